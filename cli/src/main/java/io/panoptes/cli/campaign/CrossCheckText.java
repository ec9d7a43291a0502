package io.panoptes.cli.campaign;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.triage.CrossCheck;
import java.io.PrintWriter;
import java.util.stream.Collectors;

/** Who disagrees with whom about a finding. */
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
        check.camps().forEach(camp -> {
            var members = answer.withArray("camps")
                    .addObject()
                    .put("rows", camp.answer().rows().size());
            camp.members().forEach(members.putArray("members")::add);
        });
        check.silent()
                .forEach(silent -> answer.withArray("silent")
                        .addObject()
                        .put("who", silent.who())
                        .put("why", silent.why()));
        return answer;
    }

    private static void print(PrintWriter out, CrossCheck check) {
        check.camps()
                .forEach(camp ->
                        out.printf("  %d rows: %s%n", camp.answer().rows().size(), String.join("; ", camp.members())));
        check.silent().forEach(silent -> out.printf("  no answer: %s (%s)%n", silent.who(), silent.why()));
        if (check.camps().size() == 1) {
            out.println("  All agree.");
        } else if (check.hasMajority()) {
            out.println("  Against all the others: "
                    + check.camps().stream()
                            .skip(1)
                            .flatMap(camp -> camp.members().stream())
                            .collect(Collectors.joining("; ")));
        } else {
            out.println("  There is no majority.");
        }
    }
}
