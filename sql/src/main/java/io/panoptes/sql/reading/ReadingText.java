package io.panoptes.sql.reading;

import io.panoptes.sql.reading.ReadingProfile.DateArithmetic;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A reading profile as text. Each line is a word and what it says:
 *
 * <pre>
 * # a comment
 * nulls lowest                  a constant of NullOrder
 * dates numbers                 a constant of DateArithmetic
 * trait null_by_zero            a constant of ReadingTrait
 * functions sqlite              a library of functions: what they give is known, and the values of some
 * unnamed                       texts that name no DBMS are read so, too
 * own IF(?, ?, ?)               a DialectMark that only its DBMSs understand
 * foreign NULLS FIRST           a DialectMark that they do not understand
 * tried-as duckdb               a reading whose DBMSs try its verdicts; the best first
 * </pre>
 */
final class ReadingText {
    private final String name;
    private final Set<ReadingTrait> traits = EnumSet.noneOf(ReadingTrait.class);
    private final List<String> functions = new ArrayList<>();
    private final List<DialectMark> own = new ArrayList<>();
    private final List<DialectMark> foreign = new ArrayList<>();
    private final List<String> trialReadings = new ArrayList<>();
    private boolean unnamed;
    private Optional<NullOrder> nulls = Optional.empty();
    private Optional<DateArithmetic> dates = Optional.empty();

    private ReadingText(String name) {
        this.name = name;
    }

    /** The profile of the data file of this name. */
    static ReadingProfile shipped(String name) {
        try (InputStream file = ReadingText.class.getResourceAsStream(name + ".txt")) {
            if (file == null) {
                throw new IllegalStateException("there is no file of the reading profile '%s'".formatted(name));
            }
            return parse(name, new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @throws IllegalArgumentException with the line that is not understood, or what is missing */
    static ReadingProfile parse(String name, String text) {
        ReadingText profile = new ReadingText(name);
        List<String> lines = text.lines().map(String::strip).toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            try {
                if (!line.isEmpty() && !line.startsWith("#")) {
                    profile.add(line);
                }
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(
                        "reading profile %s, line %d, '%s': %s".formatted(name, i + 1, line, e.getMessage()), e);
            }
        }
        return profile.finished();
    }

    private void add(String line) {
        int blank = line.indexOf(' ');
        String word = blank < 0 ? line : line.substring(0, blank);
        String rest = blank < 0 ? "" : line.substring(blank).strip();
        switch (word) {
            case "nulls" -> nulls = Optional.of(constant(NullOrder.class, rest));
            case "dates" -> dates = Optional.of(constant(DateArithmetic.class, rest));
            case "trait" -> traits.add(constant(ReadingTrait.class, rest));
            case "functions" -> functions.add(rest);
            case "unnamed" -> unnamed = true;
            case "own" -> own.add(DialectMark.of(rest));
            case "foreign" -> foreign.add(DialectMark.of(rest));
            case "tried-as" -> trialReadings.add(rest);
            default -> throw new IllegalArgumentException("no line begins with '%s'".formatted(word));
        }
    }

    private static <E extends Enum<E>> E constant(Class<E> type, String word) {
        return Enum.valueOf(type, word.toUpperCase(Locale.ROOT));
    }

    private ReadingProfile finished() {
        return new ReadingProfile(
                name,
                traits,
                nulls.orElseThrow(() -> missing("nulls")),
                dates.orElseThrow(() -> missing("dates")),
                functions,
                new ReadingUse(unnamed, own, foreign, trialReadings));
    }

    private IllegalArgumentException missing(String word) {
        return new IllegalArgumentException("reading profile %s: no line says '%s'".formatted(name, word));
    }
}
