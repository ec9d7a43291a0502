package io.panoptes.languagemodel;

import java.math.BigDecimal;

/** What proposals have cost beside time. */
public record Cost(long requests, long inputTokens, long outputTokens, BigDecimal dollars) {
    public static final Cost NONE = new Cost(0, 0, 0, BigDecimal.ZERO);

    public Cost plus(Cost other) {
        return new Cost(
                requests + other.requests,
                inputTokens + other.inputTokens,
                outputTokens + other.outputTokens,
                dollars.add(other.dollars));
    }
}
