package io.panoptes.corpus.probe;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** An instance that holds the probe tables, and holds them again after it broke. */
public final class ProbeSession implements AutoCloseable {
    private static final Duration SETUP = Duration.ofSeconds(20);

    private final Instance instance;
    private final List<String> setup;

    public ProbeSession(Instance instance, ProbeTables tables, List<String> behind) {
        this.instance = instance;
        this.setup = new ArrayList<>(tables.setup());
        setup.addAll(behind);
        instance.run(setup, SETUP);
    }

    /** What stood behind a statement that broke the DBMS, or made its database unusable, is run again. */
    public List<Outcome> run(List<String> statements, Duration limit) {
        List<Outcome> outcomes = new ArrayList<>();
        while (outcomes.size() < statements.size()) {
            int before = outcomes.size();
            List<Outcome> answers = new ArrayList<>();
            for (Outcome outcome : instance.run(statements.subList(before, statements.size()), limit)) {
                if (!(outcome instanceof Outcome.Skipped)) {
                    answers.add(outcome);
                }
            }
            outcomes.addAll(upToFatal(answers));
            boolean broken = outcomes.size() < statements.size()
                    || outcomes.getLast() instanceof Outcome.Crashed
                    || outcomes.getLast() instanceof Outcome.Hung;
            if (broken) {
                instance.reset();
                instance.run(setup, SETUP);
                if (outcomes.size() == before
                        && instance.run(List.of(statements.get(before)), limit).getFirst() instanceof Outcome.Skipped) {
                    outcomes.add(new Outcome.Crashed("the process can't be started again"));
                }
            }
        }
        return outcomes;
    }

    /** After a fatal error DuckDB refuses whatever comes behind it in the same database, and says so each time. */
    private List<Outcome> upToFatal(List<Outcome> answers) {
        for (int i = 0; i < answers.size(); i++) {
            boolean suspicious = answers.get(i) instanceof Outcome.Failed failed
                    && switch (failed.errorClass()) {
                        case INTERNAL, RESOURCE -> true;
                        case ORDINARY, INVALID -> false;
                    };
            if (suspicious) {
                return isAlive() ? answers : answers.subList(0, i + 1);
            }
        }
        return answers;
    }

    private boolean isAlive() {
        return instance.run(List.of("SELECT id FROM " + ProbeTables.NONE), SETUP)
                        .getFirst()
                instanceof Outcome.Rows;
    }

    /** For what asks the DBMS in its own way; it is left as it was. */
    public Instance instance() {
        return instance;
    }

    @Override
    public void close() {
        instance.close();
    }
}
