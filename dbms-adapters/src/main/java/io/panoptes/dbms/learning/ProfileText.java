package io.panoptes.dbms.learning;

import io.panoptes.dbms.ErrorRule;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Filling;
import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Transactions;
import io.panoptes.dbms.TypeSpelling;
import io.panoptes.dbms.Upkeep;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.learning.place.DriverOrigin;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.type.TypeNames;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Habit;
import io.panoptes.sql.write.SqlWriter;
import io.panoptes.sql.write.TypeKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A learnt profile as lines: a word, and what it says. */
final class ProfileText {
    private static final String IS = " := ";

    private final List<TypeSpelling> types = new ArrayList<>();
    private final Set<Hazard> hazards = EnumSet.noneOf(Hazard.class);
    private final Set<Filling> fillings = EnumSet.noneOf(Filling.class);
    private final Set<Feature> features = EnumSet.noneOf(Feature.class);
    private final List<ErrorRule> errors = new ArrayList<>();
    private final List<String> unread = new ArrayList<>();
    private String name = "";
    private String title = "";
    private String version = "";
    private String driver = "";
    private final List<String> maven = new ArrayList<>();
    private String address = "";
    private String explain = "";
    private String unfit = "";
    private Optional<Integer> casesPerState = Optional.empty();
    private Transactions transactions = Transactions.UNTRIED;
    private Cancellation end = Cancellation.CANCEL;
    private Dialect dialect = new Dialect("", '"');

    private ProfileText() {}

    static List<String> write(LearntDbms learnt) {
        Profile profile = learnt.profile();
        Dialect dialect = profile.dialect();
        List<String> lines = new ArrayList<>();
        lines.add("# What panoptes learn found on %s %s. docs/adapters.md says what the words mean; # begins a comment."
                .formatted(learnt.title(), profile.version()));
        lines.add("dbms " + profile.dbms());
        lines.add("title " + learnt.title());
        lines.add("version " + profile.version());
        DriverOrigin origin = learnt.driver();
        lines.add("driver " + origin.driverClass());
        origin.maven().forEach(artifact -> lines.add("maven " + artifact));
        if (!origin.addressPrefix().isEmpty()) {
            lines.add("address " + origin.addressPrefix());
        }
        lines.add("quote " + dialect.quote());
        lines.add("folding " + dialect.folding());
        dialect.emptyFrom().ifPresent(from -> lines.add("empty-from " + from));
        dialect.columnTypes().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(entry -> lines.add("column-type " + entry.getKey() + IS + entry.getValue()));
        dialect.castTypes().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(entry -> lines.add("cast-type " + entry.getKey() + IS + entry.getValue()));
        dialect.functions().forEach((standard, own) -> lines.add("function " + standard + IS + own));
        profile.types()
                .forEach(type -> lines.add("type %s%s%s | %s | %s"
                        .formatted(portable(type.type()), IS, type.name(), literal(type.low()), literal(type.high()))));
        add(lines, "habit", dialect.habits());
        add(lines, "lacks", dialect.lacking());
        add(lines, "hazard", profile.hazards());
        add(lines, "filling", profile.fillings());
        add(lines, "feature", profile.features());
        profile.errors().forEach(rule -> lines.add("error " + rule.errorClass() + IS + rule.description()));
        if (!learnt.explain().isEmpty()) {
            lines.add("explain " + learnt.explain());
        }
        Transactions transactions = profile.transactions();
        if (transactions.tried()) {
            lines.add("transaction "
                    + Stream.of(transactions.begin(), transactions.commit(), transactions.rollback())
                            .map(words -> String.join("; ", words))
                            .collect(Collectors.joining(" | ")));
        }
        if (learnt.end() != Cancellation.CANCEL) {
            lines.add("end " + learnt.end());
        }
        learnt.casesPerState().ifPresent(count -> lines.add("cases-per-state " + count));
        learnt.unread().forEach(construct -> lines.add("unread " + construct));
        if (!learnt.unfit().isEmpty()) {
            lines.add("unfit " + learnt.unfit());
        }
        return lines;
    }

    private static void add(List<String> lines, String word, Set<? extends Enum<?>> values) {
        values.stream().map(Enum::name).sorted().forEach(value -> lines.add(word + " " + value));
    }

    private static String portable(SqlType type) {
        String name = SqlWriter.type(type, Dialect.PORTABLE);
        return type instanceof SqlType.DecimalType(var precision, var scale) && !name.contains("(")
                ? "DECIMAL(%d, %d)".formatted(precision, scale)
                : name;
    }

    private static String literal(Value value) {
        return SqlWriter.write(value, Dialect.PORTABLE);
    }

    static LearntDbms read(List<String> lines, String file) {
        var text = new ProfileText();
        for (int i = 0; i < lines.size(); i++) {
            try {
                text.line(lines.get(i));
            } catch (RuntimeException e) {
                throw new TargetException(Problem.UNKNOWN_DBMS, "%s:%d: %s".formatted(file, i + 1, e.getMessage()), e);
            }
        }
        return text.learnt();
    }

