package io.panoptes.equivalence.prover.rule.term;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.rule.Positions;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;

/**
 * {@code max{Σ y. q(y) (#{z. q(z) × [z.c < y.c]} + m)} -> if(‖q‖; #{q} - 1 + m; NULL)} and {@code min{...} -> if(‖q‖; m; NULL)}: the
 * positions of rows in an order without ties go from none to all but one. The same for an order that goes down.
 *
 * <p>The column c is never NULL, and with q it fixes y, so that no two rows tie; m is a number, or absent.
 */
final class GreatestPosition implements TermRule {
    private final FreshVariables names;
    private final Positions positions;

    GreatestPosition(FreshVariables names) {
        this.names = names;
        this.positions = new Positions(names);
    }

    @Override
    public Optional<Term> apply(Term term, List<Formula> facts) {
        return term instanceof Term.Extremum extremum
                        && extremum.bag().products().size() == 1
                        && extremum.bag().products().getFirst().vars().size() == 1
                        && extremum.bag()
                                        .products()
                                        .getFirst()
                                        .vars()
                                        .getFirst()
                                        .source()
                                instanceof Source.Stored
                ? ofRows(extremum.greatest(), extremum.bag().products().getFirst(), extremum.type())
                : Optional.empty();
    }

    private Optional<Term> ofRows(boolean greatest, Product rows, SqlType type) {
        Product all = rows.withHead(List.of(Terms.constant(1)));
        return position(rows.head().getFirst())
                .filter(position -> positions.isPosition(position.before(), all))
                .map(position -> {
                    Term count = new Term.Total(Substitution.copy(names, all), SqlType.BIGINT);
                    Term end = greatest
                            ? sum(sum(count, Terms.constant(-1), type), position.more(), type)
                            : position.more();
                    Formula some = Formulas.exists(Substitution.copy(names, all.withHead(List.of())));
                    return Terms.when(some, end, Terms.nothing(type));
                });
    }

    /** A count of rows, and the number that is added to it. */
    private record Position(Product before, Term more) {}

    private static Optional<Position> position(Term number) {
        return switch (number) {
            case Term.Total(Product before, var type) -> Optional.of(new Position(before, Terms.constant(0)));
            case Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type)
            when operation == ArithmeticOperation.PLUS
                    && arguments.getFirst() instanceof Term.Total(Product before, var inner)
                    && Terms.number(arguments.getLast()).isPresent() ->
                Optional.of(new Position(before, arguments.getLast()));
            case Term ignored -> Optional.empty();
        };
    }

    private static Term sum(Term left, Term right, SqlType type) {
        return Terms.strict(ArithmeticOperation.PLUS, List.of(left, right), type);
    }
}
