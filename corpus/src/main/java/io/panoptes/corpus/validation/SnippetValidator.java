package io.panoptes.corpus.validation;

import io.panoptes.corpus.catalog.DenyList;
import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.making.FunctionNames;
import io.panoptes.corpus.making.Grammar;
import io.panoptes.corpus.probe.ProbeSession;
import io.panoptes.corpus.probe.ProbeTables;
import io.panoptes.corpus.store.Fact;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.validation.ValidationResult.Accepted;
import io.panoptes.corpus.validation.ValidationResult.Reason;
import io.panoptes.corpus.validation.ValidationResult.Refused;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Tries snippets on a target.
 *
 * <p>Each is run by itself over the probe tables first; what passes is run again many at a time, as columns of one query: in
 * another process with fewer rights and over fewer rows in another order, under other settings, over no row, and over
 * corner values. A column that differs refuses its snippet; a query that fails is taken apart.
 */
public final class SnippetValidator implements AutoCloseable {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final Duration SHORT = Duration.ofSeconds(1);
    private static final int TOGETHER = 24;

    private final DenyList denied;
    private final ProbeTables tables;
    private final ValueRules rules;
    private final Set<String> growing;
    private final ProbeSession here;
    private final ProbeSession elsewhere;
    private final List<PlanVariation> settings;
    private final TableTrial tableTrial;

    /** In two processes that start now; what breaks a server there breaks none that others use. */
    public SnippetValidator(Targets targets, Target target) {
        Profile profile = targets.profile(target);
        Grammar grammar = Grammar.of(target.dbms());
        this.denied = DenyList.of(target.dbms());
        this.tables = new ProbeTables(profile);
        this.rules = new ValueRules(grammar);
        this.growing = grammar.growing();
        this.settings = profile.planVariations().stream()
                .filter(variation -> grammar.settings().contains(variation.name()))
                .toList();
        this.here = new ProbeSession(targets.openApart(target), tables, List.of());
        this.elsewhere = new ProbeSession(targets.openApart(target), tables, grammar.otherSession());
        this.tableTrial = new TableTrial(here, elsewhere, settings, tables, denied, grammar.isTyped());
    }

    /** The session that also answers what the makers ask. */
    public ProbeSession session() {
        return here;
    }

    /** A snippet on its way through the checks. */
    private static final class Trial {
        final Draft draft;
        final String sql;
        Map<Integer, Value> answers = Map.of();
        Optional<Refused> refusal = Optional.empty();
        boolean neverFails = true;

        Trial(Draft draft) {
            this.draft = draft;
            this.sql = draft.text().sql(ProbeTables::column);
        }

        boolean isOpen() {
            return refusal.isEmpty();
        }

        void refuse(Reason reason, String detail) {
            if (isOpen()) {
                refusal = Optional.of(new Refused(draft, reason, detail));
            }
        }
    }

    /** A verdict for each, in their order. */
    public List<ValidationResult> validate(List<Draft> drafts) {
        var values = validateValues(drafts.stream()
                        .filter(draft -> draft.type() != SlotType.ROWS)
                        .toList())
                .iterator();
        return drafts.stream()
                .map(draft -> draft.type() == SlotType.ROWS ? tableTrial.validate(draft) : values.next())
                .toList();
    }

    private List<ValidationResult> validateValues(List<Draft> drafts) {
        List<Trial> trials = drafts.stream().map(Trial::new).toList();
        trials.forEach(this::checkText);
        runAlone(open(trials));
        for (int from = 0; from < trials.size(); from += 8 * TOGETHER) {
            List<Trial> part = open(trials.subList(from, Math.min(trials.size(), from + 8 * TOGETHER)));
            for (int at = 0; at < part.size(); at += TOGETHER) {
                runTogether(part.subList(at, Math.min(part.size(), at + TOGETHER)));
            }
        }
        return trials.stream().map(this::verdict).toList();
    }

    private static List<Trial> open(List<Trial> trials) {
        return trials.stream().filter(Trial::isOpen).toList();
    }

    private ValidationResult verdict(Trial trial) {
        if (trial.refusal.isPresent()) {
            return trial.refusal.get();
        }
        Set<Fact> facts = EnumSet.noneOf(Fact.class);
        if (java.util.Objects.requireNonNull(trial.answers.get(0)).isNull()) {
            facts.add(Fact.KEEPS_NULL);
        }
        if (trial.neverFails) {
            facts.add(Fact.NEVER_FAILS);
        }
        if (trial.answers.values().stream().allMatch(ValueRules::isLowerCase)) {
            facts.add(Fact.LOWER_CASE);
        }
        return new Accepted(trial.draft, facts);
    }

    private void checkText(Trial trial) {
        denied.reasonIn(trial.draft.text().text()).ifPresent(reason -> trial.refuse(Reason.DENIED, reason));
        trial.draft.text().slots().stream()
                .filter(slot -> !tables.holds(slot))
                .findFirst()
                .ifPresent(slot -> trial.refuse(Reason.NO_SUCH_COLUMN, slot.toString()));
    }

    /** Gives one value of the declared type for each row, and no error. */
    private void runAlone(List<Trial> trials) {
        List<Outcome> outcomes = here.run(
                trials.stream()
                        .map(trial -> rules.query(trial.sql, ProbeTables.ALL))
                        .toList(),
                LIMIT);
        for (int i = 0; i < trials.size(); i++) {
            Trial trial = trials.get(i);
            switch (outcomes.get(i)) {
                case Outcome.Rows rows -> checkAnswers(trial, rows);
                case Outcome.Failed failed -> trial.refuse(reason(failed), failed.message());
                case Outcome.Crashed crashed -> trial.refuse(Reason.BREAKS, crashed.evidence());
                case Outcome.Hung hung -> trial.refuse(Reason.BREAKS, hung.evidence());
                case Outcome.Done ignored -> trial.refuse(Reason.OTHER_ROWS, "no rows");
                case Outcome.Skipped ignored -> trial.refuse(Reason.BREAKS, "another broke the DBMS before it ran");
            }
        }
    }

