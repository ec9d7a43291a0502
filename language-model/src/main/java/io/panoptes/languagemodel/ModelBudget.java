package io.panoptes.languagemodel;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * What may be spent in all. What a question could cost at most is set aside before it is asked, so that questions asked
 * at the same time do not exceed it together.
 */
public final class ModelBudget {
    /** No more than this; absent is without bound. */
    public record Caps(Optional<Long> requests, Optional<Long> tokens, Optional<BigDecimal> dollars) {
        public static final Caps NONE = new Caps(Optional.empty(), Optional.empty(), Optional.empty());
    }

    private final Caps caps;
    private Cost spent = Cost.NONE;
    private Cost setAside = Cost.NONE;

    public ModelBudget(Caps caps) {
        this.caps = caps;
    }

    /** What was spent before, in the run that this one goes on with. */
    public synchronized void charge(Cost cost) {
        spent = spent.plus(cost);
    }

    /** Sets this much aside; otherwise which cap it would exceed. */
    public synchronized Optional<String> reserve(Cost most) {
        Cost all = spent.plus(setAside).plus(most);
        if (caps.requests().isPresent() && all.requests() > caps.requests().get()) {
            return Optional.of("the cap of %d requests is reached"
                    .formatted(caps.requests().get()));
        }
        if (caps.tokens().isPresent()
                && all.inputTokens() + all.outputTokens() > caps.tokens().get()) {
            return Optional.of("the cap of %,d tokens leaves no room for another question"
                    .formatted(caps.tokens().get()));
        }
        if (caps.dollars().isPresent() && all.dollars().compareTo(caps.dollars().get()) > 0) {
            return Optional.of("the cap of %s dollars leaves no room for another question"
                    .formatted(caps.dollars().get().toPlainString()));
        }
        setAside = setAside.plus(most);
        return Optional.empty();
    }

    /** What was set aside has become this. */
    public synchronized void settle(Cost reserved, Cost actual) {
        setAside = new Cost(
                setAside.requests() - reserved.requests(),
                setAside.inputTokens() - reserved.inputTokens(),
                setAside.outputTokens() - reserved.outputTokens(),
                setAside.dollars().subtract(reserved.dollars()));
        spent = spent.plus(actual);
    }

    public synchronized Cost spent() {
        return spent;
    }
}
