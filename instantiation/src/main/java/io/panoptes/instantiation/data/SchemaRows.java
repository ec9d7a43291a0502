package io.panoptes.instantiation.data;

import io.panoptes.corpus.ValuePool;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** Rows for the tables of an oracle as they stand, placeholders and all. */
public record SchemaRows(ValuePool values) {

    /** @param parentsFirst tables behind those that they refer to; the rows come in their order */
    public Map<Table, List<Row>> of(List<Table> parentsFirst, RandomGenerator random, int count) {
        Map<String, Table> tables = parentsFirst.stream().collect(Collectors.toMap(Table::name, Function.identity()));
        Map<String, List<Row>> made = new LinkedHashMap<>();
        Map<Table, List<Row>> rows = new LinkedHashMap<>();
        for (Table table : parentsFirst) {
            List<Row> own = new RowGenerator(random, values, none -> List.of(), made, tables).rows(table, count);
            made.put(table.name(), own);
            rows.put(table, own);
        }
        return rows;
    }
}
