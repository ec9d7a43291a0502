"""The part of PostgreSQL's protocol (version 3) that simple queries need."""
import struct

OIDS = {
    'bool': 16, 'int8': 20, 'int2': 21, 'int4': 23, 'text': 25, 'float4': 700, 'float8': 701,
    'date': 1082, 'time': 1083, 'timestamp': 1114, 'timestamptz': 1184, 'interval': 1186, 'numeric': 1700,
}
SETTINGS = {
    'server_version': '14.0', 'server_encoding': 'UTF8', 'client_encoding': 'UTF8', 'DateStyle': 'ISO, MDY',
    'TimeZone': 'UTC', 'integer_datetimes': 'on', 'standard_conforming_strings': 'on',
}


def oid(kind):
    return OIDS.get(kind.split('(')[0], OIDS['text'])


def text(value):
    """How a value is written on the wire; None is NULL."""
    if value is None:
        return None
    if value is True:
        return b't'
    if value is False:
        return b'f'
    if isinstance(value, bytes):
        return b'\\x' + value.hex().encode()
    if isinstance(value, float):
        if value != value:
            return b'NaN'
        if value in (float('inf'), float('-inf')):
            return b'Infinity' if value > 0 else b'-Infinity'
        return repr(value).encode()
    return str(value).encode('utf-8', 'replace')


class Wire:
    def __init__(self, connection):
        self.connection = connection
        self.out = bytearray()

    @staticmethod
    def exactly(connection, length):
        read = bytearray()
        while len(read) < length:
            part = connection.recv(length - len(read))
            if not part:
                return b''
            read += part
        return bytes(read)

    def message(self):
        kind = self.exactly(self.connection, 1)
        head = self.exactly(self.connection, 4) if kind else b''
        if not head:
            return b'', b''
        return kind, self.exactly(self.connection, struct.unpack('!i', head)[0] - 4)

    def send(self, kind, body):
        self.out += kind + struct.pack('!i', len(body) + 4) + body
        if len(self.out) > 1 << 20:
            self.flush()

    def flush(self):
        self.connection.sendall(self.out)
        self.out = bytearray()

    def greet(self, process):
        self.send(b'R', struct.pack('!i', 0))
        for name, value in SETTINGS.items():
            self.send(b'S', name.encode() + b'\0' + value.encode() + b'\0')
        self.send(b'K', struct.pack('!ii', process, 0))
        self.ready()

    def ready(self):
        self.send(b'Z', b'I')
        self.flush()

    def columns(self, columns):
        """Each a name, a type and its modifier."""
        body = struct.pack('!h', len(columns))
        for name, kind, modifier in columns:
            body += name.encode('utf-8', 'replace').replace(b'\0', b'') + b'\0' + struct.pack('!ihihih', 0, 0, kind, -1, modifier, 0)
        self.send(b'T', body)

    def row(self, values):
        body = bytearray(struct.pack('!h', len(values)))
        for value in map(text, values):
            body += struct.pack('!i', -1) if value is None else struct.pack('!i', len(value)) + value
        self.send(b'D', bytes(body))

    def complete(self, tag):
        self.send(b'C', tag.encode() + b'\0')

    def error(self, state, message):
        body = b''
        for field, value in ((b'S', 'ERROR'), (b'V', 'ERROR'), (b'C', state), (b'M', message)):
            body += field + value.encode('utf-8', 'replace').replace(b'\0', b'') + b'\0'
        self.send(b'E', body + b'\0')
        self.flush()
