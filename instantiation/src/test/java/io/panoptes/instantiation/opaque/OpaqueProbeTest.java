package io.panoptes.instantiation.opaque;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.instantiation.opaque.OpaqueWords.Kind;
import io.panoptes.instantiation.opaque.OpaqueWords.OpaqueColumn;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("network")
class OpaqueProbeTest {

    @ParameterizedTest
    @ValueSource(strings = {"duckdb:2.0.0.1", "sqlite:3.54.1.0", "h2:2.5.252", "hsqldb:2.7.4", "derby:10.17.1.0"})
    void aCurrentVersionUnderstandsNearlyAll(String name) {
        probed(name, profile -> {
            OpaqueWords all = OpaqueCatalog.of(profile);
            return after -> {
                assertThat(after.kinds()).hasSameSizeAs(all.kinds());
                assertThat(after.columns()).isEqualTo(all.columns());
                assertThat(words(after)).hasSizeGreaterThan(words(all).size() * 9 / 10);
                assertThat(after.subqueries()).contains(SubqueryShape.IN, SubqueryShape.EXISTS);
            };
        });
    }

    @Test
    void dropsWhatTheVersionDoesNotUnderstand() {
        Kind kind = new Kind(
                List.of(SqlType.INTEGER.getClass()),
                List.of("1", "no_such_constant"),
                List.of("- <value>", "no_such_function(<value>)"),
                List.of("<value> IN (<value>)", "<value> NEARLY <value>"),
                List.of(
                        new OpaqueColumn("REAL", List.of(Value.of(1))),
                        new OpaqueColumn("NO SUCH TYPE (x", List.of(Value.of(1)))));
        probed(
                "duckdb:2.0.0.1",
                profile -> after -> assertThat(after.kinds())
                        .containsExactly(new Kind(
                                kind.types(),
                                List.of("1"),
                                List.of("- <value>"),
                                List.of("<value> IN (<value>)"),
                                List.of(kind.columns().getFirst()))),
                new OpaqueWords(List.of(kind)));
    }

    @Test
    void dropsAShapeOfSubqueriesThatTheDbmsDoesNotHave() {
        Kind kind = new Kind(List.of(SqlType.INTEGER.getClass()), List.of("1"), List.of(), List.of(), List.of());
        probed(
                "sqlite:3.54.1.0",
                profile -> after -> assertThat(after.subqueries())
                        .isEqualTo(EnumSet.complementOf(EnumSet.of(SubqueryShape.QUANTIFIED))),
                new OpaqueWords(List.of(kind)));
    }

    /** The inner query is over the same table: without its alias the column outside would be taken for one of it. */
    @Test
    void dropsASubqueryWithinOneThatReadsTheRowOutsideWhereNoneMay() {
        Kind kind = new Kind(List.of(SqlType.INTEGER.getClass()), List.of("1"), List.of(), List.of(), List.of());
        probed(
                "h2:2.5.252",
                profile -> after -> assertThat(after.subqueries())
                        .isEqualTo(EnumSet.complementOf(
                                EnumSet.of(SubqueryShape.TWO_LEVELS_DEEP, SubqueryShape.EXISTS_OF_OUTER_JOIN))),
                new OpaqueWords(List.of(kind)));
    }

    private interface Check {
        void of(OpaqueWords after);
    }

    private static void probed(String name, Function<Profile, Check> check, OpaqueWords... words) {
        try (var targets = new ReleasedTargets()) {
            var target = targets.find(name, Optional.empty());
            Profile profile = targets.profile(target);
            try (Instance instance = targets.open(target)) {
                OpaqueWords before = words.length == 0 ? OpaqueCatalog.of(profile) : words[0];
                check.apply(profile).of(new OpaqueProbe(profile).probe(before, instance));
            }
        }
    }

    private static List<String> words(OpaqueWords words) {
        return words.kinds().stream()
                .flatMap(kind -> List.of(kind.constants(), kind.wraps(), kind.tests()).stream())
                .flatMap(List::stream)
                .toList();
    }
}
