package io.panoptes.instantiation.casebuilder;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.TestOracles;
import io.panoptes.instantiation.testcase.DialectCaseWriter;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import org.junit.jupiter.api.Test;

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
