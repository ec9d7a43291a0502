package io.panoptes.junit;

import io.panoptes.campaign.ci.CiOutcome;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;
import org.junit.platform.commons.support.AnnotationSupport;

/** Runs what {@link LogicBugs} asks for when the invocations of its method are wanted. */
final class LogicBugsExtension implements TestTemplateInvocationContextProvider {
    @Override
    public boolean supportsTestTemplate(ExtensionContext context) {
        return AnnotationSupport.isAnnotated(context.getRequiredTestMethod(), LogicBugs.class);
    }

    @Override
    public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(ExtensionContext context) {
        LogicBugs wanted = AnnotationSupport.findAnnotation(context.getRequiredTestMethod(), LogicBugs.class)
                .orElseThrow();
        CiOutcome outcome = new BuildRun(wanted).run();
        return Invocation.all(outcome).map(invocation -> invocation);
    }
}
