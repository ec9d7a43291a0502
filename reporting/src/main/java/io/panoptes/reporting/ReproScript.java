package io.panoptes.reporting;

import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.triage.finding.Finding;
import java.util.List;

/** A finding as a script for the DBMS's own shell: the setup, then both queries. */
final class ReproScript {
    private ReproScript() {}

    static String of(Finding finding) {
        Statements statements = finding.statements();
        boolean pair = finding.symptom().isOfPair();
        Adapter adapter = Adapters.named(finding.target().dbms());
        StringBuilder script = new StringBuilder();
        comment(script, finding.title());
        comment(
                script,
                "%s %s, on an empty database. Run it with: %s"
                        .formatted(adapter.title(), finding.target().version(), adapter.shell(FindingFolders.SCRIPT)));
        finding.provenance().ifPresent(provenance -> comment(script, provenance.words()));
        script.append('\n');
        statements(script, statements.setup());
        script.append('\n');
        if (pair) {
            comment(script, "The next two queries must give the same rows.");
        }
        if (!finding.symptom().isInSetup()) {
            query(script, statements.left());
        }
        if (pair) {
            script.append('\n');
            query(script, statements.right());
        }
        return script.toString();
    }

    private static void query(StringBuilder script, Statements.Query query) {
        statements(script, query.first());
        statements(script, List.of(query.sql()));
        statements(script, query.last());
    }

    private static void statements(StringBuilder script, List<String> statements) {
        statements.forEach(statement -> script.append(statement).append(";\n"));
    }

    private static void comment(StringBuilder script, String text) {
        text.lines().forEach(line -> script.append("-- ").append(line).append('\n'));
    }
}
