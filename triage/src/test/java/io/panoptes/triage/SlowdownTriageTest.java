package io.panoptes.triage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Slowdown;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A join without an index beside one by the key, on SQLite: quadratic. */
class SlowdownTriageTest {
    private static final Slowdown SEEN =
            new Slowdown(Place.RIGHT, List.of(new Slowdown.Point(1_000, 1, 1, 50, false)), Optional.empty());

    private final ReleasedTargets targets = new ReleasedTargets();
    private final OpenTargets open = new OpenTargets(targets, Duration.ofSeconds(20)).timing();
    private final Target target = targets.find("sqlite", Optional.empty());

    @AfterEach
    void close() {
        open.close();
        targets.close();
    }

    @Test
    void itIsTriedOnTheFewestRowsOnWhichItIsSlow() {
        SlowdownTriage triage = new SlowdownTriage(target, open, TargetCaseWriter::new);
        assertThat(triage.enough(triage.grown(joined("k", "k + 0"), SEEN), SEEN))
                .isBetween(1, 2);
        assertThat(triage.enough(triage.grown(joined("k", "k"), SEEN), SEEN)).isEqualTo(3);
    }

    @Test
    void whatIsWrittenToTryItGrowsNoFurther() {
        BoundedGrowth tried = new BoundedGrowth(TargetCaseWriter::new);
        Profile profile = targets.profile(target);
        EditableCase grown = new SlowdownTriage(target, open, tried).grown(joined("k", "k"), SEEN);
        assertThat(copied(tried, grown, profile)).isEqualTo(3);
        tried.upTo(1);
        assertThat(copied(tried, grown, profile)).isEqualTo(1);
    }

    private static long copied(CaseWriters writers, EditableCase grown, Profile profile) {
        return writers.of(profile).write(grown).setup().stream()
                .filter(statement -> statement.contains("CROSS JOIN"))
                .count();
    }

    private EditableCase joined(String left, String right) {
        return new EditableCase(tables(targets.profile(target)), side(left), side(right), Semantics.BAG);
    }

    private static EditableSide side(String key) {
        return new EditableSide(
                SqlReader.query("SELECT COUNT(*) AS n FROM b0 AS x JOIN b0 AS y ON x.%1$s = y.%1$s".formatted(key)),
                Optional.empty());
    }

    private static List<SetupStep> tables(Profile profile) {
        SqlType number = new SqlType.IntegerType(32);
        String integer = profile.spellings(number).getFirst().name();
        return List.of(
                new SetupStep.CreateTable(
                        "b0",
                        List.of(new ColumnDefinition("k", number, integer, false, Optional.empty())),
                        List.of(new Constraint.PrimaryKey(List.of("k"))),
                        ""),
                new SetupStep.Insert(
                        "b0",
                        List.of("k"),
                        LongStream.range(0, 20)
                                .mapToObj(k -> Row.of(Value.of(k)))
                                .toList()));
    }
}
