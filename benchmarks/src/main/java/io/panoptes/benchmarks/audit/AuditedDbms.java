package io.panoptes.benchmarks.audit;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.trial.TextScript;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A DBMS that answers texts as they are. */
public final class AuditedDbms implements AutoCloseable {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    private final Instance instance;
    private final Dialect dialect;

    public AuditedDbms(Targets targets, Target target) {
        this.instance = targets.open(target);
        this.dialect = targets.profile(target).dialect();
    }

    /** What each text gives on each database: a list a text. Outside of a transaction, which an error would end. */
    List<List<Outcome>> answers(AuditTables tables, List<Database> databases, List<String> texts) {
        TextScript script = TextScript.of(new TextPair(tables.ddl(), tables.schema(), "", "", Semantics.BAG), dialect);
        instance.reset();
        List<String> statements = new ArrayList<>(script.creating());
        List<List<Outcome>> answers = new ArrayList<>();
        texts.forEach(text -> answers.add(new ArrayList<>()));
        for (Database database : databases) {
            statements.addAll(script.filling(database));
            int from = statements.size();
            statements.addAll(texts);
            List<Outcome> outcomes = instance.run(statements, LIMIT);
            requireNoError(outcomes.subList(0, from), statements);
            for (int i = 0; i < texts.size(); i++) {
                answers.get(i).add(outcomes.get(from + i));
            }
            statements.clear();
            tables.tables().forEach(table -> statements.add("DELETE FROM " + table.name()));
        }
        return answers;
    }

    /** What each query without tables gives. */
    List<Outcome> answers(List<String> queries) {
        return instance.run(queries, LIMIT);
    }

    String literal(Value value) {
        return SqlWriter.write(value, dialect);
    }

    private static void requireNoError(List<Outcome> outcomes, List<String> statements) {
        for (int i = 0; i < outcomes.size(); i++) {
            if (outcomes.get(i) instanceof Outcome.Failed failed) {
                throw new IllegalStateException("%s: %s".formatted(statements.get(i), failed.message()));
            }
        }
    }

    @Override
    public void close() {
        instance.close();
    }
}
