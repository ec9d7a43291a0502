package io.panoptes.discovery.seed;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.discovery.OracleLibrary;
import io.panoptes.discovery.seed.shape.SeedShape;
import io.panoptes.discovery.seed.shape.SeedShapes;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.read.SqlReader;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShapeSharesTest {
    private static final Query FULL_JOIN =
            SqlReader.query("SELECT a.c0 AS k0 FROM t1 AS a FULL JOIN t1 AS b ON a.c0 = b.c1");

    @Test
    void whatIsFrequentIsDrawnLess() {
        ShapeShares shares = ShapeShares.of(Collections.nCopies(50, FULL_JOIN), SeedShapes.ALL);
        SeedShape frequent = named("full-join");
        SeedShape rare = named("limit");
        assertThat(frequent.weight()).isEqualTo(rare.weight());
        assertThat(shares.count(frequent)).isEqualTo(50);
        assertThat(shares.weight(frequent, SeedShapes.ALL)).isLessThan(shares.weight(rare, SeedShapes.ALL) / 10);
    }

    @Test
    void theLibrarysOraclesAreCountedByTheirLeftSides() {
        List<Oracle> library = OracleLibrary.classic().oracles();
        ShapeShares shares = ShapeShares.of(library);
        long windows = library.stream()
                .filter(oracle -> oracle.left().contains(" OVER "))
                .count();
        assertThat(shares.count(named("window"))).isEqualTo((int) windows).isPositive();
    }

    @Test
    void withoutALibraryTheWeightsStand() {
        List<SeedShape> all = SeedShapes.ALL;
        assertThat(all)
                .allSatisfy(
                        shape -> assertThat(ShapeShares.NONE.weight(shape, all)).isEqualTo(shape.weight()));
    }

    private static SeedShape named(String name) {
        return SeedShapes.ALL.stream()
                .filter(shape -> shape.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
