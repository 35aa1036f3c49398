"""An owner's file replaces, adds, removes and names; files lie on top of each other in order."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from minipack import anonymous, named

from gangland.content.fingerprint import fingerprint
from gangland.content.load import load_builtin, load_pack, load_packs, merge, read_overlay
from gangland.content.problems import PackError
from gangland.content.records import Pack, Transaction

DOCKS = """
[[site]]
id = "{id}"
kind = "random"
provenance = "printed"
main = [{{ skim = {{ contraband = {amount} }} }}]
"""


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def overlay(folder: Path, name: str, text: str, extends: str = "mayhem") -> Path:
    return write(folder, name, f'schema = 1\nextends = "{extends}"\n{text}')


def test_a_known_id_is_replaced_in_its_place(tmp_path: Path) -> None:
    house = load_builtin("mayhem")
    pack = load_pack(overlay(tmp_path, "box.toml", DOCKS.format(id="hairy-dog", amount=2)))
    assert [site.id for site in pack.sites] == [site.id for site in house.sites]
    changed = [site for site in pack.sites if site not in house.sites]
    assert [(site.id, site.provenance) for site in changed] == [("hairy-dog", "printed")]
    assert changed[0].ground.main == (Transaction("skim", get=(0, 0, 2, 0)),)
    assert (pack.cards, pack.gangs, pack.market) == (house.cards, house.gangs, house.market)


def test_a_new_id_is_added_at_the_end(tmp_path: Path) -> None:
    house = load_builtin("mayhem")
    pack = load_pack(overlay(tmp_path, "box.toml", DOCKS.format(id="new-docks", amount=2)))
    assert [site.id for site in pack.sites] == [*(site.id for site in house.sites), "new-docks"]


def test_a_record_can_be_removed(tmp_path: Path) -> None:
    pack = load_pack(overlay(tmp_path, "box.toml", 'remove = ["calaveras", "roadblock", "hairy-dog"]\n'))
    ids = {record.id for table in (pack.sites, pack.cards, pack.gangs) for record in table}
    assert not ids & {"calaveras", "roadblock", "hairy-dog"}
    assert len(ids) == 24 + 40 + 6 - 3


def test_files_lie_on_top_of_each_other(tmp_path: Path) -> None:
    first = overlay(tmp_path, "a.toml", DOCKS.format(id="docks", amount=1))
    second = overlay(tmp_path, "b.toml", DOCKS.format(id="docks", amount=2))
    pack = load_packs("mayhem", [first, second])
    assert pack.id == "mayhem+a+b"
    assert pack.sites[-1].ground.main[0].get == (0, 0, 2, 0)
    house = load_builtin("mayhem")
    assert pack == merge(house, read_overlay(first, house), read_overlay(second, house))


def test_what_an_overlay_removes_a_later_one_may_bring_back(tmp_path: Path) -> None:
    gone = overlay(tmp_path, "a.toml", 'remove = ["hairy-dog"]\n')
    back = overlay(tmp_path, "b.toml", DOCKS.format(id="hairy-dog", amount=1))
    assert load_packs("mayhem", [gone, back]).sites[-1].id == "hairy-dog"


def test_no_files_is_the_pack_of_the_house() -> None:
    assert load_packs("mayhem", []) == load_builtin("mayhem")
    assert load_packs("mayhem", []).hash == load_builtin("mayhem").hash


def test_a_whole_pack_takes_the_place_of_ours(tmp_path: Path) -> None:
    whole = write(tmp_path, "mini.toml", anonymous())
    docks = overlay(tmp_path, "docks.toml", DOCKS.format(id="docks", amount=1), extends="mini")
    pack = load_packs("mayhem", [docks, whole])
    assert pack.id == "mini+docks"
    assert [len(table) for table in (pack.sites, pack.cards, pack.gangs)] == [12, 15, 3]


def test_an_overlay_speaks_the_words_of_its_base(tmp_path: Path) -> None:
    fight = 'fight = "slugging"\n'
    booze = DOCKS.format(id="docks", amount=1).replace("skim", "gain").replace("contraband", "booze") + fight
    pack = load_pack(overlay(tmp_path, "box.toml", booze, extends="wise-guys"))
    assert pack.sites[-1].ground.main[0].get == (0, 0, 1, 0)
    assert pack.terms == {"goods": "booze", "standing": "clout"}


def test_the_wrong_base_or_game_is_told(tmp_path: Path) -> None:
    other = overlay(tmp_path, "box.toml", '[[site]]\nid = "x"\n', extends="wise-guys")
    with pytest.raises(PackError) as error:
        load_packs("mayhem", [other])
    assert str(error.value).endswith("box.toml:2: problem-other-base (extends=wise-guys, base=mayhem)")
    assert len(error.value.problems) == 1
    with pytest.raises(PackError, match=r"mini.toml:3: problem-other-game \(game=wise-guys, wanted=mayhem\)"):
        load_packs("mayhem", [write(tmp_path, "mini.toml", named())])


def test_only_one_file_can_be_a_whole_pack(tmp_path: Path) -> None:
    files = [write(tmp_path, name, anonymous()) for name in ("a.toml", "b.toml")]
    with pytest.raises(PackError, match=r"b.toml:1: problem-missing-key \(key=extends\)"):
        load_packs("mayhem", files)


def test_the_problems_of_all_files_come_together(tmp_path: Path) -> None:
    files = [overlay(tmp_path, name, "bogus = 1\n") for name in ("a.toml", "b.toml")]
    with pytest.raises(PackError) as error:
        load_packs("mayhem", [*files, tmp_path / "missing.toml"])
    assert [Path(problem.file).name for problem in error.value.problems] == [
        "a.toml",
        "b.toml",
        "missing.toml",
    ]


def test_names_travel_with_the_pack(tmp_path: Path) -> None:
    names = '[names.en]\nsite-docks = "The Docks"\n"gang-lin" = "Lin"\n[names.fr]\nsite-docks = "Les Quais"\n'
    first = overlay(tmp_path, "a.toml", DOCKS.format(id="docks", amount=1) + names)
    second = overlay(tmp_path, "b.toml", '[names.en]\nsite-docks = "Old Docks"\n')
    pack = load_packs("mayhem", [first, second])
    assert pack.names == {
        "en": {"site-docks": "Old Docks", "gang-lin": "Lin"},
        "fr": {"site-docks": "Les Quais"},
    }


class TestHash:
    """Two packs with the same hash play the same."""

    @staticmethod
    def of(folder: Path, text: str) -> str:
        return load_pack(write(folder, "pack.toml", text)).hash

    def test_layout_names_and_provenance_do_not_matter(self, tmp_path: Path) -> None:
        base = self.of(tmp_path, anonymous())
        assert len(base) == 64
        assert base == self.of(tmp_path, anonymous())
        assert base == self.of(tmp_path, "# hello\n" + anonymous().replace(" = ", "   =  "))
        assert base == self.of(
            tmp_path, anonymous().replace('provenance = "house"', 'provenance = "printed"')
        )
        assert base == self.of(tmp_path, anonymous() + '[names.en]\ngang-gang-1 = "x"\n')
        assert base == self.of(tmp_path, anonymous().replace('version = "1"', 'version = "2"'))
        order = ('kind = "random"\nprovenance = "house"\n', 'provenance = "house"\nkind = "random"\n')
        swapped = anonymous().replace(*order)
        assert swapped != anonymous()
        assert base == self.of(tmp_path, swapped)

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ("cash = 4", "cash = 5"),
            ("base = 3", "base = 2"),
            ("prices = [3, 2, 1]", "prices = [4, 2, 1]"),
            ('rule = "no-guns"', 'rule = "no-backup"'),
            ('id = "random-0"', 'id = "random-zero"'),
            ('do = "fall"', 'do = "home"'),
            ('kind = "obstacle"', 'kind = "last-call"'),
            ("heat = 2", "heat = 1"),
        ],
    )
    def test_any_mechanics_matter(self, tmp_path: Path, old: str, new: str) -> None:
        changed = anonymous().replace(old, new, 1)
        assert changed != anonymous()
        assert self.of(tmp_path, changed) != self.of(tmp_path, anonymous())

    def test_an_overlay_that_says_the_same_changes_nothing(self, tmp_path: Path) -> None:
        same = """
        [[site]]
        id = "hairy-dog"
        kind = "random"
        provenance = "printed"
        main = [{ swap = { guns = 1 }, for = { contraband = 2 }, max = 3 }]
        """
        assert load_pack(overlay(tmp_path, "box.toml", same)).hash == load_builtin("mayhem").hash

    def test_the_order_of_records_is_their_numbering(self) -> None:
        pack: Pack = load_builtin("mayhem")
        assert fingerprint(replace(pack, cards=pack.cards[::-1])) != pack.hash
