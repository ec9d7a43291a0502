package io.panoptes.benchmarks.audit;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.trial.AnswerMatch;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.CompiledQuery;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.front.KeptSchema;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Draws texts, reads and evaluates each under a profile, and compares what comes of it with what DBMSs give for the text on the same
 * rows. With several DBMSs one of them must agree: so the standard reading is audited, which is that of no DBMS alone.
 */
public final class ReadingAudit {
    /** Texts that share their tables and databases. */
    private static final int TEXTS = 25;

    private static final int DATABASES = 3;
    /** No number of the tables or the grammar has as many digits behind the point. */
    private static final int ENDLESS = 15;

    private static final long APART = 1_000_003;

    /** How deep functions of which the engine knows no value may stand in each other. */
    private static final int ROUNDS = 4;

    private final ReadingProfile profile;
    private final List<AuditedDbms> dbmss;
    private final AskedFunctions functions;
    private final AuditGrammar grammar;
    private final long seed;

    /**
     * @param dialect the profile in whose words the texts are written
     * @param mixed whether operands of any types meet, in plain queries
     */
    public ReadingAudit(ReadingProfile profile, String dialect, boolean mixed, List<AuditedDbms> dbmss, long seed) {
        this.profile = profile;
        this.dbmss = List.copyOf(dbmss);
        this.functions = new AskedFunctions(dbmss.getFirst());
        this.grammar = mixed ? AuditGrammar.mixed(dialect) : AuditGrammar.typed(dialect);
        this.seed = seed;
    }

    /** The cases with these numbers, from the first of their group on; each result as soon as it is there. */
    public void run(long from, long cases, Consumer<AuditResult> results, BooleanSupplier goesOn) {
        for (long group = from / TEXTS; group * TEXTS < from + cases && goesOn.getAsBoolean(); group++) {
            List<AuditCase> drawn = group(group);
            List<AuditOutcome> outcomes = outcomes(drawn);
            for (int i = 0; i < drawn.size(); i++) {
                if (drawn.get(i).number() >= from && drawn.get(i).number() < from + cases) {
                    results.accept(result(drawn.get(i), outcomes.get(i)));
                }
            }
        }
    }

    private List<AuditCase> group(long group) {
        SplittableRandom random = new SplittableRandom(seed * APART + group);
        AuditTables tables = AuditTables.draw(grammar, random);
        boolean plain = profile.has(ReadingTrait.TEXT_FOLDS_CASE);
        List<Database> databases = IntStream.range(0, DATABASES)
                .mapToObj(i -> tables.database(random, plain))
                .toList();
        return IntStream.range(0, TEXTS)
                .mapToObj(i -> new AuditCase(group * TEXTS + i, tables, databases, text(tables, random.split())))
                .toList();
    }

    private String text(AuditTables tables, SplittableRandom random) {
        return grammar.isMixed()
                ? new MixedTexts(grammar, random).query(tables.tables())
                : TextNoise.in(new QueryTexts(grammar, random).query(tables.tables()), random);
    }

    private AuditResult result(AuditCase audited, AuditOutcome outcome) {
        if (!(outcome instanceof AuditOutcome.Different)) {
            return new AuditResult(audited, outcome);
        }
        String smaller = new SmallerText(
                        text -> outcomes(List.of(audited.withText(text))).getFirst() instanceof AuditOutcome.Different)
                .of(audited.sql());
        AuditCase small = audited.withText(smaller);
        AuditOutcome again = outcomes(List.of(small)).getFirst();
        return again instanceof AuditOutcome.Different
                ? new AuditResult(small, again, audited.sql())
                : new AuditResult(audited, outcome);
    }

    /** One a case; all have the same tables and databases. */
    private List<AuditOutcome> outcomes(List<AuditCase> cases) {
        List<AuditOutcome> outcomes = new ArrayList<>();
        List<List<Optional<OurAnswer>>> ours = new ArrayList<>();
        List<Integer> answered = new ArrayList<>();
        Front front = new Front(cases.getFirst().tables().schema(), profile);
        int round = 0;
        do {
            outcomes.clear();
            ours.clear();
            answered.clear();
            for (int i = 0; i < cases.size(); i++) {
                Optional<AuditOutcome> none = ours(front, cases.get(i), ours);
                outcomes.add(none.orElseGet(() -> new AuditOutcome.Agreed(0)));
                if (none.isEmpty()) {
                    answered.add(i);
                }
            }
            round++;
        } while (functions.askForMissing() && round < ROUNDS);
        if (!answered.isEmpty()) {
            List<String> texts = answered.stream().map(i -> cases.get(i).sql()).toList();
            List<List<List<Outcome>>> theirs = dbmss.stream()
                    .map(dbms -> dbms.answers(
                            cases.getFirst().tables(), cases.getFirst().databases(), texts))
                    .toList();
            for (int i = 0; i < answered.size(); i++) {
                int place = i;
                outcomes.set(
                        answered.get(i),
                        compared(
                                cases.get(answered.get(i)),
                                ours.get(i),
                                theirs.stream()
                                        .map(answers -> answers.get(place))
                                        .toList()));
            }
        }
        return outcomes;
    }