    private void line(String line) {
        if (line.isBlank() || line.startsWith("#")) {
            return;
        }
        String[] words = line.split(" ", 2);
        String rest = words.length > 1 ? words[1] : "";
        switch (words[0]) {
            case "dbms" -> name = rest;
            case "title" -> title = rest;
            case "version" -> version = rest;
            case "driver" -> driver = rest;
            case "maven" -> maven.add(rest);
            case "address" -> address = rest;
            case "quote" -> dialect = new Dialect(name, rest.charAt(0));
            case "folding" -> dialect = dialect.folding(value(Dialect.Folding.class, rest));
            case "empty-from" -> dialect = dialect.emptyFrom(rest);
            case "cast-type" -> dialect = dialect.cast(value(TypeKind.class, parts(rest)[0]), parts(rest)[1]);
            case "column-type" -> dialect = dialect.type(value(TypeKind.class, parts(rest)[0]), parts(rest)[1]);
            case "function" -> dialect = dialect.function(parts(rest)[0], parts(rest)[1]);
            case "type" -> types.add(type(rest));
            case "habit" -> dialect = dialect.with(value(Habit.class, rest));
            case "lacks" -> dialect = dialect.lacking(value(Construct.class, rest));
            case "hazard" -> hazards.add(value(Hazard.class, rest));
            case "filling" -> fillings.add(value(Filling.class, rest));
            case "feature" -> features.add(value(Feature.class, rest));
            case "error" -> errors.add(ErrorRule.of(parts(rest)[1], value(ErrorClass.class, parts(rest)[0])));
            case "explain" -> explain = rest;
            case "transaction" -> transactions = transactions(rest);
            case "end" -> end = value(Cancellation.class, rest);
            case "cases-per-state" -> casesPerState = Optional.of(Integer.valueOf(rest));
            case "unread" -> unread.add(rest);
            case "unfit" -> unfit = rest;
            default ->
                throw new IllegalArgumentException(
                        "%s begins no line of a profile; see docs/adapters.md for the words".formatted(words[0]));
        }
    }

    private LearntDbms learnt() {
        for (String missing : Stream.of("dbms", "version")
                .filter(word -> word.equals("dbms") ? name.isEmpty() : version.isEmpty())
                .toList()) {
            throw new IllegalArgumentException("the line %s is missing".formatted(missing));
        }
        var profile = new Profile(
                        name,
                        new Version(version),
                        dialect,
                        types,
                        hazards,
                        fillings,
                        features,
                        errors,
                        LearntExplain.of(explain),
                        List.of(),
                        Upkeep.NONE)
                .with(transactions);
        return new LearntDbms(
                title,
                new DriverOrigin(driver, maven, address),
                profile,
                explain,
                end,
                casesPerState,
                List.of(),
                unread,
                List.of(),
                List.of(),
                unfit);
    }

    private static Transactions transactions(String text) {
        List<List<String>> ways = Arrays.stream(text.split(" \\| "))
                .map(words -> List.of(words.split("; ")))
                .toList();
        if (ways.size() != 3) {
            throw new IllegalArgumentException(
                    "%s must be the words that begin a transaction, keep and take back all since then, with | between them, such as BEGIN | COMMIT | ROLLBACK"
                            .formatted(text));
        }
        return new Transactions(ways.get(0), List.of(), ways.get(1), ways.get(2), true);
    }

    private static String[] parts(String text) {
        String[] parts = text.split(IS, 2);
        if (parts.length < 2) {
            throw new IllegalArgumentException("%s lacks%s between its two parts".formatted(text, IS.stripTrailing()));
        }
        return parts;
    }

    private static TypeSpelling type(String text) {
        String[] parts = parts(text);
        String[] ends = parts[1].split(" \\| ", 3);
        if (ends.length < 3) {
            throw new IllegalArgumentException(
                    "%s must be a name, the smallest and the largest value, with | between them".formatted(parts[1]));
        }
        String[] name = parts[0].split("[(), ]+");
        SqlType type = TypeNames.read(
                        name[0],
                        Arrays.stream(name).skip(1).map(Integer::valueOf).toList())
                .orElseThrow(() -> new IllegalArgumentException("there is no type " + parts[0]));
        return new TypeSpelling(type, ends[0], value(ends[1]), value(ends[2]));
    }

    private static Value value(String literal) {
        Function<Value, Value> negated = value -> switch (value) {
            case Value.IntegerValue(var number) -> new Value.IntegerValue(number.negate());
            case Value.DecimalValue(var number) -> Value.of(number.negate());
            case Value.DoubleValue(double number) -> new Value.DoubleValue(-number);
            default -> value;
        };
        return switch (SqlReader.expression(literal)) {
            case Expression.Literal(var value) -> value;
            case Expression.Unary(var ignored, Expression.Literal(var value)) -> negated.apply(value);
            default -> throw new IllegalArgumentException("%s is no literal".formatted(literal));
        };
    }

    private static <E extends Enum<E>> E value(Class<E> type, String name) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no %s %s; choose from %s"
                        .formatted(type.getSimpleName(), name, Arrays.toString(type.getEnumConstants()))));
    }
}
