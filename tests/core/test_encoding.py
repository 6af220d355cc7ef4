"""The functions that write the parts of an observation onto a page of zeros."""

from atoll.core.encoding import (
    blank_page,
    open_numbers,
    place_of,
    write_choice,
    write_choices,
    write_count,
    write_counts,
    write_members,
    write_seats,
    write_sets,
)
from atoll.core.native import i64, vec


def test_a_count_is_cut_off_at_0_and_at_255() -> None:
    page = blank_page(4)
    at = 0
    for value in (-1, 7, 255, 1000):
        at = write_count(page, at, value)
    assert (at, list(page)) == (4, [0, 7, 255, 255])


def test_a_choice_that_is_none_of_the_things_is_zeros() -> None:
    for value, numbers in ((-1, [0, 0, 0]), (2, [0, 0, 1]), (3, [0, 0, 0])):
        page = blank_page(3)
        assert write_choice(page, 0, value, 3) == 3
        assert list(page) == numbers


def test_a_set_stays_within_its_size() -> None:
    page = blank_page(4)
    assert write_members(page, 1, 0b1101, 2) == 3
    assert list(page) == [0, 1, 0, 0]


def test_a_set_of_seats_is_counted_from_the_viewer() -> None:
    page = blank_page(4)
    assert write_seats(page, 0, 0b0101, 2, 4) == 4
    assert list(page) == [1, 0, 1, 0], "seats 2 and 0"


def test_vectors_begin_with_the_values_of_the_viewer() -> None:
    values = vec[i64]([1, 2, 3, 0, 1, 2])
    page = blank_page(6)
    assert write_counts(page, 0, values, 2) == 6
    assert list(page) == [3, 0, 1, 2, 1, 2]
    page = blank_page(12)
    assert write_choices(page, 0, values, 4, 2) == 12
    assert list(page) == [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]
    page = blank_page(12)
    assert write_sets(page, 0, values, 3, 2) == 12
    assert list(page) == [0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 1]


def test_a_number_opens_once_and_the_first_action_stands_for_it() -> None:
    numbers, page = vec[i64]([2, -1, 0, 2]), blank_page(4)
    open_numbers(numbers, page, 1)
    assert list(page) == [0, 1, 0, 1]
    assert list(numbers) == [2, -1, 0, -1]
    assert [place_of(number, numbers) for number in (2, 0, 1, -1)] == [0, 2, -1, -1]
