"""Notices for games over days: from time to time, accounts that want it are told which of their tables wait for them.

What was sent is stored, so that nothing is sent twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from bohnanza.server import limits
from bohnanza.server.digests import Notice, digest_for, is_wanted, notice_for
from bohnanza.server.live_table import AskAgain
from bohnanza.server.notice_senders import NoticeSenders, NotSent
from bohnanza.server.protocol.http import Channel, NoticeSettings
from bohnanza.server.registry import TableRegistry
from bohnanza.server.store import Account, Store
from bohnanza.server.stored_tables import UnknownTable
from bohnanza.server.table import clock

log = structlog.get_logger(__name__)
SETTINGS: Final = msgspec.json.Decoder(NoticeSettings)


class Notifier:
    """Tells accounts which of their tables wait for them."""

    def __init__(
        self, registry: TableRegistry, store: Store, senders: NoticeSenders, now: Callable[[], int]
    ) -> None:
        self.registry = registry
        self.store = store
        self.senders = senders
        self.now = now
        self.failures: dict[tuple[str, Channel], int] = {}

    async def run(self) -> None:
        """Notify again and again, unless nothing can be sent."""
        while self.senders.mail is not None or self.senders.webhooks is not None:
            await asyncio.sleep(limits.NOTICE_EVERY / 1000)
            try:
                await self.notify_all()
            except Exception as error:  # notices are not worth more than that
                log.error("notices failed", error=type(error).__name__)

    async def notify_all(self) -> None:
        """Tell every account what it has not been told yet."""
        for account in await self.store.accounts_with_notices():
            settings = SETTINGS.decode(account.notices)
            channels = self.senders.channels(settings)
            notices = await self._notices(account, settings) if channels else []
            for channel in channels:
                await self._notify(account, channel, settings, notices)

    async def _notices(self, account: Account, settings: NoticeSettings) -> list[Notice]:
        """What an account could be told of its tables; they are loaded only if they may have anything to tell."""
        notices = []
        old = self.now() - limits.NOTICE_DAYS * clock.DAY
        for record, member in await self.store.tables_of(account.id):
            long_over = record.status in ("over", "ended") and record.touched < old
            if record.status == "waiting" or long_over:
                continue
            with suppress(UnknownTable, AskAgain):
                notice = notice_for(await self.registry.table(record.id), member, self.now())
                if notice is not None and is_wanted(notice.waiting.matter, settings):
                    notices.append(notice)
        return notices

    async def _notify(
        self, account: Account, channel: Channel, settings: NoticeSettings, notices: Sequence[Notice]
    ) -> None:
        """Send one digest with everything that is new; after too many failures it counts as sent."""
        sent = await self.store.notices_sent(account.id, channel)
        new = [one for one in notices if sent.get(one.waiting.table) != one.decision]
        new = new[: limits.NOTICE_TABLES]
        if not new:
            return
        digest = digest_for(account.name, settings.lang, [one.waiting for one in new], self.senders.site)
        try:
            await self.senders.send(channel, settings, digest)
        except NotSent as problem:
            failures = self.failures.get((account.id, channel), 0) + 1
            self.failures[account.id, channel] = failures
            log.warning(
                "notice failed", account=account.id, way=channel, problem=str(problem), failures=failures
            )
            if failures < limits.NOTICE_TRIES:
                return
        self.failures.pop((account.id, channel), None)
        decisions = {one.waiting.table: one.decision for one in new}
        await self.store.set_notices_sent(account.id, channel, decisions)
