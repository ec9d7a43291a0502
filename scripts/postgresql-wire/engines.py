"""The engines that the bridge knows. Each answers a statement by columns (name, type of wire.OIDS) and rows of plain
values, or by None and nothing where it gives no rows, and raises Refused with an SQLState for an error."""
import datetime
import importlib
import json
import re
from decimal import Decimal


class Refused(Exception):
    """42000: no SQL there. 0A000: not supported. 22000: an error of the rows. XX000: an error inside the engine."""

    def __init__(self, state, message):
        super().__init__(message)
        self.state = state
        self.message = message


GIVES_ROWS = re.compile(r'(?i)[\s(]*(SELECT|WITH|VALUES|EXPLAIN|SHOW|DESCRIBE|PRAGMA|TABLE)\b')


class DataFusion:
    """PyPI datafusion."""

    PACKAGES = ['datafusion', 'pyarrow', 'pandas']

    # By what an error begins, after the rule or the function that it came through.
    STATES = [
        (r'This feature is not implemented', '0A000'),
        (r'(External error: )?Internal error|Assertion failed', 'XX000'),
        (r'SQL error|Error during planning|Schema error|Substrait error', '42000'),
        (r'Arrow error|Execution error|Resources exhausted|Compute error', '22000'),
    ]

    def __init__(self, connect):
        self.datafusion = importlib.import_module('datafusion')
        self.context = self.datafusion.SessionContext()

    def execute(self, sql):
        try:
            frame = self.context.sql(sql)
            batches = frame.collect()
            if not GIVES_ROWS.match(sql):
                return None, []
            schema = frame.schema()
            columns = [(field.name, arrow_kind(str(field.type))) for field in schema]
            rows = [list(row) for batch in batches for row in zip(*[plain_column(column) for column in batch.columns])]
            return columns, rows
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # a panic of Rust is no Exception
            raise self.refusal(error) from error

    def refusal(self, error):
        message = str(error)
        for begin, state in self.STATES:
            if re.search(r'(^|caused by\s+|DataFusion error: )' + begin, message):
                return Refused(state, message)
        panic = type(error).__name__ == 'PanicException'
        return Refused('XX000' if panic else '22000', ('Internal error: panic: ' if panic else '') + message)

    def interrupt(self):
        raise KeyboardInterrupt


def arrow_kind(arrow):
    """The wire's type of a type of Arrow."""
    decimal = re.match(r'decimal\d+\((\d+), (-?\d+)\)', arrow)
    if decimal:
        return 'numeric(%s,%s)' % decimal.groups()
    for begin, kind in (('timestamp', 'timestamp'), ('date', 'date'), ('time', 'time'), ('uint64', 'numeric(20,0)')):
        if arrow.startswith(begin):
            return kind
    return {
        'bool': 'bool', 'int8': 'int2', 'int16': 'int2', 'int32': 'int4', 'int64': 'int8', 'uint8': 'int2',
        'uint16': 'int4', 'uint32': 'int8', 'float': 'float4', 'halffloat': 'float4', 'double': 'float8',
    }.get(arrow, 'text')


def plain_column(column):
    return [plain(value) for value in column.to_pylist()]


def plain(value):
    if isinstance(value, Decimal):
        return format(value, 'f')
    return value if value is None or isinstance(value, (bool, int, float, str, bytes)) else str(value)


