package io.panoptes.benchmarks.planner;

import io.panoptes.benchmarks.planner.PlannerRules.Firing;
import io.panoptes.equivalence.ProblemDecider;
import io.panoptes.equivalence.algebra.RelationText;
import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.problem.Decision;
import io.panoptes.equivalence.problem.Options;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Decides what the rules of a planner make of queries: a source of pairs that nobody has written down. */
public final class PlannerRuleTrial {
    private final Schema schema;
    private final PlannerRules rules;
    private final ProblemDecider engine;
    private final Options options;

    public PlannerRuleTrial(List<String> ddl, ReadingProfile profile, ProblemDecider engine, Options options) {
        this.schema = SchemaReader.read(ddl);
        this.rules = new PlannerRules(schema, profile);
        this.engine = engine;
        this.options = options;
    }

    /** How a pair ended. */
    public enum End {
        PROVED,
        OPEN,
        REFUTED,
        /** The rule made a plan that the algebra can't express. */
        NOT_EXPRESSIBLE
    }

    /** One rule on one query. */
    public record Case(String rule, String sql, End end, String reason, String before, String after, double millis) {}

    /** Fires every rule on every query whose pair has not come up, and tells what came of each. */
    public void run(List<String> queries, Consumer<Case> told) {
        Set<String> known = new HashSet<>();
        for (String sql : queries) {
            for (Firing firing : fire(sql)) {
                String pair = firing.before() + " == " + firing.after().orElse(null);
                if (known.add(firing.after().isPresent() ? pair : firing.rule() + pair)) {
                    told.accept(decide(sql, firing));
                }
            }
        }
    }

    private List<Firing> fire(String sql) {
        try {
            return rules.fire(sql);
        } catch (SqlError | Unsupported e) {
            throw new IllegalArgumentException("not read: %s%n  %s".formatted(sql, e.getMessage()), e);
        }
    }

    private Case decide(String sql, Firing firing) {
        String before = RelationText.of(firing.before());
        if (firing.after().isEmpty()) {
            return new Case(firing.rule(), sql, End.NOT_EXPRESSIBLE, firing.reason(), before, "", 0);
        }
        String after = RelationText.of(firing.after().get());
        long start = System.nanoTime();
        Decision decision = engine.decide(
                schema,
                firing.before(),
                firing.after().get(),
                CheckConditions.of(schema, ReadingProfile.STANDARD),
                options);
        double millis = (System.nanoTime() - start) / 1e6;
        return switch (decision.verdict()) {
            case Verdict.Proved ignored -> new Case(firing.rule(), sql, End.PROVED, "", before, after, millis);
            case Verdict.Refuted(var counterexample) ->
                new Case(firing.rule(), sql, End.REFUTED, String.valueOf(counterexample), before, after, millis);
            case Verdict.Unknown(var reason, var ignored) ->
                new Case(firing.rule(), sql, End.OPEN, reason, before, after, millis);
        };
    }

    /** The statements of a text: tables and queries, comments left out. */
    public static List<String> statements(String text) {
        List<String> statements = new ArrayList<>();
        for (String line : text.lines().toList()) {
            if (!line.isBlank() && !line.startsWith("--")) {
                statements.add(line.strip().replaceAll(";$", ""));
            }
        }
        return statements;
    }
}
