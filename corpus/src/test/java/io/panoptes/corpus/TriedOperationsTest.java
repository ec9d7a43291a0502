package io.panoptes.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TriedOperationsTest {
    private static final Profile PROFILE = Adapters.named("sqlite").profile(new Version("3.45.0.0"));

    static Stream<Adapter> adapters() {
        return Adapters.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("adapters")
    void aLineSaysAnOperationAsItWasRead(Adapter adapter) {
        List<Operation> all =
                OperationCatalog.of(adapter.profile(new Version("99"))).operations();
        List<String> lines = all.stream()
                .flatMap(operation -> OperationLine.write(operation).stream())
                .toList();
        assertThat(lines.stream().map(OperationLine::read)).containsExactlyElementsOf(all);
        List<Operation> lenient = all.stream().map(Operation::withoutStrictness).toList();
        assertThat(lenient.stream()
                        .map(operation -> OperationLine.read(
                                OperationLine.write(operation).orElseThrow())))
                .containsExactlyElementsOf(lenient);
    }

    @Test
    void whatIsLeftIsWrittenWithWhereItWasTried() {
        var left = new Operations(
                List.of(Operation.strict("lower(#)", SqlType.TEXT, SqlType.TEXT)),
                EnumSet.of(Idiom.NULL_IN_LIST),
                PROFILE.dialect());
        List<String> lines = OperationCatalog.lines(left, "Made\n 1.0 ");
        assertThat(lines).containsExactly("tried Made 1.0", "lacks NULL_IN_LIST", "strict TEXT lower(<TEXT>)");
        assertThat(OperationCatalog.tried(lines)).contains("Made 1.0");
    }

    /** On some DBMSs that takes a minute before each campaign. */
    @Test
    void nothingIsTriedAgainOnTheSameProduct() {
        Operations known = operations("lower(#)", "missing(#)");
        var made = new MadeInstance("Made 1.0");
        Operations left = new OperationProbe(PROFILE).probe(known, made);
        assertThat(left.operations()).extracting(Operation::text).containsExactly("lower(#)");
        assertThat(made.statements).isNotEmpty();

        Operations tried = left.triedOn("Made 1.0");
        var again = new MadeInstance("Made  1.0");
        assertThat(new OperationProbe(PROFILE).probe(tried, again).operations()).isEqualTo(left.operations());
        assertThat(again.statements).isEmpty();
        var newer = new MadeInstance("Made 1.1");
        new OperationProbe(PROFILE).probe(tried, newer);
        assertThat(newer.statements).isNotEmpty();
    }

    @Test
    void oneStatementTriesAnOperationWithEachOfItsArgumentsNull() {
        var made = new MadeInstance("");
        Operation two = Operation.strict("lower(# || #)", SqlType.TEXT, SqlType.TEXT, SqlType.TEXT);
        new OperationProbe(PROFILE)
                .probe(new Operations(List.of(two), EnumSet.noneOf(Idiom.class), PROFILE.dialect()), made);
        assertThat(made.statements.stream().filter(statement -> statement.contains("lower")))
                .containsExactly(
                        "SELECT (lower(c1_0 || c1_1)) AS r0, (lower(n1 || c1_1)) AS r1, (lower(c1_0 || n1)) AS r2 FROM probe");
    }

    @Test
    void thoseThatTheTimeIsNotEnoughForAreLeftOut() {
        Operations known = operations("lower(#)");
        Operations left = new OperationProbe(PROFILE).probe(known, new MadeInstance("Made 1.0"), Duration.ofNanos(1));
        assertThat(left.operations()).isEmpty();
    }

    private static Operations operations(String... texts) {
        return new Operations(
                Stream.of(texts)
                        .map(text -> Operation.strict(text, SqlType.TEXT, SqlType.TEXT))
                        .toList(),
                EnumSet.noneOf(Idiom.class),
                PROFILE.dialect());
    }

    /** Gives a text, and NULL in each further column; what it calls missing it refuses. */
    private static final class MadeInstance implements Instance {
        private final String product;
        private final List<String> statements = new ArrayList<>();

        MadeInstance(String product) {
            this.product = product;
        }

        @Override
        public Target target() {
            return Target.atAddress("made", "1", "jdbc:made:");
        }

        @Override
        public String product() {
            return product;
        }

        @Override
        public List<Outcome> run(List<String> some, Duration limit) {
            statements.addAll(some);
            return some.stream().map(MadeInstance::answer).toList();
        }

        private static Outcome answer(String statement) {
            if (!statement.startsWith("SELECT")) {
                return new Outcome.Done(0);
            }
            if (statement.contains("missing")) {
                return new Outcome.Failed(ErrorClass.INVALID, "42000", "there is no such function", 0);
            }
            long columns = Stream.of(statement.split(" AS r", -1)).count() - 1;
            List<Value> values = IntStream.range(0, (int) columns)
                    .mapToObj(i -> i == 0 ? Value.of("a") : Value.NULL)
                    .collect(Collectors.toList());
            List<String> names = values.stream().map(value -> "r").toList();
            return new Outcome.Rows(
                    names, names.stream().map(name -> SqlType.TEXT).toList(), List.of(new Row(values)), 0);
        }

        @Override
        public Pending submit(List<String> some, Duration limit) {
            List<Outcome> outcomes = run(some, limit);
            return () -> outcomes;
        }

        @Override
        public void reset() {}

        @Override
        public void close() {}
    }
}
