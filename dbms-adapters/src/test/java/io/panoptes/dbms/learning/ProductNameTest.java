package io.panoptes.dbms.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Target;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProductNameTest {
    @Test
    void behindAnotherDbmsDriverTheNameIsThatOfVersion() {
        String product = ProductName.of(new Named("PostgreSQL 14.0", "Apache DataFusion 55.2.0, x86_64 on linux"));

        assertThat(product).startsWith("Apache DataFusion 55.2.0");
        assertThat(ProductName.name(ProductName.title(product))).isEqualTo("apachedatafusion");
    }

    @Test
    void aVersionWithoutANameSaysNothing() {
        assertThat(ProductName.of(new Named("PostgreSQL 14.0", "26.9.2.1"))).isEqualTo("PostgreSQL 14.0");
        assertThat(ProductName.of(new Named("DuckDB v2.0.0", "v2.0.0"))).isEqualTo("DuckDB v2.0.0");
    }

    @Test
    void whereItIsNoFunctionTheDriverIsBelieved() {
        assertThat(ProductName.of(new Named("PostgreSQL 14.0", ""))).isEqualTo("PostgreSQL 14.0");
        assertThat(ProductName.name("PostgreSQL")).isEqualTo("postgresql_learnt");
    }

    @Test
    void aDriverOfItsOwnIsBelieved() {
        assertThat(ProductName.of(new Named("Firebird 3.0 LI-V6.3", "PostgreSQL 14.0")))
                .isEqualTo("Firebird 3.0 LI-V6.3");
    }

    /** @param version what version() gives; empty where it is refused */
    private record Named(String product, String version) implements Instance {
        @Override
        public Target target() {
            return Target.atAddress("x", "1.0", "jdbc:x:");
        }

        @Override
        public List<Outcome> run(List<String> statements, Duration limit) {
            return List.of(
                    version.isEmpty()
                            ? new Outcome.Failed(ErrorClass.INVALID, "42000", "no such function", 1)
                            : new Outcome.Rows(
                                    List.of("version"), List.of(SqlType.TEXT), List.of(Row.of(Value.of(version))), 1));
        }

        @Override
        public Pending submit(List<String> statements, Duration limit) {
            return () -> run(statements, limit);
        }

        @Override
        public void reset() {}

        @Override
        public void close() {}
    }
}
