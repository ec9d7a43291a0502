package io.panoptes.instantiation.opaque;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.BareColumns;
import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.Trait;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.sqlite.SqliteAdapter;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.SqlWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class OpaqueGrammarTest {
    private static final OpaqueWords WORDS = OpaqueCatalog.of(new SqliteAdapter().profile(new Version("3.50.0.0")));
    private static final List<Column> ROW = List.of(
            new Column("c0", SqlType.INTEGER, true),
            new Column("l0", new SqlType.OpaqueType("COLLATE NOCASE"), true),
            new Column("d", SqlType.DATE, true));

    @Test
    void readsTheRowAlsoWhereNoProvenQueryDoes() {
        Set<String> read = new HashSet<>();
        for (int seed = 0; seed < 200; seed++) {
            Snippet snippet = predicate(seed, List.of(), List.of()).orElseThrow();
            assertThat(snippet.traits()).contains(Trait.OPAQUE, Trait.OWN_ROW_ONLY);
            read.addAll(BareColumns.of(snippet.expression()));
        }
        assertThat(read).as("a date is of no kind that SQLite compares here").containsExactlyInAnyOrder("c0", "l0");
    }

    @Test
    void oftenSaysTheConditionOfAnIndex() {
        Expression condition =
                new Expression.Is(new Expression.ColumnReference(Optional.empty(), "c0"), Expression.Test.NULL, true);
        long saying = 0;
        for (int seed = 0; seed < 200; seed++) {
            if (predicate(seed, List.of(condition), List.of())
                    .orElseThrow()
                    .toString()
                    .contains(condition.toString())) {
                saying++;
            }
        }
        assertThat(saying).isBetween(30L, 150L);
    }

    @Test
    void saysSomethingOfSeveralColumnsThatIndexesAreAbout() {
        assertThat(bothAtOnce(Set.of("c0", "l0"))).isGreaterThan(30);
        assertThat(bothAtOnce(Set.of())).isZero();
    }

    /** Of predicates that are no more than one test otherwise. */
    private static long bothAtOnce(Set<String> indexed) {
        long both = 0;
        for (int seed = 0; seed < 400; seed++) {
            var row = new OpaqueRow(ROW, Map.of("l0", List.of(Value.of("A"))), List.of(), List.of(), indexed);
            Expression predicate = new OpaqueGrammar(new SplittableRandom(seed), WORDS, row, List.of())
                    .predicate(0)
                    .orElseThrow()
                    .expression();
            both += predicate instanceof Expression.Binary(var operator, var ignored, var also)
                            && (operator == Expression.BinaryOperator.AND || operator == Expression.BinaryOperator.OR)
                    ? 1
                    : 0;
        }
        return both;
    }

    @Test
    void aPredicateWithASubqueryReadsOtherRows() {
        Table other = new Table("b1", ROW, List.of());
        for (int seed = 0; seed < 400; seed++) {
            Snippet snippet = predicate(seed, List.of(), List.of(other)).orElseThrow();
            assertThat(snippet.has(Trait.OWN_ROW_ONLY))
                    .as("seed %d: %s", seed, snippet.expression())
                    .isEqualTo(!snippet.expression().toString().contains("query="));
        }
    }

    @Test
    void asksOtherTablesInEveryWayThatTheDbmsKnows() {
        Table other = new Table("b1", ROW, List.of());
        Set<String> asked = new HashSet<>();
        for (int seed = 0; seed < 2_000; seed++) {
            Snippet snippet = predicate(seed, List.of(), List.of(other)).orElseThrow();
            Trees.expressions(snippet.expression())
                    .forEach(node -> asked.add(node.getClass().getSimpleName()));
        }
        assertThat(asked).contains("InQuery", "Exists", "ScalarQuery").doesNotContain("Quantified");
    }

    @Test
    void saysNothingOverARowOfWhichTheDbmsComparesNothing() {
        var grammar = new OpaqueGrammar(new SplittableRandom(1), WORDS, OpaqueRow.of(List.of(ROW.get(2))), List.of());
        assertThat(grammar.predicate(2)).isEmpty();
        assertThat(grammar.operand()).isEmpty();
    }

    @Test
    void speaksMostOfAColumnThatIsIndexedAndOfItsOwnValues() {
        long indexed = 0;
        long own = 0;
        for (int seed = 0; seed < 400; seed++) {
            String text = predicate(seed, List.of(), List.of())
                    .orElseThrow()
                    .expression()
                    .toString();
            indexed += text.contains("l0") ? 1 : 0;
            own += text.contains("TextValue[value=A]") ? 1 : 0;
        }
        assertThat(indexed).isGreaterThan(250);
        assertThat(own).isGreaterThan(80);
    }

    @Test
    void saysRangesOfOneColumnAndCarriesThemOverToOthers() {
        long empty = 0;
        long carried = 0;
        for (int seed = 0; seed < 8_000; seed++) {
            String text = SqlWriter.write(
                    predicate(seed, List.of(), List.of()).orElseThrow().expression(), Dialects.SQLITE);
            empty += text.matches(".*\\b(c0|l0) > \\S+ AND \\1 < .*") ? 1 : 0;
            carried += text.matches(".*\\bc0 [<>]=? l0 AND l0 [<>]=? .*") ? 1 : 0;
        }
        assertThat(empty).isPositive();
        assertThat(carried).isPositive();
    }

    @Test
    void computesConstantsFromConstants() {
        long computed = 0;
        for (int seed = 0; seed < 4_000; seed++) {
            String text = SqlWriter.write(
                    predicate(seed, List.of(), List.of()).orElseThrow().expression(), Dialects.SQLITE);
            computed += text.matches(".*(CAST\\('A' AS \\w+\\)|'A' COLLATE \\w+).*") ? 1 : 0;
        }
        assertThat(computed).isGreaterThan(40);
    }

    @Test
    void asksWhatAnOuterJoinWithinMakesOfARow() {
        Table other = new Table("b1", ROW, List.of());
        long asked = 0;
        for (int seed = 0; seed < 2_000; seed++) {
            String text = SqlWriter.write(
                    predicate(seed, List.of(), List.of(other)).orElseThrow().expression(), Dialects.SQLITE);
            asked += text.matches(".*EXISTS \\(SELECT 1 FROM b1 AS s2 LEFT JOIN \\(SELECT \\S+ AS k FROM b1 AS s0\\).*")
                    ? 1
                    : 0;
        }
        assertThat(asked).isPositive();
    }

    private static Optional<Snippet> predicate(long seed, List<Expression> conditions, List<Table> others) {
        return new OpaqueGrammar(
                        new SplittableRandom(seed),
                        WORDS,
                        new OpaqueRow(
                                ROW,
                                Map.of("c0", List.of(Value.of(7)), "l0", List.of(Value.of("A"))),
                                conditions,
                                List.of(),
                                Set.of("l0")),
                        others)
                .predicate(2);
    }
}