class ClickHouse:
    """PyPI chdb. Its settings make what it does by default into what the standard says, where it has one."""

    PACKAGES = []  # it makes threads as soon as it is imported, which a child would not have
    SETTINGS = [
        "SET default_table_engine = 'Memory'",
        'SET data_type_default_nullable = 1, join_use_nulls = 1, union_default_mode = \'DISTINCT\'',
        'SET aggregate_functions_null_for_empty = 1, group_by_use_nulls = 1, transform_null_in = 0',
        'SET cast_keep_nullable = 1, prefer_column_name_to_alias = 1, intersect_default_mode = \'DISTINCT\'',
        'SET except_default_mode = \'DISTINCT\', enable_time_time64_type = 1, allow_experimental_correlated_subqueries = 1',
        'SET allow_create_index_without_type = 1, create_index_ignore_unique = 1',
    ]
    INVALID = {'SYNTAX_ERROR', 'UNKNOWN_TABLE', 'UNKNOWN_IDENTIFIER', 'UNKNOWN_FUNCTION', 'ILLEGAL_TYPE_OF_ARGUMENT',
               'NUMBER_OF_ARGUMENTS_DOESNT_MATCH', 'NOT_AN_AGGREGATE', 'NO_COMMON_TYPE', 'TYPE_MISMATCH', 'ILLEGAL_AGGREGATION',
               'TABLE_ALREADY_EXISTS', 'BAD_ARGUMENTS', 'AMBIGUOUS_IDENTIFIER', 'UNKNOWN_TYPE', 'INCORRECT_QUERY',
               'MULTIPLE_EXPRESSIONS_FOR_ALIAS', 'INVALID_JOIN_ON_EXPRESSION', 'UNKNOWN_DATABASE', 'ILLEGAL_COLUMN',
               'UNSUPPORTED_METHOD', 'INTERSECT_OR_EXCEPT_RESULT_STRUCTURES_MISMATCH', 'UNION_ALL_RESULT_STRUCTURES_MISMATCH'}

    def __init__(self, connect):
        self.session = importlib.import_module('chdb.session').Session()
        self.session.query('CREATE DATABASE IF NOT EXISTS x ENGINE = Memory')
        self.session.query('USE x')
        for setting in self.SETTINGS:
            self.session.query(setting)

    def execute(self, sql):
        try:
            answer = self.session.query(sql, 'TabSeparatedWithNamesAndTypes')
        except Exception as error:
            raise self.refusal(str(error)) from error
        lines = bytes(answer.bytes() or b'').decode('utf-8', 'replace').split('\n')
        if not GIVES_ROWS.match(sql):
            return None, []
        kinds = [self.kind(kind) for kind in lines[1].split('\t')]
        columns = list(zip([unescaped(name) for name in lines[0].split('\t')], kinds))
        return columns, [[self.value(text, kind) for text, kind in zip(line.split('\t'), kinds)] for line in lines[2:-1]]

    @staticmethod
    def kind(named):
        inner = re.sub(r'^(?:LowCardinality|Nullable)\((.*)\)$', r'\1', named)
        inner = re.sub(r'^Nullable\((.*)\)$', r'\1', inner)
        decimal = re.match(r'Decimal\((\d+), (\d+)\)', inner)
        if decimal:
            return 'numeric(%s,%s)' % decimal.groups()
        if inner.startswith('DateTime'):
            return 'timestamp'
        if inner.startswith('Time'):
            return 'time'
        return {
            'Bool': 'bool', 'Int8': 'int2', 'UInt8': 'int2', 'Int16': 'int2', 'UInt16': 'int4', 'Int32': 'int4', 'UInt32': 'int8',
            'Int64': 'int8', 'UInt64': 'numeric(20,0)', 'Int128': 'numeric(39,0)', 'Int256': 'numeric(77,0)', 'UInt128': 'numeric(39,0)',
            'UInt256': 'numeric(78,0)', 'Float32': 'float4', 'Float64': 'float8', 'Date': 'date', 'Date32': 'date',
        }.get(inner, 'text')

    @staticmethod
    def value(text, kind):
        if text == '\\N':
            return None
        if kind == 'bool':
            return text == 'true'
        if kind in ('float4', 'float8'):
            return float(text)
        return unescaped(text)

    def refusal(self, message):
        name = re.findall(r'\(([A-Z_]+)\)', message)
        last = name[-1] if name else ''
        if last == 'LOGICAL_ERROR':
            return Refused('XX000', 'Internal error: ' + message)
        if last == 'NOT_IMPLEMENTED':
            return Refused('0A000', message)
        return Refused('42000' if last in self.INVALID else '22000', message)

    def interrupt(self):
        """Not to be had: the process ends."""


ESCAPES = {'n': '\n', 't': '\t', 'r': '\r', 'b': '\b', 'f': '\f', '0': '\0'}


def unescaped(text):
    return re.sub(r'\\(.)', lambda match: ESCAPES.get(match[1], match[1]), text)


class DbApi:
    """Any module of Python's DB-API. A column's type is that of the values in it, for few modules tell a declared one."""

    def __init__(self, module, connect):
        self.module = importlib.import_module(module)
        self.connection = self.module.connect(connect)
        try:
            self.connection.isolation_level = None
        except Exception:
            pass

    def execute(self, sql):
        try:
            cursor = self.connection.cursor()
            cursor.execute(sql)
            if not cursor.description:
                return None, []
            rows = [[plain(value) for value in row] for row in cursor.fetchall()]
            names = [column[0] for column in cursor.description]
            return [(name, self.kind([row[i] for row in rows])) for i, name in enumerate(names)], rows
        except Exception as error:
            raise self.refusal(error) from error

    @staticmethod
    def kind(values):
        kinds = {type(value) for value in values if value is not None}
        if kinds == {bool}:
            return 'bool'
        if kinds and kinds <= {int}:
            return 'int8'
        if kinds and kinds <= {int, float}:
            return 'float8'
        return 'text'

    def refusal(self, error):
        message = str(error)
        kind = type(error).__name__
        if 'Panic' in kind:
            return Refused('XX000', 'Internal error: panic: ' + message)
        words = r'(?i)syntax|parse error|no such|not supported|unsupported|ambiguous|misuse|already exists|wrong number'
        invalid = kind in ('ProgrammingError', 'NotSupportedError') or re.search(words, message)
        return Refused('42000' if invalid else '22000', message)

    def interrupt(self):
        if hasattr(self.connection, 'interrupt'):
            self.connection.interrupt()


ENGINES = {'datafusion': DataFusion, 'clickhouse': ClickHouse}


def load(name):
    """Imports what the engine needs before processes are made, for that takes longest."""
    packages = [name[len('dbapi:'):]] if name.startswith('dbapi:') else ENGINES[name].PACKAGES
    for package in packages:
        importlib.import_module(package)


def open_engine(name, connect):
    return DbApi(name[len('dbapi:'):], connect) if name.startswith('dbapi:') else ENGINES[name](connect)
