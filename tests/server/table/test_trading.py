"""Trading over the wire: no pestering, last calls, standing orders, people first, and what bots may do."""

from __future__ import annotations

import pytest

from bohnanza.bots import limits as bot_limits
from bohnanza.engine.beans import NAMES
from bohnanza.engine.offers import ASKED, COUNTERED
from bohnanza.engine.referee import in_trading
from bohnanza.server import limits
from bohnanza.server.protocol import commands, messages, table_events
from bohnanza.server.protocol.settings import ClockSettings, Order, Pace
from bohnanza.server.table import facts
from bohnanza.server.table.inputs import BotReply, Tick
from tests.server.table.scenes import Scene, dealt, texts_of


def market(
    people: tuple[str, ...] = ("Ana", "Ben", "Cay"),
    clock: ClockSettings | None = None,
    pace: Pace = "brisk",
    game: str = "anniversary/3",
    bot: str = "greedy",
) -> Scene:
    """Ana trades; she has red, blue and soy, the others one of everything that matters."""
    scene = dealt(game, people, clock=clock, pace=pace, bot=bot)
    scene.to_trading()
    scene.give(0, "red", "blue", "soy", "red", "chili")
    for seat in range(1, scene.table.seats):
        scene.give(seat, "green", "stink", "red", "soy")
    return scene


def refused(answer: messages.ServerMessage | None) -> str:
    """The sentence of a refusal."""
    assert isinstance(answer, messages.Refused)
    assert answer.code == "illegal"
    return answer.sentence


def done_by(scene: Scene) -> list[str]:
    """Who has ended tradings so far."""
    return [
        fact.by for fact in scene.facts(facts.Made) if fact.move.endswith(" done") and fact.by != "person"
    ]


# --- no pestering ---


def test_what_somebody_declined_is_not_offered_to_them_again_in_the_same_phase() -> None:
    scene = market()
    scene.play("m0", "p0 offer red for green to p1")
    scene.play("m1", "p1 decline 1: too little")
    assert "Ben has already declined" in refused(scene.play("m0", "p0 offer red for green to p1"))
    assert "Ben has already declined" in refused(scene.play("m0", "p0 offer red@4 for green to p1,p2"))
    assert isinstance(scene.play("m0", "p0 offer red for green to p2"), messages.Ack)
    assert isinstance(scene.play("m0", "p0 offer red for stink to p1"), messages.Ack)


def test_the_order_in_which_cards_are_named_makes_no_other_offer_of_it() -> None:
    scene = market()
    scene.play("m0", "p0 offer red + blue for green + stink to p1")
    scene.play("m1", "p1 decline 1")
    assert "declined" in refused(scene.play("m0", "p0 offer blue + red for stink + green to p1"))


def test_nor_can_an_offer_be_changed_into_it() -> None:
    scene = market()
    scene.play("m0", "p0 offer red for green to p1")
    scene.play("m1", "p1 decline 1")
    scene.play("m0", "p0 offer red for stink to p1")
    assert "declined" in refused(scene.play("m0", "p0 revise 2 red for green"))


def test_in_the_next_phase_it_may_be_offered_again() -> None:
    scene = market()
    scene.play("m0", "p0 offer red for green to p1")
    scene.play("m1", "p1 decline 1")
    scene.play("m0", "p0 done")
    scene.to_trading()
    assert scene.table.declined == set()


def test_three_open_offers_are_enough() -> None:
    scene = market()
    for kind in ("green", "stink", "garden"):
        scene.play("m0", f"p0 offer red for {kind} to p1")
    assert "withdraw one first" in refused(scene.play("m0", "p0 offer red for blue to p2"))
    assert isinstance(scene.play("m1", "p1 offer green for red to p0"), messages.Ack)
    scene.play("m0", "p0 withdraw 1")
    assert isinstance(scene.play("m0", "p0 offer red for blue to p2"), messages.Ack)


def test_etiquette_is_no_rule_of_the_game() -> None:
    scene = market()
    scene.play("m0", "p0 offer red for green to p1")
    scene.play("m1", "p1 decline 1")
    answer = scene.play("m0", "p0 offer red for green to p1")
    assert isinstance(answer, messages.Refused)
    assert answer.rule == ""


# --- the last call ---


