package io.panoptes.languagemodel;

import io.panoptes.languagemodel.ModelAnswer.Cause;
import java.math.BigDecimal;
import java.util.Optional;

/** Puts a price on what a model answers, and asks it only while the budget lasts. */
public final class MeteredModel implements LanguageModel {
    /** No tokenizer of any of these models makes more tokens than one from two characters of English or SQL. */
    private static final int CHARACTERS_A_TOKEN = 2;

    private final LanguageModel model;
    private final Optional<PriceTable.Price> price;
    private final ModelBudget budget;
    private final int maxOutputTokens;

    public MeteredModel(
            LanguageModel model, Optional<PriceTable.Price> price, ModelBudget budget, int maxOutputTokens) {
        this.model = model;
        this.price = price;
        this.budget = budget;
        this.maxOutputTokens = maxOutputTokens;
    }

    @Override
    public String name() {
        return model.name();
    }

    @Override
    public ModelAnswer ask(Question question) {
        long input = (question.system().length() + question.user().length()) / CHARACTERS_A_TOKEN + 1;
        Cost most = priced(new Cost(1, input, maxOutputTokens, BigDecimal.ZERO));
        Optional<String> exceeded = budget.reserve(most);
        if (exceeded.isPresent()) {
            return new ModelAnswer.Refused(Cause.BUDGET, exceeded.get(), Cost.NONE);
        }
        Cost actual = most;
        try {
            ModelAnswer answer = priced(model.ask(question), most);
            actual = costOf(answer);
            return answer;
        } finally {
            budget.settle(most, actual);
        }
    }

    @Override
    public void close() {
        model.close();
    }

    private ModelAnswer priced(ModelAnswer answer, Cost most) {
        return switch (answer) {
            case ModelAnswer.Said(String text, Cost cost) -> new ModelAnswer.Said(text, reported(cost, most));
            case ModelAnswer.Refused(Cause cause, String message, Cost cost) ->
                new ModelAnswer.Refused(cause, message, priced(cost));
            case ModelAnswer.Deferred deferred -> deferred;
        };
    }

    /** A server that does not say what it used is taken to have used all that it could. */
    private Cost reported(Cost cost, Cost most) {
        return cost.inputTokens() + cost.outputTokens() == 0 ? most : priced(cost);
    }

    private Cost priced(Cost cost) {
        return price.map(known -> known.of(cost, false)).orElse(cost);
    }

    private static Cost costOf(ModelAnswer answer) {
        return switch (answer) {
            case ModelAnswer.Said said -> said.cost();
            case ModelAnswer.Refused refused -> refused.cost();
            case ModelAnswer.Deferred deferred -> Cost.NONE;
        };
    }
}