    static Reason reason(Outcome.Failed failed) {
        return switch (failed.errorClass()) {
            case INVALID -> Reason.NOT_UNDERSTOOD;
            case INTERNAL -> Reason.BREAKS;
            case ORDINARY, RESOURCE -> Reason.MAY_FAIL;
        };
    }

    private void checkAnswers(Trial trial, Outcome.Rows rows) {
        if (rows.rows().size() != ProbeTables.ROWS) {
            trial.refuse(Reason.OTHER_ROWS, rows.rows().size() + " rows");
            return;
        }
        trial.answers = byId(rows, 1);
        if (trial.answers.size() != ProbeTables.ROWS) {
            trial.refuse(Reason.OTHER_ROWS, trial.answers.size() + " rows");
            return;
        }
        rules.objection(trial.draft.type(), rows, trial.answers.values())
                .ifPresent(objection -> trial.refuse(objection.reason(), objection.detail()));
    }

    private static Map<Integer, Value> byId(Outcome.Rows rows, int column) {
        Map<Integer, Value> answers = new HashMap<>();
        for (Row row : rows.rows()) {
            if (row.values().getFirst() instanceof Value.IntegerValue(var id)) {
                answers.put(id.intValue(), row.values().get(column));
            }
        }
        return answers;
    }

    private void runTogether(List<Trial> trials) {
        compare(elsewhere, open(trials), ProbeTables.SOME, Reason.NOT_REPEATABLE);
        for (PlanVariation variation : settings) {
            here.run(variation.set(), LIMIT);
            compare(here, open(trials), ProbeTables.ALL, Reason.SETTINGS);
            here.run(variation.undo(), LIMIT);
        }
        compare(here, open(trials), ProbeTables.ALL, Reason.NOT_REPEATABLE);
        givesNothing(open(trials));
        for (Trial trial : open(trials)) {
            trial.neverFails =
                    FunctionNames.in(trial.draft.text().text()).stream().noneMatch(growing::contains);
        }
        toleratesCorners(open(trials).stream().filter(trial -> trial.neverFails).toList());
    }

    /** The same answers as before, for the rows of this table. */
    private void compare(ProbeSession session, List<Trial> trials, String table, Reason reason) {
        if (trials.isEmpty()) {
            return;
        }
        Outcome outcome = session.run(List.of(columns(trials, table)), LIMIT).getFirst();
        if (!(outcome instanceof Outcome.Rows rows)) {
            if (trials.size() == 1) {
                trials.getFirst().refuse(reason, outcome.toString());
                return;
            }
            compare(session, trials.subList(0, trials.size() / 2), table, reason);
            compare(session, trials.subList(trials.size() / 2, trials.size()), table, reason);
            return;
        }
        for (int i = 0; i < trials.size(); i++) {
            Trial trial = trials.get(i);
            Map<Integer, Value> answers = byId(rows, i + 1);
            answers.forEach((id, value) -> {
                if (!value.equals(trial.answers.get(id))) {
                    trial.refuse(reason, "row %d: %s, and before %s".formatted(id, value, trial.answers.get(id)));
                }
            });
        }
    }

    private void givesNothing(List<Trial> trials) {
        if (trials.isEmpty()) {
            return;
        }
        Outcome outcome =
                here.run(List.of(columns(trials, ProbeTables.NONE)), LIMIT).getFirst();
        if (outcome instanceof Outcome.Rows rows && rows.rows().isEmpty()) {
            return;
        }
        if (trials.size() == 1) {
            trials.getFirst().refuse(Reason.OTHER_ROWS, "something from an empty table: " + outcome);
            return;
        }
        givesNothing(trials.subList(0, trials.size() / 2));
        givesNothing(trials.subList(trials.size() / 2, trials.size()));
    }

    /** Many fail there, so that to take a query apart by halves would take longer than to run each by itself. */
    private void toleratesCorners(List<Trial> trials) {
        if (trials.isEmpty() || cornersOf(trials) instanceof Outcome.Rows) {
            return;
        }
        List<Outcome> outcomes = here.run(
                trials.stream()
                        .map(trial -> columns(List.of(trial), ProbeTables.CORNERS))
                        .toList(),
                SHORT);
        for (int i = 0; i < trials.size(); i++) {
            trials.get(i).neverFails = outcomes.get(i) instanceof Outcome.Rows;
            if (outcomes.get(i) instanceof Outcome.Crashed crashed) {
                trials.get(i).refuse(Reason.BREAKS, crashed.toString());
            }
        }
    }

    private Outcome cornersOf(List<Trial> trials) {
        return here.run(List.of(columns(trials, ProbeTables.CORNERS)), SHORT).getFirst();
    }

    private static String columns(List<Trial> trials, String table) {
        var columns = new ArrayList<String>();
        for (int i = 0; i < trials.size(); i++) {
            columns.add(trials.get(i).sql + " AS x" + i);
        }
        return "SELECT id, " + String.join(", ", columns) + " FROM " + table;
    }

    @Override
    public void close() {
        here.close();
        elsewhere.close();
    }
}
