package io.panoptes.triage.reduction.judge;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.Side;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.comparison.CaseRunner.Task;
import io.panoptes.triage.reduction.editable.CaseWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.symptom.Judgement;
import java.util.ArrayList;
import java.util.List;

/**
 * What the target is compared with: another version of it, or itself under a setting that avoids the bug. On the finding's
 * own data its two answers agree.
 *
 * @param name as the report calls it
 * @param before statements that bring the setting about, run before each query
 * @param after statements that take it back
 */
public record Control(
        String name, Kind kind, CaseWriter writer, CaseRunner runner, List<String> before, List<String> after) {
    /** How it stands to the target. */
    public enum Kind {
        OTHER_RELEASE,
        /** The target itself under a setting, under which it may be the agreement that is wrong. */
        SETTING,
        /** What is in one DBMS's own words may mean something else there. */
        OTHER_DBMS
    }

    public Control {
        before = List.copyOf(before);
        after = List.copyOf(after);
    }

    public CaseRun run(EditableCase edited) {
        return runner.runKept(under(writer.write(edited)), writer.removal(edited.setup()), edited.semantics());
    }

    /**
     * Whether the two agree here, on the answer that one of them gave on the target. Where they agree on neither, this control means
     * something else by their words, such as another first day of the week, and agrees by chance.
     */
    public boolean tellsRightFromWrong(EditableCase edited, CaseRun shown) {
        CaseRun held = run(edited);
        return held.judgement() instanceof Judgement.Agrees
                && WrongSides.of(shown, held, edited.semantics()).isOne();
    }

    /** Which of the answers of this run are not the control's. */
    public WrongSides wrongSides(EditableCase edited, CaseRun run) {
        return WrongSides.of(run, run(edited), edited.semantics());
    }

    /** Runs the pair on one database after the other: the tables of {@code empty} with these rows. */
    List<CaseRun> runEach(EditableCase empty, List<List<SetupStep>> rows, List<SetupStep> removal) {
        ConcreteCase concrete = under(writer.write(empty));
        List<String> emptied = statements(empty, removal);
        runner.enterKept(concrete.setup(), writer.removal(empty.setup()));
        return runner.send(rows.stream()
                        .map(inserts -> new Task(
                                new ConcreteCase(
                                        List.of(),
                                        statements(empty, inserts),
                                        concrete.left(),
                                        concrete.right(),
                                        emptied),
                                empty.semantics(),
                                List.of()))
                        .toList())
                .take();
    }

    private List<String> statements(EditableCase edited, List<SetupStep> steps) {
        return writer.write(edited.withSetup(steps)).setup();
    }

    private ConcreteCase under(ConcreteCase concrete) {
        return new ConcreteCase(
                concrete.setup(),
                concrete.prepare(),
                under(concrete.left()),
                under(concrete.right()),
                concrete.cleanup());
    }

    private Side under(Side side) {
        // A transaction begins behind what is set for it.
        return !side.changesData()
                ? side.within(joined(side.before(), before), joined(after, side.after()))
                : side.within(joined(before, side.before()), joined(side.after(), after));
    }

    private static List<String> joined(List<String> first, List<String> second) {
        List<String> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }
}
