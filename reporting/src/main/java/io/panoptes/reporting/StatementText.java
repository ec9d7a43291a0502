package io.panoptes.reporting;

import io.panoptes.reporting.model.FindingReport;
import io.panoptes.reporting.model.PairReport;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The statements of a finding as one text. */
final class StatementText {
    private StatementText() {}

    /** Setup and queries, with what each gives as a comment; empty where there are none. */
    static String of(FindingReport finding) {
        PairReport statements = finding.statements();
        StringBuilder text = new StringBuilder(lines(statements.setup()));
        if (!statements.query1().isEmpty()) {
            text.append(comment(finding, FindingReport.WrongQuery.QUERY_1)).append(lines(statements.query1()));
        }
        if (!statements.query2().isEmpty()) {
            text.append(comment(finding, FindingReport.WrongQuery.QUERY_2)).append(lines(statements.query2()));
        }
        return text.toString();
    }

    private static String comment(FindingReport finding, FindingReport.WrongQuery query) {
        if (!finding.symptom().isOfPair()) {
            return "";
        }
        boolean first = query == FindingReport.WrongQuery.QUERY_1;
        return "-- query %d%s: %s%n"
                .formatted(
                        first ? 1 : 2,
                        mark(finding, query).map(mark -> ", " + mark).orElse(""),
                        (first ? finding.answer1() : finding.answer2()).inWords());
    }

    /** {@code wrong} or {@code right}, where it is known. */
    static Optional<String> mark(FindingReport finding, FindingReport.WrongQuery query) {
        return finding.wrong()
                .map(wrong -> wrong == query || wrong == FindingReport.WrongQuery.BOTH
                        ? finding.symptom().badQuery()
                        : finding.symptom().goodQuery());
    }

    static String lines(List<String> statements) {
        return statements.stream().map(statement -> statement + ";\n").collect(Collectors.joining());
    }
}
