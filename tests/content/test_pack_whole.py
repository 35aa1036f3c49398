"""A pack is judged as a whole: enough of everything, nothing twice, made men named or not."""

from __future__ import annotations

import pytest
from minipack import anonymous, complaints, line_of, named

from gangland.content.load import load_builtin

OVERLAY = 'schema = 1\nextends = "mayhem"\n'
GANG = '[[gang]]\nid = "crew"\nprovenance = "house"\n'
SIDE = (
    '[[gang.side]]\nid = "unleaded"\nprovenance = "house"\nbase = 3\nmade = 2\nrookies = 3\n'
    "cash = 5\nguns = 2\ncontraband = 3\nheat = 0\n"
)


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        ("schema = 1", "schema = 2", "schema", '"schema" is 2; expected 1'),
        ('game = "mayhem"', 'game = "chess"', "game",
         'unknown game "chess"; expected one of mayhem, wise-guys'),
        ('goods = "contraband"', 'goods = "beer"', "goods",
         'unknown term "beer"; expected one of contraband, booze'),
        ('version = "1"\n', "", "schema", 'the key "version" is missing'),
        ("limits = [", "limits = [0, ", "limits", '"limits" has 6 elements; expected 5'),
        ('["none"', '["all"', "limits", 'unknown limit "all"; expected one of none'),
        ("prices = [3", "prices = [0", "prices", '"prices" is 0; expected 1 to 99'),
        ("3 = 3, ", "", "bands", "there is no price band for 3 players"),
        ("4 = 4", "4 = 4, x = 1", "bands", '"x" is not allowed; expected a number of players, from 2 to 9'),
        ('role = "law"', 'role = "guns"', 'id = "start-guns"',
         'site "start-guns": several starting sites have the role "guns": start-law, start-guns'),
        ('role = "law"', 'role = "guns"', "schema", 'there is no starting site with the role "law"'),
        ('id = "random-0"\nkind = "random"', 'id = "random-0"\nkind = "start"\nrole = "law"', "schema",
         "there are 5 random sites; expected at least 6"),
        ('id = "card-0"\n', 'id = "card-0"\nhardcore = true\n', "schema",
         "there are 14 cards that are not hardcore; expected at least 15"),
        ('id = "card-1"', 'id = "card-0"', 'id = "card-0"\nprovenance = "house"\nkind = "hassle"',
         'card "card-0": the id "card-0" is already used on line'),
        ('id = "card-1"', 'id = "random-1"', 'id = "random-1"\nprovenance',
         'card "random-1": the id "random-1" is already the id of a site'),
        ('role = "er"\n', 'role = "er"\nhot = 1\n', "hot = 1",
         'site "start-er": the emergency room has no "hot"'),
    ],
)  # fmt: skip
def test_a_mistake_in_a_whole_pack(old: str, new: str, at: str, said: str) -> None:
    text = anonymous().replace(old, new, 1)
    assert text != anonymous()
    found = [complaint for complaint in complaints(text) if said in complaint]
    assert found
    allowed = range(line_of(text, at) - 1, line_of(text, at) + 1)
    assert int(found[0].split(":")[1]) in allowed


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('fight = "talking"\n', "", 'site "start-law": the key "fight" is missing'),
        ('cash = 4 } }]\nfight = "talking"\n', "cash = 4 } }]\n",
         'card "card-2": the key "fight" is missing'),
        ('fight = "talking"', 'fight = "dancing"',
         'site "start-law": unknown fight "dancing"; expected one of slugging, talking'),
        ('[[gang.made]]\nid = "man-0-4"\nslugging = 2\ntalking = 2\nprovenance = "house"\n', "",
         'gang "gang-0": "made" has 4 elements; expected 5'),
        ("slugging = 2\n", "", 'gang "gang-0": the key "slugging" is missing'),
        ('id = "man-0-1"', 'id = "man-0-0"', 'gang "gang-0": the id "man-0-0" is already used on line'),
        ('id = "man-1-0"', 'id = "man-0-0"', 'gang "gang-1": the id "man-0-0" is already used on line'),
    ],
)  # fmt: skip
def test_a_mistake_where_made_men_are_named(old: str, new: str, said: str) -> None:
    assert any(said in complaint for complaint in complaints(named().replace(old, new, 1)))


def test_named_made_men_let_a_boost_repeat_and_a_trade_go_on() -> None:
    repeated = "{ trade = { booze = 1 }, for = { cash = 1 }, max = 3 }"
    endless = "{ trade = { guns = 1 }, for = { cash = 1 } }"
    boost = f'id = "random-0"\nboost = [{repeated}, {endless}]\n'
    assert complaints(named().replace('id = "random-0"\n', boost)) == []


def test_every_gang_is_named_once_one_is() -> None:
    men = "".join(
        f'[[gang.made]]\nid = "m{man}"\nslugging = 2\ntalking = 2\nprovenance = "house"\n' for man in range(5)
    )
    sides = SIDE + SIDE.replace("unleaded", "octane")
    assert any(
        "made men are named in every gang or in none; these gangs name none: samcro" in complaint
        for complaint in complaints(OVERLAY + GANG + sides + men)
    )


def test_a_made_man_is_in_one_gang_only_even_across_files() -> None:
    gangs = named()[named().index('[[gang]]\nid = "gang-0"') :].replace('"plain"', '"standard"')
    overlay = 'schema = 1\nextends = "wise-guys"\n' + gangs.replace("man-0-0", "al-capone")
    said = 'gang "gang-0": the made man "al-capone" is already in the gang "chicago-outfit"'
    assert any(said in complaint for complaint in complaints(overlay))


def test_too_few_gangs() -> None:
    text = anonymous()
    shorter = text[: text.index('[[gang]]\nid = "gang-2"')]
    assert complaints(shorter) == ["my.toml:1: there are 2 gangs; expected at least 3"]


def test_removing_too_much_is_said_where_it_is_removed() -> None:
    cards = ", ".join(f'"{card.id}"' for card in load_builtin("mayhem").cards[:30])
    assert complaints(f"{OVERLAY}remove = [{cards}]\n") == [
        "my.toml:3: there are 6 cards that are not hardcore; expected at least 15"
    ]
