package io.panoptes.cli.campaign;

import io.panoptes.campaign.ci.Untriaged;
import java.io.PrintWriter;
import java.util.List;

/** The suspects that were left untriaged, each with the line that goes on with it. */
public final class UntriagedLines {
    private static final int MOST_NAMED = 20;

    private UntriagedLines() {}

    public static void print(PrintWriter out, List<Untriaged> untriaged) {
        untriaged.stream().limit(MOST_NAMED).forEach(one -> {
            out.printf("  not triaged case %d: %s%n", one.index(), one.what());
            out.printf("              %s%n", one.command());
        });
        if (untriaged.size() > MOST_NAMED) {
            out.printf("  and %d more suspects that were not triaged%n", untriaged.size() - MOST_NAMED);
        }
    }
}
