package io.panoptes.cli.engine;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.problem.Verdict.Examination;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.equivalence.trial.TrialOutcome;
import io.panoptes.equivalence.trial.TriedDecision;
import io.panoptes.texttosql.constraint.TableConstraint;
import java.io.PrintWriter;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A verdict for people: the headline first, then how we know. */
final class VerdictText {
    private VerdictText() {}

    static void print(PrintWriter out, TriedDecision tried, List<TableConstraint> assumed) {
        print(out, tried.decided(), assumed);
        tried.trial()
                .ifPresent(trial -> out.println(words(trial, tried.decided().verdict())));
        tried.bugs().stream()
                .map(EngineBugFile::write)
                .distinct()
                .forEach(file -> out.println("a bug of the engine, please report it with " + file));
    }

    private static void print(PrintWriter out, PairDecision.Decided decided, List<TableConstraint> assumed) {
        switch (decided.verdict()) {
            case Verdict.Proved(var certificate, var examination, var assumptions, var check) -> {
                out.printf(
                        "proved: equal on every database%s (%d steps)%n",
                        assumed.isEmpty() ? "" : " that keeps the constraints below",
                        certificate.steps().size());
                assumed.forEach(constraint -> out.println("constraint: " + constraint.words()));
                if (!assumptions.isEmpty()) {
                    out.println("assumes: " + words(assumptions) + " (docs/prover.md)");
                }
                out.println("checked: " + words(check));
            }
            case Verdict.Refuted(var counterexample) -> {
                out.printf("refuted: different on %d rows (%s)%n", counterexample.rowCount(), counterexample.stage());
                CounterexampleText.print(out, counterexample);
            }
            case Verdict.Unknown(var reason, var rows) -> {
                out.println("open: " + reason);
                if (rows > 0) {
                    out.printf("equal on all databases of up to %d rows a table%n", rows);
                }
            }
        }
        decided.spurious()
                .forEach(spurious -> out.println("a bug of the engine, please report it: " + spurious.reason()));
    }

    private static String words(Set<Assumption> assumptions) {
        return assumptions.stream().sorted().map(Assumption::words).collect(Collectors.joining("; "));
    }

    static String words(Examination examination) {
        return "cross-examined: %d of %d steps tried on small databases, %d times in all, and held each time"
                .formatted(examination.steps() - examination.skipped(), examination.steps(), examination.held());
    }

    static String words(Verdict.Check check) {
        return switch (check) {
            case Verdict.Check.ByKernel(List<String> steps) -> "by the kernel, %d steps".formatted(steps.size());
            case Verdict.Check.ByReplay(String reason) -> "by replay (%s)".formatted(reason);
        };
    }

    private static String words(TrialOutcome trial, Verdict verdict) {
        return switch (trial) {
            case TrialOutcome.Held(int ignored, var dbmss)
            when verdict instanceof Verdict.Refuted -> "trial: the answers differ on " + String.join(", ", dbmss);
            case TrialOutcome.Held held -> "trial: " + held.words();
            case TrialOutcome.Contradicted contradicted -> "trial: " + contradicted.words();
            case TrialOutcome.Untried untried -> untried.words();
        };
    }
}
