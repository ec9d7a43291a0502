package io.panoptes.triage.bisection;

import io.panoptes.triage.bisection.GitRepository.Ran;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Drives {@code git bisect} in a working tree: the first commit that shows a finding, or the first that does not any more, whichever of
 * the two ends is the older. The tree is left as it was.
 */
public final class GitBisection {
    private static final Pattern SHA = Pattern.compile("(?m)^([0-9a-f]{40})\\b");
    private static final String UNCHANGED = "old";
    private static final String CHANGED = "new";

    private final Path folder;
    private final GitRepository git;
    private final Supplier<Presence> probe;
    private final Consumer<String> steps;

    /**
     * @param probe builds what is checked out, and tells whether that shows the finding
     * @param steps is told what each commit showed
     */
    public GitBisection(Path folder, Supplier<Presence> probe, Consumer<String> steps) {
        this.folder = folder;
        this.git = new GitRepository(folder);
        this.probe = probe;
        this.steps = steps;
    }

    /**
     * Bisects between two revisions.
     *
     * @param good does not show the finding
     * @param bad shows it
     * @throws BisectionException when a revision is not there, or the tree has changes
     */
    public Boundary between(String good, String bad) {
        String goodCommit = git.require("rev-parse", "--verify", good + "^{commit}");
        String badCommit = git.require("rev-parse", "--verify", bad + "^{commit}");
        if (!git.require("status", "--porcelain", "--untracked-files=no").isEmpty()) {
            throw new BisectionException(
                    "%s has changes that are not committed.%n  Commit or stash them: a bisection checks out other commits."
                            .formatted(folder));
        }
        boolean searchesFix =
                git.run("merge-base", "--is-ancestor", badCommit, goodCommit).succeeded();
        String older = searchesFix ? badCommit : goodCommit;
        String newer = searchesFix ? goodCommit : badCommit;
        git.require("bisect", "start", "--term-old=" + UNCHANGED, "--term-new=" + CHANGED);
        try {
            Presence atNewer = at(newer);
            Presence atOlder = at(older);
            if (atNewer == Presence.UNKNOWN || atOlder == Presence.UNKNOWN) {
                return new Boundary.UnknownEnd(line(atNewer == Presence.UNKNOWN ? newer : older));
            }
            return atNewer == atOlder ? new Boundary.NoChange(atNewer) : search(older, newer, atNewer);
        } finally {
            git.run("bisect", "reset");
        }
    }

    private Presence at(String commit) {
        git.require("checkout", "-q", commit);
        return probed();
    }

    private Presence probed() {
        Presence presence = probe.get();
        steps.accept("%s: %s"
                .formatted(
                        line("HEAD"),
                        switch (presence) {
                            case SHOWS -> "shows it";
                            case GONE -> "does not show it";
                            case UNKNOWN -> "can't run it";
                        }));
        return presence;
    }

    private Boundary search(String older, String newer, Presence atNewer) {
        git.require("bisect", CHANGED, newer);
        Ran ran = git.run("bisect", UNCHANGED, older);
        while (ran.succeeded() && !isOver(ran)) {
            Presence there = probed();
            String mark = there == Presence.UNKNOWN ? "skip" : there == atNewer ? CHANGED : UNCHANGED;
            ran = git.run("bisect", mark);
        }
        if (isOver(ran)) {
            String found = line(SHA.matcher(ran.output())
                    .results()
                    .findFirst()
                    .orElseThrow()
                    .group(1));
            return atNewer == Presence.SHOWS ? new Boundary.FirstBad(found) : new Boundary.FirstGood(found);
        }
        Matcher left = SHA.matcher(ran.output());
        List<String> names = left.results().map(result -> line(result.group(1))).toList();
        if (names.isEmpty()) {
            throw new BisectionException("git bisect gave up: " + ran.output().strip());
        }
        return new Boundary.OneOf(names);
    }

    private static boolean isOver(Ran ran) {
        return ran.output().contains("is the first " + CHANGED + " commit");
    }

    /** The commit as the log shows it. */
    private String line(String commit) {
        return git.require("log", "-1", "--format=%h %ad %an: %s", "--date=short", commit);
    }
}
