package io.panoptes.cluster;

import io.panoptes.campaign.wiring.PartWork;
import java.io.Serializable;
import java.util.Optional;
import java.util.ServiceLoader;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** Does a part of some work on an executor. */
final class PartTask extends AbstractFunction1<Iterator<String>, String> implements Serializable {
    private static final long serialVersionUID = 1L;

    /** @param part its place among all */
    public record Question(int part, String text) {}

    /** @param failure an error of Panoptes, which another machine would make as well */
    public record Answer(int part, Optional<String> result, Optional<String> failure) {}

    private static final class Work {
        private static final PartWork ONE = ServiceLoader.load(PartWork.class)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the class path of the executor holds no work in parts"));
    }

    @Override
    public String apply(Iterator<String> parts) {
        Question question = Json.read(parts.next(), Question.class);
        return Json.write(answer(question), Answer.class);
    }

    private static Answer answer(Question question) {
        try {
            String result = Work.ONE.run(question.text());
            ClusterMetrics.ofThisProcess().didPart();
            return new Answer(question.part(), Optional.of(result), Optional.empty());
        } catch (RuntimeException | StackOverflowError ours) {
            if (Thread.currentThread().isInterrupted()) {
                throw ours;
            }
            return new Answer(question.part(), Optional.empty(), Optional.of(String.valueOf(ours)));
        }
    }
}
