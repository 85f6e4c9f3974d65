"""Limits of the server: what it takes, how often, how much it keeps and how long it waits.

A comment that begins with `#:` describes a limit that a client meets; docs/protocol-reference.md lists them all, and
`GET /api/limits` sends some. How much a bot may do in a game is in `bohnanza.bots.limits`.
"""

from typing import Final

# --- sizes of what comes in, in characters unless it says otherwise ---

MESSAGE_BYTES: Final = 8 * 1024  #: bytes in a WebSocket message
BODY_BYTES: Final = 64 * 1024  #: bytes in the body of an HTTP request
REFUSED_BODY_BYTES: Final = 16 * BODY_BYTES  # read of a body that is too large, before it is refused
COMMAND_ID: Final = 64  #: characters in a command id
MOVE_TEXT: Final = 400  #: characters in a move
CHAT_TEXT: Final = 500  #: characters in a chat message
NAME_TEXT: Final = 80  #: characters in a nickname before it is cleaned
NAME_GRAPHEMES: Final = 20  #: characters in a nickname
BOT_NAME: Final = 60  #: characters in the name of a bot
GAME_ID: Final = 80  #: characters in a game id
TOKEN_TEXT: Final = 64  #: characters in a token
NONCE: Final = 64  #: characters in a nonce
SEATS: Final = 7  # of the largest table
CLOCK_AMOUNT: Final = 3600  #: seconds or days on a clock, at most
ORDERS: Final = 8  #: standing orders of a seat
MEMBERS: Final = 32  #: members of a table: people and programs who sit there or have played in its game
NEWCOMERS: Final = 4  #: newcomers asking to join a game at the same time
TURNED_AWAY_KEPT: Final = 32  # newcomers who did not join; their token gets the same answer again

# --- how often and how much ---

SEND_MESSAGES: Final = 64  #: messages that wait for a slow reader before its connection is closed
SEND_BYTES: Final = 256 * 1024  #: bytes that wait for a slow reader before its connection is closed
#: messages at once from one connection; commands over HTTP by one member; records to one address
BURST_MESSAGES: Final = 20
MESSAGES_PER_SECOND: Final = 5.0  #: of each of these per second after that
CHATS: Final = 4  #: chat messages and reactions by one member in CHAT_SECONDS
CHAT_SECONDS: Final = 10  #: seconds in which they are counted
CHATS_KEPT: Final = 50  #: chat messages that `welcome` contains
STORIES_KEPT: Final = 128  #: latest stories of a table, for `since`
CONNECTIONS: Final = 64  #: spectators' connections to one table
CONNECTIONS_EACH: Final = 8  #: one member's connections to one table
ANSWERS_KEPT: Final = 64  #: latest answers to a member that are remembered, besides those to stored commands

# --- trading etiquette, times in milliseconds ---

OPEN_OFFERS: Final = 3  #: open offers of one player
BOT_PROPOSALS: Final = 2  # of a bot in one trading phase, of its own accord
BOT_DEALS: Final = 3  # of a bot, to one who asked what it wants for something
BOT_TRIES: Final = 3  # of a bot, with offers that are not made, until it is taken to pass
LAST_CALL: Final = 5_000  #: milliseconds that a last call lasts
PEOPLE_FIRST: Final = 3_000  #: milliseconds that bots hold back their answer when a person was asked too
PACES: Final = {"instant": 0, "brisk": 700, "calm": 1_800}  # what a bot waits before it moves
NOTICING: Final = 2_000  # that bots wait after a planting which people need the time to notice
GRACE: Final = 60_000  #: milliseconds of absence before a bot plays
NEWCOMER_WAIT: Final = 10 * 60_000  #: milliseconds until a request to join lapses
NEWCOMER_WAIT_DAYS: Final = 3 * 24 * 3600_000  #: the same in a game over several days

# --- the store ---

WRITTEN_TOGETHER: Final = 64  # batches of rows in one transaction
WAITING_TO_BE_WRITTEN: Final = 1024  # batches of rows; further ones wait until there is room
DATABASE_READERS: Final = 4  # connections that read at the same time
DATABASE_BUSY: Final = 5_000  # milliseconds that a connection waits for another to finish
FORGOTTEN_AT_ONCE: Final = 100  # tables deleted in one transaction, so that nobody waits long for it

