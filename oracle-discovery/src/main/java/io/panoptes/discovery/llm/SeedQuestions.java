package io.panoptes.discovery.llm;

import io.panoptes.discovery.proposer.Candidate;
import io.panoptes.discovery.proposer.FailedCandidate;
import io.panoptes.discovery.proposer.ProposalRequest;
import io.panoptes.languagemodel.AnswerForm;
import io.panoptes.languagemodel.Question;
import io.panoptes.prompts.Prompt;
import io.panoptes.prompts.PromptLibrary;
import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Puts a seed, and what became of earlier candidates, into the words of the prompts. */
final class SeedQuestions {
    private final PromptLibrary prompts;
    private final String dbms;

    SeedQuestions(PromptLibrary prompts, String dbms) {
        this.prompts = prompts;
        this.dbms = dbms;
    }

    Question question(ProposalRequest request) {
        String user = prompts.get(Prompt.EQUIVALENT)
                .fill(Map.of(
                        "schema", schema(request),
                        "seed", request.seed().query(),
                        "equal", equal(request.equal()),
                        "fail", failed(request.failed()),
                        "focus", request.focus().orElse(""),
                        "dbms", dbms,
                        "count", Integer.toString(request.wanted())));
        return new Question(prompts.get(Prompt.ROLE).text(), user, AnswerForm.QUERIES, request.round());
    }

    /** The version of the prompts, for the origin of what comes of them. */
    String version() {
        return "prompts %d.%d"
                .formatted(
                        prompts.get(Prompt.ROLE).version(),
                        prompts.get(Prompt.EQUIVALENT).version());
    }

    /** Virtual columns and tables are like any other to a model: that is what makes its answers hold for what fills them. */
    private static String schema(ProposalRequest request) {
        String tables = request.seed().schema().tables().stream()
                .map(table -> SqlWriter.write(table, Dialect.PORTABLE) + ";")
                .collect(Collectors.joining("\n"));
        String virtual =
                request.seed().placeholders().stream().map(SeedQuestions::name).collect(Collectors.joining(", "));
        return virtual.isEmpty() ? tables : tables + "\n-- stand for any expression or table: " + virtual;
    }

    private static String name(Placeholder placeholder) {
        return switch (placeholder) {
            case Placeholder.ExpressionPlaceholder(String name, String table, var type) -> table + "." + name;
            case Placeholder.TablePlaceholder(String name) -> name;
        };
    }

    private static String equal(List<Candidate> equal) {
        return equal.stream()
                .map(candidate -> "```sql\n" + candidate.sql() + "\n```")
                .collect(Collectors.joining("\n\n"));
    }

    private static String failed(List<FailedCandidate> failed) {
        return failed.stream()
                .map(one -> "```sql\n%s\n```\n%s"
                        .formatted(one.candidate().sql(), one.failure().words()))
                .collect(Collectors.joining("\n\n"));
    }
}
