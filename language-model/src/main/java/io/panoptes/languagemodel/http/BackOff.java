package io.panoptes.languagemodel.http;

import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Whether a failed request is sent again, and after which pause. */
final class BackOff {
    /** Busy or out of order for the moment. 529 is Anthropic's "overloaded". */
    private static final Set<Integer> PASSING = Set.of(408, 409, 425, 429, 500, 502, 503, 504, 529);

    private final HttpLimits limits;
    private final RandomGenerator random;

    BackOff(HttpLimits limits, RandomGenerator random) {
        this.limits = limits;
        this.random = random;
    }

    boolean passes(int status) {
        return PASSING.contains(status);
    }

    /** The pause before try number {@code next}; empty where the server asks for one that we do not take. */
    Optional<Duration> before(int next, Optional<String> retryAfter, Instant now) {
        Duration asked = retryAfter.map(text -> asked(text, now)).orElse(Duration.ZERO);
        if (asked.compareTo(limits.longestPause()) > 0) {
            return Optional.empty();
        }
        Duration own = own(next);
        return Optional.of(asked.compareTo(own) > 0 ? asked : own);
    }

    /** Twice as long each time; the random half keeps many clients from coming back together. */
    private Duration own(int next) {
        long full = limits.firstPause().toMillis() << Math.min(next - 2, 10);
        long bounded = Math.min(full, limits.longestPause().toMillis());
        return Duration.ofMillis(bounded / 2 + random.nextLong(bounded / 2 + 1));
    }

    /** Seconds, or a date; what is neither asks for nothing. */
    private static Duration asked(String text, Instant now) {
        try {
            return Duration.ofMillis((long) (Double.parseDouble(text.strip()) * 1000));
        } catch (NumberFormatException notSeconds) {
            try {
                Instant then = ZonedDateTime.parse(text.strip(), DateTimeFormatter.RFC_1123_DATE_TIME)
                        .toInstant();
                return then.isAfter(now) ? Duration.between(now, then) : Duration.ZERO;
            } catch (DateTimeParseException notDate) {
                return Duration.ZERO;
            }
        }
    }
}
