package io.panoptes.benchmarks.planner;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.front.RelationTranslator;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.apache.calcite.plan.RelOptRule;
import org.apache.calcite.plan.RelOptUtil;
import org.apache.calcite.plan.hep.HepPlanner;
import org.apache.calcite.plan.hep.HepProgramBuilder;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.rules.CoreRules;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexShuttle;
import org.apache.calcite.rex.RexSubQuery;
import org.apache.calcite.rex.RexUtil;
import org.apache.calcite.sql2rel.RelDecorrelator;
import org.apache.calcite.sql2rel.RelFieldTrimmer;
import org.apache.calcite.tools.RelBuilder;

/**
 * The rewrites of Calcite's planner, none of which the front uses, as a source of pairs that should be equal: a query, and
 * what one rule makes of it.
 */
public final class PlannerRules {
    private static final int MOST_MATCHES = 12;

    /** They make what has no word in the algebra, by intention: physical nodes, joins of many, samples. */
    private static final List<String> NOT_LOGICAL =
            List.of("CALC", "MULTI_JOIN", "HYPER_GRAPH", "EXCHANGE", "SAMPLE", "INTERPRETER", "STAR_TABLE");

    private final Front front;
    private final ReadingProfile profile;
    private final Map<String, UnaryOperator<RelNode>> rewrites = new LinkedHashMap<>();

    public PlannerRules(Schema schema, ReadingProfile profile) {
        this.front = new Front(schema, profile);
        this.profile = profile;
        coreRules().forEach((name, rule) -> rewrites.put(name, node -> rewritten(node, List.of(rule))));
        rewrites.put("DECORRELATE", PlannerRules::decorrelated);
        rewrites.put("TRIM_FIELDS", PlannerRules::trimmed);
    }

    /**
     * What came of one rule.
     *
     * @param after empty where the algebra has no word for it
     */
    public record Firing(String rule, Relation before, Optional<Relation> after, String reason) {}

    /** The rules that change the query, and how; those that fail on it are left out. */
    public List<Firing> fire(String sql) {
        RelNode plan = front.plan(sql);
        Relation before = translated(plan);
        List<Firing> firings = new ArrayList<>();
        rewrites.forEach((name, rewrite) -> changed(plan, rewrite).ifPresent(after -> {
            try {
                firings.add(new Firing(name, before, Optional.of(translated(after)), ""));
            } catch (Unsupported | AssertionError e) {
                firings.add(new Firing(name, before, Optional.empty(), String.valueOf(e.getMessage())));
            }
        }));
        return firings;
    }

    private Relation translated(RelNode plan) {
        return new RelationTranslator(profile).translateOrdered(withoutRanges(plan), null);
    }

    /** {@code SEARCH(a, ranges)}, a word of the planner, as comparisons. */
    private static RelNode withoutRanges(RelNode plan) {
        RelNode over = plan.copy(
                plan.getTraitSet(),
                plan.getInputs().stream().map(PlannerRules::withoutRanges).toList());
        RexShuttle inSubqueries = new RexShuttle() {
            @Override
            public RexNode visitSubQuery(RexSubQuery subquery) {
                RexSubQuery outside = (RexSubQuery) super.visitSubQuery(subquery);
                return outside.clone(withoutRanges(outside.rel));
            }
        };
        return over.accept(RexUtil.searchShuttle(plan.getCluster().getRexBuilder(), null, -1))
                .accept(inSubqueries);
    }

    private static Optional<RelNode> changed(RelNode plan, UnaryOperator<RelNode> rewrite) {
        try {
            RelNode after = rewrite.apply(plan);
            return RelOptUtil.toString(after).equals(RelOptUtil.toString(plan)) ? Optional.empty() : Optional.of(after);
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            // A rule of Calcite that fails on this plan gives no pair.
            return Optional.empty();
        }
    }

    private static Map<String, RelOptRule> coreRules() {
        Map<String, RelOptRule> rules = new LinkedHashMap<>();
        Arrays.stream(CoreRules.class.getFields())
                .filter(field -> RelOptRule.class.isAssignableFrom(field.getType()))
                .filter(field -> NOT_LOGICAL.stream().noneMatch(field.getName()::contains))
                .forEach(field -> rules.put(field.getName(), rule(field)));
        return rules;
    }

    private static RelOptRule rule(Field field) {
        try {
            return (RelOptRule) field.get(null);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("CoreRules." + field.getName() + " is not public", e);
        }
    }

    private static RelNode rewritten(RelNode plan, List<RelOptRule> rules) {
        HepProgramBuilder program = new HepProgramBuilder().addMatchLimit(MOST_MATCHES);
        rules.forEach(program::addRuleInstance);
        HepPlanner planner = new HepPlanner(program.build());
        planner.setRoot(plan);
        return planner.findBestExp();
    }

    /** Subqueries as joins that depend on the left side, and then as plain joins. */
    private static RelNode decorrelated(RelNode plan) {
        HepProgramBuilder program = new HepProgramBuilder();
        List.of(
                        CoreRules.FILTER_SUB_QUERY_TO_CORRELATE,
                        CoreRules.PROJECT_SUB_QUERY_TO_CORRELATE,
                        CoreRules.JOIN_SUB_QUERY_TO_CORRELATE)
                .forEach(program::addRuleInstance);
        HepPlanner planner = new HepPlanner(program.build());
        planner.setRoot(plan);
        RelNode lateral = planner.findBestExp();
        return RelDecorrelator.decorrelateQuery(lateral, builder(plan));
    }

    private static RelNode trimmed(RelNode plan) {
        return new RelFieldTrimmer(null, builder(plan)).trim(plan);
    }

    private static RelBuilder builder(RelNode plan) {
        return org.apache.calcite.rel.core.RelFactories.LOGICAL_BUILDER.create(plan.getCluster(), null);
    }
}
