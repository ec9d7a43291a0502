package io.panoptes.discovery.seed.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SeedShapesTest {
    static Stream<SeedShape> shapes() {
        return SeedShapes.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void describesNoPlainQuery(SeedShape shape) {
        assertThat(new Shapes(shape).describes("SELECT t1.c0 AS k0 FROM t1")).isFalse();
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void hasATestOfItsOwn(SeedShape shape) {
        assertThatCode(() -> Class.forName(shape.getClass().getName() + "Test")).doesNotThrowAnyException();
    }

    @Test
    void haveNamesOfTheirOwn() {
        assertThat(SeedShapes.ALL.stream().map(SeedShape::name)).doesNotHaveDuplicates();
    }
}
