"""`python -m fuzz TARGET --seconds N`: coverage-guided fuzzing of one parser, or of `all`.

It starts with the stored inputs. An input that breaks a target is written to a file that `--input`
runs again. `--keep` stores the shortest inputs that reached new code.
"""

import argparse
import importlib.util
import os
import re
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from fuzz import all_targets, find
from fuzz.corpus import keep, unpack
from fuzz.served import stop_server
from fuzz.targets import Target

HANG = 20  # seconds for one input
LONGEST = 8192  # bytes of an input
INTERRUPTED = (72, 130, -signal.SIGINT)  # exit codes of libFuzzer, a shell, Python


def main() -> int:
    """Run the command line; fails if a fault was found."""
    options = read_options()
    if options.target == "list":
        sys.stdout.write("\n".join(target.name for target in all_targets()) + "\n")
        return 0
    try:
        targets = all_targets() if options.target == "all" else [find(options.target)]
    except LookupError as error:
        return complain(f"{error.args[0]} (python -m fuzz list)")
    if options.input:
        try:
            targets[0].run(options.input.read_bytes())
        finally:
            stop_server()
        return 0
    if importlib.util.find_spec("atheris") is None:
        return complain("atheris is needed: pip install -r requirements/fuzz.txt")
    pool = ThreadPoolExecutor(options.jobs)  # each thread waits for its own process
    try:
        return max(pool.map(lambda target: fuzz(target, options), targets))
    except KeyboardInterrupt:
        pool.shutdown(cancel_futures=True)
        return 130


def read_options() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m fuzz", description=(__doc__ or "").strip())
    parser.add_argument("target", metavar="TARGET", help="a target, 'all', or 'list'")
    parser.add_argument("--seconds", type=int, default=60, metavar="N", help="for each target")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="targets at a time")
    parser.add_argument("--input", type=Path, metavar="FILE", help="only this input, once")
    parser.add_argument("--keep", action="store_true", help="keep what reaches most")
    parser.add_argument(
        "--out", type=Path, default=Path(), metavar="DIR", help="where findings are left"
    )
    return parser.parse_args()


def complain(what: str) -> int:
    """Print one sentence."""
    sys.stderr.write(f"fuzz: {what}\n")
    return 2


def fuzz(target: Target, options: argparse.Namespace) -> int:
    """Fuzz one target for its time; 1 if a fault was found."""
    with tempfile.TemporaryDirectory(prefix="atoll-fuzz-") as name:
        corpus = Path(name) / "corpus"  # libFuzzer adds what reaches more code
        unpack(target, corpus)
        words = [f"-max_total_time={options.seconds}", f"-timeout={HANG}", f"-max_len={LONGEST}"]
        prefix = f"-artifact_prefix={options.out.resolve()}/{target.name}-"
        code, output = drive(target.name, *words, prefix, "-print_final_stats=1", str(corpus))
        runs = re.search(r"number_of_executed_units: (\d+)", output)
        reached = re.findall(r"cov: (\d+) ft: (\d+)", output)
        line = f"{target.name}: {runs[1] if runs else '?'} inputs"
        line += f", {reached[-1][0]} branches" if reached else ""
        if code in INTERRUPTED:
            return 130
        if code:
            tail = "\n".join(output.splitlines()[-60:])
            sys.stdout.write(f"{line}: FOUND\n{tail}\n")
            return 1
        if options.keep:
            fresh = {path.read_bytes() for path in corpus.iterdir()} - set(target.seeds())
            line += f", {keep(target.name, fresh)} kept"
        sys.stdout.write(f"{line}: nothing found\n")
        sys.stdout.flush()
    return 0


def drive(*words: str) -> tuple[int, str]:
    """Run libFuzzer in a separate process: its exit code and output."""
    done = subprocess.run(
        [sys.executable, "-m", "fuzz.drive", *words], env={**os.environ, "ATOLL_PURE": "1"},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
    )  # fmt: skip
    return done.returncode, done.stdout


if __name__ == "__main__":
    sys.exit(main())
