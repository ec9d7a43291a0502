package io.panoptes.instantiation.casebuilder;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.ShippedOracles;
import io.panoptes.instantiation.TestOracles;
import io.panoptes.instantiation.testcase.DialectCaseWriter;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Constructs;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SeededCaseBuilderTest {
    private final Profile profile = Adapters.named("duckdb").profile(new Version("1.3.2.0"));
    private final DialectCaseWriter writer = new DialectCaseWriter(profile, TestOracles.all());

    @Test
    void givesTheSameCaseForTheSameSeedAndIndex() {
        for (long index = 0; index < 400; index += 7) {
            assertThat(written(5, index)).isEqualTo(written(5, index));
        }
    }

    @Test
    void givesOtherCasesForAnotherSeed() {
        assertThat(written(5, 3)).isNotEqualTo(written(6, 3));
    }

    @Test
    void drawsAnIndexWithoutThoseBeforeIt() {
        var builder = builder(9);
        for (long index = 0; index < 40; index++) {
            builder.draw(index);
        }
        assertThat(written(builder.draw(40))).isEqualTo(written(9, 40));
    }

    @Test
    void makesNearlyEveryCase() {
        var builder = builder(1);
        int made = 0;
        for (long index = 0; index < 500; index++) {
            made += builder.draw(index) instanceof Drawn.Made ? 1 : 0;
        }
        assertThat(made).isGreaterThan(450);
    }

    /** A predicate that is answered otherwise must come from no snippet either. */
    @ParameterizedTest
    @EnumSource(names = {"SELF_EQUALITY", "BETWEEN", "IN", "NOT_IN", "LIKE"})
    void leavesOutWhatIsAnsweredOtherwise(Construct construct) {
        assertThat(with(construct, profile)).as("elsewhere it is drawn").isNotEmpty();
        assertThat(with(construct, lacking(construct))).isEmpty();
    }

    private static OptionalLong with(Construct construct, Profile target) {
        var builder = new SeededCaseBuilder(1, target, ShippedOracles.all());
        return LongStream.range(0, 1_500)
                .filter(index -> builder.draw(index) instanceof Drawn.Made(var ignored, var filled)
                        && Stream.of(filled.left(), filled.right())
                                .anyMatch(query -> Constructs.of(query).contains(construct)))
                .findFirst();
    }

    private Profile lacking(Construct construct) {
        return new Profile(
                profile.dbms(),
                profile.version(),
                profile.dialect().lacking(construct),
                profile.types(),
                profile.hazards(),
                profile.fillings(),
                profile.features(),
                profile.errors(),
                profile.explain(),
                profile.planVariations(),
                profile.upkeep());
    }

    private TestCaseBuilder builder(long seed) {
        return new SeededCaseBuilder(seed, profile, TestOracles.all());
    }

    private String written(long seed, long index) {
        return written(builder(seed).draw(index));
    }

    private String written(Drawn drawn) {
        return drawn instanceof Drawn.Made made ? writer.write(made).toString() : drawn.toString();
    }
}
