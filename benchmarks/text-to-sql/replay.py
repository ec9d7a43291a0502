#!/usr/bin/env python3
"""Runs the verdicts of `panoptes evaluate` again in Python's sqlite3, with the texts as they are written.

    replay.py ROWS.jsonl (--schemas schema.json | --databases DIR) [--constraints FILE] [--random 200] [--every N]

Each refutation: its counterexample is inserted, and both queries must give two answers under the row's semantics. With
--constraints, a file of SpotIt+ that the evaluation was given, the inserted rows must keep those that name columns of the schema
and values of their types.
Each proof: both queries are run on random databases that keep the declared keys, and must agree on all. Where the row says
under "assumes" that it takes the same choice among ties, a difference is excused and counted apart if one of the two queries
alone has several answers: with the rows inserted in another order, with SQLite's reverse_unordered_selects, or without
its automatic indexes.
Shares no code with Panoptes. Exit code 1 if any verdict does not hold; refutations with functions that this SQLite lacks are
counted apart.
"""
import argparse, collections, glob, json, math, os, random, re, sqlite3, sys, threading

def tables_of(args, database, cache={}):
    if database not in cache:
        if args.schemas:
            text = json.load(open(args.schemas))[database]
            cache[database] = [text] if isinstance(text, str) else text
        else:
            found = [f for pattern in ('{0}/{0}.*', '{0}.*') for f in glob.glob(os.path.join(args.databases, pattern.format(database)))]
            with sqlite3.connect('file:%s?mode=ro' % found[0], uri=True) as given:
                cache[database] = [sql for sql, in given.execute(
                    "SELECT sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY rowid")]
    return cache[database]

def fresh(statements):
    connection = sqlite3.connect(':memory:')
    for statement in statements:
        connection.execute(statement)
    return connection

def run(connection, query):
    timer = threading.Timer(5, connection.interrupt)
    timer.start()
    try:
        return connection.execute(query).fetchall()
    finally:
        timer.cancel()

def plain(value):
    if isinstance(value, float):
        return value if math.isnan(value) or math.isinf(value) else float('%.9g' % value)
    if isinstance(value, int) and abs(value) < 2 ** 53:
        return float('%.9g' % value)
    return value

def key(rows, semantics):
    rows = [tuple(map(plain, row)) for row in rows]
    if semantics == 'set':
        return frozenset(rows)
    return rows if semantics == 'list' else collections.Counter(rows)

def refutation_holds(statements, row):
    connection = fresh(statements)
    for insert in row['counterexample']:
        connection.execute(insert)
    gold, predicted = (run(connection, row[name]) for name in ('gold', 'predicted'))
    return key(gold, row['semantics']) != key(predicted, row['semantics'])

def plain_name(name):
    return re.sub(r'\W', '_', name).lower()

class Kept:
    """Which constraints of SpotIt+ (names like TABLE__COLUMN) the rows of a database break. NULL passes ranges and lists, and is a value
    in a dependency."""
    def __init__(self, connection):
        self.rows, self.numeric = {}, {}
        for table, in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            quoted = '"%s"' % table.replace('"', '""')
            rows = connection.execute('SELECT * FROM %s' % quoted).fetchall()
            for column in connection.execute('PRAGMA table_info(%s)' % quoted).fetchall():
                name = plain_name(table) + '__' + plain_name(column[1])
                self.rows[name] = [row[column[0]] for row in rows]
                self.numeric[name] = any(word in column[2].upper() for word in ('INT', 'REAL', 'FLOA', 'DOUB', 'NUM', 'DEC'))

    def fits(self, name, values):
        return all(isinstance(value, (int, float)) == self.numeric[name] for value in values)

    def breaks(self, constraint):
        kind, said = next(iter(constraint.items()))
        names = said['values'] if kind == 'dependency' else [x['value'] for x in (said if isinstance(said, list) else [said]) if isinstance(x, dict)]
        names = [plain_name(name) for name in names]
        if any(name not in self.rows for name in names):
            return False
        there = [value for value in self.rows[names[0]] if value is not None]
        if kind == 'not_null':
            return None in self.rows[names[0]]
        if kind == 'between':
            low, high = said[1:]
            return self.fits(names[0], there) and self.numeric[names[0]] and any(not low <= value <= high for value in there)
        if kind == 'in':
            return self.fits(names[0], said[1]) and any(value not in said[1] for value in there)
        if kind == 'dependency':
            pairs = set(zip(self.rows[names[0]], self.rows[names[1]]))
            return len({pair[0] for pair in pairs}) < len(pairs)
        if kind == 'primary':
            rows = list(zip(*(self.rows[name] for name in names)))
            return len(set(rows)) < len(rows) or any(None in row for row in rows)
        if kind == 'foreign':
            return any(value not in self.rows[names[1]] for value in there)
        raise SystemExit('a kind of constraint that is not known: %s' % kind)

