package io.panoptes.dbms.learning;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.sql.value.Value;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a DBMS calls itself. A driver that is another DBMS's own tells the name of that one, whoever answers. */
final class ProductName {
    /** The first word, and those behind it up to a version. */
    private static final Pattern TITLE = Pattern.compile("\\A[\\w-]+(?: (?!v\\b)[A-Za-z]{2,}\\b)*");

    /** {@code 8.0.33} or {@code v2.0.0}: no name. */
    private static final Pattern VERSION = Pattern.compile("[vV]?\\d|[^A-Za-z]");

    private static final Duration LIMIT = Duration.ofSeconds(5);

    private ProductName() {}

    /** As the driver tells, but where that is a DBMS with an adapter what {@code version()} begins with, if it begins with a name. */
    static String of(Instance instance) {
        String told = instance.product();
        if (!isTaken(title(told))) {
            return told;
        }
        Outcome outcome = instance.run(List.of("SELECT version()"), LIMIT).getFirst();
        return outcome instanceof Outcome.Rows rows
                        && rows.rows().size() == 1
                        && rows.rows().getFirst().values().getFirst() instanceof Value.TextValue(var text)
                        && TITLE.matcher(text.strip()).lookingAt()
                        && !VERSION.matcher(text.strip()).lookingAt()
                ? text.strip()
                : told;
    }

    /** {@code Firebird 3.0 LI-V6.3 -> Firebird}. */
    static String title(String product) {
        Matcher matcher = TITLE.matcher(product.strip());
        return matcher.find() ? matcher.group().strip() : "Unknown";
    }

    /** One that no adapter has: a DBMS that is known may be learnt all the same. */
    static String name(String title) {
        String name = plain(title);
        return isTaken(title) ? name + "_learnt" : name;
    }

    private static boolean isTaken(String title) {
        return Adapters.ALL.stream().map(Adapter::name).anyMatch(plain(title)::equals);
    }

    private static String plain(String title) {
        return title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "");
    }
}
