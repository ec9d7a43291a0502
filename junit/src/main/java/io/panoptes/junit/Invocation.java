package io.panoptes.junit;

import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.ci.CiOutcome;
import io.panoptes.campaign.ci.Ending;
import io.panoptes.campaign.ci.Regression;
import io.panoptes.campaign.ci.ReportedFinding;
import io.panoptes.campaign.ci.Untriaged;
import io.panoptes.instantiation.testcase.Statements;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/**
 * One test: a kept finding, a new one, a suspect that was not triaged, or the campaign.
 *
 * @param why it does not pass; empty where it does
 */
record Invocation(String name, Result result, String why) implements TestTemplateInvocationContext {
    enum Result {
        PASSED,
        SKIPPED,
        FAILED
    }

    static Stream<Invocation> all(CiOutcome outcome) {
        return Stream.of(
                        outcome.regressions().stream().map(Invocation::of),
                        outcome.campaign().findings().stream().map(Invocation::of),
                        outcome.campaign().untriaged().stream().map(Invocation::of),
                        Stream.of(campaign(outcome)))
                .flatMap(each -> each);
    }

    private static Invocation of(Regression regression) {
        Result result = switch (regression.state()) {
            case FIXED -> Result.PASSED;
            case BACK_AGAIN -> Result.FAILED;
            case STILL_THERE, COULD_NOT_RUN, NOT_REACHED -> Result.SKIPPED;
        };
        return new Invocation(
                "kept finding %s: %s"
                        .formatted(regression.name(), regression.state().words()),
                result,
                "%s%n%s".formatted(regression.why(), regression.command()).strip());
    }

    private static Invocation of(ReportedFinding found) {
        Statements statements = found.finding().statements();
        String sql = Stream.of(
                        statements.setup(),
                        List.of(statements.left().sql(), statements.right().sql()))
                .flatMap(List::stream)
                .map(statement -> statement + ";")
                .collect(Collectors.joining("\n"));
        return new Invocation(
                "new finding %s: %s"
                        .formatted(found.finding().id(), found.finding().title()),
                Result.FAILED,
                "%s%n%n%s%n%n%s%nreport: %s"
                        .formatted(
                                found.finding().title(),
                                sql,
                                found.finding().symptom().summary(),
                                found.folder()));
    }

    private static Invocation of(Untriaged suspect) {
        return new Invocation(
                "suspect of case %d, not triaged".formatted(suspect.index()),
                Result.FAILED,
                "%s%n%s".formatted(suspect.what(), suspect.command()));
    }

    private static Invocation campaign(CiOutcome outcome) {
        long cases = outcome.campaign().progress().map(CampaignProgress::cases).orElse(0L);
        return switch (outcome.ending()) {
            case Ending.Completed ignored -> new Invocation("campaign: %,d cases".formatted(cases), Result.PASSED, "");
            case Ending.EndedEarly(var reason) ->
                new Invocation("campaign: %,d cases, ended early".formatted(cases), Result.SKIPPED, reason);
            case Ending.CouldNotRun(var reason) -> new Invocation("campaign: could not run", Result.FAILED, reason);
        };
    }

    @Override
    public String getDisplayName(int index) {
        return name;
    }

    @Override
    public List<Extension> getAdditionalExtensions() {
        AfterTestExecutionCallback end = context -> {
            switch (result) {
                case PASSED -> {}
                case SKIPPED -> throw new TestAbortedException(why);
                case FAILED -> throw new AssertionFailedError(why);
            }
        };
        return List.of(end);
    }
}
