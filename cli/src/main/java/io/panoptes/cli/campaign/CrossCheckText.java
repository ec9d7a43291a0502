package io.panoptes.cli.campaign;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.triage.CrossCheck;
import java.io.PrintWriter;
import java.util.stream.Collectors;

/** Prints which targets disagree about a finding. */
final class CrossCheckText {
    private CrossCheckText() {}

    static void print(PrintWriter out, CrossCheck check, boolean json) {
        if (json) {
            out.println(json(check));
        } else {
            print(out, check);
        }
        out.flush();
    }

    private static ObjectNode json(CrossCheck check) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        check.groups().forEach(group -> {
            var members = answer.withArray("groups")
                    .addObject()
                    .put("rows", group.answer().rows().size());
            group.members().forEach(members.putArray("members")::add);
        });
        check.unanswered()
                .forEach(unanswered -> answer.withArray("unanswered")
                        .addObject()
                        .put("who", unanswered.who())
                        .put("why", unanswered.why()));
        return answer;
    }

    private static void print(PrintWriter out, CrossCheck check) {
        check.groups()
                .forEach(group -> out.printf(
                        "  %d rows: %s%n", group.answer().rows().size(), String.join("; ", group.members())));
        check.unanswered()
                .forEach(unanswered -> out.printf("  no answer: %s (%s)%n", unanswered.who(), unanswered.why()));
        if (check.groups().size() == 1) {
            out.println("  All agree.");
        } else if (check.hasMajority()) {
            out.println("  Against all the others: "
                    + check.groups().stream()
                            .skip(1)
                            .flatMap(group -> group.members().stream())
                            .collect(Collectors.joining("; ")));
        } else {
            out.println("  There is no majority.");
        }
    }
}