# --- bots in separate processes ---

BOT_WORKERS: Final = 0  # processes; 0: one for each core
BOT_MEMORY: Final = 1024**3  # bytes of address space of one process
BOT_NICENESS: Final = 10  # the server comes first
BOT_START_SECONDS: Final = 60.0  # until a process has to be ready for its first job
BOT_END_SECONDS: Final = 10.0  # to wait for the end of a process that was killed
BOT_QUESTIONS: Final = 256  # jobs waiting for one process
BOT_REPLY_BYTES: Final = 16 * 1024
BOT_PROBLEM: Final = 300  # characters of a sentence about what went wrong
BOTS_KEPT: Final = 256  # in the memory of one process

# --- the table's core ---

MOVES_KEPT: Final = 1 << 16  # texts of moves, for all tables together
FOLLOWING: Final = 10_000  # automatic steps after one input: far more than there ever are

# --- the registry of tables ---

TABLE_ID: Final = 10  # characters out of 32: nobody finds a table by guessing
BEAT: Final = 5_000  # milliseconds between two heartbeats in the store
DATE_SLACK: Final = 1_000  # milliseconds by which the date may differ from the wall clock
# milliseconds that servers must run with a date before anything is deleted because of it
DATE_PROVEN: Final = 24 * 3600 * 1000
IDLE: Final = 60_000  # milliseconds that nobody needs a table before it leaves memory

LOADING_SLICE: Final = 0.001  # seconds of folding a log before other tasks have their turn
LOADING_PAUSE: Final = 0.002  # seconds for the other tasks
LOADS_WAITING: Final = 64  # tables that wait to be loaded; requests for more are refused

# --- long games, replayed in a separate process ---

REPLAYS: Final = 20  #: records and replays in a row, for one member or for the spectators at one address
REPLAYS_PER_SECOND: Final = 3.0  #: records and replays per second after that
ALL_REPLAYS: Final = 60  #: records and replays in a row for everybody together
ALL_REPLAYS_PER_SECOND: Final = 30.0  #: records and replays per second after that
#: requests for `state` in a row, for one member or for the spectators at one address
STATE_REQUESTS: Final = 20
STATE_REQUESTS_PER_SECOND: Final = 5.0  #: requests for `state` per second after that
ALL_STATE_REQUESTS: Final = 200  #: requests for `state` in a row for everybody together
ALL_STATE_REQUESTS_PER_SECOND: Final = 100.0  #: requests for `state` per second after that
REPLAYS_WAITING: Final = 16  #: different records and replays in progress or waiting at the same time
REPLAYS_WAITING_BYTES: Final = 4 * 1024**2
REPLAY_CACHE_BYTES: Final = 16 * 1024**2  # of those that were made, in the cache
REPLAY_BYTES: Final = 8 * 1024**2  # of one answer
REPLAY_SECONDS: Final = 20.0  # that one answer may take
REPLAY_MEMORY: Final = 512 * 1024**2  # bytes of address space of the process

# --- HTTP and WebSocket ---

TABLE_TEXT: Final = 40  #: characters in a table id
HELLO_SECONDS: Final = 10.0  #: seconds until `hello` has to arrive
SEND_SECONDS: Final = 10.0  #: seconds that sending one message to a slow reader may take
ANSWER_SECONDS: Final = 30.0  #: seconds that an HTTP request may take, including its body and answer
TOO_FAST: Final = 40  #: messages or requests beyond the rate before a connection is closed
MALFORMED: Final = 5  #: unreadable messages before a connection is closed
LISTED: Final = 100  #: tables shown in the lobby
CLOSING_SECONDS: Final = 5  # that connections have to end when the server stops
BUCKETS_KEPT: Final = 10_000  # senders whose rates are counted at the same time

# --- connections: an address is one of IPv4, or the first 64 bits of one of IPv6 ---

