package io.panoptes.texttosql.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.PairDecider;
import io.panoptes.equivalence.ProblemDecider;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.solver.SolverPool;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Value;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each kind of constraint makes a pair equal that is not; the proof names that constraint and no other, and the kernel takes it. */
class NeededConstraintsTest {
    private static final Schema SHOP = SchemaReader.read("""
            CREATE TABLE orders (id INT PRIMARY KEY, city VARCHAR(20), country VARCHAR(2), amount INT, paid INT);
            CREATE TABLE country (code VARCHAR(2), area INT);
            """);

    private static final List<TableConstraint> ALL = List.of(
            TableConstraint.notNull("orders", "city", Evidence.mined(0, 1)),
            TableConstraint.notNull("orders", "country", Evidence.mined(0, 1)),
            of("orders", new Constraint.Range("amount", Optional.of(Value.of(0)), Optional.empty())),
            of("orders", new Constraint.Categorical("country", List.of(Value.of("de"), Value.of("fr")))),
            of("orders", new Constraint.FunctionalDependency(List.of("city"), "country")),
            of("orders", new Constraint.Ordering("paid", "amount")),
            of("orders", new Constraint.InclusionDependency(List.of("country"), "country", List.of("code"))),
            of("country", new Constraint.Unique(List.of("area"))));

    private static TableConstraint of(String table, Constraint constraint) {
        return TableConstraint.of(table, constraint, Evidence.mined(0, 1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT COUNT(city) FROM orders | SELECT COUNT(*) FROM orders | orders: city is not NULL",
                "SELECT id FROM orders WHERE amount < 0 | SELECT id FROM orders WHERE amount < 0 - 5 | orders: amount is at least 0",
                "SELECT id FROM orders WHERE country <> 'de' | SELECT id FROM orders WHERE country = 'fr' | orders: country is one of 'de', 'fr'",
                "SELECT DISTINCT city, country FROM orders | SELECT city, MAX(country) FROM orders GROUP BY city | orders: city determines country",
                "SELECT id FROM orders WHERE paid > amount | SELECT id FROM orders WHERE 1 = 0 | orders: paid <= amount",
                "SELECT id FROM orders WHERE country IS NOT NULL | SELECT id FROM orders WHERE EXISTS (SELECT 1 FROM country WHERE code = country) | orders: country is found in country(code)",
                "SELECT DISTINCT area FROM country WHERE area > 0 | SELECT area FROM country WHERE area > 0 | country: area is unique"
            })
    void theProofNamesWhatItNeeds(String left, String right, String needed) {
        QueryPair plain = new QueryPair(SHOP, left, right, Semantics.BAG);
        ConstrainedSchema constrained = ConstrainedSchema.of(SHOP, ALL);
        QueryPair pair = new QueryPair(constrained.schema(), left, right, Semantics.BAG);
        try (SolverPool solvers = new SolverPool(1)) {
            assertThat(verdict(ProblemDecider.standard(List.of(), solvers), plain))
                    .as("without constraints")
                    .isInstanceOf(Verdict.Refuted.class);
            assertThat(verdict(ProblemDecider.standard(List.of(), solvers), pair))
                    .isInstanceOfSatisfying(
                            Verdict.Proved.class,
                            proved -> assertThat(proved.check()).isInstanceOf(Verdict.Check.ByKernel.class));
            assertThat(NeededConstraints.of(
                            new PairDecider(
                                    ProblemDecider.standard(List.of(), solvers), Readings.ANY, Assumption.READINGS),
                            pair,
                            SHOP,
                            constrained.assumed(),
                            Budget.of(Duration.ofSeconds(30))))
                    .extracting(TableConstraint::words)
                    .containsExactly(needed);
        }
    }

    private static Verdict verdict(ProblemDecider engine, QueryPair pair) {
        PairDecision decision = new PairDecider(engine, Readings.ANY, Assumption.READINGS)
                .decide(pair, Budget.of(Duration.ofSeconds(30)), Optional.empty());
        assertThat(decision).isInstanceOf(PairDecision.Decided.class);
        return ((PairDecision.Decided) decision).verdict();
    }
}
