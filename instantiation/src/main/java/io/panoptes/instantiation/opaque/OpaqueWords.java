package io.panoptes.instantiation.opaque;

import io.panoptes.dbms.data.HoledText;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.type.SqlType.IntegerType;
import io.panoptes.sql.type.SqlType.TextType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * What opaque predicates of one DBMS are made of, as data: kinds of values that it compares with each other.
 *
 * @param subqueries the ways that it knows to ask another table
 * @param liberties what may be done with them that not every DBMS takes
 * @param weights what a condition, in the place of the hole, may stand in without a change: {@code likely(<value>)}
 * @param queries in words that others do not have
 * @param hidden columns that tables have without declaring them, {@code rowid}: each of the type of a column that is compared as it is
 */
public record OpaqueWords(
        List<Kind> kinds,
        Set<SubqueryShape> subqueries,
        Set<Liberty> liberties,
        List<String> weights,
        List<OwnQuery> queries,
        List<Column> hidden) {
    /** The name of all holes in these texts. */
    static final String HOLE = "value";

    public OpaqueWords {
        queries = List.copyOf(queries);
        hidden = List.copyOf(hidden);
        kinds = List.copyOf(kinds);
        weights = List.copyOf(weights);
        subqueries = Set.copyOf(subqueries);
        liberties = Set.copyOf(liberties);
    }

    public enum Liberty {
        /** Any value is a condition, by its {@link TruthValue}. */
        ANY_VALUE_JUDGES,
        /** What is computed from values of a kind is of that kind, and a column of it is compared as they are. */
        COMPUTED_KEEPS_KIND,
        /** A full join takes any condition; elsewhere it must be an equality. */
        FULL_JOINS_ON_ANYTHING,
        /** BETWEEN, IN, row values and CASE are defined by comparisons of their parts, for values of any types. */
        DEFINED_BY_COMPARISONS,
        /** A condition of a join may hold a subquery. */
        JOINS_ASK,
        /** Some states are made of few columns, most of which only opaque predicates read. */
        NARROW_STATES
    }

    /** With every way to ask another table. */
    public OpaqueWords(List<Kind> kinds) {
        this(kinds, EnumSet.allOf(SubqueryShape.class), Set.of(), List.of(), List.of(), List.of());
    }

    public boolean may(Liberty liberty) {
        return liberties.contains(liberty);
    }

    /**
     * Values that may be compared without an error, whatever their types.
     *
     * @param types of the columns that are of this kind
     * @param constants as they are written
     * @param wraps one operand made of another, with a hole in its place: {@code CAST(<value> AS TEXT)}
     * @param tests predicates with a hole for each operand: {@code <value> GLOB <value>}; each gives a Boolean and nothing else
     * @param columns what columns may be declared as that no proven query reads
     */
    public record Kind(
            List<Class<? extends SqlType>> types,
            List<String> constants,
            List<String> wraps,
            List<String> tests,
            List<OpaqueColumn> columns) {
        public Kind {
            types = List.copyOf(types);
            constants = List.copyOf(constants);
            wraps = List.copyOf(wraps);
            tests = List.copyOf(tests);
            columns = List.copyOf(columns);
        }

        /** Whether texts that spell numbers are compared with numbers. */
        boolean mixes() {
            return constants.contains("'1'");
        }

        boolean holds(SqlType type) {
            return type instanceof SqlType.OpaqueType(var name)
                    ? columns.stream().anyMatch(column -> column.declaration().equals(name))
                    : types.contains(type.getClass());
        }
    }

    /**
     * @param declaration what stands behind the name of such a column
     * @param values what it may hold
     * @param isIndexed whether a key may be made of it
     */
    public record OpaqueColumn(String declaration, List<Value> values, boolean isIndexed) {
        public OpaqueColumn {
            values = List.copyOf(values);
        }

        public OpaqueColumn(String declaration, List<Value> values) {
            this(declaration, values, true);
        }
    }

    /** Whether any value may be compared with any other, by rules that look at where it comes from. */
    public boolean comparesEverything() {
        return kinds.size() == 1 && kinds.getFirst().types().containsAll(List.of(IntegerType.class, TextType.class));
    }

    /** The type of what is computed, where the DBMS {@linkplain #comparesEverything compares everything}. */
    public SqlType anyType() {
        return new SqlType.OpaqueType(columns().getFirst().declaration());
    }

    /** The type of what is computed from values of a kind. */
    SqlType computedType(Kind kind) {
        if (comparesEverything()) {
            return anyType();
        }
        return kind.columns().isEmpty()
                ? SqlType.BOOLEAN
                : new SqlType.OpaqueType(kind.columns().getFirst().declaration());
    }

    public List<OpaqueColumn> columns() {
        return kinds.stream().flatMap(kind -> kind.columns().stream()).toList();
    }

    /** Whether a key may be made of a column of this declaration. */
    public boolean isIndexed(SqlType.OpaqueType type) {
        return columns().stream()
                .filter(column -> column.declaration().equals(type.name()))
                .allMatch(OpaqueColumn::isIndexed);
    }

    /** What a column of this declaration may hold. */
    public List<Value> values(SqlType.OpaqueType type) {
        return columns().stream()
                .filter(column -> column.declaration().equals(type.name()))
                .findFirst()
                .map(OpaqueColumn::values)
                .orElse(List.of());
    }

    /** The expression of a text with a hole for each argument. */
    static Expression fill(String text, List<Expression> arguments) {
        return new Expression.Template(HoledText.of(text).pieces(), arguments);
    }

    /** With the same argument in each hole. */
    static Expression fill(String text, Expression argument) {
        return fill(text, Collections.nCopies(holes(text), argument));
    }

    /** The same with each wrap and test N times, so that it is drawn N times as often; {@code copies} is given its text between the holes. */
    public OpaqueWords repeating(ToIntFunction<String> copies) {
        return new OpaqueWords(
                kinds.stream()
                        .map(kind -> new Kind(
                                kind.types(),
                                kind.constants(),
                                repeated(kind.wraps(), copies),
                                repeated(kind.tests(), copies),
                                kind.columns()))
                        .toList(),
                subqueries,
                liberties,
                weights,
                queries,
                hidden);
    }

    private static List<String> repeated(List<String> texts, ToIntFunction<String> copies) {
        return texts.stream()
                .flatMap(text ->
                        Collections.nCopies(
                                copies.applyAsInt(
                                        String.join("?", HoledText.of(text).pieces())),
                                text)
                                .stream())
                .toList();
    }

    static int holes(String text) {
        return HoledText.of(text).holes().size();
    }

    /** A number or a string as a literal that others can read too; anything else as it stands. */
    static Expression constant(String text) {
        return literal(text)
                .<Expression>map(Expression.Literal::new)
                .orElseGet(() -> new Expression.Template(List.of(text), List.of()));
    }

    private static Optional<Value> literal(String text) {
        if (text.matches("-?\\d{1,18}")) {
            return Optional.of(Value.of(Long.parseLong(text)));
        }
        if (text.matches("-?\\d+\\.\\d+")) {
            return Optional.of(Value.of(new BigDecimal(text)));
        }
        return text.matches("'[^']*'") ? Optional.of(Value.of(text.substring(1, text.length() - 1))) : Optional.empty();
    }
}
