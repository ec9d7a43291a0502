package io.panoptes.equivalence.refuter.symbolic.answer;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A condition on answers as a formula. */
public final class ConditionEncoder {

    private final Encoding encoding;
    private final SolverFormulas formulas;
    private final List<SymbolicTable> answers;
    private final List<SqlType> types;
    private final Semantics semantics;
    private final AnswerDifference comparison;
    private final Map<AnswerCondition.Agree, BoolExpr> agreements = new HashMap<>();

    public ConditionEncoder(Encoding encoding, List<SymbolicTable> answers, List<SqlType> types, Semantics semantics) {
        this.encoding = encoding;
        this.formulas = encoding.formulas();
        this.answers = answers;
        this.types = types;
        this.semantics = semantics;
        this.comparison = new AnswerDifference(encoding);
    }

    public BoolExpr encode(AnswerCondition condition) {
        return switch (condition) {
            case AnswerCondition.Agree agree -> agreement(agree);
            case AnswerCondition.Not(AnswerCondition.Agree(int left, int right)) ->
                comparison.differ(answers.get(left), answers.get(right), types, semantics);
            case AnswerCondition.Not(AnswerCondition.Not(AnswerCondition inner)) -> encode(inner);
            case AnswerCondition.Not(AnswerCondition.All(List<AnswerCondition> conditions)) ->
                formulas.or(negated(conditions));
            case AnswerCondition.Not(AnswerCondition.Any(List<AnswerCondition> conditions)) ->
                formulas.and(negated(conditions));
            case AnswerCondition.Not(AnswerCondition.Exactly exactly) -> formulas.not(exactly(exactly));
            case AnswerCondition.All(List<AnswerCondition> conditions) ->
                formulas.and(conditions.stream().map(this::encode).toList());
            case AnswerCondition.Any(List<AnswerCondition> conditions) ->
                formulas.or(conditions.stream().map(this::encode).toList());
            case AnswerCondition.Exactly exactly -> exactly(exactly);
        };
    }

    private List<BoolExpr> negated(List<AnswerCondition> conditions) {
        return conditions.stream()
                .map(condition -> encode(new AnswerCondition.Not(condition)))
                .toList();
    }

    /** Conditions under a count are read both ways, so agreement has to be exact, not only witnessed. */
    private BoolExpr exactly(AnswerCondition.Exactly exactly) {
        List<BoolExpr> parts = new ArrayList<>();
        exactly.conditions().forEach(condition -> parts.add(exact(condition)));
        return formulas.same(formulas.count(parts), formulas.integer(exactly.count()));
    }

    private BoolExpr exact(AnswerCondition condition) {
        return switch (condition) {
            case AnswerCondition.Agree agree -> agreement(agree);
            case AnswerCondition.Not(AnswerCondition inner) -> formulas.not(exact(inner));
            case AnswerCondition.All(List<AnswerCondition> conditions) ->
                formulas.and(conditions.stream().map(this::exact).toList());
            case AnswerCondition.Any(List<AnswerCondition> conditions) ->
                formulas.or(conditions.stream().map(this::exact).toList());
            case AnswerCondition.Exactly inner -> exactly(inner);
        };
    }

    private BoolExpr agreement(AnswerCondition.Agree agree) {
        BoolExpr known = agreements.get(agree);
        if (known == null) {
            known = comparison.agree(answers.get(agree.left()), answers.get(agree.right()), semantics);
            agreements.put(agree, known);
        }
        return known;
    }
}
