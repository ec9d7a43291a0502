package io.panoptes.cli.mine;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.cli.terminal.ProgressText;
import io.panoptes.discovery.mining.MiningFolder;
import io.panoptes.discovery.mining.MiningPlan;
import io.panoptes.discovery.mining.MiningProgress;
import io.panoptes.discovery.mining.MiningTally;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;

/** What came of a mining run. */
final class MiningSummary {
    private MiningSummary() {}

    static void print(PrintWriter out, MiningPlan plan, MiningProgress progress, MiningFolder folder) {
        MiningTally tally = progress.tally();
        out.printf(
                "%nMined %,d seeds on %s in %s, by %s, sampled by %s.%n",
                tally.seeds(),
                plan.target(),
                ProgressText.time(progress.elapsedMillis()),
                plan.proposer(),
                plan.sampler());
        out.printf("  %s%n", tally.status(OptionalLong.empty()));
        out.printf("  proved        %,d%n", tally.proved());
        out.printf("  left open     %s%n", ProgressText.counts(tally.open()));
        out.printf(
                "  contradicted  %,d%s%n",
                tally.contradicted(), tally.contradicted() > 0 ? ": " + folder.contradictionFile() : "");
        out.printf(
                Locale.ROOT,
                "  similarity    %.3f of all proved, %.3f of the oracles%n",
                tally.similarity(),
                tally.oracleSimilarity());
        out.printf(Locale.ROOT, "  judging       %.1f ms a candidate%n", millis(tally));
        out.printf(
                "  cost          %,d requests, %,d tokens in, %,d tokens out, %s dollars%s%n",
                tally.cost().requests(),
                tally.cost().inputTokens(),
                tally.cost().outputTokens(),
                tally.cost().dollars(),
                perOracle(tally));
        if (!progress.ended().isEmpty()) {
            out.printf("  ended         %s%n", progress.ended());
        }
        out.printf("%,d oracles in %s%n", progress.oracles(), folder.oracleFile());
    }

    /** What an oracle cost that was kept; nothing where nothing was spent. */
    private static String perOracle(MiningTally tally) {
        return tally.cost().requests() == 0 || tally.oracles() == 0
                ? ""
                : "; an oracle kept: %,d tokens, %s dollars"
                        .formatted(
                                tally.tokensAnOracle(), tally.dollarsAnOracle().toPlainString());
    }

    private static double millis(MiningTally tally) {
        return tally.proposed() == 0 ? 0 : tally.judgedNanos() / 1e6 / tally.proposed();
    }

    static ObjectNode json(MiningPlan plan, MiningProgress progress, MiningFolder folder) {
        MiningTally tally = progress.tally();
        ObjectNode node = JsonNodeFactory.instance
                .objectNode()
                .put("target", plan.target().toString())
                .put("proposer", plan.proposer())
                .put("sampler", plan.sampler())
                .put("elapsedMillis", progress.elapsedMillis())
                .put("seeds", tally.seeds())
                .put("proposed", tally.proposed())
                .put("proved", tally.proved())
                .put("oracles", progress.oracles())
                .put("plannedAlike", tally.alike())
                .put("contradicted", tally.contradicted())
                .put("similarity", tally.similarity())
                .put("oracleSimilarity", tally.oracleSimilarity())
                .put("millisACandidate", millis(tally))
                .put("ended", progress.ended())
                .put("file", folder.oracleFile().toString());
        node.set("failed", counts(tally.failed()));
        node.set("open", counts(tally.open()));
        node.put("status", tally.status(OptionalLong.empty()));
        node.putObject("cost")
                .put("tokensAnOracle", tally.tokensAnOracle())
                .put("dollarsAnOracle", tally.dollarsAnOracle())
                .put("requests", tally.cost().requests())
                .put("inputTokens", tally.cost().inputTokens())
                .put("outputTokens", tally.cost().outputTokens())
                .put("dollars", tally.cost().dollars());
        return node;
    }

    private static ObjectNode counts(Map<String, Long> counts) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        counts.forEach(node::put);
        return node;
    }
}
