package io.panoptes.languagemodel;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.languagemodel.ModelAnswer.Cause;
import io.panoptes.languagemodel.ModelAnswer.Refused;
import io.panoptes.languagemodel.ModelAnswer.Said;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was answered once is answered from the file, here and in a later run. */
class TranscriptTest {
    private static final Question QUESTION = new Question("s", "u", AnswerForm.QUERIES, 0);

    @TempDir
    private Path folder;

    private final AtomicInteger asked = new AtomicInteger();

    @Test
    void anAnswerIsPaidForOnce() throws IOException {
        Path file = folder.resolve("deep/answers.jsonl");
        LanguageModel model = RecordedModel.before(counting(), Transcript.open(file));

        assertThat(model.ask(QUESTION)).isEqualTo(new Said("answer 1", new Cost(1, 5, 6, BigDecimal.ONE)));
        assertThat(model.ask(QUESTION)).isEqualTo(new Said("answer 1", Cost.NONE));

        LanguageModel later = RecordedModel.before(counting(), Transcript.open(file));
        assertThat(later.ask(QUESTION)).isEqualTo(new Said("answer 1", Cost.NONE));
        assertThat(later.ask(new Question("s", "u", AnswerForm.QUERIES, 1))).isInstanceOf(Said.class);
        assertThat(asked).hasValue(2);
    }

    @Test
    void aReplayKnowsWhatIsOnRecordOnly() throws IOException {
        Path file = folder.resolve("answers.jsonl");
        RecordedModel.before(counting(), Transcript.open(file)).ask(QUESTION);

        LanguageModel replay = RecordedModel.replaying("m", Transcript.open(file));

        assertThat(replay.ask(QUESTION)).isInstanceOf(Said.class);
        assertThat(replay.ask(new Question("s", "other", AnswerForm.QUERIES, 0)))
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.cause()).isEqualTo(Cause.NOT_ON_RECORD));
    }

    @Test
    void aLineThatWasCutOffIsPassedOver() throws IOException {
        Path file = folder.resolve("answers.jsonl");
        RecordedModel.before(counting(), Transcript.open(file)).ask(QUESTION);
        String whole = Files.readString(file);
        Files.writeString(file, whole + whole.substring(0, 30));

        assertThat(Transcript.open(file).size()).isEqualTo(1);
    }

    @Test
    void whatIsKeptAfterALineThatWasCutOffIsNotLostWithIt() throws IOException {
        Path file = folder.resolve("answers.jsonl");
        RecordedModel.before(counting(), Transcript.open(file)).ask(QUESTION);
        byte[] half = "{\"key\": \"\u00e4".getBytes(StandardCharsets.UTF_8);
        Files.write(file, Arrays.copyOf(half, half.length - 1), StandardOpenOption.APPEND);

        RecordedModel.before(counting(), Transcript.open(file)).ask(new Question("s", "u", AnswerForm.QUERIES, 1));

        assertThat(Transcript.open(file).size()).isEqualTo(2);
    }

    private LanguageModel counting() {
        return new LanguageModel() {
            @Override
            public String name() {
                return "m";
            }

            @Override
            public ModelAnswer ask(Question question) {
                return new Said("answer " + asked.incrementAndGet(), new Cost(1, 5, 6, BigDecimal.ONE));
            }
        };
    }
}
