package io.panoptes.dbms.server;

import com.github.dockerjava.api.DockerClient;
import com.github.dockerjava.api.exception.DockerException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.testcontainers.DockerClientFactory;

/** A test that is skipped, and says why, where no container engine answers or one of these images is missing. */
@Tag("docker")
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@ExtendWith(NeedsImages.Condition.class)
public @interface NeedsImages {

    String[] value();

    /** Looks for engine and images. */
    final class Condition implements ExecutionCondition {
        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            NeedsImages needs = context.getElement()
                    .map(element -> element.getAnnotation(NeedsImages.class))
                    .orElse(null);
            if (needs == null) {
                return ConditionEvaluationResult.enabled("needs no image");
            }
            String missing = missing(needs.value());
            if (missing.isEmpty()) {
                return ConditionEvaluationResult.enabled("all images are there");
            }
            System.out.println(context.getDisplayName() + " is skipped: " + missing);
            return ConditionEvaluationResult.disabled(missing);
        }

        private static String missing(String... images) {
            DockerClient engine;
            try {
                engine = DockerClientFactory.instance().client();
            } catch (RuntimeException e) {
                return "no container engine answers: " + e.getMessage();
            }
            for (String image : images) {
                try {
                    engine.inspectImageCmd(image).exec();
                } catch (DockerException e) {
                    return "the image %s is not there: docker pull it, or make it with docker/local-images.sh"
                            .formatted(image);
                }
            }
            return "";
        }
    }
}
