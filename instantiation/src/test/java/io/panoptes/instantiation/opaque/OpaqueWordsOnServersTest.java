package io.panoptes.instantiation.opaque;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.instantiation.opaque.OpaqueWords.Kind;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.SqlWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each word is understood by the server, over each column of its kind: what is not understood spoils the cases that it stands in. */
@Tag("network")
class OpaqueWordsOnServersTest {
    private static final List<SqlType> PROVEN = List.of(
            SqlType.INTEGER,
            SqlType.BIGINT,
            new SqlType.DecimalType(10, 2),
            SqlType.BOOLEAN,
            SqlType.TEXT,
            SqlType.DATE);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mysql:5.6.14",
                "mysql:8.0.33",
                "mariadb:10.2.11",
                "mariadb:11.4.5",
                "postgresql:13.23.0",
                "postgresql:16.0.0",
                "postgresql:18.6.0"
            })
    void everyWordIsUnderstood(String name) {
        try (var targets = new ReleasedTargets()) {
            Target target = targets.find(name, Optional.empty());
            Profile profile = targets.profile(target);
            OpaqueWords words = OpaqueCatalog.of(profile);
            try (Instance instance = targets.open(target)) {
                assertThat(refused(instance, List.of(table(profile, words)))).isEmpty();
                assertThat(refused(instance, questions(profile, words))).isEmpty();
            }
        }
    }

    private static List<String> refused(Instance instance, List<String> statements) {
        List<Outcome> outcomes = instance.run(statements, Duration.ofSeconds(20));
        return IntStream.range(0, statements.size())
                .filter(i ->
                        outcomes.get(i) instanceof Outcome.Failed failed && failed.errorClass() == ErrorClass.INVALID)
                .mapToObj(i -> statements.get(i) + " -- " + outcomes.get(i))
                .toList();
    }

    private static List<Column> columns(OpaqueWords words) {
        List<SqlType> types = Stream.concat(
                        PROVEN.stream(),
                        words.columns().stream()
                                .map(OpaqueWords.OpaqueColumn::declaration)
                                .distinct()
                                .map(SqlType.OpaqueType::new))
                .toList();
        return IntStream.range(0, types.size())
                .mapToObj(i -> new Column("c" + i, types.get(i), true))
                .toList();
    }

    private static String table(Profile profile, OpaqueWords words) {
        return "CREATE TABLE b0 ("
                + String.join(
                        ", ",
                        columns(words).stream()
                                .map(column -> column.name() + " "
                                        + (column.type() instanceof SqlType.OpaqueType(var declaration)
                                                ? declaration
                                                : profile.spellings(column.type())
                                                        .getFirst()
                                                        .name()))
                                .toList())
                + ")";
    }

    private static List<String> questions(Profile profile, OpaqueWords words) {
        var questions = new ArrayList<String>();
        for (Kind kind : words.kinds().stream().distinct().toList()) {
            List<Expression> columns = columns(words).stream()
                    .filter(column -> kind.holds(column.type()))
                    .<Expression>map(column -> new Expression.ColumnReference(Optional.empty(), column.name()))
                    .toList();
            List<Expression> constants =
                    kind.constants().stream().map(OpaqueWords::constant).toList();
            for (Expression column : columns) {
                for (Expression constant : constants) {
                    questions.add(where(profile, equal(column, constant)));
                }
                for (String wrap : kind.wraps()) {
                    questions.add(where(profile, equal(column, OpaqueWords.fill(wrap, column))));
                }
                for (String test : kind.tests()) {
                    questions.add(where(profile, OpaqueWords.fill(test, column)));
                    int holes = OpaqueWords.holes(test);
                    Expression constant = constants.get(questions.size() % constants.size());
                    questions.add(where(
                            profile,
                            OpaqueWords.fill(
                                    test,
                                    IntStream.range(0, holes)
                                            .mapToObj(i -> i == 0 ? column : constant)
                                            .toList())));
                }
            }
        }
        return questions;
    }

    private static Expression equal(Expression left, Expression right) {
        return new Expression.Binary(Expression.BinaryOperator.EQUAL, left, right);
    }

    private static String where(Profile profile, Expression condition) {
        return "SELECT COUNT(*) FROM b0 WHERE " + SqlWriter.write(condition, profile.dialect());
    }
}
