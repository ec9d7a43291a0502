package io.panoptes.dbms.registry;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.calcite.CalciteAdapter;
import io.panoptes.dbms.cockroachdb.CockroachAdapter;
import io.panoptes.dbms.derby.DerbyAdapter;
import io.panoptes.dbms.dolt.DoltAdapter;
import io.panoptes.dbms.duckdb.DuckDbAdapter;
import io.panoptes.dbms.h2.H2Adapter;
import io.panoptes.dbms.hsqldb.HsqldbAdapter;
import io.panoptes.dbms.mariadb.MariaDbAdapter;
import io.panoptes.dbms.mysql.MySqlAdapter;
import io.panoptes.dbms.postgresql.PostgresAdapter;
import io.panoptes.dbms.sqlite.SqliteAdapter;
import io.panoptes.dbms.tidb.TiDbAdapter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Every DBMS that Panoptes knows. */
public final class Adapters {

    public static final List<Adapter> ALL = List.of(
            new DuckDbAdapter(),
            new SqliteAdapter(),
            new H2Adapter(),
            new HsqldbAdapter(),
            new DerbyAdapter(),
            new PostgresAdapter(),
            new MySqlAdapter(),
            new MariaDbAdapter(),
            new DoltAdapter(),
            new TiDbAdapter(),
            new CockroachAdapter(),
            new CalciteAdapter());

    /** Those that were learnt in this process, by their names. */
    private static final Map<String, Adapter> LEARNT = new ConcurrentHashMap<>();

    private Adapters() {}

    /** Makes one known for as long as this process runs. No name of {@link #ALL} is taken away. */
    public static void add(Adapter learnt) {
        if (ALL.stream().anyMatch(adapter -> adapter.name().equals(learnt.name()))) {
            throw new IllegalArgumentException("there is an adapter called " + learnt.name());
        }
        LEARNT.put(learnt.name(), learnt);
    }

    /** The adapter of this name, if there is one. */
    public static Optional<Adapter> find(String name) {
        return ALL.stream()
                .filter(adapter -> adapter.name().equals(name))
                .findFirst()
                .or(() -> Optional.ofNullable(LEARNT.get(name)));
    }

    /** The adapter of this name. */
    public static Adapter named(String name) {
        return find(name)
                .orElseThrow(() -> new TargetException(
                        Problem.UNKNOWN_DBMS,
                        "There is no DBMS called %s here. There are %s. Write the target as %s:VERSION, or just its name for the newest release."
                                .formatted(
                                        name,
                                        ALL.stream().map(Adapter::name).collect(Collectors.joining(", ")),
                                        ALL.getFirst().name())));
    }
}
