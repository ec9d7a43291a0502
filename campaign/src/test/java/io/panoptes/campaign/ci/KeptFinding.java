package io.panoptes.campaign.ci;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A finding of H2, written by hand. */
final class KeptFinding {
    private KeptFinding() {}

    /** @param name of its folder, which is in this one */
    static void write(Path folder, String name, String left, String right, String expected) throws IOException {
        Path own = Files.createDirectories(folder.resolve(name));
        Files.writeString(own.resolve("finding.json"), """
            {
              "format" : 2,
              "id" : "%s",
              "title" : "Wrong result: one",
              "kind" : "LOGIC_BUG",
              "target" : { "dbms" : "h2", "version" : "2.1.210" },
              "statements" : {
                "setup" : [ ],
                "left" : { "before" : [ ], "sql" : "%s", "after" : [ ] },
                "right" : { "before" : [ ], "sql" : "%s", "after" : [ ] }
              },
              "judgement" : { "@" : "Differs", "difference" : { "kind" : "BOTH_HAVE_OTHERS", "onlyLeft" : [ ], "onlyRight" : [ ], "leftRows" : 1, "rightRows" : 1 } },
              "left" : { "columns" : [ ], "rows" : [ ], "error" : "" },
              "right" : { "columns" : [ ], "rows" : [ ], "error" : "" },
              "versions" : { "results" : [ ] },
              "elsewhere" : { },
              "expected" : "%s"
            }
            """.formatted(name, left, right, expected));
    }
}
