package io.panoptes.benchmarks.audit;

import io.panoptes.sql.chance.Weighted;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * How expressions are written, as a data file: a line has a symbol, how often it is drawn, for which readings ({@code *}, some of them,
 * or {@code -} before those that it is not for), and what the symbol becomes, with {@code _} for a blank at either end. Symbols in braces are drawn in their turn, see
 * {@link ExpressionTexts}.
 */
final class AuditGrammar {
    /** Operands have the types that operators and functions ask for. */
    static final String TYPED = "grammar.txt";

    /** Operands of any types meet: beside {@link #TYPED}, whose symbols it adds to. */
    static final String MIXED = "mixed.txt";

    private static final int PARTS = 4;

    private final Map<String, Weighted<String>> productions = new HashMap<>();

    /**
     * @param reading the name of the profile that texts are written for
     * @param files the first of which is the typed one
     */
    AuditGrammar(String reading, List<String> files) {
        for (String file : files) {
            for (String line : lines(file)) {
                String[] parts = line.strip().split("\\s+", PARTS);
                if (!line.isBlank() && !line.startsWith("#") && isFor(parts[2], reading)) {
                    add(parts[0], Integer.parseInt(parts[1]), parts.length < PARTS ? "" : blanks(parts[3]));
                }
            }
        }
    }

    static AuditGrammar typed(String reading) {
        return new AuditGrammar(reading, List.of(TYPED));
    }

    static AuditGrammar mixed(String reading) {
        return new AuditGrammar(reading, List.of(TYPED, MIXED));
    }

    /** Whether operands of any types meet. */
    boolean isMixed() {
        return has(MixedTexts.QUERY);
    }

    /** A line can't begin or end with a blank that counts. */
    private static String blanks(String template) {
        return template.replaceAll("^_|_$", " ");
    }

    private void add(String symbol, int weight, String template) {
        productions.merge(symbol, Weighted.of(weight, template), (before, ignored) -> before.or(weight, template));
    }

    private static boolean isFor(String readings, String reading) {
        if (readings.equals("*")) {
            return true;
        }
        boolean others = readings.startsWith("-");
        List<String> named = Arrays.asList(readings.substring(others ? 1 : 0).split(","));
        return named.contains(reading) != others;
    }

    boolean has(String symbol) {
        return productions.containsKey(symbol);
    }

    String draw(String symbol, RandomGenerator random) {
        Weighted<String> choices = productions.get(symbol);
        if (choices == null) {
            throw new IllegalStateException("the grammar has no " + symbol);
        }
        return choices.draw(random);
    }

    private static List<String> lines(String name) {
        try (InputStream file = AuditGrammar.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalStateException("there is no " + name);
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
