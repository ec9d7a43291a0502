package io.panoptes.languagemodel;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.languagemodel.ModelAnswer.Cause;
import io.panoptes.languagemodel.ModelAnswer.Refused;
import io.panoptes.languagemodel.ModelAnswer.Said;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** No cap is exceeded, however many ask at the same time, and what is not told is taken to be the most. */
class ModelBudgetTest {
    private static final PriceTable.Price PRICE =
            new PriceTable.Price("m", BigDecimal.ONE, BigDecimal.TEN, new BigDecimal("0.5"));

    private final AtomicInteger asked = new AtomicInteger();

    @Test
    void requestsAreCapped() {
        ModelBudget budget = new ModelBudget(new ModelBudget.Caps(Optional.of(3L), Optional.empty(), Optional.empty()));
        LanguageModel model = new MeteredModel(saying(10, 10), Optional.empty(), budget, 100);

        for (int i = 0; i < 3; i++) {
            assertThat(model.ask(question(i))).isInstanceOf(Said.class);
        }
        assertThat(model.ask(question(4))).isInstanceOfSatisfying(Refused.class, refused -> {
            assertThat(refused.cause()).isEqualTo(Cause.BUDGET);
            assertThat(refused.message()).contains("3 requests");
        });
        assertThat(asked).hasValue(3);
    }

    @Test
    void dollarsAreCappedAlsoWhenManyAskAtOnce() {
        BigDecimal cap = new BigDecimal("0.05");
        ModelBudget budget =
                new ModelBudget(new ModelBudget.Caps(Optional.empty(), Optional.empty(), Optional.of(cap)));
        LanguageModel model = new MeteredModel(saying(100, 1000), Optional.of(PRICE), budget, 1000);

        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            IntStream.range(0, 100).forEach(i -> pool.execute(() -> model.ask(question(i))));
        }

        assertThat(budget.spent().dollars()).isPositive().isLessThanOrEqualTo(cap);
    }

    @Test
    void tokensAreCapped() {
        ModelBudget budget =
                new ModelBudget(new ModelBudget.Caps(Optional.empty(), Optional.of(2_500L), Optional.empty()));
        LanguageModel model = new MeteredModel(saying(1_000, 1_000), Optional.empty(), budget, 1_000);

        model.ask(question(0));

        assertThat(model.ask(question(1))).isInstanceOf(Refused.class);
    }

    @Test
    void aServerThatDoesNotSayIsChargedTheMost() {
        ModelBudget budget = new ModelBudget(ModelBudget.Caps.NONE);
        LanguageModel model = new MeteredModel(saying(0, 0), Optional.of(PRICE), budget, 1_000);

        model.ask(question(0));

        assertThat(budget.spent().outputTokens()).isEqualTo(1_000);
        assertThat(budget.spent().dollars()).isGreaterThanOrEqualTo(new BigDecimal("0.01"));
    }

    private LanguageModel saying(long input, long output) {
        return new LanguageModel() {
            @Override
            public String name() {
                return "m";
            }

            @Override
            public ModelAnswer ask(Question question) {
                asked.incrementAndGet();
                return new Said("SELECT 1", new Cost(1, input, output, BigDecimal.ZERO));
            }
        };
    }

    private static Question question(int draw) {
        return new Question("s", "u", AnswerForm.QUERIES, draw);
    }
}
