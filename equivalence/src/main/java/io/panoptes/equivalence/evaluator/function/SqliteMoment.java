package io.panoptes.equivalence.evaluator.function;

import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A point in time as SQLite's date functions have it. */
record SqliteMoment(LocalDateTime at) {
    private static final Pattern TEXT =
            Pattern.compile("(\\d{4})-(\\d{2})-(\\d{2})(?:(?:[ ]+|T)(\\d{2}):(\\d{2})(?::(\\d{2})(?:\\.(\\d+))?)?)?");
    private static final Pattern TIME = Pattern.compile("(\\d{2}):(\\d{2})(?::(\\d{2})(?:\\.(\\d+))?)?");
    private static final Pattern SHIFT = Pattern.compile("([+-]?\\d{1,6}) +(second|minute|hour|day|month|year)s?");
    private static final Pattern LOOKS_LIKE_MOMENT = Pattern.compile("[ ]*[+-]?\\d.*|[ ]*\\..*|now.*|.*[ ]");
    private static final BigDecimal EPOCH = new BigDecimal("2440587.5");
    /** The same for all queries of a process, so that two of them don't fall on two days. */
    private static final LocalDateTime NOW = LocalDateTime.now(Clock.systemUTC());

    /** The moment that a function's arguments stand for; empty where it gives NULL. */
    static Optional<SqliteMoment> of(List<Value> arguments) {
        if (arguments.isEmpty()) {
            return Optional.of(new SqliteMoment(NOW));
        }
        if (arguments.stream().anyMatch(Value::isNull)) {
            return Optional.empty();
        }
        if (!(arguments.getFirst() instanceof Value.TextValue(String text))) {
            throw new NoAnswer("a number as a date");
        }
        Optional<SqliteMoment> moment = parse(text);
        for (Value modifier : arguments.subList(1, arguments.size())) {
            moment = moment.map(before -> before.moved(Texts.of(modifier).toLowerCase(Locale.ROOT)));
        }
        return moment;
    }

    private static Optional<SqliteMoment> parse(String text) {
        if (text.equalsIgnoreCase("now")) {
            return Optional.of(new SqliteMoment(NOW));
        }
        Matcher matcher = TEXT.matcher(text);
        if (matcher.matches()) {
            try {
                LocalTime time = matcher.group(4) == null
                        ? LocalTime.MIDNIGHT
                        : time(matcher.group(4), matcher.group(5), matcher.group(6), matcher.group(7));
                int day = Integer.parseInt(matcher.group(3));
                int month = Integer.parseInt(matcher.group(2));
                int year = Integer.parseInt(matcher.group(1));
                LocalDate first = LocalDate.of(year, month, 1);
                if (day > first.lengthOfMonth() && day <= 31) {
                    throw new NoAnswer("a day that its month does not have");
                }
                return Optional.of(new SqliteMoment(first.withDayOfMonth(day).atTime(time)));
            } catch (DateTimeException e) {
                return Optional.empty();
            }
        }
        Matcher time = TIME.matcher(text);
        if (time.matches()) {
            try {
                LocalTime ofDay = time(time.group(1), time.group(2), time.group(3), time.group(4));
                return Optional.of(new SqliteMoment(LocalDate.of(2000, 1, 1).atTime(ofDay)));
            } catch (DateTimeException e) {
                return Optional.empty();
            }
        }
        if (LOOKS_LIKE_MOMENT.matcher(text.toLowerCase(Locale.ROOT)).matches()) {
            throw new NoAnswer("a text that may be a date of a rarer form");
        }
        return Optional.empty();
    }

    private static LocalTime time(String hour, String minute, String second, String fraction) {
        LocalTime time = LocalTime.of(
                Integer.parseInt(hour), Integer.parseInt(minute), second == null ? 0 : Integer.parseInt(second));
        if (fraction == null || fraction.chars().allMatch(c -> c == '0')) {
            return time;
        }
        if (fraction.length() > 3) {
            throw new NoAnswer("a time that is finer than a millisecond");
        }
        return time.plusNanos(Long.parseLong((fraction + "00").substring(0, 3)) * 1_000_000);
    }

    private SqliteMoment moved(String modifier) {
        return switch (modifier) {
            case "start of day" -> new SqliteMoment(at.toLocalDate().atStartOfDay());
            case "start of month" ->
                new SqliteMoment(at.toLocalDate().withDayOfMonth(1).atStartOfDay());
            case "start of year" ->
                new SqliteMoment(at.toLocalDate().withDayOfYear(1).atStartOfDay());
            default -> shifted(modifier);
        };
    }

    private SqliteMoment shifted(String modifier) {
        Matcher matcher = SHIFT.matcher(modifier);
        if (!matcher.matches()) {
            throw new NoAnswer("the modifier %s of a date".formatted(modifier));
        }
        long amount = Long.parseLong(matcher.group(1));
        LocalDateTime moved = switch (matcher.group(2)) {
            case "second" -> at.plusSeconds(amount);
            case "minute" -> at.plusMinutes(amount);
            case "hour" -> at.plusHours(amount);
            case "day" -> at.plusDays(amount);
            case "month" -> sameDay(at.plusMonths(amount));
            default -> sameDay(at.plusYears(amount));
        };
        if (moved.getYear() < 0 || moved.getYear() > 9999) {
            throw new NoAnswer("a date outside of the years 0 to 9999");
        }
        return new SqliteMoment(moved);
    }

    /** Where the month has no such day, SQLite goes on into the next one. */
    private LocalDateTime sameDay(LocalDateTime moved) {
        return moved.plusDays(at.getDayOfMonth() - moved.getDayOfMonth());
    }

    String date() {
        return at.toLocalDate().toString();
    }

    String time() {
        return timed(DateTimeFormatter.ofPattern("HH:mm:ss"));
    }

    private String timed(DateTimeFormatter format) {
        return at.format(format);
    }

    BigDecimal julianDay() {
        BigDecimal seconds = BigDecimal.valueOf(at.toLocalTime().toNanoOfDay(), 9);
        return EPOCH.add(BigDecimal.valueOf(at.toLocalDate().toEpochDay()))
                .add(seconds.divide(BigDecimal.valueOf(86_400), new MathContext(20)));
    }

    String format(String format) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < format.length(); i++) {
            char c = format.charAt(i);
            if (c != '%') {
                text.append(c);
            } else if (i + 1 < format.length()) {
                i++;
                text.append(field(format.charAt(i)));
            } else {
                throw new NoAnswer("STRFTIME with a format that ends in %");
            }
        }
        return text.toString();
    }

    private String field(char field) {
        return switch (field) {
            case 'd' -> "%02d".formatted(at.getDayOfMonth());
            case 'm' -> "%02d".formatted(at.getMonthValue());
            case 'Y' -> "%04d".formatted(at.getYear());
            case 'j' -> "%03d".formatted(at.getDayOfYear());
            case 'w' -> String.valueOf(at.getDayOfWeek().getValue() % 7);
            case 'H' -> timed(DateTimeFormatter.ofPattern("HH"));
            case 'M' -> timed(DateTimeFormatter.ofPattern("mm"));
            case 'S' -> timed(DateTimeFormatter.ofPattern("ss"));
            case 'F' -> date();
            case 'T' -> time();
            case 'R' -> timed(DateTimeFormatter.ofPattern("HH:mm"));
            case 'f' -> timed(DateTimeFormatter.ofPattern("ss.SSS"));
            case '%' -> "%";
            default -> throw new NoAnswer("the field %%%c of STRFTIME".formatted(field));
        };
    }
}
