package io.panoptes.equivalence;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Decision;
import io.panoptes.equivalence.problem.Options;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Verdict;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Answers given before, the latest ones. A pair is known by its algebra, in which columns are positions and aliases are gone,
 * so that pairs that differ in names of their own only are one. May be used by several threads.
 *
 * <p>What was left open is asked again when there is more time for it, and a counterexample when a DBMS is to confirm it.
 */
final class KnownAnswers {
    private final Map<Question, Known> answers;

    private record Question(Problem problem, Set<Assumption> allowed) {}

    private record Known(Decision decision, Duration budget) {}

    KnownAnswers(int most) {
        this.answers = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Question, Known> eldest) {
                return size() > most;
            }
        };
    }

    Optional<Decision> find(Problem problem, Options options) {
        Optional<Known> known;
        synchronized (answers) {
            known = Optional.ofNullable(answers.get(new Question(problem, options.allowed())));
        }
        return known.filter(answer -> answersTheSame(answer, options)).map(Known::decision);
    }

    private static boolean answersTheSame(Known known, Options options) {
        return switch (known.decision().verdict()) {
            case Verdict.Proved ignored -> true;
            case Verdict.Refuted ignored -> options.validator().isEmpty();
            case Verdict.Unknown ignored ->
                options.validator().isEmpty() && options.budget().compareTo(known.budget()) <= 0;
        };
    }

    void keep(Problem problem, Options options, Decision decision) {
        synchronized (answers) {
            answers.put(new Question(problem, options.allowed()), new Known(decision, options.budget()));
        }
    }

    int size() {
        synchronized (answers) {
            return answers.size();
        }
    }
}
