package io.panoptes.triage.reduction.judge;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.change.ReadSide;
import io.panoptes.triage.comparison.AnswerComparison;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;

/**
 * Refuses queries with LIMIT or window functions whose answer depends on the order in which the rows were inserted: an edit has
 * taken away what left no two rows tied.
 */
record RowOrderJudge(Control control, long seed, int databases) implements PairJudge {
    @Override
    public String name() {
        return "the same answers of %s with the rows inserted in reverse".formatted(control.name());
    }

    @Override
    public boolean mayAccept() {
        return false;
    }

    @Override
    public Opinion judge(EditableCase edited) {
        if (Stream.of(edited.left(), edited.right()).noneMatch(side -> dependsOnOrder(side.statements()))) {
            return Opinion.CANNOT_TELL;
        }
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        SmallDatabases small = SmallDatabases.like(edited);
        List<List<SetupStep>> rows = new ArrayList<>();
        rows.add(edited.setup().stream().filter(Insert.class::isInstance).toList());
        Stream.generate(() -> small.next(random)).limit(databases).forEach(rows::add);
        List<List<SetupStep>> bothWays = rows.stream()
                .flatMap(steps -> Stream.of(steps, reversed(edited, steps)))
                .toList();
        List<CaseRun> runs = control.runEach(small.empty(), bothWays, small.removal());
        for (int i = 0; i < runs.size(); i += 2) {
            if (AnswerComparison.differ(runs.get(i).left(), runs.get(i + 1).left())
                    || AnswerComparison.differ(
                            runs.get(i).right(), runs.get(i + 1).right())) {
                return Opinion.REFUSES;
            }
        }
        return Opinion.CANNOT_TELL;
    }

    private static boolean dependsOnOrder(ReadSide said) {
        return RecordTree.places(said).stream().anyMatch(place -> switch (place.node()) {
            case Query.Ordered ordered ->
                ordered.limit().isPresent() || ordered.offset().isPresent();
            case Expression.Window ignored -> true;
            default -> false;
        });
    }

    /** The rows of each table in reverse; the tables in their order, for one may refer to another. */
    private static List<SetupStep> reversed(EditableCase edited, List<SetupStep> inserts) {
        return edited.setup().stream()
                .filter(CreateTable.class::isInstance)
                .map(step -> ((CreateTable) step).name())
                .flatMap(table -> inserts.reversed().stream()
                        .map(Insert.class::cast)
                        .filter(insert -> insert.table().equals(table)))
                .<SetupStep>map(insert -> new Insert(
                        insert.table(), insert.columns(), insert.rows().reversed()))
                .toList();
    }
}
