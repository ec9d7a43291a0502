package io.panoptes.languagemodel;

import io.panoptes.languagemodel.ModelAnswer.Cause;
import java.util.Optional;

/** Answers from a transcript at no cost; a question that is not in it goes to another model, if there is one, whose answer is added. */
public final class RecordedModel implements LanguageModel {
    private final String name;
    private final Transcript transcript;
    private final Optional<LanguageModel> behind;

    private RecordedModel(String name, Transcript transcript, Optional<LanguageModel> behind) {
        this.name = name;
        this.transcript = transcript;
        this.behind = behind;
    }

    /** Answers from the transcript alone. */
    public static RecordedModel replaying(String name, Transcript transcript) {
        return new RecordedModel(name, transcript, Optional.empty());
    }

    /** Asks the model only what the transcript lacks. */
    public static RecordedModel before(LanguageModel model, Transcript transcript) {
        return new RecordedModel(model.name(), transcript, Optional.of(model));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public ModelAnswer ask(Question question) {
        Optional<ModelAnswer.Said> known = transcript.answer(question.key(name));
        if (known.isPresent()) {
            return new ModelAnswer.Said(known.get().text(), Cost.NONE);
        }
        if (behind.isEmpty()) {
            return new ModelAnswer.Refused(Cause.NOT_ON_RECORD, "this question is not on record", Cost.NONE);
        }
        ModelAnswer answer = behind.get().ask(question);
        if (answer instanceof ModelAnswer.Said said) {
            transcript.keep(name, question, said);
        }
        return answer;
    }

    @Override
    public void close() {
        behind.ifPresent(LanguageModel::close);
    }
}
