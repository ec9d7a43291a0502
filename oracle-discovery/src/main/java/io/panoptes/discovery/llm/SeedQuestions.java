package io.panoptes.discovery.llm;

import io.panoptes.discovery.proposer.Candidate;
import io.panoptes.discovery.proposer.FailedCandidate;
import io.panoptes.discovery.proposer.Failure;
import io.panoptes.discovery.proposer.ProposalRequest;
import io.panoptes.languagemodel.AnswerForm;
import io.panoptes.languagemodel.Question;
import io.panoptes.prompts.Prompt;
import io.panoptes.prompts.PromptLibrary;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Puts a seed, and what became of earlier candidates, into the words of the prompts. */
final class SeedQuestions {
    private final PromptLibrary prompts;
    private static final int EXAMPLES = 3;

    private final String dbms;
    private final PromptGuidance guidance;

    SeedQuestions(PromptLibrary prompts, String dbms, PromptGuidance guidance) {
        this.prompts = prompts;
        this.dbms = dbms;
        this.guidance = guidance;
    }

    Question question(ProposalRequest request) {
        Map<String, String> values = new HashMap<>(Map.of(
                "schema", schema(request),
                "seed", request.seed().query(),
                "equal", equal(request.equal()),
                "focus", request.focus().orElse(""),
                "dbms", dbms,
                "count", Integer.toString(request.wanted())));
        List<FailedCandidate> toRepair = isRepair(request) ? repairable(request) : List.of();
        if (!toRepair.isEmpty()) {
            values.put("fail", failed(toRepair));
            return question(Prompt.REPAIR, values, request);
        }
        values.put("fail", failed(request.failed()));
        values.put("examples", examples(request));
        values.put("context", guidance.context());
        return question(Prompt.EQUIVALENT, values, request);
    }

    private Question question(Prompt prompt, Map<String, String> values, ProposalRequest request) {
        String user = prompts.get(prompt).fill(values);
        return new Question(prompts.get(Prompt.ROLE).text(), user, AnswerForm.QUERIES, request.round());
    }

    private boolean isRepair(ProposalRequest request) {
        return guidance.repair() && request.round() % 2 == 1;
    }

    /** What came near: a query that was read and differs, or that nobody could prove. */
    private static List<FailedCandidate> repairable(ProposalRequest request) {
        return request.failed().stream()
                .filter(one -> switch (one.failure()) {
                    case Failure.Refuted ignored -> true;
                    case Failure.Open ignored -> true;
                    case Failure.Invalid ignored -> true;
                    case Failure.Rejected ignored -> true;
                    case Failure.Repeated ignored -> false;
                })
                .toList();
    }

    /** Others for each seed and round, so that no model sees the same three all the time. */
    private String examples(ProposalRequest request) {
        List<Oracle> all = guidance.examples();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Math.min(EXAMPLES, all.size()); i++) {
            long place = (request.seed().number() + request.round()) * EXAMPLES + i;
            Oracle oracle = all.get((int) (place % all.size()));
            text.append("```sql\n%s;\n-- and\n%s;\n```\n\n".formatted(oracle.left(), oracle.right()));
        }
        return text.toString().strip();
    }

    /** The version of the prompts, for the origin of what comes of them. */
    String version() {
        return "prompts %d.%d%s"
                .formatted(
                        prompts.get(Prompt.ROLE).version(),
                        prompts.get(Prompt.EQUIVALENT).version(),
                        guidance.repair() ? "." + prompts.get(Prompt.REPAIR).version() : "");
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