def called() -> Scene:
    scene = market()
    scene.play("m0", "p0 offer red for green to p1,p2")
    scene.play("m0", "p0 done")
    return scene


def test_done_with_unanswered_offers_is_announced_and_played_after_a_while() -> None:
    scene = called()
    assert scene.facts(table_events.LastCalled) == [table_events.LastCalled(0, scene.now + limits.LAST_CALL)]
    assert scene.heard("m1", messages.Update)[-1].room.last_call is not None
    scene.wait(limits.LAST_CALL - 1)
    assert in_trading(scene.game.agenda)
    scene.wait(1)
    assert not in_trading(scene.game.agenda)
    assert scene.table.last_call is None


def test_the_last_call_ends_when_all_have_answered() -> None:
    scene = called()
    scene.play("m1", "p1 decline 1")
    assert in_trading(scene.game.agenda)
    scene.play("m2", "p2 accept 1")
    assert not in_trading(scene.game.agenda)


def test_the_last_call_does_not_wait_for_who_has_nothing_to_add() -> None:
    scene = called()
    scene.do("m1", commands.Ready("r"))
    assert in_trading(scene.game.agenda)
    scene.do("m2", commands.Ready("r"))
    assert not in_trading(scene.game.agenda)


def test_done_can_be_taken_back_while_it_is_announced() -> None:
    scene = called()
    scene.do("m0", commands.NotDone("n"))
    scene.wait(2 * limits.LAST_CALL)
    assert in_trading(scene.game.agenda)
    assert isinstance(scene.play("m0", "p0 done"), messages.Ack)


def test_there_is_one_last_call_at_a_time() -> None:
    scene = called()
    answer = scene.play("m0", "p0 done")
    assert isinstance(answer, messages.Refused)
    assert answer.code == "not-now"


def test_done_without_open_offers_is_played_at_once() -> None:
    scene = market()
    scene.play("m0", "p0 done")
    assert not in_trading(scene.game.agenda)
    assert scene.facts(table_events.LastCalled) == []


def test_over_days_done_is_played_at_once() -> None:
    scene = market(clock=ClockSettings("days", 2))
    scene.play("m0", "p0 offer red for green to p1")
    scene.play("m0", "p0 done")
    assert not in_trading(scene.game.agenda)


def test_a_pause_stops_the_last_call() -> None:
    scene = called()
    scene.wait(1_000)
    scene.do("m0", commands.Pause("p"))
    scene.wait(60_000)
    scene.do("m0", commands.Resume("r"))
    scene.wait(limits.LAST_CALL - 1_001)
    assert in_trading(scene.game.agenda)
    scene.wait(1)
    assert not in_trading(scene.game.agenda)


def test_the_last_call_of_who_leaves_is_not_forgotten() -> None:
    scene = called()
    scene.do("m0", commands.Leave("bye", "greedy"))
    scene.wait(limits.LAST_CALL)
    assert not in_trading(scene.game.agenda)
    assert done_by(scene) == ["bot"]


def test_a_bot_that_is_done_waits_for_people_who_might_want_something() -> None:
    scene = market()
    scene.do("m0", commands.LendSeat("l", 0, "greedy"))
    silent(scene)
    assert scene.facts(table_events.LastCalled)[-1].seat == 0
    scene.play("m1", "p1 offer green for nothing to p0")
    assert scene.facts(table_events.CallTakenBack) == [table_events.CallTakenBack(0)]
    silent(scene)
    for member in ("m0", "m1", "m2"):
        scene.do(member, commands.Ready("r"))
    scene.wait(limits.LAST_CALL)
    assert not in_trading(scene.game.agenda)


def silent(scene: Scene) -> None:
    """The bots have nothing to say but no."""
    for _ in range(20):
        scene.wait(1_000)
        while scene.questions:
            question = scene.questions.pop()
            declines = [move for move in texts_of(question) if " decline " in move]
            scene.put(BotReply(question.seat, question.number, declines[0] if declines else None, False))
        if scene.table.last_call is not None:
            return


# --- standing orders ---


def order(scene: Scene, member: str, seat: int, *orders: Order) -> None:
    assert isinstance(
        scene.do(member, commands.SetOrders(f"o{len(scene.rows)}", seat, list(orders))), messages.Ack
    )


