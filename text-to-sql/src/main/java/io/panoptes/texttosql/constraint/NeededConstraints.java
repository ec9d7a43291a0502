package io.panoptes.texttosql.constraint;

import io.panoptes.equivalence.PairDecider;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Which of the assumed constraints a proof needs: it is made again without some of them, first without all, then with those whose
 * columns the queries name, then without halves, down to single ones, as long as it is found.
 */
public final class NeededConstraints {
    private static final Duration A_PROOF = Duration.ofSeconds(2);
    /** Without any constraint: as long as the proof may have taken, so that none is named in vain. */
    private static final Duration FIRST_PROOF = Duration.ofSeconds(5);

    private final PairDecider decider;
    private final QueryPair pair;
    private final Schema declared;
    private final Budget budget;

    private NeededConstraints(PairDecider decider, QueryPair pair, Schema declared, Budget budget) {
        this.decider = decider;
        this.pair = pair;
        this.declared = declared;
        this.budget = budget;
    }

    /**
     * @param decider of proofs; one that refutes, too, tells sooner that none is to be had
     * @param pair over the constrained schema
     * @param declared the schema without what is assumed
     * @return those without which the proof is not found; when the budget is over, what is left by then
     */
    public static List<TableConstraint> of(
            PairDecider decider, QueryPair pair, Schema declared, List<TableConstraint> assumed, Budget budget) {
        return assumed.isEmpty() ? assumed : new NeededConstraints(decider, pair, declared, budget).shrink(assumed);
    }

    private List<TableConstraint> shrink(List<TableConstraint> assumed) {
        if (suffice(List.of(), FIRST_PROOF)) {
            return List.of();
        }
        List<TableConstraint> needed = new ArrayList<>(assumed);
        Set<String> words = new HashSet<>();
        words.addAll(words(pair.left()));
        words.addAll(words(pair.right()));
        List<TableConstraint> named = assumed.stream()
                .filter(constraint -> isNamed(constraint, words))
                .toList();
        List<TableConstraint> ofTables = assumed.stream()
                .filter(constraint -> words.contains(lower(constraint.table())))
                .toList();
        if (suffice(named)) {
            needed = new ArrayList<>(named);
        } else if (suffice(ofTables)) {
            needed = new ArrayList<>(ofTables);
        }
        for (int size = Math.max(1, needed.size() / 2); size >= 1; size /= 2) {
            int from = 0;
            while (from < needed.size() && !budget.isOver()) {
                List<TableConstraint> rest = new ArrayList<>(needed);
                rest.subList(from, Math.min(needed.size(), from + size)).clear();
                if (suffice(rest)) {
                    needed = rest;
                } else {
                    from += size;
                }
            }
        }
        return List.copyOf(needed);
    }

    private boolean suffice(List<TableConstraint> constraints) {
        return suffice(constraints, A_PROOF);
    }

    private boolean suffice(List<TableConstraint> constraints, Duration time) {
        QueryPair less = new QueryPair(
                ConstrainedSchema.with(declared, constraints), pair.left(), pair.right(), pair.semantics());
        return decider.decide(less, budget.atMost(time), Optional.empty()) instanceof PairDecision.Decided decided
                && decided.verdict() instanceof Verdict.Proved;
    }

    /** Whether the queries name its table, all columns of it that the constraint refers to, and the table that it refers to. */
    private boolean isNamed(TableConstraint constraint, Set<String> words) {
        boolean target = !(constraint.statement() instanceof Statement.Kept(Constraint.Reference reference))
                || words.contains(lower(reference.target()));
        return target
                && words.contains(lower(constraint.table()))
                && declared.table(constraint.table()).stream()
                        .flatMap(table -> table.columns().stream())
                        .filter(column -> constraint.statement().mentions(column.name()))
                        .allMatch(column -> words.contains(lower(column.name())));
    }

    private static Set<String> words(String query) {
        Set<String> words = new HashSet<>();
        try {
            Lexer.tokens(query).forEach(token -> words.add(lower(token.text())));
        } catch (SqlTextException e) {
            return words;
        }
        return words;
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
