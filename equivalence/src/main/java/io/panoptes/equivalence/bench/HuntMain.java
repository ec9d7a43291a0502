package io.panoptes.equivalence.bench;

import io.panoptes.equivalence.Unsupported;
import io.panoptes.equivalence.evaluator.Meaning;
import io.panoptes.equivalence.front.FrontProfile;
import io.panoptes.equivalence.pair.QueryPair;
import io.panoptes.equivalence.pair.Readings;
import io.panoptes.equivalence.refuter.Problem;
import io.panoptes.equivalence.refuter.concrete.ConcreteStage;
import io.panoptes.equivalence.refuter.concrete.EvaluatorReview;
import io.panoptes.sql.oracle.Semantics;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The long hunt: {@code file mutants seed [step]}. Prints every contradiction and ends with an error if there was one. */
public final class HuntMain {
    private HuntMain() {}

    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) throws IOException {
        int step = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 1;
        boolean mysql = arguments[0].contains("leetcode");
        List<Problem> pairs = new ArrayList<>();
        List<BenchmarkPair> lines = BenchmarkPair.read(Path.of(arguments[0]));
        for (int i = 0; i < lines.size(); i += step) {
            pairs.addAll(problems(lines.get(i), mysql ? FrontProfile.MYSQL : FrontProfile.STANDARD));
        }
        MutantHunt hunt = new MutantHunt(
                new ConcreteStage(1, 300, 1_500), new EvaluatorReview(Meaning.LENIENT), Duration.ofSeconds(2));
        int left = Integer.parseInt(arguments[1]);
        long seed = Long.parseLong(arguments[2]);
        int contradictions = 0;
        while (left > 0) {
            int batch = Math.min(left, 200);
            long start = System.nanoTime();
            MutantHunt.Result result = hunt.run(pairs, batch, seed++);
            System.out.printf(
                    "seed %d: %d mutants, %d proved, %d contradictions, %d s%n",
                    seed - 1, batch, result.proved(), result.refuted(), (System.nanoTime() - start) / 1_000_000_000);
            result.contradictions().forEach(System.out::println);
            contradictions += result.refuted();
            left -= batch;
        }
        if (contradictions > 0) {
            throw new IllegalStateException(contradictions + " pairs are both proved and refuted");
        }
    }

    private static List<Problem> problems(BenchmarkPair pair, FrontProfile profile) {
        try {
            QueryPair queries = pair.queryPair(Semantics.BAG);
            return switch (Readings.of(queries, List.of(profile))) {
                case Readings.Read read -> List.of(read.first().problem());
                case Readings.Unread ignored -> List.of();
            };
        } catch (Unsupported e) {
            return List.of();
        }
    }
}
