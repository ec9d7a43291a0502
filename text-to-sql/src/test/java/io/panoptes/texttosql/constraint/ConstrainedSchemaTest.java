package io.panoptes.texttosql.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.KeptSchema;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ConstrainedSchemaTest {
    private static final Schema SHOP = SchemaReader.read("""
            CREATE TABLE orders (id INT NOT NULL PRIMARY KEY, "Ship City (main)" VARCHAR(20), country VARCHAR(2), amount INT, rate DOUBLE,
                name VARCHAR(10) COLLATE nocase);
            CREATE TABLE country (code VARCHAR(2) PRIMARY KEY, area INT);
            """);

    private static TableConstraint of(String table, Constraint constraint) {
        return TableConstraint.of(table, constraint, Evidence.mined(0, 1));
    }

    private static ConstrainedSchema with(TableConstraint... constraints) {
        return ConstrainedSchema.of(SHOP, List.of(constraints));
    }

    @Test
    void findsNamesByTheirLettersAndDigits() {
        Table orders = with(of("ORDERS", new Constraint.FunctionalDependency(List.of("SHIP_CITY_MAIN"), "COUNTRY")))
                .schema()
                .table("orders")
                .orElseThrow();
        assertThat(orders.constraints())
                .contains(new Constraint.FunctionalDependency(List.of("Ship City (main)"), "country"));
    }

    @Test
    void notNullGoesToTheColumn() {
        Schema schema = with(TableConstraint.notNull("orders", "amount", Evidence.mined(9, 1)))
                .schema();
        assertThat(schema.table("orders")
                        .orElseThrow()
                        .column("amount")
                        .orElseThrow()
                        .nullable())
                .isFalse();
        assertThat(SHOP.table("orders")
                        .orElseThrow()
                        .column("amount")
                        .orElseThrow()
                        .nullable())
                .isTrue();
    }

    @Test
    void valuesBecomeThoseOfTheColumn() {
        ConstrainedSchema constrained = with(
                of(
                        "orders",
                        new Constraint.Range(
                                "amount", Value.of(new BigDecimal("0.5")), Value.of(new BigDecimal("9.5")))),
                of("orders", new Constraint.Range("rate", Optional.of(Value.of(0)), Optional.empty())),
                of(
                        "orders",
                        new Constraint.Categorical("amount", List.of(Value.of(1), Value.of(new BigDecimal("1.5"))))));
        assertThat(constrained.assumed())
                .extracting(TableConstraint::statement)
                .containsExactly(
                        new Statement.Kept(new Constraint.Range("amount", Value.of(1), Value.of(9))),
                        new Statement.Kept(
                                new Constraint.Range("rate", Optional.of(new Value.DoubleValue(0)), Optional.empty())),
                        new Statement.Kept(new Constraint.Categorical("amount", List.of(Value.of(1)))));
    }

    @Test
    void whatSaysNothingOfTheSchemaIsDroppedWithItsReason() {
        assertThat(with(
                                of("bills", new Constraint.Unique(List.of("id"))),
                                of("orders", new Constraint.Unique(List.of("price"))),
                                of("orders", new Constraint.Unique(List.of("name"))),
                                of("orders", new Constraint.Ordering("amount", "country")),
                                of("orders", new Constraint.Categorical("amount", List.of(Value.of("x")))))
                        .dropped())
                .extracting(ConstrainedSchema.Dropped::reason)
                .containsExactly(
                        "the schema has no table bills",
                        "orders has no column price",
                        "name does not compare texts byte by byte",
                        "amount and country are of types that are not compared",
                        "no value is one of the type of amount");
    }

    @Test
    void aKeyThatSqliteLetsBeNullIsNotNullWhereAConstraintSaysSo() {
        Schema keyed = SchemaReader.read("CREATE TABLE k (id VARCHAR(5) PRIMARY KEY, a INT)");
        TableConstraint notNull = TableConstraint.notNull("k", "id", Evidence.mined(9, 1));
        ConstrainedSchema constrained = ConstrainedSchema.of(keyed, List.of(notNull));
        assertThat(KeptSchema.of(keyed, ReadingProfiles.named("sqlite"))
                        .tables()
                        .getFirst()
                        .columns()
                        .getFirst()
                        .nullable())
                .isTrue();
        assertThat(constrained.assumed()).containsExactly(notNull);
        assertThat(KeptSchema.of(constrained.schema(), ReadingProfiles.named("sqlite"))
                        .tables()
                        .getFirst()
                        .columns()
                        .getFirst()
                        .nullable())
                .isFalse();
    }

    @Test
    void aSecondPrimaryKeyIsUniqueAndNotNull() {
        assertThat(with(of("country", new Constraint.PrimaryKey(List.of("area"))))
                        .assumed())
                .extracting(TableConstraint::words)
                .containsExactly("country: area is unique", "country: area is not NULL");
        assertThat(with(of("country", new Constraint.PrimaryKey(List.of("code"))))
                        .assumed())
                .isEmpty();
    }

    @Test
    void dependenciesThatOthersImplyAreLeftOut() {
        List<TableConstraint> all = new ArrayList<>();
        List<String> chain = List.of("country", "amount", "rate");
        for (String from : chain) {
            for (String to : chain) {
                if (chain.indexOf(from) < chain.indexOf(to)) {
                    all.add(of("orders", new Constraint.FunctionalDependency(List.of(from), to)));
                }
            }
        }
        all.add(of("orders", new Constraint.FunctionalDependency(List.of("id"), "rate")));
        all.add(of("orders", new Constraint.FunctionalDependency(List.of("country", "Ship City (main)"), "rate")));
        assertThat(ConstrainedSchema.of(SHOP, all).assumed())
                .extracting(TableConstraint::words)
                .containsExactly("orders: country determines amount", "orders: amount determines rate");
    }

    @Test
    void aNullableUniqueColumnImpliesNoDependency() {
        TableConstraint dependency = of("orders", new Constraint.FunctionalDependency(List.of("amount"), "rate"));
        TableConstraint unique = of("orders", new Constraint.Unique(List.of("amount")));
        assertThat(with(unique, dependency).assumed()).containsExactly(unique, dependency);
        TableConstraint notNull = TableConstraint.notNull("orders", "amount", Evidence.mined(0, 1));
        assertThat(with(unique, dependency, notNull).assumed()).containsExactly(unique, notNull);
    }
}