def last_made(scene: Scene) -> tuple[str, str]:
    made = scene.facts(facts.Made)[-1]
    return made.move, made.by


def test_a_standing_order_is_offered_to_the_active_player_once_a_phase() -> None:
    scene = market()
    order(scene, "m1", 1, Order("trade", "green", "red"))
    assert last_made(scene) == ("p1 offer green for red to p0", "order")
    scene.play("m0", "p0 decline 1")
    assert len([fact for fact in scene.facts(facts.Made) if fact.by == "order"]) == 1


def test_what_a_standing_order_wants_is_accepted_when_it_is_offered() -> None:
    scene = market()
    order(scene, "m1", 1, Order("trade", "green", "red + blue"))
    scene.play("m0", "p0 offer red + blue for green to p1")
    assert last_made(scene) == ("p1 accept 2", "order")


@pytest.mark.parametrize(
    ("offer", "taken"),
    [
        ("red for green", True),
        ("2 red for green", True),
        ("red for nothing", True),
        ("red for 2 green", False),
        ("blue for green", False),
        ("red + chili for green", False),  # what does not fit is no present
        ("red for any", False),
    ],
)
def test_a_standing_order_takes_what_is_at_least_as_good(offer: str, taken: bool) -> None:
    scene = market()
    scene.game.fields[1] = [[], [], []]
    scene.game.hands[1] = [NAMES.index("stink"), NAMES.index("green"), NAMES.index("green")]
    scene.table.offered.add((1,))
    order(scene, "m1", 1, Order("trade", "green", "red"))
    scene.play("m0", f"p0 offer {offer} to p1")
    assert ("accept" in last_made(scene)[0]) == taken


def test_gifts_of_what_one_grows_are_taken() -> None:
    scene = market()
    scene.game.fields[1] = [[NAMES.index("red")], [], []]
    order(scene, "m1", 1, Order("gifts"))
    scene.play("m0", "p0 offer blue for nothing to p1")
    assert last_made(scene)[1] == "person"
    scene.play("m0", "p0 offer red for nothing to p1")
    assert last_made(scene) == ("p1 accept 2", "order")


def test_who_wants_nothing_declines_everything_else() -> None:
    scene = market()
    order(scene, "m1", 1, Order("refuse"), Order("trade", "green", "red"))
    scene.play("m0", "p0 offer red for any to p1")
    assert last_made(scene) == ("p1 decline 2", "order")
    scene.play("m0", "p0 offer red for green to p1")
    assert last_made(scene) == ("p1 accept 3", "order")


def test_orders_are_marked_as_such_and_nobody_sees_them() -> None:
    scene = market()
    order(scene, "m1", 1, Order("refuse"))
    scene.play("m0", "p0 offer red for any to p1")
    update = scene.heard("m0", messages.Update)[-1]
    assert update.stories[-1].news == table_events.Moved(1, "order")
    assert scene.heard("m0", messages.Orders) == []
    assert scene.heard("m1", messages.Orders) != []


def test_orders_rest_while_a_bot_plays_the_seat() -> None:
    scene = market()
    scene.do("m1", commands.LendSeat("l", 1, "greedy"))
    order(scene, "m1", 1, Order("refuse"))
    scene.play("m0", "p0 offer red for any to p1")
    assert last_made(scene)[1] == "person"


def test_orders_are_kept_over_a_restart() -> None:
    scene = dealt(people=("Ana", "Ben", "Cay"))
    order(scene, "m1", 1, Order("gifts"))
    assert scene.rebuilt().chairs[1].orders == [Order("gifts")]


# --- bots ---


def test_bots_hold_their_answer_when_a_person_was_asked_as_well() -> None:
    scene = market(("Ana", "Ben"))
    scene.play("m0", "p0 offer red for green to p1,p2")
    scene.wait(limits.PEOPLE_FIRST - 1)
    assert [question for question in scene.questions if question.ask == "choose"] == []
    scene.wait(1)
    assert scene.questions[-1].seat == 2


def test_a_bot_that_was_asked_alone_answers_at_its_pace() -> None:
    scene = market(("Ana", "Ben"))
    scene.play("m0", "p0 offer red for green to p2")
    scene.wait(limits.PACES["brisk"])
    assert (scene.questions[-1].seat, scene.questions[-1].ask) == (2, "choose")


