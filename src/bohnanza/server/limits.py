"""Limits of the server: what it takes, how often, how much it keeps and how long it waits.

What a client meets is listed in docs/protocol.md and sent by `GET /api/limits`. How much a bot may do in a game is in
`bohnanza.bots.limits`.
"""

from typing import Final

# --- sizes of what comes in, in characters unless it says otherwise ---

MESSAGE_BYTES: Final = 8 * 1024  # of a WebSocket message
BODY_BYTES: Final = 64 * 1024  # of an HTTP request
HEARD_OUT_BYTES: Final = 16 * BODY_BYTES  # of a body that is too large, before its sender is told so
COMMAND_ID: Final = 64
MOVE_TEXT: Final = 400
CHAT_TEXT: Final = 500
NAME_TEXT: Final = 80  # before it is measured in graphemes
NAME_GRAPHEMES: Final = 20
BOT_NAME: Final = 60
GAME_ID: Final = 80
TOKEN_TEXT: Final = 64
NONCE: Final = 64
SEATS: Final = 7  # of the largest table
CLOCK_AMOUNT: Final = 3600  # seconds, or days
ORDERS: Final = 8  # standing orders of a seat
MEMBERS: Final = 32  # of a table: who sits there or has played in its game
NEWCOMERS: Final = 4  # who ask to join a running game at the same time
TURNED_AWAY_KEPT: Final = 32  # newcomers who did not join; their token gets the same answer again

# --- how often and how much ---

SEND_MESSAGES: Final = 64  # waiting for one connection
SEND_BYTES: Final = 256 * 1024
BURST_MESSAGES: Final = 20  # from one connection
MESSAGES_PER_SECOND: Final = 5.0
CHATS: Final = 4  # of one member, in CHAT_SECONDS
CHAT_SECONDS: Final = 10
CHATS_KEPT: Final = 50  # shown to who arrives
STORIES_KEPT: Final = 128  # of a table, for who was away for a moment
CONNECTIONS: Final = 64  # of spectators to one table
CONNECTIONS_EACH: Final = 8  # of one member to one table
ANSWERS_KEPT: Final = 64  # of one member, if not in the log: the same command again gets the same answer

# --- trading etiquette, times in milliseconds ---

OPEN_OFFERS: Final = 3  # of one player
BOT_PROPOSALS: Final = 2  # of a bot in one trading phase, of its own accord
BOT_DEALS: Final = 3  # of a bot, to one who asked what it wants for something
BOT_TRIES: Final = 3  # of a bot, with offers that are not made, until it is taken to pass
LAST_CALL: Final = 5_000
PEOPLE_FIRST: Final = 3_000  # bots hold their answer when a person was asked as well
PACES: Final = {"instant": 0, "brisk": 700, "calm": 1_800}  # what a bot waits before it moves
NOTICING: Final = 2_000  # that bots wait after a planting which people need the time to notice
GRACE: Final = 60_000  # away for so long, and a bot plays
NEWCOMER_WAIT: Final = 10 * 60_000  # until a request to join lapses
NEWCOMER_WAIT_DAYS: Final = 3 * 24 * 3600_000  # the same in a game over days

# --- the store ---

WRITTEN_TOGETHER: Final = 64  # batches of rows in one transaction
WAITING_TO_BE_WRITTEN: Final = 1024  # batches of rows; who brings more waits for a place
DATABASE_READERS: Final = 4  # connections that read at the same time
DATABASE_BUSY: Final = 5_000  # milliseconds that a connection waits for another to finish
FORGOTTEN_AT_ONCE: Final = 100  # tables deleted in one transaction, so that nobody waits long for it

# --- bots in processes of their own ---

BOT_WORKERS: Final = 0  # processes; 0: one for each core
BOT_MEMORY: Final = 1024**3  # bytes of address space of one process
BOT_NICENESS: Final = 10  # thinking gives way to serving
BOT_START_SECONDS: Final = 60.0  # that a process may take until it is ready for the first question
BOT_END_SECONDS: Final = 10.0  # that one waits for a process that was ended
BOT_QUESTIONS: Final = 256  # waiting for one process
BOT_REPLY_BYTES: Final = 16 * 1024
BOT_PROBLEM: Final = 300  # characters of a sentence about what went wrong
BOTS_KEPT: Final = 256  # with their memories, in one process

# --- the table's core ---

MOVES_KEPT: Final = 1 << 16  # texts of moves, for all tables together
FOLLOWING: Final = 10_000  # things that follow by themselves from one input: far more than there ever are

# --- the registry of tables ---

TABLE_ID: Final = 10  # characters, of 32: nobody finds a table by guessing
BEAT: Final = 5_000  # milliseconds between two signs of life in the store
DATE_SLACK: Final = 1_000  # milliseconds by which the date may differ from the wall clock
DATE_PROVEN: Final = (
    24 * 3600 * 1000
)  # milliseconds that servers run with a date until something is deleted by it
IDLE: Final = 60_000  # milliseconds until something is due: for less a table stays in memory

LOADING_SLICE: Final = 0.001  # seconds of reading a log before others have their turn
LOADING_PAUSE: Final = 0.002  # seconds for the others
LOADS_WAITING: Final = 64  # tables that wait to be loaded; who asks for more is asked to come again

# --- long games, read in a process of their own ---

