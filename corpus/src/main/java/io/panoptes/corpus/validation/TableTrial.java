package io.panoptes.corpus.validation;

import io.panoptes.corpus.catalog.DenyList;
import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.probe.ProbeSession;
import io.panoptes.corpus.probe.ProbeTables;
import io.panoptes.corpus.store.Fact;
import io.panoptes.corpus.store.Slot;
import io.panoptes.corpus.store.TableText;
import io.panoptes.corpus.validation.ValidationResult.Reason;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Tries table snippets: over some tables and over empty ones, again, under other settings, and in another process with fewer
 * rights over the same rows in another order. Each time it must give the same rows, of the columns that it declares.
 */
final class TableTrial {
    /** What stands for the tables {@code a}, {@code b} and {@code c}, and the same rows in another order. */
    private static final List<List<String>> FULL = List.of(
            List.of(ProbeTables.ALL, ProbeTables.SOME, ProbeTables.SOME),
            List.of(ProbeTables.SOME, ProbeTables.ALL, ProbeTables.SOME));

    private static final List<List<String>> TURNED = List.of(
            List.of(ProbeTables.TURNED, ProbeTables.SOME, ProbeTables.SOME),
            List.of(ProbeTables.SOME, ProbeTables.TURNED, ProbeTables.SOME));

    private static final List<List<String>> EMPTY = List.of(
            List.of(ProbeTables.NONE, ProbeTables.SOME, ProbeTables.SOME),
            List.of(ProbeTables.ALL, ProbeTables.NONE, ProbeTables.SOME),
            List.of(ProbeTables.NONE, ProbeTables.NONE, ProbeTables.NONE));

    private static final List<String> LETTERS = List.of("a", "b", "c");
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final int MOST_ROWS = 250;

    private final ProbeSession here;
    private final ProbeSession elsewhere;
    private final List<PlanVariation> settings;
    private final ProbeTables tables;
    private final DenyList denied;
    private final boolean typed;

    TableTrial(
            ProbeSession here,
            ProbeSession elsewhere,
            List<PlanVariation> settings,
            ProbeTables tables,
            DenyList denied,
            boolean typed) {
        this.here = here;
        this.elsewhere = elsewhere;
        this.settings = settings;
        this.tables = tables;
        this.denied = denied;
        this.typed = typed;
    }

    ValidationResult validate(Draft draft) {
        var text = new TableText(draft.text().text());
        List<Outcome> full = here.run(queries(text, FULL), LIMIT);
        Optional<ValidationResult.Refused> refusal = checkText(draft, text)
                .or(() -> checkRows(draft, text, full))
                .or(() -> same(draft, full, elsewhere.run(queries(text, TURNED), LIMIT), Reason.NOT_REPEATABLE))
                .or(() -> underSettings(draft, text, full))
                .or(() -> same(draft, full, here.run(queries(text, FULL), LIMIT), Reason.NOT_REPEATABLE))
                .or(() -> checkEmpty(draft, here.run(queries(text, EMPTY), LIMIT)));
        return refusal.<ValidationResult>map(refused -> refused)
                .orElseGet(() -> new ValidationResult.Accepted(draft, facts(full)));
    }

    private Optional<ValidationResult.Refused> checkText(Draft draft, TableText text) {
        Optional<ValidationResult.Refused> deny = denied.reasonIn(draft.text().text())
                .map(reason -> new ValidationResult.Refused(draft, Reason.DENIED, reason));
        return deny.or(() -> text.tables().stream()
                .flatMap(table -> text.slots(table).stream())
                .filter(slot -> !tables.holds(slot))
                .findFirst()
                .map(slot -> new ValidationResult.Refused(draft, Reason.NO_SUCH_COLUMN, slot.toString())));
    }

    private static List<String> queries(TableText text, List<List<String>> choices) {
        String columns = text.outputs().stream()
                .map(slot -> "zt." + TableText.name(slot))
                .collect(Collectors.joining(", "));
        return choices.stream()
                .map(chosen -> "SELECT %s FROM (%s) AS zt"
                        .formatted(
                                columns,
                                text.sql(
                                        table -> chosen.get(LETTERS.indexOf(table)),
                                        (table, slot) -> ProbeTables.column(slot))))
                .toList();
    }