    /** @param total whether the order of the rows counts */
    private record OurAnswer(List<Row> rows, boolean total) {}

    /** Why there is no answer on any database; otherwise the answers go to the list. */
    private Optional<AuditOutcome> ours(Front front, AuditCase audited, List<List<Optional<OurAnswer>>> answers) {
        try {
            Relation relation = front.translate(audited.sql());
            Schema kept = KeptSchema.of(audited.tables().schema(), profile);
            List<Optional<OurAnswer>> own = new ArrayList<>();
            String reason = "";
            for (Database database : audited.databases()) {
                Pool pool = new Pool();
                try {
                    CompiledQuery query = CompiledQuery.of(relation, kept, pool, new Meaning(false, functions));
                    List<Row> rows = query.answer(query.run(Tables.of(KeptSchema.adapt(database, kept), pool)))
                            .rows();
                    own.add(Optional.of(new OurAnswer(
                            rows.stream().map(ReadingAudit::withFewerDigits).toList(), query.isOrderTotal())));
                } catch (NoAnswer e) {
                    reason = e.reason();
                    own.add(Optional.empty());
                }
            }
            if (own.stream().allMatch(Optional::isEmpty)) {
                return Optional.of(new AuditOutcome.Open(reason));
            }
            answers.add(own);
            return Optional.empty();
        } catch (Unsupported e) {
            return Optional.of(new AuditOutcome.Refused(e.construct()));
        } catch (SqlError e) {
            return Optional.of(new AuditOutcome.Refused("read as wrong SQL: " + e.problem()));
        } catch (RuntimeException | StackOverflowError e) {
            return Optional.of(new AuditOutcome.Broken(String.valueOf(e)));
        }
    }

    /** How many digits a quotient has that does not end is the DBMS's choice: as a number in floating point it is compared by its first ones. */
    private static Row withFewerDigits(Row row) {
        return new Row(row.values().stream()
                .<Value>map(value -> value instanceof Value.DecimalValue(BigDecimal number) && number.scale() > ENDLESS
                        ? new Value.DoubleValue(number.doubleValue())
                        : value)
                .toList());
    }

    /** Where the DBMS rounds quotients, and takes the blanks at the end of a CHAR for nothing, but gives them. */
    private boolean isSame(OurAnswer own, List<Row> theirs) {
        Semantics semantics = own.total() ? Semantics.LIST : Semantics.BAG;
        boolean rounds = profile.has(ReadingTrait.QUOTIENTS_ROUND);
        boolean pads = profile.has(ReadingTrait.CHAR_COLUMNS_HOLD_BLANKS);
        return AnswerMatch.equal(own.rows(), theirs, semantics)
                || ((rounds || pads) && AnswerMatch.equal(BriefRows.of(own.rows()), BriefRows.of(theirs), semantics));
    }

    private AuditOutcome compared(AuditCase audited, List<Optional<OurAnswer>> ours, List<List<Outcome>> theirs) {
        int agreed = 0;
        String message = "";
        for (int i = 0; i < ours.size(); i++) {
            if (ours.get(i).isEmpty()) {
                continue;
            }
            OurAnswer own = ours.get(i).get();
            Optional<List<Row>> other = Optional.empty();
            boolean same = false;
            for (List<Outcome> dbms : theirs) {
                switch (dbms.get(i)) {
                    case Outcome.Rows rows -> {
                        other = other.or(() -> Optional.of(rows.rows()));
                        same |= isSame(own, rows.rows());
                    }
                    case Outcome.Failed failed -> message = failed.errorClass() + " " + firstLine(failed.message());
                    case Outcome.Done ignored -> message = "no rows";
                    case Outcome.Crashed ignored -> message = "crash of the DBMS";
                    case Outcome.Hung ignored -> message = "no answer in time";
                    case Outcome.Skipped ignored -> message = "skipped";
                }
            }
            if (other.isPresent() && !same) {
                return new AuditOutcome.Different(audited.databases().get(i), own.rows(), other.get());
            }
            agreed += same ? 1 : 0;
        }
        return agreed > 0 ? new AuditOutcome.Agreed(agreed) : new AuditOutcome.Untaken(message);
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("");
    }
}
