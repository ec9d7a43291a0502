package io.panoptes.instantiation.testcase;

import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.state.DatabaseState;
import io.panoptes.instantiation.state.SetupStep.CreateView;
import io.panoptes.instantiation.state.SetupWriter;
import io.panoptes.sql.oracle.Oracle;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes test cases in the dialect of a profile. May be used by several threads. */
public final class DialectCaseWriter implements TestCaseWriter {
    private final SideWriter sideWriter;
    private final SetupWriter setupWriter;
    private final Map<String, ParsedOracle> parsed = new HashMap<>();
    private volatile WrittenState lastState = new WrittenState(new DatabaseState(-1, 0, List.of()), List.of());

    private record WrittenState(DatabaseState state, List<String> statements) {}

    /** @param oracles those whose queries need not be read again */
    public DialectCaseWriter(Profile profile, List<ParsedOracle> oracles) {
        this.sideWriter = new SideWriter(profile);
        this.setupWriter = new SetupWriter(profile);
        oracles.forEach(oracle -> parsed.put(oracle.oracle().id(), oracle));
    }

    @Override
    public ConcreteCase write(TestCase testCase) {
        return write(testCase, FilledCase.of(testCase, parsed(testCase.oracle())));
    }

    @Override
    public ConcreteCase write(TestCaseBuilder.Drawn.Made drawn) {
        return write(drawn.testCase(), drawn.filled());
    }

    private ConcreteCase write(TestCase testCase, FilledCase filled) {
        return new ConcreteCase(
                setup(testCase.state()),
                setupWriter.write(List.copyOf(filled.views())),
                sideWriter.write(filled.leftChanges(), filled.left(), testCase.leftVariation()),
                sideWriter.write(filled.rightChanges(), filled.right(), testCase.rightVariation()),
                filled.views().stream().map(setupWriter::dropView).toList());
    }

    /** The views that belong to this case alone. */
    public List<CreateView> views(TestCase testCase) {
        return FilledCase.of(testCase, parsed(testCase.oracle())).views();
    }

    /** A case from a journal brings an oracle that is equal and not the same; a reduced one may differ. */
    private ParsedOracle parsed(Oracle oracle) {
        ParsedOracle known = parsed.get(oracle.id());
        return known != null && known.oracle().equals(oracle) ? known : ParsedOracle.of(oracle);
    }

    private List<String> setup(DatabaseState state) {
        WrittenState last = lastState;
        if (last.state() == state) {
            return last.statements();
        }
        List<String> statements = setupWriter.write(state.steps());
        lastState = new WrittenState(state, statements);
        return statements;
    }
}
