package io.panoptes.reporting;

import io.panoptes.dbms.Adapters;
import io.panoptes.instantiation.finding.Finding;
import io.panoptes.instantiation.finding.Statements;
import java.util.List;

/** A finding as a script for the DBMS's own shell: the setup, then both queries. */
final class ReproScript {
    private ReproScript() {}

    static String of(Finding finding) {
        Statements statements = finding.statements();
        boolean pair = finding.kind() == Finding.Kind.LOGIC_BUG;
        StringBuilder script = new StringBuilder();
        comment(script, finding.title());
        comment(
                script,
                "%s %s, on an empty database. Run it with: %s"
                        .formatted(
                                Adapters.named(finding.target().dbms()).title(),
                                finding.target().version(),
                                shell(finding.target().dbms())));
        script.append('\n');
        statements(script, statements.setup());
        script.append('\n');
        if (pair) {
            comment(script, "The next two queries must give the same rows.");
        }
        query(script, statements.left());
        if (pair) {
            script.append('\n');
            query(script, statements.right());
        }
        return script.toString();
    }

    private static void query(StringBuilder script, Statements.Query query) {
        statements(script, query.before());
        statements(script, List.of(query.sql()));
        statements(script, query.after());
    }

    private static void statements(StringBuilder script, List<String> statements) {
        statements.forEach(statement -> script.append(statement).append(";\n"));
    }

    private static void comment(StringBuilder script, String text) {
        text.lines().forEach(line -> script.append("-- ").append(line).append('\n'));
    }

    /** How the script is run with what comes with the DBMS. */
    static String shell(String dbms) {
        return switch (dbms) {
            case "duckdb" -> "duckdb < repro.sql";
            case "sqlite" -> "sqlite3 < repro.sql";
            case "h2" ->
                "java -cp h2-VERSION.jar org.h2.tools.RunScript -url jdbc:h2:mem: -script repro.sql -showResults";
            case "hsqldb" -> "java -jar sqltool.jar --inlineRc=url=jdbc:hsqldb:mem:m,user=SA,password= repro.sql";
            case "derby" -> "java -jar derbyrun.jar ij repro.sql (after: connect 'jdbc:derby:memory:m;create=true';)";
            case "mysql", "mariadb" -> "mysql --force --table test < repro.sql";
            case "postgresql" -> "psql -f repro.sql";
            default -> "the shell of " + dbms;
        };
    }
}
