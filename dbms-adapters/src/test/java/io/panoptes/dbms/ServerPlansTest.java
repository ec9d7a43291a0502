package io.panoptes.dbms;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.registry.Adapters;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Plans as servers print them. */
class ServerPlansTest {

    @Test
    void ofPostgres() {
        assertThat(shape("postgresql", "18.6.0", """
                        [{"Plan": {"Node Type": "Hash Join", "Parallel Aware": false, "Join Type": "Left", "Inner Unique": true,
                          "Hash Cond": "(x.a = y.a)", "Plans": [
                            {"Node Type": "Seq Scan", "Parent Relationship": "Outer", "Relation Name": "t"},
                            {"Node Type": "Hash", "Parent Relationship": "Inner", "Plans": [
                              {"Node Type": "Index Scan", "Parent Relationship": "Outer", "Scan Direction": "Backward", "Index Name": "i"}]}]}}]
                        """))
                .isEqualTo("HASH JOIN LEFT UNIQUE(SEQ SCAN, HASH(INDEX SCAN BACKWARD))");
    }

    @Test
    void ofMySqlAsATree() {
        assertThat(shape("mysql", "8.0.33", """
                        -> Limit: 3 row(s)  (cost=0.7 rows=1)
                            -> Nested loop left join  (cost=0.7 rows=1)
                                -> Filter: (t.a > 1)  (cost=0.35 rows=1)
                                    -> Table scan on t  (cost=0.35 rows=1)
                                -> Single-row index lookup on k using PRIMARY (a=t.a)  (cost=0.35 rows=1)
                        """))
                .isEqualTo("LIMIT(NESTED LOOP LEFT JOIN(FILTER(TABLE SCAN), SINGLE-ROW INDEX LOOKUP))");
    }

    @Test
    void ofMariaDb() {
        assertThat(shape("mariadb", "11.4.5", """
                        {"query_block": {"select_id": 1, "cost": 0.01, "nested_loop": [
                          {"table": {"table_name": "t", "access_type": "ALL", "rows": 3, "attached_condition": "t.a > 1"}},
                          {"table": {"table_name": "k", "access_type": "eq_ref", "possible_keys": ["PRIMARY"], "key": "PRIMARY"}}]}}
                        """)).isEqualTo("QUERY_BLOCK(NESTED_LOOP(TABLE ALL, TABLE EQ_REF))");
    }

    private static String shape(String dbms, String version, String printed) {
        Outcome answer =
                new Outcome.Rows(List.of("plan"), List.of(SqlType.TEXT), List.of(Row.of(Value.of(printed))), 0);
        return Adapters.named(dbms)
                .profile(new Version(version))
                .explain()
                .read(List.of(answer))
                .orElseThrow()
                .shape();
    }
}