def broken(statements, row, constraints):
    connection = fresh(statements)
    for insert in row['counterexample']:
        connection.execute(insert)
    kept = Kept(connection)
    return [constraint for constraint in constraints if kept.breaks(constraint)]

class Maker:
    """Random databases over the tables that two texts name, and those that they refer to."""
    def __init__(self, statements, texts, chance):
        self.chance, connection = chance, fresh(statements)
        self.names = [name for name, in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid")]
        quote = lambda name: '"%s"' % name.replace('"', '""')
        info = lambda pragma, name: connection.execute('PRAGMA %s(%s)' % (pragma, quote(name))).fetchall()
        self.columns = {n: info('table_info', n) for n in self.names}
        self.foreign = {n: [(r[3], r[2], r[4]) for r in info('foreign_key_list', n)] for n in self.names}
        self.unique = {n: [[r[2] for r in info('index_info', i[1])] for i in info('index_list', n) if i[2]] for n in self.names}
        for n in self.names:
            primary = [c[1] for c in self.columns[n] if c[5]]
            if primary:
                self.unique[n].append(primary)
        words = set(re.findall(r'[\w]+', ' '.join(texts).lower()))
        self.used = [n for n in self.names if set(re.findall(r'\w+', n.lower())) <= words]
        for n in self.used:
            targets = {t.lower() for _, t, _ in self.foreign[n]}
            self.used += [m for m in self.names if m.lower() in targets and m not in self.used]
        literals = re.findall(r"'((?:[^']|'')*)'|\"([^\"]*)\"|(?<![\w.])(\d+(?:\.\d+)?)", ' '.join(texts))
        self.strings = [a.replace("''", "'") or b or c for a, b, c in literals] or ['a']
        self.numbers = [float(c) for _, _, c in literals if c] or [1.0]

    def value(self, declared):
        kind, pick = declared.upper(), self.chance.choice
        if self.chance.random() < 0.12:
            return None
        if 'INT' in kind:
            return int(pick(self.numbers + [0, 1, 2, 3])) + pick([-1, 0, 0, 0, 1])
        if any(word in kind for word in ('REAL', 'FLOA', 'DOUB', 'NUM', 'DEC')):
            return pick(self.numbers + [0.0, 1.0, 2.5]) + pick([0.0, 0.0, 0.5, -1.0])
        if 'DATE' in kind or 'TIME' in kind:
            years = [s[:4] for s in self.strings if re.match(r'\d{4}', s)] + ['2019', '2020']
            day = '%s-%02d-%02d' % (pick(years), self.chance.randint(1, 12), self.chance.randint(1, 28))
            return day + ' 00:00:00' if 'TIME' in kind else day
        text = pick(self.strings + ['a', 'b']).replace('%', '')
        return pick([text, text, text, text + 'x', text.lower()])

    def make(self):
        data = {n: [] for n in self.names}
        for _ in range(3):
            for n in self.used:
                for _ in range(self.chance.randint(0, 4)):
                    row = {c[1]: self.value(c[2] or 'TEXT') for c in self.columns[n]}
                    for column in self.columns[n]:
                        if (column[3] or column[5]) and row[column[1]] is None:
                            row[column[1]] = 1 if 'INT' in column[2].upper() else 'k'
                    self.add(data, n, row)
        for n in self.names:
            self.chance.shuffle(data[n])
        return data

    def add(self, data, n, row):
        own = {c.lower(): c for c in row}
        for column, target, other in self.foreign[n]:
            mother = next((m for m in self.names if m.lower() == target.lower()), None)
            if mother is None or row[own[column.lower()]] is None:
                continue
            other = other or next(c[1] for c in self.columns[mother] if c[5])
            known = [r[k] for r in data[mother] for k in r if k.lower() == other.lower() and r[k] is not None]
            if not known:
                row[own[column.lower()]] = None
                if any(c[1].lower() == column.lower() and (c[3] or c[5]) for c in self.columns[n]):
                    return
            elif row[own[column.lower()]] not in known:
                row[own[column.lower()]] = self.chance.choice(known)
        for group in self.unique[n]:
            values = [row[own[c.lower()]] for c in group]
            if None not in values and any([r[own[c.lower()]] for c in group] == values for r in data[n]):
                return
        data[n].append(row)

def fill(connection, maker, data, turned):
    for n in maker.used:
        rows = list(reversed(data[n])) if turned else data[n]
        connection.executemany('INSERT INTO "%s" VALUES (%s)' % (n.replace('"', '""'), ', '.join('?' * len(maker.columns[n]))),
                               [tuple(row.values()) for row in rows])

TIES = 'the same choice among ties'

def answers_in(template, maker, data, row, turned, reverse, indexes):
    connection = sqlite3.connect(':memory:')
    template.backup(connection)
    try:
        connection.execute('PRAGMA reverse_unordered_selects = %d' % reverse)
        connection.execute('PRAGMA automatic_index = %d' % indexes)
        fill(connection, maker, data, turned)
        return [key(run(connection, row[name]), row['semantics']) for name in ('gold', 'predicted')]
    finally:
        connection.close()

def is_tie(template, maker, data, row, first):
    """Whether one query alone has several answers."""
    others = [answers_in(template, maker, data, row, turned, *settings)
              for turned in (False, True) for settings in ((0, 1), (1, 1), (0, 0), (1, 0))]
    return any(other[side] != first[side] for other in others for side in (0, 1))

def proof_holds(statements, row, count):
    """The database on which the two queries differ or None, on how many they agree, on how many they differ by ties."""
    maker, tried, ties = Maker(statements, [row['gold'], row['predicted']], random.Random(row['id'])), 0, 0
    template = fresh(statements)
    for _ in range(3 * count):
        if tried + ties == count:
            break
        data = maker.make()
        try:
            first = answers_in(template, maker, data, row, False, 0, 1)
            if first[0] == first[1]:
                tried += 1
            elif TIES in row['assumes'] and is_tie(template, maker, data, row, first):
                ties += 1
            else:
                return {n: rows for n, rows in data.items() if rows}, tried, ties
        except sqlite3.Error:
            continue
    return None, tried, ties

def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('rows')
    parser.add_argument('--schemas')
    parser.add_argument('--databases')
    parser.add_argument('--constraints')
    parser.add_argument('--random', type=int, default=200)
    parser.add_argument('--every', type=int, default=1, help='of the proofs, every N-th')
    args = parser.parse_args()
    constraints = json.load(open(args.constraints)) if args.constraints else {}
    held, failed, breaking, unrun, proofs, runs, tied, few, wrong = 0, [], [], [], 0, 0, 0, [], []
    for line in open(args.rows):
        row = json.loads(line)
        if row['outcome'] == 'different' and row['counterexample'] is not None:
            try:
                holds = refutation_holds(tables_of(args, row['db']), row)
            except sqlite3.Error as error:
                holds = False
                print('refutation %s: %s' % (row['id'], error))
                if str(error).startswith('no such function'):
                    unrun.append(row['id'])
                    continue
            held += holds
            if not holds:
                failed.append(row['id'])
            for constraint in broken(tables_of(args, row['db']), row, sum(constraints.get(row['db'], []), [])):
                breaking.append(row['id'])
                print('refutation %s breaks %s: %s' % (row['id'], constraint, row['counterexample']))
        elif row['outcome'] == 'equal' and row['ground'] == 'proved':
            proofs += 1
            if proofs % args.every == 0:
                difference, tried, ties = proof_holds(tables_of(args, row['db']), row, args.random)
                runs += tried
                tied += ties > 0
                if difference is None and tried + ties < args.random:
                    few.append(row['id'])
                if difference is not None:
                    wrong.append(row['id'])
                    print('proof %s: %s\n  %s\n  %s\n  %s' % (row['id'], row['assumes'], row['gold'], row['predicted'], difference))
    print('refutations: %d hold, %d do not %s, %d need a newer SQLite than %s %s'
          % (held, len(failed), failed, len(unrun), sqlite3.sqlite_version, unrun))
    if args.constraints:
        print('  %d break a constraint %s' % (len(set(breaking)), sorted(set(breaking))))
    print('proofs: %d, every %d run: %d agreements on databases, %d pairs differ %s' % (proofs, args.every, runs, len(wrong), wrong))
    print('  %d pairs differ in the choice among ties that their rows name; not all databases could be run for %s' % (tied, few))
    sys.exit(1 if failed or wrong or breaking else 0)

if __name__ == '__main__':
    main()
