package io.panoptes.languagemodel;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What models cost, in dollars for a million tokens, by the beginning of their names; the longest one that fits counts. */
public final class PriceTable {
    private static final BigDecimal MILLION = BigDecimal.valueOf(1_000_000);

    /** Of one model; {@code batch} is the share of the price that a batch endpoint asks for. */
    public record Price(String prefix, BigDecimal input, BigDecimal output, BigDecimal batch) {

        /** The cost with its dollars. */
        public Cost of(Cost cost, boolean inBatch) {
            BigDecimal sum = input.multiply(BigDecimal.valueOf(cost.inputTokens()))
                    .add(output.multiply(BigDecimal.valueOf(cost.outputTokens())))
                    .divide(MILLION, MathContext.DECIMAL64);
            BigDecimal dollars = inBatch ? sum.multiply(batch) : sum;
            return new Cost(cost.requests(), cost.inputTokens(), cost.outputTokens(), dollars);
        }
    }

    private final List<Price> prices;

    private PriceTable(List<Price> prices) {
        this.prices = prices;
    }

    public static PriceTable shipped() {
        try (InputStream in = PriceTable.class.getResourceAsStream("prices.yaml")) {
            if (in == null) {
                throw new IllegalStateException("prices.yaml is not in the jar");
            }
            return read("prices.yaml", new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static PriceTable of(Path file) throws IOException {
        return read(file.toString(), Files.readString(file));
    }

    /** Of {@code openai:gpt-4.1-mini}, say. */
    public Optional<Price> of(String model) {
        return prices.stream().filter(price -> model.startsWith(price.prefix())).findFirst();
    }

    private static PriceTable read(String source, String text) throws IOException {
        JsonNode root;
        try {
            root = new YAMLMapper().readTree(text);
        } catch (JsonProcessingException e) {
            throw new IOException(
                    "%s, line %d: this is not YAML (%s)"
                            .formatted(source, e.getLocation().getLineNr(), e.getOriginalMessage()),
                    e);
        }
        List<Price> prices = new ArrayList<>();
        for (var entry : root.properties()) {
            prices.add(new Price(
                    entry.getKey(),
                    number(source, entry.getKey(), entry.getValue(), "input"),
                    number(source, entry.getKey(), entry.getValue(), "output"),
                    entry.getValue().has("batch")
                            ? number(source, entry.getKey(), entry.getValue(), "batch")
                            : BigDecimal.ONE));
        }
        prices.sort(Comparator.comparingInt((Price price) -> price.prefix().length())
                .reversed());
        return new PriceTable(List.copyOf(prices));
    }

    private static BigDecimal number(String source, String model, JsonNode entry, String name) throws IOException {
        JsonNode value = entry.path(name);
        if (!value.isNumber() || value.decimalValue().signum() < 0) {
            throw new IOException("%s: the price %s of %s should be a number of dollars for a million tokens"
                    .formatted(source, name, model));
        }
        return value.decimalValue();
    }
}
