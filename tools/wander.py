"""Has learners wander through a lesson: at will, half at will, as a bot would; says what they met.

python tools/wander.py mayhem            a thousand
python tools/wander.py mayhem 50         so many
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "lessons"))

from wandering import SORTS, is_stuck, met, wander


def main(lesson: str, learners: int) -> int:
    """Play; 1 where somebody got stuck."""
    stuck = 0
    for sort in SORTS:
        total: Counter[str] = Counter()
        each = (learners + len(SORTS) - 1) // len(SORTS)
        for seed in range(each):
            play = wander(lesson, sort, seed)
            stuck += is_stuck(play)
            total += met(play)
        shares = ", ".join(f"{what} {100 * count // each} %" for what, count in sorted(total.items()))
        sys.stdout.write(f"{lesson}, {sort}, {each} learners: {shares}\n")
    sys.stdout.write(f"stuck: {stuck}\n")
    return 1 if stuck else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1000))
