package io.panoptes.discovery.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.step.Differences;
import io.panoptes.discovery.rewrite.step.expression.ExpressionSchema;
import io.panoptes.discovery.seed.SeedCaq;
import io.panoptes.discovery.seed.SeedGenerator;
import io.panoptes.discovery.seed.ShapeShares;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every step on many seeds: it applies somewhere, and one that keeps the meaning gives an equivalent query. */
class StepsTest {
    private static final int ENOUGH = 4;
    private static final List<SeedCaq> SEEDS = IntStream.range(0, 500)
            .mapToObj(new SeedGenerator(5, ShapeShares.NONE)::seed)
            .toList();

    static Stream<Step> steps() {
        return Steps.ALL.stream();
    }

    @Test
    void haveNamesOfTheirOwn() {
        assertThat(Steps.ALL.stream().map(Step::name)).doesNotHaveDuplicates();
    }

    @Test
    void eachHasATestOfItsOwn() {
        assertThat(Steps.ALL)
                .filteredOn(step -> !(step instanceof ExpressionSchema))
                .allSatisfy(step -> assertThat(Class.forName(step.getClass().getName() + "Test"))
                        .isNotNull());
    }

    @ParameterizedTest
    @MethodSource("steps")
    void findPlacesAndKeepTheMeaning(Step step) {
        int taken = 0;
        List<String> wrong = new ArrayList<>();
        for (SeedCaq seed : SEEDS) {
            Query query = SqlReader.query(seed.query(), seed.schema());
            // Some steps fit only what another has made.
            Query prepared =
                    Prerequisites.before(step, query, new StepPlacement(seed.schema(), new SplittableRandom(1)));
            Optional<Query> changed =
                    step.take(prepared, new StepPlacement(seed.schema(), new SplittableRandom(seed.number())));
            if (changed.isEmpty() || !isRead(seed, prepared) || !isRead(seed, changed.get())) {
                continue;
            }
            if (!step.mayChangeMeaning()) {
                Differences.between(seed.schema(), prepared, changed.get()).ifPresent(wrong::add);
            }
            taken++;
            if (taken >= ENOUGH) {
                break;
            }
        }
        assertThat(String.join("\n", wrong)).isEmpty();
        assertThat(taken).as("%s fits nowhere", step.name()).isPositive();
    }

    /** Steps whose pattern no seed has, and what has it afterwards. */
    private static final class Prerequisites {
        private static final List<String> MAKERS = List.of(
                "de-morgan-or",
                "double-negation",
                "coalesce-itself",
                "case-same-value",
                "distribute-and",
                "equal-as-bounds",
                "and-as-not-or",
                "nest-query",
                "derived-as-common-table",
                "less-or-equal-as-or",
                "split-by-condition",
                "case-of-null");

        static Query before(Step step, Query query, StepPlacement placement) {
            if (step.take(query, placement).isPresent()) {
                return query;
            }
            return MAKERS.stream()
                    .flatMap(name ->
                            Steps.ALL.stream().filter(maker -> maker.name().equals(name)))
                    .flatMap(maker -> maker.take(query, placement).stream())
                    .filter(made -> step.take(made, placement).isPresent())
                    .findFirst()
                    .orElse(query);
        }
    }

    /** A step may make what is no query, which is told when the candidate is read. */
    private static boolean isRead(SeedCaq seed, Query query) {
        try {
            new Front(seed.schema(), ReadingProfile.STANDARD).translate(SqlWriter.write(query, Dialect.PORTABLE));
            return true;
        } catch (SqlError | Unsupported e) {
            return false;
        }
    }
}
