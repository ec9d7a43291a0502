package io.panoptes.instantiation;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.state.DatabaseState;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.DialectCaseWriter;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Draws cases, runs them on a target and compares, in the simplest way: what a campaign does, for tests of the cases alone. */
public final class CaseTrial {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    public final List<String> disagreements = new ArrayList<>();
    public final Map<String, Integer> disagreementsByOracle = new TreeMap<>();
    public final Map<String, Integer> casesByOracle = new TreeMap<>();
    public final Map<String, Integer> failures = new TreeMap<>();
    public final Map<String, Integer> failuresByOracle = new TreeMap<>();
    public final Map<String, Integer> dropped = new TreeMap<>();
    public final Map<String, Integer> setupFailures = new TreeMap<>();
    public int cases;
    public int valid;
    public long inside;
    public long building;
    public long first = -1;

    private final Instance instance;
    private final TestCaseBuilder builder;
    private final DialectCaseWriter writer;
    private long stateThere = -1;

    public CaseTrial(Instance instance, TestCaseBuilder builder, DialectCaseWriter writer) {
        this.instance = instance;
        this.builder = builder;
        this.writer = writer;
    }

    public CaseTrial run(long from, long to) {
        long start = System.nanoTime();
        for (long index = from; index < to; index++) {
            long before = System.nanoTime();
            Drawn drawn = builder.draw(index);
            switch (drawn) {
                case Drawn.Dropped(var hazard, var ignored) -> dropped.merge(hazard.name(), 1, Integer::sum);
                case Drawn.Unfit(var ignored) -> dropped.merge("unfit", 1, Integer::sum);
                case Drawn.Made drawnCase -> {
                    TestCase made = drawnCase.testCase();
                    ConcreteCase concrete = writer.write(drawnCase);
                    building += System.nanoTime() - before;
                    if (!runCase(made, concrete) && first < 0) {
                        first = System.nanoTime() - start;
                    }
                }
            }
        }
        return this;
    }

    private boolean runCase(TestCase made, ConcreteCase concrete) {
        restore(made.state(), concrete);
        var statements = new ArrayList<>(concrete.prepare());
        statements.addAll(concrete.left().before());
        int left = statements.size();
        statements.add(concrete.left().sql());
        statements.addAll(concrete.left().after());
        statements.addAll(concrete.right().before());
        int right = statements.size();
        statements.add(concrete.right().sql());
        statements.addAll(concrete.right().after());
        statements.addAll(concrete.cleanup());
        List<Outcome> outcomes = instance.run(statements, LIMIT);
        cases++;
        String oracle = made.oracle().id();
        casesByOracle.merge(oracle, 1, Integer::sum);
        for (Outcome outcome : outcomes) {
            if (outcome instanceof Outcome.Rows rows) {
                inside += rows.nanos();
            }
        }
        if (outcomes.get(left) instanceof Outcome.Rows one && outcomes.get(right) instanceof Outcome.Rows other) {
            valid++;
            if (!bag(one.rows()).equals(bag(other.rows()))) {
                disagreementsByOracle.merge(oracle, 1, Integer::sum);
                disagreements.add("%s #%d%n%s;%n  left  %s%n  right %s%n  left gives %s%n  right gives %s"
                        .formatted(
                                oracle,
                                made.index(),
                                String.join(";\n", concrete.setup()) + ";\n" + String.join(";\n", concrete.prepare()),
                                concrete.left().before() + concrete.left().sql(),
                                concrete.right().before() + concrete.right().sql(),
                                shown(one.rows()),
                                shown(other.rows())));
                return false;
            }
            return true;
        }
        noteFailure(oracle, outcomes.get(left), concrete.left().sql());
        noteFailure(oracle, outcomes.get(right), concrete.right().sql());
        if (outcomes.stream()
                .anyMatch(outcome -> outcome instanceof Outcome.Crashed
                        || outcome instanceof Outcome.Hung
                        || outcome instanceof Outcome.Failed failed
                                && failed.errorClass() == Outcome.ErrorClass.INTERNAL)) {
            stateThere = -1;
        }
        return true;
    }

    private void restore(DatabaseState state, ConcreteCase concrete) {
        if (stateThere == state.number()) {
            return;
        }
        instance.reset();
        List<Outcome> outcomes = instance.run(concrete.setup(), LIMIT);
        for (int i = 0; i < outcomes.size(); i++) {
            if (outcomes.get(i) instanceof Outcome.Failed failed) {
                setupFailures.merge(
                        firstLine(failed.message()) + "  IN  "
                                + cut(concrete.setup().get(i)),
                        1,
                        Integer::sum);
            }
        }
        stateThere = state.number();
    }

    private void noteFailure(String oracle, Outcome outcome, String sql) {
        if (!(outcome instanceof Outcome.Rows)) {
            String message = outcome instanceof Outcome.Failed failed
                    ? failed.errorClass() + " " + firstLine(failed.message()) + "  IN  " + oracle + " " + sql
                    : outcome.toString();
            failures.merge(message, 1, Integer::sum);
            failuresByOracle.merge(oracle, 1, Integer::sum);
        }
    }

    public static Map<List<Object>, Integer> bag(List<Row> rows) {
        Map<List<Object>, Integer> counts = new HashMap<>();
        for (Row row : rows) {
            counts.merge(row.values().stream().map(CaseTrial::comparable).toList(), 1, Integer::sum);
        }
        return counts;
    }

    private static Object comparable(Value value) {
        return switch (value) {
            case Value.IntegerValue(var number) -> number(new BigDecimal(number));
            case Value.DecimalValue(var number) -> number(number);
            case Value.DoubleValue(var number) -> number(new BigDecimal(number).round(new java.math.MathContext(12)));
            case Value.BooleanValue(var bool) -> number(bool ? BigDecimal.ONE : BigDecimal.ZERO);
            default -> value;
        };
    }

    private static Object number(BigDecimal number) {
        return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    }

    private static String shown(List<Row> rows) {
        return cut(bag(rows).toString());
    }

    private static String firstLine(String message) {
        return cut(message.lines().findFirst().orElse(""));
    }

    private static String cut(String text) {
        return text.length() > 700 ? text.substring(0, 700) + "..." : text;
    }

    public static TestCaseBuilder builder(long seed, io.panoptes.dbms.Profile profile, List<ParsedOracle> oracles) {
        return new io.panoptes.instantiation.casebuilder.SeededCaseBuilder(seed, profile, oracles);
    }
}
