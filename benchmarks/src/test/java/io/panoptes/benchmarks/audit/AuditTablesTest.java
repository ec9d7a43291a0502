package io.panoptes.benchmarks.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AuditTablesTest {
    @Test
    void rowsAreThoseOfTheirTable() {
        for (int seed = 0; seed < 40; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            AuditTables tables = AuditTables.draw(AuditGrammar.typed("duckdb"), random);
            Database database = tables.database(random, false);
            assertThat(tables.ddl()).hasSize(3);
            for (Table table : tables.schema().tables()) {
                for (Row row : database.rowsOf(table.name())) {
                    assertThat(row.values()).hasSameSizeAs(table.columns());
                    for (int i = 0; i < row.values().size(); i++) {
                        Column column = table.columns().get(i);
                        assertThat(row.values().get(i).isNull() && !column.nullable())
                                .isFalse();
                    }
                }
            }
        }
    }

    @Test
    void plainTextsAreInSmallLettersWithoutBlanks() {
        SplittableRandom random = new SplittableRandom(1);
        AuditTables tables = AuditTables.draw(AuditGrammar.typed("mysql"), random);
        for (int i = 0; i < 50; i++) {
            assertThat(tables.database(random, true).rowsOf("r").toString()).doesNotContain("value=B", "value=a ");
        }
    }

    @Test
    void aColumnOfFixedLengthHoldsNoTextThatEndsWithABlank() {
        int texts = 0;
        for (int seed = 0; seed < 40; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            AuditTables tables = AuditTables.draw(AuditGrammar.mixed("postgresql"), random);
            Table table = tables.schema().tables().getFirst();
            for (Row row : tables.database(random, false).rowsOf(table.name())) {
                for (int i = 0; i < row.values().size(); i++) {
                    boolean padded = table.columns().get(i).traits().contains(ColumnTrait.PADDED);
                    if (padded && row.values().get(i) instanceof Value.TextValue(String text)) {
                        texts++;
                        assertThat(text).doesNotEndWith(" ");
                    }
                }
            }
        }
        assertThat(texts).isPositive();
    }
}
