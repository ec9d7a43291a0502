package io.panoptes.dbms.learning;

import io.panoptes.dbms.TypeSpelling;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Habit;
import io.panoptes.sql.write.TypeKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The type of texts, what a literal needs, and whether literals of several lengths keep them where they meet. */
record TextProbe() implements Probe {
    private static final List<String> NAMES =
            List.of("VARCHAR(1000)", "VARCHAR(100)", "VARCHAR", "STRING", "TEXT", "VARCHAR2(1000)", "NVARCHAR(1000)");

    private static final Value ANY = TypeSpelling.text("").high();
    private static final Value OF_ASCII = Value.of("z 'q' \"d\" %_\\");
    private static final Value PLAIN = Value.of("abc");

    @Override
    public String title() {
        return "texts";
    }

    @Override
    public void probe(ProbeInstance instance, LearntParts parts) {
        // An index takes texts of some length only: a type that can't be in a key comes last.
        boolean keys = canBeKey(instance, parts.integer());
        Map<Boolean, List<String>> byKey =
                NAMES.stream().collect(Collectors.partitioningBy(name -> keys && !canBeKey(instance, name)));
        List<String> names = Stream.of(false, true)
                .flatMap(late -> byKey.getOrDefault(late, List.of()).stream())
                .toList();
        for (String name : names) {
            Optional<TypeSpelling> kept = kept(instance, parts, name);
            if (kept.isPresent()) {
                parts.types().add(kept.get());
                parts.dialect(dialect -> dialect.type(TypeKind.TEXT, name));
                literals(instance, parts);
                return;
            }
        }
        parts.differing().add("no type was found whose columns give back texts as they went in: no case has texts");
    }

    private static boolean canBeKey(ProbeInstance instance, String type) {
        return instance.doesAfresh(
                "CREATE TABLE k1 (a %s NOT NULL, b %s NOT NULL, UNIQUE (a, b))".formatted(type, type));
    }

    /** An empty text that is NULL, or a text that is cut, leaves a smaller range; before that, a backslash may be an escape. */
    private static Optional<TypeSpelling> kept(ProbeInstance instance, LearntParts parts, String name) {
        for (Value high : List.of(ANY, OF_ASCII, PLAIN)) {
            for (Optional<Habit> habit :
                    List.<Optional<Habit>>of(Optional.empty(), Optional.of(Habit.BACKSLASH_ESCAPES))) {
                var before = parts.dialect();
                habit.ifPresent(escapes -> parts.dialect(dialect -> dialect.with(escapes)));
                for (Value low : List.of(Value.of(""), Value.of("a"))) {
                    var spelling = new TypeSpelling(SqlType.TEXT, name, low, high);
                    if (TypeProbe.keeps(instance, parts, spelling)) {
                        return Optional.of(spelling);
                    }
                }
                parts.dialect(ignored -> before);
            }
        }
        return Optional.empty();
    }

    /** Where a union makes all its texts as long as the longest, a literal is cast. */
    private static void literals(ProbeInstance instance, LearntParts parts) {
        if (keepLengths(instance, parts)) {
            return;
        }
        var before = parts.dialect();
        parts.dialect(dialect -> dialect.with(Habit.TEXT_LITERALS_AS_CAST));
        if (keepLengths(instance, parts)) {
            parts.differing()
                    .add("a text literal is a CHAR, which is padded where it meets a longer one: literals are cast");
            return;
        }
        parts.dialect(ignored -> before);
        parts.types().removeIf(spelling -> spelling.type().equals(SqlType.TEXT));
        parts.differing().add("texts of several lengths are padded in a union or a CASE: no case has texts");
    }

    private static boolean keepLengths(ProbeInstance instance, LearntParts parts) {
        String shorter = parts.literal(Value.of("a"));
        String longer = parts.literal(Value.of("abc"));
        String from = parts.fromNothing();
        List<Row> union = new ArrayList<>(
                instance.rows("SELECT %s AS s%s UNION ALL SELECT %s AS s%s".formatted(shorter, from, longer, from)));
        List<Row> branches =
                instance.rows("SELECT CASE WHEN 1 = 1 THEN %s ELSE %s END AS s%s".formatted(shorter, longer, from));
        List<Row> first = instance.rows("SELECT COALESCE(%s, %s) AS s%s".formatted(shorter, longer, from));
        Row one = Row.of(Value.of("a"));
        return union.size() == 2
                && union.contains(one)
                && union.contains(Row.of(Value.of("abc")))
                && branches.equals(List.of(one))
                && first.equals(List.of(one));
    }
}
