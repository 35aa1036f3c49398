"""The ids of steps: frozen words, in dice, documents and positions. The names of classes are free."""

from __future__ import annotations

from typing import Final

ROLL_FOR_GANGS: Final = "RollForGangs"
PICK_GANGS: Final = "PickGangs"
PICK_SIDES: Final = "PickSides"
PICK_MADE: Final = "PickMade"
LAY_THE_TABLE: Final = "LayTheTable"

START_ROUND: Final = "StartRound"
BOMBING: Final = "Bombing"
CLAIM_ORDERS: Final = "ClaimOrders"
NEW_TURF: Final = "NewTurf"
TURN_UP_CARDS: Final = "TurnUpCards"
ISSUE_ORDERS: Final = "IssueOrders"
CHOOSE_GOODS: Final = "ChooseGoods"
SELL: Final = "Sell"
ANSWER_FOR_SALES: Final = "AnswerForSales"
LAST_CALLS: Final = "LastCalls"
CLEAN_UP: Final = "CleanUp"
EMERGENCY_ROOM: Final = "EmergencyRoom"
END_ROUND: Final = "EndRound"

FEEL_THE_HEAT: Final = "FeelTheHeat"
TRANSACTIONS: Final = "Transactions"
OFFER_BOOST: Final = "OfferBoost"

CALL_FOR_BACKUP: Final = "CallForBackup"
PULL_GUNS: Final = "PullGuns"
ARBITRATE: Final = "Arbitrate"
ROLL_DICE: Final = "RollDice"
DECIDE_WINNER: Final = "DecideWinner"
ALLOT_INJURIES: Final = "AllotInjuries"
CHOOSE_INJURED: Final = "ChooseInjured"
RETREAT: Final = "Retreat"
CLAIM_TOKEN: Final = "ClaimToken"  # noqa: S105 - a leader token
DISCARD_GUNS: Final = "DiscardGuns"
ANSWER_TO_THE_LAW: Final = "AnswerToTheLaw"
FOLLOW_UP: Final = "FollowUp"

TAKE_THE_FALL: Final = "TakeTheFall"
MARK_GANGS: Final = "MarkGangs"
HIT_GANGS: Final = "HitGangs"

COUNT_CASH: Final = "CountCash"
LAST_FIGHT: Final = "LastFight"