#: connections to the whole server, or fewer if it may not open that many files
SERVER_CONNECTIONS: Final = 10_000
FILES_RESERVED: Final = 128  # open files that are not connections: the database, bots, the log
ADDRESS_CONNECTIONS: Final = 512  #: connections from one address
ARRIVALS: Final = 256  #: connections opened at once from one address
#: connections per second from one address after that; the others wait their turn
ARRIVALS_PER_SECOND: Final = 16.0
ALL_ARRIVALS: Final = 32  #: connections opened at once from all addresses together
ALL_ARRIVALS_PER_SECOND: Final = 100.0  #: connections per second from all addresses together after that
CUT_COST: Final = 8  #: such connections that an address loses for each one closed for flooding
HELD_SECONDS: Final = 0.02  # between two checks of connections that wait for their turn
# received from a connection before its turn: the largest request and its head
HELD_BYTES: Final = BODY_BYTES + 4096
ALL_HELD_BYTES: Final = 16 * 1024 * 1024  # the same for all connections together
HELD_LOOKED_AT: Final = 64  # addresses at each check
ACCEPTED_AT_ONCE: Final = 16  # connections, before the server does something else
HEAD_SECONDS: Final = 10.0  #: seconds until the header of an HTTP request has to be complete
KEEP_ALIVE_SECONDS: Final = 5  #: seconds that an HTTP connection may be silent between two requests
PING_SECONDS: Final = 20.0  #: seconds between two pings from the server
PONG_SECONDS: Final = 20.0  #: seconds to answer each ping
CUT_SECONDS: Final = 0.5  # for a flooder to read why it is cut off; nothing more is read from it
REQUESTS: Final = 100  #: HTTP requests at once over one connection
REQUESTS_PER_SECOND: Final = 10.0  #: HTTP requests per second over one connection after that
ADDRESS_REQUESTS: Final = 1000  #: HTTP requests at once from one address
ADDRESS_REQUESTS_PER_SECOND: Final = 50.0  #: HTTP requests per second from one address after that
#: HTTP requests of a new connection that are answered whatever else comes from its address
FIRST_REQUESTS: Final = 20
BODY_PARTS: Final = 256  #: pieces in which the body of an HTTP request may arrive
FRAMES: Final = 60  #: frames at once from one connection that are not whole messages: pings, pongs, fragments
FRAMES_PER_SECOND: Final = 5.0  #: such frames per second after that; one more ends the connection
PARSED_AT_ONCE: Final = 512  # bytes of frames, before checking whether there were too many
OUT_OF_FILES_SECONDS: Final = 60.0  # between two lines in the log that say so
COLLECTED_AFTER: Final = (50_000, 20, 50)  # objects and rounds between two collections of garbage

# --- accounts ---

PASSWORD_LEAST: Final = 8  #: characters in a password, at least
PASSWORD_MOST: Final = 200  #: characters in a password, at most
HASHES: Final = 2  # passwords hashed at the same time
HASH_MEMORY: Final = 19 * 1024  # KiB
HASH_ROUNDS: Final = 2
LARGE_BLOCK: Final = 1024**2  # bytes of memory that go back to the system as soon as they are not used
SIGN_INS: Final = 10  #: passwords tried in a row for one name, or from one address
SIGN_INS_PER_SECOND: Final = 0.1  #: per second after that, from one address
SIGN_INS_BY_NAME_PER_SECOND: Final = 1 / 60  #: per second after that, for one name
DEVICE_DAYS: Final = 360  # that a browser which has signed in counts as known
JOINS: Final = 20  #: requests to join one table in a row, from one address
JOINS_PER_SECOND: Final = 0.1  #: per second after that
NEW_TABLES: Final = 30  #: tables created in a row from one address
NEW_TABLES_PER_SECOND: Final = 0.2  #: tables per second from one address after that
SESSION_DAYS: Final = 90  #: days that a browser stays signed in
GUEST_DAYS: Final = 90  #: days after the last move until a table without an account is deleted
HOUSEKEEPING_SECONDS: Final = 3600.0
EMAIL_TEXT: Final = 254  #: characters in an e-mail address
WEBHOOK_TEXT: Final = 500  #: characters in a webhook address

# --- notices ---

NOTICE_EVERY: Final = 15 * 60 * 1000  # milliseconds between two rounds of notices
NOTICE_SECONDS: Final = 10.0  # that a webhook or a mail server may take
NOTICE_TRIES: Final = 5  # of one digest
NOTICE_TABLES: Final = 20  # in one digest
NOTICE_DAYS: Final = 7  # during which the end of a game is worth a notice