def test_talk_does_not_hold_bots_up() -> None:
    scene = market(("Ana", "Ben"))
    scene.play("m0", "p0 offer red for green to p2")
    scene.wait(limits.PACES["brisk"] - 1)
    scene.do("m1", commands.Say("s", "wait"))
    scene.do("m1", commands.SetOrders("o", 1, []))
    scene.wait(1)
    assert scene.questions[-1].seat == 2


def speaking(bot: str = "greedy") -> tuple[Scene, int]:
    """A bot is asked to speak in Ana's trading: the number of its question."""
    scene = market(("Ana", "Ben"), pace="instant", bot=bot)
    question = next(question for question in scene.questions if question.ask == "speak")
    scene.questions.clear()
    return scene, question.number


def quiet(bot: str = "greedy") -> Scene:
    """The bot has nothing to say in Ana's trading."""
    scene, number = speaking(bot)
    say(scene, number, None)
    return scene


def say(scene: Scene, number: int, move: str | None) -> int:
    """What the bot says, and the number of its next question."""
    scene.put(BotReply(2, number, move, False))
    return scene.questions.pop().number if scene.questions else 0


def test_a_bot_makes_at_most_two_offers_of_its_own_a_phase() -> None:
    scene, number = speaking()
    for kind in ("red", "blue", "soy"):
        number = say(scene, number, f"p2 offer green for {kind} to p0") or number
        declinable = [offer.number for offer in scene.game.offers if offer.maker == 2]
        for offer in declinable:
            scene.play("m0", f"p0 decline {offer}")
            number = scene.questions.pop().number if scene.questions else number
    made = [fact.move for fact in scene.facts(facts.Made) if fact.by == "bot" and " offer " in fact.move]
    assert len(made) == limits.BOT_PROPOSALS
    assert scene.table.bots.failures == {}


def repeating() -> Scene:
    """A bot has offered again what was declined before: it is refused, and asked again."""
    scene, number = speaking()
    say(scene, number, "p2 offer green for red to p0")
    scene.play("m0", "p0 decline 1")
    scene.put(BotReply(2, scene.questions.pop().number, "p2 offer green for red to p0", False))
    assert scene.game.offers == []
    return scene


def test_a_bot_that_repeats_what_was_declined_may_make_its_next_offer() -> None:
    scene = repeating()
    question = scene.questions.pop()
    assert question.ask == "speak"
    assert "p2 offer green for red to p0" not in texts_of(question)
    assert "p2 offer green for blue to p0" in texts_of(question)
    say(scene, question.number, "p2 offer green for blue to p0")
    assert [offer.terms.want for offer in scene.game.offers] == [(NAMES.index("blue"),)]
    assert scene.table.bots.failures == {}


def test_a_bot_that_does_nothing_but_repeat_passes_and_has_not_failed() -> None:
    scene = repeating()
    number, asked = scene.questions.pop().number, 1
    while number:
        number, asked = say(scene, number, "p2 offer green for red to p0"), asked + 1
    assert asked == limits.BOT_TRIES
    assert scene.game.offers == []
    assert scene.table.bots.failures == {}


def test_a_bot_that_answers_with_what_was_declined_declines_in_the_end() -> None:
    scene, number = speaking()
    say(scene, number, "p2 offer green for red to p0")
    scene.play("m0", "p0 decline 1")
    say(scene, scene.questions.pop().number, None)
    scene.play("m0", "p0 offer blue for green to p2")
    for _ in range(limits.BOT_TRIES):
        assert scene.game.offers[0].answer_of(2) == ASKED
        question = scene.questions.pop()
        assert question.ask == "choose"
        scene.put(BotReply(2, question.number, "p2 counter 2 green for red to p0", False))
    assert last_made(scene) == ("p2 decline 2", "bot")
    assert scene.table.bots.failures == {}


