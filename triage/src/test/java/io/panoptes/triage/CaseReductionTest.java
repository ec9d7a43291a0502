package io.panoptes.triage;

import static io.panoptes.triage.reduction.FakeInstance.refusal;
import static io.panoptes.triage.reduction.FakeInstance.rows;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.instantiation.state.SetupReader;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.reduction.FakeInstance;
import io.panoptes.triage.reduction.ReductionBudget;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.judge.Control;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CaseReductionTest {
    private static final String OLD = "1.3.2.0";
    private static final String NEW = "2.0.0.1";
    private static final Target TARGET = new Target("duckdb", OLD, Optional.empty());

    private static final EditableCase CASE = new EditableCase(
            SetupReader.read(List.of("CREATE TABLE t (a INTEGER)", "INSERT INTO t (a) VALUES (1)"), type -> "INTEGER"),
            side("SELECT a FROM t WHERE a > 0 AND a < 7"),
            side("SELECT a FROM t WHERE NOT (a <= 0) AND a < 7"),
            Semantics.BAG);

    /** The bug of the old release is in the new one too, but there another condition hides it. */
    @Test
    void whereTheControlSharesTheBugInItsPlainerFormAnotherDbmsTakesItsPlace() {
        CaseReduction.Reduced reduced = reduced("a > 0 AND a < 7");
        assertThat(reduced.control().map(Control::kind)).contains(Control.Kind.OTHER_DBMS);
        assertThat(left(reduced)).contains("> 0").doesNotContain("7");
    }

    @Test
    void aControlThatIsRightThroughoutStays() {
        CaseReduction.Reduced reduced = reduced("");
        assertThat(reduced.control().map(Control::name)).contains("duckdb:" + NEW);
        assertThat(left(reduced)).contains("> 0").doesNotContain("7");
    }

    /** @param right what a query says that the new release answers rightly */
    private static CaseReduction.Reduced reduced(String right) {
        try (OpenTargets open = new OpenTargets(new Releases(right), Duration.ofSeconds(1))) {
            TargetCaseWriter writer = new TargetCaseWriter(open.targets().profile(TARGET));
            CaseRun run = open.runner(TARGET).runFresh(writer.write(CASE), Semantics.BAG);
            return new CaseReduction(
                            TARGET,
                            open,
                            TargetCaseWriter::new,
                            SolverSource.HERE,
                            new ReductionBudget(2_000, Duration.ofMinutes(5)),
                            () -> false)
                    .reduce(CASE, run, run.symptom().orElseThrow(), step -> {});
        }
    }

    private static String left(CaseReduction.Reduced reduced) {
        TargetCaseWriter writer =
                new TargetCaseWriter(Adapters.named(TARGET.dbms()).profile(new Version(OLD)));
        return writer.write(reduced.reduction().reduced()).left().sql();
    }

    private static EditableSide side(String sql) {
        return new EditableSide(SqlReader.query(sql), Optional.empty());
    }

    /** Two releases of DuckDB, of which the old one loses all rows that are greater than 0, and a right DBMS of every other name. */
    private record Releases(String rightOnNew) implements Targets {
        @Override
        public Target find(String name, Optional<Path> build) {
            return new Target(name, "1", build);
        }

        @Override
        public Profile profile(Target target) {
            return Adapters.named(target.dbms()).profile(new Version(target.version()));
        }

        @Override
        public List<Version> releases(String dbms) {
            return List.of(new Version(OLD), new Version(NEW));
        }

        @Override
        public Instance open(Target target) {
            return new FakeInstance(sql -> answer(target, sql));
        }

        private Outcome answer(Target target, String sql) {
            if (sql.startsWith("VALUES")) {
                return sql.equals("VALUES (1)") ? rows(1) : refusal("no such rows");
            }
            if (!sql.startsWith("SELECT")) {
                return new Outcome.Done(1);
            }
            boolean loses = sql.contains("> 0")
                    && switch (target.version()) {
                        case OLD -> true;
                        case NEW -> !sql.contains(rightOnNew);
                        default -> false;
                    };
            return loses || sql.contains("WHERE FALSE") ? rows() : rows(1);
        }

        @Override
        public void close() {}
    }
}
