#!/usr/bin/env python3
"""Puts an engine that is a Python package behind PostgreSQL's wire, so that any PostgreSQL driver reaches it.

    scripts/postgresql-wire/bridge.py --engine datafusion --port 5544
    panoptes fuzz --driver postgresql.jar --url 'jdbc:postgresql://127.0.0.1:5544/x?user=x&preferQueryMode=simple' --time 10m

Each connection is a process of its own with an empty database in memory, which goes with it: one that crashes takes
nobody else along, and one that is over its limit is interrupted, or killed. Only simple queries are spoken
(preferQueryMode=simple), and only what a driver needs to connect and to list the tables; there are none at that time.

An engine is a class in engines.py; --engine dbapi:MODULE takes any module of Python's DB-API, and --connect what its
connect() is called with.
"""
import argparse
import ctypes
import mmap
import os
import re
import signal
import socket
import struct
import threading
import time
import traceback

from engines import ENGINES, Refused, load, open_engine
from wire import Wire, oid

# What PostgreSQL's JDBC driver asks by itself. Everything else is the engine's.
OF_DRIVERS = [
    (re.compile(r'(?i)\s*SET\s+(extra_float_digits|application_name|client_encoding|datestyle|session\s+character)'), None),
    (re.compile(r'(?i)\s*select current_schema\(\)'), [('current_schema', 'text')]),
    (re.compile(r'(?is).*pg_catalog\.pg_(namespace|class)'), [
        (name, 'text') for name in ('TABLE_CAT', 'TABLE_SCHEM', 'TABLE_NAME', 'TABLE_TYPE', 'REMARKS',
                                    'TYPE_CAT', 'TYPE_SCHEM', 'TYPE_NAME', 'SELF_REFERENCING_COL_NAME', 'REF_GENERATION')]),
    (re.compile(r'(?is).*pg_catalog\.pg_type'), [('typinput', 'text'), ('typtype', 'text'), ('typname', 'text'), ('oid', 'int8')]),
]
CANCELLED = '57014'
PATIENCE_IN_SECONDS = 2.0


class Session:
    """One connection: reads queries, and answers each."""

    def __init__(self, connection, engine):
        self.wire = Wire(connection)
        self.engine = engine
        self.number = 0
        self.running = False
        self.interrupted = False
        signal.signal(signal.SIGUSR1, self.interrupt)

    def interrupt(self, *ignored):
        if self.running:
            self.interrupted = True
            self.engine.interrupt()

    def serve(self):
        self.wire.greet(os.getpid())
        while True:
            kind, body = self.wire.message()
            if kind in (b'', b'X'):
                return
            if kind == b'Q':
                self.query(body.rstrip(b'\0').decode('utf-8', 'replace').strip().rstrip(';'))
            else:
                self.wire.error('08P01', 'only simple queries are spoken here: add preferQueryMode=simple to the address')
            self.wire.ready()

    def query(self, sql):
        if not sql:
            self.wire.send(b'I', b'')
            return
        for pattern, columns in OF_DRIVERS:
            if pattern.match(sql):
                self.answer(columns, [['public']] if columns and len(columns) == 1 else [], sql)
                return
        self.number += 1
        self.interrupted = False
        self.running = True
        RUNNING.set(os.getpid(), self.number)
        try:
            columns, rows = self.engine.execute(sql)
            self.running = False
            RUNNING.set(os.getpid(), 0)
            self.answer(columns, rows, sql)
        except Refused as refused:
            self.wire.error(CANCELLED if self.interrupted else refused.state, refused.message)
        except KeyboardInterrupt:
            self.wire.error(CANCELLED, 'interrupted')
        finally:
            self.running = False
            RUNNING.set(os.getpid(), 0)

    def answer(self, columns, rows, sql):
        if columns is None:
            self.wire.complete(re.split(r'\W', sql.lstrip(), maxsplit=1)[0].upper())
            return
        self.wire.columns([(name, oid(kind), modifier(kind)) for name, kind in columns])
        for row in rows:
            self.wire.row(row)
        self.wire.complete('SELECT %d' % len(rows))


def modifier(kind):
    """How the wire tells the digits of a DECIMAL."""
    digits = re.match(r'numeric\((\d+), ?(-?\d+)\)', kind)
    return ((int(digits[1]) << 16) | int(digits[2])) + 4 if digits else -1


class Running:
    """Which process runs which of its statements, seen by all processes: 0 where it runs none."""

    SLOTS = 65536

    def __init__(self):
        self.memory = mmap.mmap(-1, 4 * self.SLOTS)

    def set(self, process, number):
        struct.pack_into('!i', self.memory, 4 * (process % self.SLOTS), number)

    def get(self, process):
        return struct.unpack_from('!i', self.memory, 4 * (process % self.SLOTS))[0]


RUNNING = Running()


def startup(connection):
    """Whether a session begins, and not a request to cancel one (which is carried out)."""
    while True:
        head = Wire.exactly(connection, 8)
        if len(head) < 8:
            return False
        length, code = struct.unpack('!ii', head)
        body = Wire.exactly(connection, length - 8)
        if code in (80877103, 80877104):  # SSL, GSS
            connection.sendall(b'N')
        elif code == 80877102:
            threading.Thread(target=cancel, args=(struct.unpack('!i', body[:4])[0],), daemon=True).start()
            return False
        else:
            return True


def cancel(process):
    """An engine that does not heed it in time is ended, and its database with it."""
    number = RUNNING.get(process)
    if number:
        os.kill(process, signal.SIGUSR1)
        time.sleep(PATIENCE_IN_SECONDS)
        if RUNNING.get(process) == number:
            os.kill(process, signal.SIGKILL)


def child(listener, taken, options):
    """Opens the engine ahead, which takes longest, and then takes one connection."""
    engine = open_engine(options.engine, options.connect)
    for sql in options.set:
        engine.execute(sql)
    while True:
        connection, _ = listener.accept()
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if startup(connection):
            break
        connection.close()
    listener.close()
    os.write(taken, b'.')
    try:
        Session(connection, engine).serve()
    except (ConnectionError, BrokenPipeError):
        pass


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--engine', required=True, help='%s, or dbapi:MODULE' % ', '.join(sorted(ENGINES)))
    parser.add_argument('--connect', default=':memory:', help='what connect() of a DB-API module is given')
    parser.add_argument('--port', type=int, default=5544)
    parser.add_argument('--spare', type=int, default=3, help='how many processes wait for a connection')
    parser.add_argument('--set', action='append', default=[], metavar='SQL', help='run in each new database')
    options = parser.parse_args()
    load(options.engine)
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(('127.0.0.1', options.port))
    listener.listen(64)
    reading, taken = os.pipe()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print('%s at 127.0.0.1:%d' % (options.engine, options.port), flush=True)
    for _ in range(options.spare):
        os.write(taken, b'.')
    while os.read(reading, 1):
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            ended_with_parent()
            try:
                child(listener, taken, options)
            except Exception:
                traceback.print_exc()
            os._exit(0)


def ended_with_parent():
    ctypes.CDLL(None).prctl(1, signal.SIGTERM)


if __name__ == '__main__':
    main()
