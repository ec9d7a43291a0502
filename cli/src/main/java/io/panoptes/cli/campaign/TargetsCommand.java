package io.panoptes.cli.campaign;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.learning.LearntDbms;
import io.panoptes.dbms.learning.ShippedProfiles;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.registry.Adapters;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists the DBMSs that are known, and the versions of one. */
@Command(
        name = "targets",
        mixinStandardHelpOptions = true,
        description = "Lists the DBMSs that Panoptes knows, or the versions of one that can be had.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes targets                        the DBMSs",
            "  panoptes targets --versions duckdb      all released versions of DuckDB, oldest first",
            "  panoptes targets --versions h2 --json   the same for programs"
        })
public final class TargetsCommand implements Callable<Integer> {
    @Option(
            names = "--versions",
            paramLabel = "DBMS",
            defaultValue = "",
            description = "List the versions of this DBMS.")
    private String dbms;

    @Option(names = "--json", description = "Print a JSON array.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        if (dbms.isEmpty()) {
            printAdapters(out);
        } else {
            printVersions(out);
        }
        out.flush();
        return ExitCode.NOTHING_FOUND;
    }

    private void printAdapters(PrintWriter out) {
        if (json) {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            for (Adapter adapter : Adapters.ALL) {
                array.addObject()
                        .put("name", adapter.name())
                        .put("title", adapter.title())
                        .put("artifact", adapter.artifact().value().orElse(""));
            }
            for (LearntDbms learnt : shipped()) {
                array.addObject()
                        .put("name", learnt.name())
                        .put("title", learnt.title())
                        .put("artifact", "");
            }
            out.println(array);
            return;
        }
        for (Adapter adapter : Adapters.ALL) {
            String origin = adapter.artifact().value().orElse("(not in Maven: see docs/servers.md)");
            out.printf("%-11s %-14s %s%n", adapter.name(), adapter.title(), origin);
        }
        for (LearntDbms learnt : shipped()) {
            out.printf(
                    "%-11s %-14s (at an address: --url %s...; see docs/adapters.md)%n",
                    learnt.name(), learnt.title(), learnt.driver().addressPrefix());
        }
        out.println();
        out.println("A target is NAME:VERSION, such as duckdb:1.3.2.0, or NAME alone for the newest release.");
    }

    private static List<LearntDbms> shipped() {
        return ShippedProfiles.NAMES.stream()
                .flatMap(name -> ShippedProfiles.find(name).stream())
                .toList();
    }

    private void printVersions(PrintWriter out) {
        List<Version> versions;
        try (Targets targets = new ReleasedTargets()) {
            versions = targets.releases(dbms);
        }
        if (json) {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            versions.forEach(version -> array.add(version.text()));
            out.println(array);
        } else {
            versions.forEach(version -> out.println(dbms + ":" + version));
        }
    }
}
