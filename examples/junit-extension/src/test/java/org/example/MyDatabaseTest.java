package org.example;

import io.panoptes.junit.LogicBugs;

/** The driver's own jar is tested: first the kept findings, then what a campaign of a few seconds finds. */
class MyDatabaseTest {
    @LogicBugs(target = "h2", driver = org.h2.Driver.class, time = "20s", regressions = "src/test/findings")
    void answersRight() {}
}
