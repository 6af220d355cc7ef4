"""Games between bots as a dataset: one row per decision, as Parquet, with a data card."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from atoll import __version__
from atoll.core.record import Record, read, verify
from atoll.research.loop import rewards
from atoll.research.spaces import Spaces
from atoll.research.tables import action_table, observation_table

GROUP = 4096  # rows written at once


def write_dataset(
    path: Path, spaces: Spaces, records: list[str], on_game: Callable[[], None] = lambda: None
) -> int:
    """Write the decisions of finished games, and the data card; returns the number of rows.

    `told` is called after each game.
    """
    schema = dataset_schema(spaces)
    games = [read_game(spaces, number, text) for number, text in enumerate(records)]
    rows, waiting = 0, []
    with pq.ParquetWriter(path, schema, compression="zstd") as file:
        for number, record in enumerate(games):
            waiting += list(decisions(spaces, number, record))
            on_game()
            if len(waiting) >= GROUP:
                file.write_table(to_table(waiting, schema))
                rows += len(waiting)
                waiting = []
        file.write_table(to_table(waiting, schema))
    rows += len(waiting)
    path.with_suffix(".md").write_text(data_card(path, spaces, games, rows), encoding="utf-8")
    return rows


def read_game(spaces: Spaces, number: int, text: str) -> Record:
    """The record of a game."""
    return read(text, spaces.game, f"game {number}", str(spaces.setup.set_path))


def dataset_schema(spaces: Spaces) -> Any:
    """The columns."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.dictionary(pa.int32(), pa.string())),
            ("observation", pa.list_(pa.uint8(), spaces.observation_size)),
            ("mask", pa.list_(pa.uint8(), spaces.actions)),
            ("action", pa.int32()),
            ("notation", pa.string()),
            ("outcome", pa.float32()),
            ("score", pa.int32()),
        ],
        metadata={"game": spaces.game.name, "players": str(spaces.players), "atoll": __version__},
    )


def to_table(rows: list[dict[str, Any]], schema: Any) -> Any:
    """Rows as columns."""
    columns = []
    for field in schema:
        values = [row[field.name] for row in rows]
        if pa.types.is_fixed_size_list(field.type):
            flat = pa.array(np.concatenate(values) if values else [], pa.uint8())
            columns.append(pa.FixedSizeListArray.from_arrays(flat, field.type.list_size))
        elif pa.types.is_dictionary(field.type):
            columns.append(pa.array(values, pa.string()).dictionary_encode().cast(field.type))
        else:
            columns.append(pa.array(values, field.type))
    return pa.Table.from_arrays(columns, schema=schema)


def decisions(spaces: Spaces, number: int, record: Record) -> Iterator[dict[str, Any]]:
    """Every decision of one game as the seat that took it saw it."""
    game = spaces.game
    final = verify(record, game, f"game {number}")
    outcomes, scores = rewards(final), final.scores()
    state = game.start(record.setup)
    for ply, (seat, notation) in enumerate(record.actions):
        seen = state.seen_by(seat)
        action = game.parse(state, seat, notation)
        yield {
            "game": number,
            "ply": ply,
            "seat": seat,
            "bot": record.seats[seat],
            "observation": spaces.observe(seen),
            "mask": spaces.mask(seen),
            "action": spaces.number(seen, action),
            "notation": notation,
            "outcome": outcomes[seat],
            "score": scores[seat],
        }
        state.play(seat, action)


CARD = """# {name}

{rows} decisions of {games} games of {title} with {players} players, played by {bots}.

| | |
|---|---|
| game | `{game}`, rules version {version}, component set `{component_set}` |
| options | {options} |
| seeds | `{first}` to `{last}`, as each game's record tells |
| made with | Atoll {atoll}, `{command}` |
| licence | the rows hold no text or drawing of the games; use them as you like |

## Columns

| column | type | meaning |
|---|---|---|
| `game` | int32 | the number of the game; its record is `records/` in the arena's folder |
| `ply` | int32 | the number of the action in the game |
| `seat` | int8 | who decided |
| `bot` | string | which bot sat there |
| `observation` | uint8 × {observation_size} | what that seat knew, and nothing else |
| `mask` | uint8 × {actions} | a one for each legal action |
| `action` | int32 | the number of the action taken; -1 for one outside the action space |
| `notation` | string | the action as written in records |
| `outcome` | float32 | how the game ended for that seat: 1 won alone … -1/(players - 1) lost |
| `score` | int32 | that seat's points at the end |

## The observation

{observation_table}

## The actions

{action_table}
"""


def data_card(path: Path, spaces: Spaces, games: list[Record], rows: int) -> str:
    """The data card: what a dataset holds and how it was made."""
    options = ", ".join(f"{key}={value}" for key, value in spaces.setup.options.items())
    bots = sorted({seat for record in games for seat in record.seats})
    return CARD.format(
        name=path.name,
        rows=rows,
        games=len(games),
        title=spaces.game.title,
        players=spaces.players,
        bots=" and ".join(bots),
        command=f"atoll arena {spaces.game.name} --players {spaces.players} "
        f"--bots {','.join(bots)} --games {len(games)} --dataset {path.name}",
        game=spaces.game.name,
        version=spaces.game.version,
        component_set=spaces.setup.set_name,
        options=options or "none",
        first=games[0].setup.seed,
        last=games[-1].setup.seed,
        atoll=__version__,
        observation_size=spaces.observation_size,
        actions=spaces.actions,
        observation_table=observation_table(spaces),
        action_table=action_table(spaces),
    )
