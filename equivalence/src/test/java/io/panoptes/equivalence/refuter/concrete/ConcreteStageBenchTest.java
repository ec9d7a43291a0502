package io.panoptes.equivalence.refuter.concrete;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Refutation;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.equivalence.refuter.Refuter;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.text.SqlTextException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What concrete search alone reaches on the shared benchmarks; prints its figures. */
@Tag("slow")
class ConcreteStageBenchTest {
    private static final Duration LIMIT = Duration.ofMillis(Long.getLong("panoptes.limit", 1000));

    @Test
    void refutesLeetcode() {
        BenchPairs pairs =
                BenchPairs.read("mixed/leetcode-dev.jsonl").sample(Integer.getInteger("panoptes.pairs", 300));
        ConcreteStage stage = switch (System.getProperty("panoptes.ablation", "both")) {
            case "random" -> new ConcreteStage(1, Integer.MAX_VALUE, 0);
            case "guided" -> new ConcreteStage(1, 0, Integer.MAX_VALUE);
            default -> ConcreteStage.STANDARD;
        };
        Figures figures = run(pairs, stage, ReadingProfiles.named("mysql"));
        assertThat(figures.share("refuted")).isGreaterThan(0.3);
    }

    /** One pair says that AVG(x) is SUM(x) / COUNT(*), which holds where dividing whole numbers gives a fraction. */
    @Test
    void refutesNothingThatIsEquivalent() {
        ReadingProfile exactDivision = ReadingProfile.STANDARD.withExactDivision("exact division");
        Figures figures = run(BenchPairs.read("equivalent/calcite-dev.jsonl"), ConcreteStage.STANDARD, exactDivision);
        assertThat(figures.verdicts.getOrDefault("refuted", List.of())).isEmpty();
    }

    @Test
    void refutesLiterature() {
        Figures figures = run(
                BenchPairs.read("mixed/literature-dev.jsonl"), ConcreteStage.STANDARD, ReadingProfiles.named("mysql"));
        assertThat(figures.verdicts.getOrDefault("spurious", List.of())).isEmpty();
    }

    private static Figures run(BenchPairs pairs, ConcreteStage stage, ReadingProfile profile) {
        Figures figures = new Figures();
        for (BenchPairs.Pair pair : pairs.pairs()) {
            long start = System.nanoTime();
            String verdict = verdict(pair, stage, profile, figures);
            figures.verdicts.computeIfAbsent(verdict, key -> new ArrayList<>()).add(pair.id());
            if (verdict.equals("refuted")) {
                figures.millis.add((System.nanoTime() - start) / 1e6);
            }
        }
        figures.print();
        return figures;
    }

    private static String verdict(BenchPairs.Pair pair, ConcreteStage stage, ReadingProfile profile, Figures figures) {
        try {
            Schema schema = SchemaReader.read(pair.schema());
            Front front = new Front(schema, profile);
            Problem problem = new Problem(
                    schema,
                    front.translate(pair.left()),
                    front.translate(pair.right()),
                    Semantics.BAG,
                    CheckConditions.of(schema, profile));
            Refuter refuter = new Refuter(List.of(stage), new EvaluatorReview(Meaning.STRICT), Optional.empty());
            Refutation refutation = refuter.refute(problem, Budget.of(LIMIT));
            if (!refutation.spurious().isEmpty()) {
                System.out.println("SPURIOUS " + pair.id() + " " + refutation.spurious());
                return "spurious";
            }
            return switch (refutation.verdict()) {
                case Verdict.Refuted(Counterexample counterexample) -> {
                    figures.rows.add(counterexample.rowCount());
                    if (Boolean.getBoolean("panoptes.show")) {
                        System.out.println(pair.id() + "\n  " + pair.left() + "\n  " + pair.right() + "\n  "
                                + counterexample.database().rows() + "\n  " + counterexample.left() + "\n  "
                                + counterexample.right());
                    }
                    yield "refuted";
                }
                case Verdict.Unknown(String reason, int ignored) -> {
                    figures.reasons.merge(reason.replaceAll("\\d+", "n"), 1, Integer::sum);
                    yield "unknown";
                }
                case Verdict.Proved ignored -> "proved";
            };
        } catch (Unsupported | SqlError | SqlTextException e) {
            figures.reasons.merge(
                    String.valueOf(e.getMessage()).lines().findFirst().orElse(""), 1, Integer::sum);
            return "unsupported";
        }
    }

    private static final class Figures {
        final Map<String, List<String>> verdicts = new TreeMap<>();
        final Map<String, Integer> reasons = new TreeMap<>();
        final List<Double> millis = new ArrayList<>();
        final List<Integer> rows = new ArrayList<>();

        double share(String verdict) {
            int all = verdicts.values().stream().mapToInt(List::size).sum();
            return (double) verdicts.getOrDefault(verdict, List.of()).size() / all;
        }

        void print() {
            verdicts.forEach(
                    (verdict, ids) -> System.out.printf("%s %d (%.1f%%)%n", verdict, ids.size(), share(verdict) * 100));
            Collections.sort(millis);
            Collections.sort(rows);
            if (!millis.isEmpty()) {
                System.out.printf(
                        "refuted in: median %.1f ms, 95th %.1f ms; rows: median %d, most %d%n",
                        millis.get(millis.size() / 2),
                        millis.get(millis.size() * 95 / 100),
                        rows.get(rows.size() / 2),
                        rows.getLast());
            }
            reasons.forEach((reason, count) -> System.out.println("  " + count + " " + reason));
            System.out.println("  refuted: "
                    + verdicts.getOrDefault("refuted", List.of()).stream()
                            .limit(400)
                            .toList());
        }
    }
}
