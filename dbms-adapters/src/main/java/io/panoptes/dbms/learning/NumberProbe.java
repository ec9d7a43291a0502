package io.panoptes.dbms.learning;

import io.panoptes.dbms.TypeSpelling;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.stream.Stream;

/** What reads no table, and the types of whole numbers: what all other probes need. */
record NumberProbe() implements Probe {
    /** Tables of one row that are known somewhere. */
    private static final List<String> ONE_ROW = List.of(
            "RDB$DATABASE",
            "DUAL",
            "SYSIBM.SYSDUMMY1",
            "SYSIBM.DUAL",
            "(VALUES (0)) AS one_row (one_value)",
            "INFORMATION_SCHEMA.SYSTEM_USERS");

    private static final List<Integers> INTEGERS = List.of(
            new Integers(32, List.of("INTEGER", "INT", "INT4")),
            new Integers(16, List.of("SMALLINT", "INT2")),
            new Integers(64, List.of("BIGINT", "INT8", "LONG")),
            new Integers(8, List.of("TINYINT")));

    private record Integers(int bits, List<String> names) {}

    @Override
    public String title() {
        return "whole numbers";
    }

    @Override
    public void probe(ProbeInstance instance, LearntParts parts) {
        if (!givesOne(instance, "")) {
            ONE_ROW.stream()
                    .filter(table -> givesOne(instance, " FROM " + table))
                    .findFirst()
                    .ifPresentOrElse(
                            table -> parts.dialect(dialect -> dialect.emptyFrom(table)),
                            () -> parts.unfit("no SELECT without a table gives one row, in any words that were tried"));
        }
        for (Integers integers : INTEGERS) {
            integers.names().stream()
                    .flatMap(name -> ranges(TypeSpelling.integer(integers.bits(), name)))
                    .filter(spelling -> TypeProbe.keeps(instance, parts, spelling))
                    .findFirst()
                    .ifPresent(parts.types()::add);
        }
        if (parts.type(io.panoptes.sql.type.SqlType.INTEGER).isEmpty()) {
            parts.unfit("no column keeps whole numbers of 32 bits");
        }
    }

    /** Somewhere the smallest number stands for NULL. */
    private static Stream<TypeSpelling> ranges(TypeSpelling whole) {
        Value low = whole.high() instanceof Value.IntegerValue(var high)
                ? new Value.IntegerValue(high.negate())
                : whole.low();
        return Stream.of(whole, new TypeSpelling(whole.type(), whole.name(), low, whole.high()));
    }

    private static boolean givesOne(ProbeInstance instance, String from) {
        return instance.rows("SELECT 1" + from).equals(List.of(Row.of(Value.of(1))));
    }
}
