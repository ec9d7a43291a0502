package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;

class CoverageConstraintsTest {

    @Test
    void haveNamesOfTheirOwn() {
        assertThat(CoverageConstraints.OF_TEST_DATA.stream().map(CoverageConstraint::name))
                .doesNotHaveDuplicates();
    }

    @Test
    void eachHasATestOfItsOwn() {
        for (CoverageConstraint constraint : CoverageConstraints.OF_TEST_DATA) {
            assertThatCode(() -> Class.forName(constraint.getClass().getName() + "Test"))
                    .doesNotThrowAnyException();
        }
    }
}