def test_bots_speak_in_rounds_and_are_asked_again_after_something_was_said() -> None:
    scene = market(("Ana",), pace="instant", game="anniversary/4")
    spoken = []
    scene.questions.clear()
    scene.table.bots.pending.clear()
    scene.put(Tick())
    while scene.questions:
        question = scene.questions.pop()
        spoken.append(question.seat)
        says = "p2 want red" if len(spoken) == 2 else None
        scene.put(BotReply(question.seat, question.number, says, False))
    assert spoken == [1, 2, 3, 1, 2, 3]
    scene.play("m0", "p0 want red")
    assert [question.seat for question in scene.questions] == [1]


def test_bots_that_were_asked_together_answer_in_the_order_of_the_table() -> None:
    scene = market(("Ana",), game="anniversary/4")
    scene.table.bots.pending.clear()
    scene.questions.clear()
    scene.play("m0", "p0 offer red for green to p1,p2,p3")
    scene.wait(limits.PACES["brisk"])
    answered = []
    while scene.questions:  # they have waited together
        question = scene.questions.pop()
        answered.append((question.seat, question.ask))
        scene.put(BotReply(question.seat, question.number, f"p{question.seat} decline 1", False))
    assert answered == [(1, "choose"), (2, "choose"), (3, "choose")]


def test_a_bot_that_was_asked_beside_a_person_waits_whatever_another_bot_has_answered() -> None:
    scene = market(("Ana", "Ben"), game="anniversary/4")
    scene.table.bots.pending.clear()
    scene.questions.clear()
    scene.play("m0", "p0 offer red for green to p3")
    scene.play("m0", "p0 offer blue for green to p1,p2")
    scene.wait(limits.PACES["brisk"])
    question = scene.questions.pop()
    assert (question.seat, question.ask) == (3, "choose")
    scene.put(BotReply(3, question.number, "p3 decline 1", False))
    scene.wait(limits.PEOPLE_FIRST - 1)
    assert scene.questions == []
    scene.wait(1)
    assert scene.questions[-1].seat == 2


def test_nothing_is_played_for_a_bot_that_is_not_asked_any_more() -> None:
    scene, number = speaking()
    say(scene, number, "p2 offer green for red to p0")
    scene.play("m0", "p0 decline 1")
    say(scene, scene.questions.pop().number, None)
    scene.play("m0", "p0 offer blue for green to p2")
    for _ in range(limits.BOT_TRIES - 1):
        scene.put(BotReply(2, scene.questions.pop().number, "p2 counter 2 green for red to p0", False))
    question = scene.questions.pop()
    scene.play("m0", "p0 withdraw 2")
    made = len(scene.facts(facts.Made))
    scene.put(BotReply(2, question.number, "p2 offer green for red to p0", False))
    assert len(scene.facts(facts.Made)) == made


def test_an_active_bot_that_has_enough_ends_the_trading_after_a_last_call() -> None:
    scene = market()
    scene.do("m0", commands.LendSeat("l", 0, "greedy"))
    scene.wait(1_000)
    question = scene.questions.pop()
    assert (question.seat, question.ask) == (0, "speak")
    scene.put(BotReply(0, question.number, "p0 done", False))
    assert scene.facts(table_events.LastCalled)[-1].seat == 0
    scene.wait(limits.LAST_CALL)
    assert not in_trading(scene.game.agenda)


def test_a_bot_that_would_rather_end_the_trading_answers_people_first() -> None:
    scene = market()
    scene.do("m0", commands.LendSeat("l", 0, "greedy"))
    scene.play("m1", "p1 offer green for red to p0")
    scene.wait(1_000)
    question = scene.questions.pop()
    assert (question.seat, question.ask) == (0, "choose")
    scene.put(BotReply(0, question.number, "p0 done", False))
    assert last_made(scene) == ("p0 decline 1", "bot")
    assert in_trading(scene.game.agenda)


def test_what_bots_have_offered_is_remembered_over_a_restart() -> None:
    scene = dealt(people=("Ana", "Ben"), pace="instant")
    scene.to_trading()
    number = next(question for question in scene.questions if question.ask == "speak").number
    card = NAMES[scene.game.hands[2][0]]
    scene.questions.clear()
    say(scene, number, f"p2 offer {card} for nothing to p0")
    assert scene.rebuilt().bots.referee.proposals == {(2, 0): 1}


