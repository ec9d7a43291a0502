package io.panoptes.equivalence.front.validation;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.List;
import java.util.Properties;
import org.apache.calcite.config.CalciteConnectionConfigImpl;
import org.apache.calcite.config.CalciteConnectionProperty;
import org.apache.calcite.jdbc.CalciteSchema;
import org.apache.calcite.prepare.CalciteCatalogReader;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.schema.impl.AbstractTable;

/** A schema as Calcite sees it; names are found without regard to case. */
public final class Catalog {
    private final CalciteCatalogReader reader;

    public Catalog(Schema schema, FrontTypes types) {
        CalciteSchema root = CalciteSchema.createRootSchema(false, false);
        for (Table table : schema.tables()) {
            root.add(table.name(), new CatalogTable(table, rowType(table, types)));
        }
        Properties properties = new Properties();
        properties.setProperty(CalciteConnectionProperty.CASE_SENSITIVE.camelName(), "false");
        this.reader = new CalciteCatalogReader(root, List.of(), types, new CalciteConnectionConfigImpl(properties));
    }

    public CalciteCatalogReader reader() {
        return reader;
    }

    private static RelDataType rowType(Table table, FrontTypes types) {
        RelDataTypeFactory.Builder row = types.builder();
        for (Column column : table.columns()) {
            row.add(column.name(), types.of(column.type(), column.nullable()));
        }
        return row.build();
    }

    /** A table of the schema, which Calcite hands back at the leaves of a plan. */
    public static final class CatalogTable extends AbstractTable {
        private final Table table;
        private final RelDataType rowType;

        CatalogTable(Table table, RelDataType rowType) {
            this.table = table;
            this.rowType = rowType;
        }

        public Table table() {
            return table;
        }

        @Override
        public RelDataType getRowType(RelDataTypeFactory factory) {
            return rowType;
        }
    }
}
