package io.panoptes.benchmarks.learnt;

import io.panoptes.corpus.Scope;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.casebuilder.ExpressibleOracle;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.state.SetupStep.CreateView;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.DialectCaseWriter;
import io.panoptes.instantiation.testcase.FilledCase;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.symptom.Judgement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Draws the cases of one profile of a DBMS, has each written by that and by another profile of it, and tells by which it is answered. */
public final class ProfileComparison {
    private static final Duration LIMIT = Duration.ofSeconds(10);
    /** Draws without a case behind which none is to come. */
    private static final long MOST_IDLE = 10_000;

    private final Party own;
    private final Party other;

    /**
     * A profile, and what opens an instance by it: one for each state, for what a state sets on a connection may stay there.
     */
    public record Party(Profile profile, Supplier<Instance> instances) {}

    /** In which words a case is answered: those of the profile that it was drawn by, and those of the other. */
    public enum End {
        BOTH,
        OWN_ALONE,
        OTHER_ALONE,
        /** The other profile lacks something of it. */
        UNSAID,
        NEITHER
    }

    /**
     * A case.
     *
     * @param why what the other profile lacks, or what the DBMS said to the words that are not answered; empty where both are
     */
    public record Compared(End end, String why) {}

    /** One of the two, with the state of the last case. */
    private static final class Words implements AutoCloseable {
        private final Party party;
        private final DialectCaseWriter writer;
        private Optional<Instance> instance = Optional.empty();
        private long state = -1;

        Words(Party party) {
            this.party = party;
            this.writer = new DialectCaseWriter(party.profile(), List.of());
        }

        CaseRun run(Drawn.Made drawn) {
            TestCase testCase = drawn.testCase();
            ConcreteCase concrete = writer.write(drawn);
            boolean fresh = instance.isEmpty() || state != testCase.state().number();
            if (fresh) {
                close();
                instance = Optional.of(party.instances().get());
                state = testCase.state().number();
            }
            CaseRunner runner = new CaseRunner(instance.get(), LIMIT);
            if (fresh) {
                runner.enter(concrete.setup());
            }
            CaseRun run = runner.send(List.of(new CaseRunner.Task(concrete, testCase.semantics(), List.of())))
                    .take()
                    .getFirst();
            if (endsTheState(run)) {
                close();
            }
            return run;
        }

        @Override
        public void close() {
            instance.ifPresent(Instance::close);
            instance = Optional.empty();
        }
    }

    /** @param own the one that cases are drawn by */
    public ProfileComparison(Party own, Party other) {
        this.own = own;
        this.other = other;
    }

    /**
     * Runs cases until there were this many, or none comes any more.
     *
     * @param builder draws by the profile of {@code own}
     */
    public void run(TestCaseBuilder builder, long cases, Consumer<Compared> found, BooleanSupplier goesOn) {
        try (Words ownWords = new Words(own);
                Words otherWords = new Words(other)) {
            long made = 0;
            long idle = 0;
            for (long index = 0; made < cases && idle < MOST_IDLE && goesOn.getAsBoolean(); index++) {
                idle++;
                if (builder.draw(index) instanceof Drawn.Made drawn) {
                    idle = 0;
                    made++;
                    found.accept(lacking(drawn)
                            .map(lacking -> new Compared(End.UNSAID, lacking))
                            .orElseGet(() -> compared(ownWords.run(drawn), otherWords.run(drawn))));
                }
            }
        }
    }

    private static Compared compared(CaseRun own, CaseRun other) {
        boolean byOwn = isAnswered(own);
        boolean byOther = isAnswered(other);
        End end = byOwn ? byOther ? End.BOTH : End.OWN_ALONE : byOther ? End.OTHER_ALONE : End.NEITHER;
        return new Compared(
                end,
                switch (end) {
                    case BOTH, UNSAID -> "";
                    case OWN_ALONE -> refusal(other);
                    case OTHER_ALONE, NEITHER -> refusal(own);
                });
    }

    private static boolean isAnswered(CaseRun run) {
        return isAnswer(run.left()) && isAnswer(run.right()) && run.judgement().isValid();
    }

    private static boolean isAnswer(Outcome outcome) {
        return outcome instanceof Outcome.Rows || outcome instanceof Outcome.Done;
    }

    /** What failed first: where it is a change of data, some say of the query behind it that the transaction has failed. */
    private static String refusal(CaseRun run) {
        if (run.judgement() instanceof Judgement.Inconclusive(var cause, var hazard, var message)) {
            return firstLine(message);
        }
        Outcome refused = isAnswer(run.left()) ? run.right() : run.left();
        return switch (refused) {
            case Outcome.Failed failed -> firstLine(failed.message());
            case Outcome.Crashed ignored -> "the process ended";
            case Outcome.Hung ignored -> "no answer in time, and it could not be cancelled";
            case Outcome.Skipped ignored -> "not run";
            case Outcome.Rows ignored -> "";
            case Outcome.Done ignored -> "";
        };
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("");
    }

    /** Whether what the instance held is gone. */
    private static boolean endsTheState(CaseRun run) {
        return Stream.of(run.left(), run.right())
                .anyMatch(outcome -> !(isAnswer(outcome) || outcome instanceof Outcome.Failed));
    }

    private Optional<String> lacking(Drawn.Made drawn) {
        FilledCase filled = drawn.filled();
        ParsedOracle parsed = ParsedOracle.lazily(drawn.testCase().oracle());
        if (parsed.oracle().changes().isPresent()
                && !other.profile().transactions().tried()) {
            return Optional.of("changes of data");
        }
        if (!ExpressibleOracle.is(parsed, other.profile())) {
            return Optional.of("a construct of the oracle");
        }
        Optional<String> type = parsed.schema().tables().stream()
                .flatMap(table -> table.columns().stream())
                .map(Column::type)
                .filter(wanted ->
                        other.profile().types().stream().noneMatch(spelling -> Scope.sameKind(spelling.type(), wanted)))
                .map(wanted -> SqlWriter.type(wanted, Dialect.PORTABLE))
                .findFirst();
        if (type.isPresent()) {
            return type;
        }
        return Stream.concat(
                        Stream.of(filled.left(), filled.right()),
                        filled.views().stream().map(CreateView::query))
                .map(query -> other.profile().dialect().cannotSay(query))
                .flatMap(Optional::stream)
                .map(Construct::title)
                .findFirst();
    }
}
