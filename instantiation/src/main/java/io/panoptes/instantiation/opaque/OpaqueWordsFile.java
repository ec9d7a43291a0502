package io.panoptes.instantiation.opaque;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.data.HoledText;
import io.panoptes.instantiation.opaque.OpaqueWords.Kind;
import io.panoptes.instantiation.opaque.OpaqueWords.Liberty;
import io.panoptes.instantiation.opaque.OpaqueWords.OpaqueColumn;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.type.TypeNames;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Reads {@code opaque.txt}, in which each line begins with what it adds; docs/adapters.md has the list. */
final class OpaqueWordsFile {
    private static final String VALUES = " := ";
    private static final String BETWEEN_VALUES = " \\| ";

    private final Version version;
    private final List<OpenKind> kinds = new ArrayList<>();
    private final Map<String, List<Value>> lists = new HashMap<>();
    private final Set<Liberty> liberties = EnumSet.noneOf(Liberty.class);
    private Set<SubqueryShape> subqueries = EnumSet.allOf(SubqueryShape.class);
    private final List<String> weights = new ArrayList<>();
    private final List<OwnQuery> queries = new ArrayList<>();
    private final List<Column> hidden = new ArrayList<>();

    private OpaqueWordsFile(Version version) {
        this.version = version;
    }

    /** A kind whose lines are still read. */
    private record OpenKind(
            int share,
            List<Class<? extends SqlType>> types,
            List<String> constants,
            List<String> wraps,
            List<String> tests,
            List<OpaqueColumn> columns) {
        OpenKind(int share, List<Class<? extends SqlType>> types) {
            this(share, types, new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        }
    }

    static OpaqueWords read(List<String> lines, Version version) {
        var file = new OpaqueWordsFile(version);
        lines.forEach(file::read);
        return new OpaqueWords(
                file.kinds.stream()
                        .flatMap(kind -> Collections.nCopies(
                                kind.share(),
                                new Kind(kind.types(), kind.constants(), kind.wraps(), kind.tests(), kind.columns()))
                                .stream())
                        .toList(),
                file.subqueries,
                file.liberties,
                file.weights,
                file.queries,
                file.hidden);
    }

    private void read(String line) {
        String[] words = line.split(" ", 2);
        String rest = words.length < 2 ? "" : words[1];
        switch (words[0]) {
            case "since" -> {
                String[] since = rest.split(" ", 2);
                if (version.isAtLeast(since[0])) {
                    read(since[1]);
                }
            }
            case "liberties" -> Stream.of(rest.split(" ")).map(Liberty::valueOf).forEach(liberties::add);
            case "subqueries" -> {
                subqueries = EnumSet.noneOf(SubqueryShape.class);
                Stream.of(rest.split(" ")).map(SubqueryShape::valueOf).forEach(subqueries::add);
            }
            case "weight" -> weights.add(holed(rest));
            case "values" -> {
                String[] sides = rest.split(VALUES, 2);
                lists.put(sides[0], values(sides[1]));
            }
            case "kind" -> kinds.add(kind(rest.split(" ")));
            case "constant" -> kinds.getLast().constants().add(unescaped(rest));
            case "wrap" -> kinds.getLast().wraps().add(holed(rest));
            case "test" -> kinds.getLast().tests().add(holed(rest));
            case "column" -> kinds.getLast().columns().add(column(rest, true));
            case "unindexed-column" -> kinds.getLast().columns().add(column(rest, false));
            case "hidden-column" -> {
                String[] sides = rest.split(" ", 2);
                hidden.add(new Column(sides[0], new SqlType.OpaqueType(sides[1]), true));
            }
            case "query" -> queries.add(new OwnQuery(rest, OwnQuery.Form.ANY));
            case "compound-query" -> queries.add(new OwnQuery(rest, OwnQuery.Form.COMPOUND));
            case "query-of-one-row" -> queries.add(new OwnQuery(rest, OwnQuery.Form.OF_ONE_ROW));
            default ->
                throw new IllegalArgumentException("'%s' begins no line of opaque words: %s".formatted(words[0], line));
        }
    }

    private static OpenKind kind(String[] words) {
        return new OpenKind(
                Integer.parseInt(words[0]),
                Stream.of(words)
                        .skip(1)
                        .<Class<? extends SqlType>>map(name -> type(name).getClass())
                        .toList());
    }

    private static SqlType type(String name) {
        return TypeNames.read(name, List.of())
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no type %s; choose from %s".formatted(name, TypeNames.KNOWN)));
    }

    private static String holed(String text) {
        if (!HoledText.of(text).holes().stream().allMatch(OpaqueWords.HOLE::equals)) {
            throw new IllegalArgumentException("a hole here is <%s>: %s".formatted(OpaqueWords.HOLE, text));
        }
        return unescaped(text);
    }

    private OpaqueColumn column(String text, boolean indexed) {
        String[] sides = text.split(VALUES, 2);
        List<Value> named = lists.get(sides[1]);
        return new OpaqueColumn(sides[0], named == null ? values(sides[1]) : named, indexed);
    }

    private static List<Value> values(String text) {
        return Stream.of(text.split(BETWEEN_VALUES)).map(OpaqueWordsFile::value).toList();
    }

    private static Value value(String text) {
        if (text.startsWith("'")) {
            return Value.of(unescaped(text.substring(1, text.length() - 1)).replace("''", "'"));
        }
        return text.contains(".") ? Value.of(new BigDecimal(text)) : Value.of(Long.parseLong(text));
    }

    private static String unescaped(String text) {
        return text.replace("\\n", "\n").replace("\\t", "\t");
    }
}
