package io.panoptes.cli.terminal;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** {@code 60s}, {@code 5m}, {@code 1h30m}; a number alone is seconds. */
public final class DurationConverter implements ITypeConverter<Duration> {
    @Override
    public Duration convert(String text) {
        String plain = text.strip().toUpperCase(Locale.ROOT);
        try {
            Duration duration = Duration.parse("PT" + (plain.matches("\\d+") ? plain + "S" : plain));
            if (duration.isPositive()) {
                return duration;
            }
        } catch (DateTimeParseException notATime) {
            // Told below.
        }
        throw new TypeConversionException("'%s' is no time; write it as 60s, 5m or 1h30m".formatted(text));
    }
}