def test_deals_for_who_asked_for_them_are_not_counted_as_own_offers() -> None:
    scene = quiet()
    scene.play("m0", "p0 offer red for any to p2")
    number = scene.questions.pop().number
    for kind in ("green", "stink", "soy"):
        number = say(scene, number, f"p2 counter 1 {kind} for red to p0") or number
    assert [offer.parent for offer in scene.game.offers if offer.maker == 2] == [1, 1, 1]
    assert scene.table.bots.referee.proposals == {(2, 1): limits.BOT_DEALS}


def test_who_asks_a_bot_what_it_wants_gets_up_to_three_concrete_deals() -> None:
    scene = quiet("trader")
    scene.game.fields[2] = [[NAMES.index("red")] * 3, [NAMES.index("blue")], []]
    scene.play("m0", "p0 offer red for any to p2")
    while scene.questions:
        scene.answer()
    deals = [offer for offer in scene.game.offers if offer.maker == 2]
    assert [(deal.parent, deal.concrete(), deal.terms.want) for deal in deals] == [
        (1, True, (NAMES.index("red"),))
    ] * 3
    assert len({deal.terms for deal in deals}) == limits.BOT_DEALS


def test_a_bot_that_has_no_other_deal_is_not_asked_again() -> None:
    scene = quiet()
    scene.play("m0", "p0 offer red for any to p2")
    number = say(scene, scene.questions.pop().number, "p2 counter 1 green for red to p0")
    assert say(scene, number, "p2 decline 1") == 0
    assert scene.game.offers[0].answer_of(2) == COUNTERED


def test_a_bot_that_fails_again_and_again_is_asked_no_more_and_the_game_goes_on() -> None:
    scene = dealt(people=("Ana",), pace="instant")
    scene.do("m0", commands.LendSeat("l", 0, "greedy"))
    asked = 0
    while scene.questions and len(scene.table.moves) < 60:
        question = scene.questions.pop(0)
        asked += question.seat == 0
        good = question.seat != 0
        scene.put(
            BotReply(
                question.seat,
                question.number,
                texts_of(question)[0] if good and question.ask == "choose" else None,
                False,
                "" if good else "It broke.",
            )
        )
    assert asked == bot_limits.UNANSWERED
    assert len(scene.table.moves) > bot_limits.UNANSWERED


def test_an_answer_to_what_has_changed_since_is_asked_again_and_is_no_failure() -> None:
    scene = quiet()
    scene.play("m0", "p0 offer red for green to p2")
    scene.play("m0", "p0 offer blue for green to p2")
    question = next(question for question in scene.questions if question.ask == "choose")
    scene.play("m0", "p0 withdraw 1")
    scene.put(BotReply(2, question.number, "p2 accept 1", False))
    assert scene.table.bots.failures == {}
    assert scene.questions[-1].number > question.number


@pytest.mark.parametrize(
    "move", ["p0 done", "nonsense", "p2 accept 99", "p2 offer 99999999 soy for red to p0", ""]
)
def test_nonsense_of_a_bot_is_replaced_by_a_refusal(move: str) -> None:
    scene = quiet()
    scene.play("m0", "p0 offer red for green to p2")
    question = next(question for question in scene.questions if question.ask == "choose")
    scene.put(BotReply(2, question.number, move, False))
    assert last_made(scene) == ("p2 decline 1", "bot")
    assert scene.table.bots.failures == {2: 1}


def test_bots_are_asked_for_any_time_moves_only_if_they_have_some() -> None:
    scene = dealt("anniversary+magpie/3", ("Ana",), pace="instant")
    scene.to_trading(interrupts=True)
    asked = []
    while scene.questions and scene.questions[-1].ask == "interrupt":
        question = scene.questions.pop()
        asked.append(question.seat)
        scene.put(BotReply(question.seat, question.number, None, False))
    assert asked == [1, 2]
    scene.questions.clear()
    scene.play("m0", "p0 done")
    assert [question for question in scene.questions if question.ask == "interrupt"] == []


def test_an_any_time_move_that_goes_on_with_the_game_is_not_made_for_a_bot() -> None:
    scene = dealt("anniversary+magpie/3", ("Ana",), pace="instant")
    scene.to_trading(interrupts=True)
    question = next(question for question in scene.questions if question.ask == "interrupt")
    scene.put(BotReply(question.seat, question.number, f"p{question.seat} offer soy for red to p0"))
    assert scene.game.offers == []
