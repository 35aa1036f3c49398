"""The miser takes what pays now, and sits on it."""

from __future__ import annotations

import gangland

LIKES = ("use", "market", "exploit", "yes", "move", "sit")


class Miser(gangland.Bot):
    """Answers with the first kind of action it likes, and the most of it."""

    def play(self, view: gangland.View) -> gangland.Action:
        """Return the action it likes best."""
        legal = view.legal()
        for kind in LIKES:
            liked = [action for action in legal if action.kind == kind]
            if liked:
                return max(liked, key=lambda action: action.number or 0)
        return legal[0]
