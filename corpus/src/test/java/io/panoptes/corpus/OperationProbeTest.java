package io.panoptes.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.sql.type.SqlType;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("network")
class OperationProbeTest {

    @ParameterizedTest
    @ValueSource(strings = {"duckdb:2.0.0.1", "sqlite:3.54.1.0", "h2:2.5.252", "hsqldb:2.7.4", "derby:10.17.1.0"})
    void keepsTheWholeCatalogOfACurrentVersion(String name) {
        var target = Probed.on(name, List.of());
        assertThat(target.after())
                .isEqualTo(OperationCatalog.of(target.profile()).operations());
    }

    @Test
    void dropsAFunctionThatTheTargetLacks() {
        var missing = Operation.strict("no_such_function(#)", SqlType.TEXT, SqlType.TEXT);
        assertThat(Probed.on("sqlite:3.54.1.0", List.of(missing)).after()).isEmpty();
    }

    @Test
    void dropsAFunctionThatFailsOnSomeValue() {
        // The smallest whole number has no absolute value.
        var failing = Operation.strict(
                "abs(CASE WHEN # = 1 THEN -9223372036854775808 ELSE 1 END)", SqlType.INTEGER, SqlType.INTEGER);
        assertThat(Probed.on("sqlite:3.54.1.0", List.of(failing)).after()).isEmpty();
    }

    @Test
    void dropsAFunctionOfAnotherType() {
        var inexact = Operation.strict("# / 2.0", SqlType.INTEGER, SqlType.INTEGER);
        assertThat(Probed.on("sqlite:3.54.1.0", List.of(inexact)).after()).isEmpty();
    }

    @Test
    void takesBackTheClaimToKeepNull() {
        var claims = Operation.strict("ifnull(#, 7)", SqlType.INTEGER, SqlType.INTEGER);
        assertThat(Probed.on("sqlite:3.54.1.0", List.of(claims)).after()).containsExactly(claims.withoutStrictness());
    }

    /** What keeps plans clear of overflow is only as good as the bounds that are written down. */
    @Test
    void dropsWhatGivesLargerNumbersThanItSays() {
        var large = Operation.strict("# * 1000000", SqlType.INTEGER, SqlType.INTEGER);
        var small = Operation.strict("# * 10", SqlType.INTEGER, SqlType.INTEGER);
        assertThat(Probed.on("sqlite:3.54.1.0", List.of(large, small)).after()).containsExactly(small);
    }

    private record Probed(Profile profile, List<Operation> after) {

        /** @param operations what to try; the catalog's own where empty */
        static Probed on(String name, List<Operation> operations) {
            try (var targets = new ReleasedTargets()) {
                var target = targets.find(name, Optional.empty());
                Profile profile = targets.profile(target);
                Operations before = operations.isEmpty()
                        ? OperationCatalog.of(profile)
                        : new Operations(operations, EnumSet.noneOf(Idiom.class), profile.dialect());
                try (Instance instance = targets.open(target)) {
                    return new Probed(
                            profile,
                            new OperationProbe(profile).probe(before, instance).operations());
                }
            }
        }
    }
}
