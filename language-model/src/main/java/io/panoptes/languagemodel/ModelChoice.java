package io.panoptes.languagemodel;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Which model, where, and how long and how much it may answer.
 *
 * @param baseUrl an address that speaks the provider's protocol, in place of the provider's own
 * @param temperature left to the model where absent; some accept none
 */
public record ModelChoice(
        Provider provider,
        String model,
        Optional<URI> baseUrl,
        OptionalDouble temperature,
        int maxOutputTokens,
        Duration limit,
        int tries) {

    public static ModelChoice of(Provider provider, String model) {
        return new ModelChoice(
                provider, model, Optional.empty(), OptionalDouble.empty(), 4_000, Duration.ofSeconds(120), 5);
    }

    public ModelChoice at(URI address) {
        return new ModelChoice(provider, model, Optional.of(address), temperature, maxOutputTokens, limit, tries);
    }

    public ModelChoice within(Duration newLimit, int newTries) {
        return new ModelChoice(provider, model, baseUrl, temperature, maxOutputTokens, newLimit, newTries);
    }

    public String name() {
        return provider.id() + ":" + model;
    }
}