    private Optional<ValidationResult.Refused> checkRows(Draft draft, TableText text, List<Outcome> outcomes) {
        boolean any = false;
        for (Outcome outcome : outcomes) {
            if (!(outcome instanceof Outcome.Rows rows)) {
                return Optional.of(failed(draft, outcome));
            }
            if (rows.rows().size() > MOST_ROWS) {
                return Optional.of(new ValidationResult.Refused(
                        draft, Reason.OTHER_ROWS, rows.rows().size() + " rows, which are too many"));
            }
            Optional<ValidationResult.Refused> refused = checkColumns(draft, text.outputs(), rows);
            if (refused.isPresent()) {
                return refused;
            }
            any |= rows.rows().stream().anyMatch(row -> !row.values().stream().allMatch(Value::isNull));
        }
        return any ? Optional.empty() : Optional.of(new ValidationResult.Refused(draft, Reason.NOTHING_BUT_NULL, ""));
    }

    private Optional<ValidationResult.Refused> checkColumns(Draft draft, List<Slot> outputs, Outcome.Rows rows) {
        for (int i = 0; i < outputs.size(); i++) {
            Slot output = outputs.get(i);
            if (typed && !rows.types().get(i).equals(output.type().type())) {
                return Optional.of(new ValidationResult.Refused(
                        draft, Reason.OTHER_TYPE, output + " is " + rows.types().get(i)));
            }
            for (Row row : rows.rows()) {
                Value value = row.values().get(i);
                if (!value.isNull() && !ValueRules.isOf(value, output.type())) {
                    return Optional.of(
                            new ValidationResult.Refused(draft, Reason.OTHER_TYPE, output + " holds " + value));
                }
                if (!ValueRules.isSafe(value)) {
                    return Optional.of(new ValidationResult.Refused(draft, Reason.UNSAFE_VALUE, value.toString()));
                }
            }
        }
        return Optional.empty();
    }

    private static ValidationResult.Refused failed(Draft draft, Outcome outcome) {
        return switch (outcome) {
            case Outcome.Failed failed ->
                new ValidationResult.Refused(draft, SnippetValidator.reason(failed), failed.message());
            case Outcome.Crashed crashed -> new ValidationResult.Refused(draft, Reason.BREAKS, crashed.evidence());
            case Outcome.Hung hung -> new ValidationResult.Refused(draft, Reason.BREAKS, hung.evidence());
            case Outcome.Done ignored -> new ValidationResult.Refused(draft, Reason.OTHER_ROWS, "no rows");
            case Outcome.Rows ignored -> new ValidationResult.Refused(draft, Reason.OTHER_ROWS, "rows of nothing");
            case Outcome.Skipped ignored ->
                new ValidationResult.Refused(draft, Reason.BREAKS, "another broke the DBMS before it ran");
        };
    }

    private Optional<ValidationResult.Refused> underSettings(Draft draft, TableText text, List<Outcome> before) {
        for (PlanVariation variation : settings) {
            here.run(variation.set(), LIMIT);
            List<Outcome> after = here.run(queries(text, FULL), LIMIT);
            here.run(variation.undo(), LIMIT);
            Optional<ValidationResult.Refused> refused = same(draft, before, after, Reason.SETTINGS);
            if (refused.isPresent()) {
                return refused;
            }
        }
        return Optional.empty();
    }

    private static Optional<ValidationResult.Refused> same(
            Draft draft, List<Outcome> before, List<Outcome> after, Reason reason) {
        for (int i = 0; i < before.size(); i++) {
            if (!(after.get(i) instanceof Outcome.Rows rows)) {
                return Optional.of(
                        new ValidationResult.Refused(draft, reason, after.get(i).toString()));
            }
            if (!bag(before.get(i)).equals(bag(rows))) {
                return Optional.of(new ValidationResult.Refused(draft, reason, "other rows than before"));
            }
        }
        return Optional.empty();
    }

    private static Map<Row, Long> bag(Outcome outcome) {
        List<Row> rows = outcome instanceof Outcome.Rows given ? given.rows() : List.of();
        return rows.stream().collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    }

    private static Optional<ValidationResult.Refused> checkEmpty(Draft draft, List<Outcome> outcomes) {
        return outcomes.stream()
                .filter(outcome -> !(outcome instanceof Outcome.Rows))
                .findFirst()
                .map(outcome -> failed(draft, outcome));
    }

    private static Set<Fact> facts(List<Outcome> outcomes) {
        var values = new ArrayList<Value>();
        outcomes.forEach(outcome -> bag(outcome).keySet().forEach(row -> values.addAll(row.values())));
        return values.stream().allMatch(ValueRules::isLowerCase)
                ? EnumSet.of(Fact.LOWER_CASE)
                : EnumSet.noneOf(Fact.class);
    }
}