READINGS: Final = 20  # records and replays in a row for one member, or for the spectators at one address
READINGS_PER_SECOND: Final = 3.0  # after that
ALL_READINGS: Final = 60  # in a row for everybody together
ALL_READINGS_PER_SECOND: Final = 30.0  # after that
LOOKS: Final = 20  # at the state of tables, in a row for one member, or for the spectators at one address
LOOKS_PER_SECOND: Final = 5.0  # after that
ALL_LOOKS: Final = 200  # in a row for everybody together
ALL_LOOKS_PER_SECOND: Final = 100.0  # after that
READINGS_WAITING: Final = 16  # different ones at the same time; who asks for more is asked to come again
READINGS_WAITING_BYTES: Final = 4 * 1024**2
READINGS_KEPT_BYTES: Final = 16 * 1024**2  # of those that were made, so that they need not be made again
READING_BYTES: Final = 8 * 1024**2  # of one
READING_SECONDS: Final = 20.0  # that one may take
READER_MEMORY: Final = 512 * 1024**2  # bytes of address space of the process

# --- HTTP and WebSocket ---

TABLE_TEXT: Final = 40  # characters of a table's id, as it comes in
HELLO_SECONDS: Final = 10.0  # until the first message has to be there
SEND_SECONDS: Final = 10.0  # that one message may take to be sent
ANSWER_SECONDS: Final = 30.0  # that a request may take
TOO_FAST: Final = 40  # messages beyond the rate until a connection is closed
MALFORMED: Final = 5  # messages that cannot be read until a connection is closed
LISTED: Final = 100  # tables shown in the lobby
CLOSING_SECONDS: Final = 5  # that connections have to end when the server does
BUCKETS_KEPT: Final = 10_000  # rates of different senders that are watched at the same time

# --- connections: an address is one of IPv4, or the first 64 bits of one of IPv6 ---

SERVER_CONNECTIONS: Final = 10_000  # to the whole server, or as many as there are files for
FILES_RESERVED: Final = 128  # open files that are not connections: the database, bots, the log
ADDRESS_CONNECTIONS: Final = 512  # from one address, and never more than half of all
ARRIVALS: Final = 256  # connections opened at once from one address
ARRIVALS_PER_SECOND: Final = 16.0  # after that; those who come faster wait for their turn
ALL_ARRIVALS: Final = (
    32  # connections opened at once, from all addresses together: more would be felt by others
)
ALL_ARRIVALS_PER_SECOND: Final = 100.0  # after that
CUT_COST: Final = 8  # arrivals that an address loses when one of its connections is cut for flooding
HELD_SECONDS: Final = 0.02  # between two looks at who waits for a turn
HELD_BYTES: Final = (
    BODY_BYTES + 4096
)  # that wait with a connection for its turn: the largest request and its head
ALL_HELD_BYTES: Final = 16 * 1024 * 1024  # that wait with all of them
HELD_LOOKED_AT: Final = 64  # addresses, at each look
ACCEPTED_AT_ONCE: Final = 16  # connections, before the server does something else
HEAD_SECONDS: Final = 10.0  # that the head of a request may take, from the last answer or the beginning on
KEEP_ALIVE_SECONDS: Final = 5  # of silence between two requests
PING_SECONDS: Final = 20.0  # between two pings from the server
PONG_SECONDS: Final = 20.0  # until each of them has to be answered
CUT_SECONDS: Final = 0.5  # that a flooder has to hear why it is cut; nothing more is read from it
REQUESTS: Final = 100  # HTTP requests at once over one connection
REQUESTS_PER_SECOND: Final = 10.0  # after that
ADDRESS_REQUESTS: Final = 1000  # HTTP requests at once from one address
ADDRESS_REQUESTS_PER_SECOND: Final = 50.0  # after that
FIRST_REQUESTS: Final = 20  # of each connection, which are answered however much others at its address ask
BODY_PARTS: Final = 256  # pieces in which the body of a request may come
FRAMES: Final = 60  # WebSocket frames at once that are not whole messages: pings, pongs, fragments
FRAMES_PER_SECOND: Final = 5.0  # after that
PARSED_AT_ONCE: Final = 512  # bytes of frames, before it is asked whether there were too many
OUT_OF_FILES_SECONDS: Final = 60.0  # between two lines in the log that say so
COLLECTED_AFTER: Final = (50_000, 20, 50)  # objects and rounds between two collections of garbage

# --- accounts ---

PASSWORD_LEAST: Final = 8
PASSWORD_MOST: Final = 200
HASHES: Final = 2  # passwords hashed at the same time
HASH_MEMORY: Final = 19 * 1024  # KiB
HASH_ROUNDS: Final = 2
LARGE_BLOCK: Final = 1024**2  # bytes of memory that go back to the system as soon as they are not used
SIGN_INS: Final = 10  # tries in a row with one name or from one address
SIGN_INS_PER_SECOND: Final = 0.1  # after that from one address
SIGN_INS_BY_NAME_PER_SECOND: Final = 1 / 60  # after that with one name, from wherever it may be
DEVICE_DAYS: Final = 360  # that a browser which has signed in has an allowance of its own
JOINS: Final = 20  # at one table, in a row from one address
JOINS_PER_SECOND: Final = 0.1  # after that
NEW_TABLES: Final = 30  # made in a row from one address
NEW_TABLES_PER_SECOND: Final = 0.2  # after that
SESSION_DAYS: Final = 90
GUEST_DAYS: Final = 90  # after so many without a move a table that belongs to no account is deleted
HOUSEKEEPING_SECONDS: Final = 3600.0
EMAIL_TEXT: Final = 254
WEBHOOK_TEXT: Final = 500

# --- notices ---

NOTICE_EVERY: Final = 15 * 60 * 1000  # milliseconds between two looks at who is waited for
NOTICE_SECONDS: Final = 10.0  # that a webhook or a mail server may take
NOTICE_TRIES: Final = 5  # of one digest
NOTICE_TABLES: Final = 20  # in one digest
NOTICE_DAYS: Final = 7  # that the end of a game is news
