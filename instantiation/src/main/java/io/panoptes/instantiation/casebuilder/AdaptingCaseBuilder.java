package io.panoptes.instantiation.casebuilder;

import io.panoptes.instantiation.refusal.CaseParts;
import io.panoptes.instantiation.refusal.RefusedParts;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import java.util.Set;

/** Draws a case anew that holds parts which the target keeps refusing. */
public final class AdaptingCaseBuilder implements TestCaseBuilder {
    /** Where nearly everything is refused, a case is run that holds some of it. */
    private static final int ATTEMPTS = 12;

    private final SeededCaseBuilder cases;
    private final RefusedParts refused;

    public AdaptingCaseBuilder(SeededCaseBuilder cases, RefusedParts refused) {
        this.cases = cases;
        this.refused = refused;
    }

    @Override
    public Drawn draw(long index) {
        for (int attempt = 0; ; attempt++) {
            Drawn drawn = cases.draw(index, attempt);
            if (!(drawn instanceof Drawn.Made(var testCase, var filled))) {
                return drawn;
            }
            Set<String> parts = CaseParts.of(testCase, filled);
            if (attempt == ATTEMPTS || refused.admits(index, parts)) {
                refused.holds(index, parts);
                return drawn;
            }
        }
    }
}
