package io.panoptes.benchmarks.reduction;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.TypeSpelling;
import io.panoptes.equivalence.solver.SolverPool;
import io.panoptes.instantiation.state.SetupReader;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.triage.CaseReduction;
import io.panoptes.triage.OpenTargets;
import io.panoptes.triage.TargetCaseWriter;
import io.panoptes.triage.WrittenCaseOpener;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingJson;
import io.panoptes.triage.finding.FindingJson.UnreadableFinding;
import io.panoptes.triage.finding.RecordedFinding;
import io.panoptes.triage.reduction.Reduction;
import io.panoptes.triage.reduction.ReductionBudget;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.symptom.Symptom;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** Reduces findings that are kept, and says how large they were and are. */
public final class ReductionMeasure implements AutoCloseable {
    private static final Duration STATEMENT_LIMIT = Duration.ofSeconds(10);

    private final Targets targets;
    private final OpenTargets open;
    private final SolverPool solvers = new SolverPool(0);
    private final ReductionBudget budget;
    private final boolean fromOriginal;
    private final BooleanSupplier stopped;

    /** @param fromOriginal whether to reduce the case as the campaign found it, and not what was left of it */
    public ReductionMeasure(Targets targets, ReductionBudget budget, boolean fromOriginal, BooleanSupplier stopped) {
        this.targets = targets;
        this.fromOriginal = fromOriginal;
        this.open = new OpenTargets(targets, STATEMENT_LIMIT);
        this.budget = budget;
        this.stopped = stopped;
    }

    /** What came of one finding. */
    public sealed interface Measured {
        /**
         * @param attempts the edits that were tried
         * @param finished whether no edit was left to try; otherwise the budget was spent
         * @param statements what is left
         */
        record Reduced(
                CaseSize before, CaseSize after, int attempts, boolean finished, long millis, List<String> statements)
                implements Measured {
            public Reduced {
                statements = List.copyOf(statements);
            }
        }

        /** It can't be read as a tree, or does not show on its target. */
        record NotMeasured(String why) implements Measured {}
    }

    public Measured measure(Path folder) {
        try {
            RecordedFinding kept = FindingJson.readRecorded(folder);
            if (!fromOriginal) {
                return measure(kept, Optional.empty());
            }
            Finding finding = FindingJson.read(folder);
            return measure(
                    kept,
                    Optional.of(WrittenCaseOpener.of(targets.profile(finding.target()))
                            .open(finding.original())));
        } catch (UnreadableFinding | TargetException unavailable) {
            return new Measured.NotMeasured(
                    String.valueOf(unavailable.getMessage()).lines().findFirst().orElse(""));
        }
    }

    private Measured measure(RecordedFinding finding, Optional<EditableCase> original) {
        Target target = finding.target();
        Profile profile = targets.profile(target);
        Optional<EditableCase> read = finding.reduced().or(() -> read(finding, profile));
        if (read.isEmpty()) {
            return new Measured.NotMeasured("its statements are in words of the DBMS's own");
        }
        EditableCase kept = read.get();
        EditableCase edited = original.orElse(kept);
        TargetCaseWriter writer = new TargetCaseWriter(profile);
        CaseRun run = open.runner(target).runFresh(writer.write(edited), edited.semantics());
        Optional<Symptom> symptom =
                run.symptom().filter(shown -> finding.symptom().isSameManner(shown));
        if (symptom.isEmpty()) {
            return new Measured.NotMeasured("it does not show on %s".formatted(target));
        }
        long start = System.nanoTime();
        Reduction reduction = new CaseReduction(target, open, TargetCaseWriter::new, solvers, budget, stopped)
                .reduce(edited, run, symptom.get(), step -> {})
                .reduction();
        var after = writer.write(reduction.reduced());
        Statements statements = Statements.of(after);
        return new Measured.Reduced(
                CaseSize.of(kept, writer.write(kept)),
                CaseSize.of(reduction.reduced(), after),
                reduction.attempts(),
                reduction.finished(),
                Duration.ofNanos(System.nanoTime() - start).toMillis(),
                all(statements));
    }

    private static List<String> all(Statements statements) {
        return Stream.concat(
                        statements.setup().stream(),
                        Stream.of(statements.left().sql(), statements.right().sql())
                                .distinct())
                .toList();
    }

    /** A finding that was kept as text. */
    private static Optional<EditableCase> read(RecordedFinding finding, Profile profile) {
        Statements statements = finding.statements();
        if (!statements.left().before().isEmpty()
                || !statements.right().before().isEmpty()) {
            return Optional.empty();
        }
        List<SetupStep> setup = SetupReader.read(
                statements.setup(),
                type -> profile.spellings(type).stream()
                        .map(TypeSpelling::name)
                        .findFirst()
                        .orElse("INTEGER"));
        try {
            Query left = SqlReader.query(statements.left().sql());
            Query right = SqlReader.query(statements.right().sql());
            return Optional.of(new EditableCase(
                    setup,
                    new EditableSide(left, Optional.empty()),
                    new EditableSide(right, Optional.empty()),
                    finding.comparison()));
        } catch (SqlTextException unread) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        solvers.close();
        open.close();
    }
}
