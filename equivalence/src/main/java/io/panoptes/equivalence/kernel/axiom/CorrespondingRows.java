package io.panoptes.equivalence.kernel.axiom;

import io.panoptes.equivalence.kernel.logic.Goal;
import io.panoptes.equivalence.kernel.logic.Lemmas;
import io.panoptes.equivalence.kernel.logic.Logic;
import io.panoptes.equivalence.kernel.syntax.Kinds;
import io.panoptes.equivalence.kernel.syntax.ValueSort;
import io.panoptes.equivalence.kernel.syntax.VariableRenaming;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.equivalence.prover.step.ReadAs;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code Σ x, a. p(x, a) (g(x, a)) + ... -> Σ x, b. q(x, b) (h(x, b)) + ...} where for all x and every row r
 *
 * <ul>
 *   <li>of the rows a of each product there is one at most with {@code p(x, a) × [g(x, a) ≡ r]}, and so of b
 *   <li>as many of the {@code ‖Σ a. p(x, a) × [g(x, a) ≡ r]‖} hold as of the {@code ‖Σ b. q(x, b) × [h(x, b) ≡ r]‖}
 * </ul>
 *
 * <p>The variables x are those that all products are read over. Then both sides have the row r equally often for each x.
 */
public record CorrespondingRows() implements Axiom {
    @Override
    public boolean accepts(ProofStep step, Logic logic, Lemmas lemmas) {
        return step
                        instanceof
                        ProofStep.Rows(
                                var purpose,
                                var rule,
                                List<Formula> facts,
                                List<ReadAs> before,
                                List<ReadAs> after)
                && Overlay.of(facts, before, after, logic.fresh())
                        .filter(overlay -> accepts(overlay, facts, logic, lemmas))
                        .isPresent();
    }

    private static boolean accepts(Overlay overlay, List<Formula> facts, Logic logic, Lemmas lemmas) {
        List<Product> all = new ArrayList<>(overlay.left());
        all.addAll(overlay.right());
        Optional<List<Term>> row = row(all, logic);
        if (row.isEmpty()) {
            return false;
        }
        for (Product product : all) {
            if (!logic.isUnique(facts, shows(product, row.get()), overlay.own(product), lemmas)) {
                return false;
            }
        }
        Goal goal =
                new Goal.SameCount(ways(overlay, overlay.left(), row.get()), ways(overlay, overlay.right(), row.get()));
        return logic.follows(facts, goal, lemmas);
    }

    private static List<Formula> ways(Overlay overlay, List<Product> products, List<Term> row) {
        return products.stream()
                .<Formula>map(product ->
                        new Formula.Exists(new Product(overlay.own(product), shows(product, row), List.of())))
                .toList();
    }

    private static Formula shows(Product product, List<Term> row) {
        List<Formula> parts = new ArrayList<>(List.of(product.condition()));
        for (int i = 0; i < row.size(); i++) {
            parts.add(new Formula.Same(product.head().get(i), row.get(i)));
        }
        return new Formula.And(parts);
    }

    /** A new value for each column, of a kind that has the values of all; empty where there is none, or widths differ. */
    private static Optional<List<Term>> row(List<Product> products, Logic logic) {
        if (products.isEmpty()) {
            return Optional.of(List.of());
        }
        int width = products.getFirst().head().size();
        if (products.stream().anyMatch(product -> product.head().size() != width)) {
            return Optional.empty();
        }
        List<Term> row = new ArrayList<>();
        for (int i = 0; i < width; i++) {
            int column = i;
            ValueSort kind = products.stream()
                    .map(product -> Kinds.of(product.head().get(column)))
                    .reduce(ValueSort.NONE, Kinds::joined);
            Optional<SqlType> type = products.stream()
                    .map(product -> product.head().get(column).type())
                    .filter(candidate -> ValueSort.of(candidate) == kind)
                    .findFirst()
                    .or(() -> ofKind(kind));
            if (type.isEmpty()) {
                return Optional.empty();
            }
            Var var = logic.fresh().var(new Source.AnyValue(type.get()));
            row.add(VariableRenaming.variable(var));
        }
        return Optional.of(row);
    }

    private static Optional<SqlType> ofKind(ValueSort kind) {
        return switch (kind) {
            case WHOLE -> Optional.of(SqlType.BIGINT);
            case FRACTION -> Optional.of(new SqlType.DecimalType(38, 10));
            case NONE -> Optional.of(SqlType.NULL);
            case DOUBLE -> Optional.of(SqlType.DOUBLE);
            case BOOLEAN -> Optional.of(SqlType.BOOLEAN);
            case TEXT -> Optional.of(SqlType.TEXT);
            case DATE -> Optional.of(SqlType.DATE);
            case TIME -> Optional.of(SqlType.TIME);
            case TIMESTAMP -> Optional.of(SqlType.TIMESTAMP);
            case OTHER -> Optional.empty();
        };
    }
}
