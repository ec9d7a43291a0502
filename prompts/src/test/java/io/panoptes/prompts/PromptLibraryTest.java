package io.panoptes.prompts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The shipped prompts are whole, and a user's folder takes the place of what it holds. */
class PromptLibraryTest {
    /** A misspelt or missing placeholder in a shipped prompt fails the build here. */
    @ParameterizedTest
    @EnumSource(Prompt.class)
    void everyShippedPromptCanBeUsed(Prompt prompt) {
        PromptTemplate template = PromptLibrary.shipped().get(prompt);

        assertThat(template.version()).isPositive();
        assertThat(template.text()).isNotBlank();
    }

    @Test
    void aFolderTakesThePlaceOfWhatItHolds(@TempDir Path folder) throws IOException, PromptException {
        Files.writeString(folder.resolve("role.md"), "version: 12\n\nBe brief.");

        PromptLibrary library = PromptLibrary.of(folder);

        assertThat(library.get(Prompt.ROLE).text()).isEqualTo("Be brief.");
        assertThat(library.get(Prompt.EQUIVALENT))
                .isEqualTo(PromptLibrary.shipped().get(Prompt.EQUIVALENT));
    }

    @Test
    void aFolderWithoutPromptsIsAnError(@TempDir Path folder) {
        assertThatThrownBy(() -> PromptLibrary.of(folder))
                .isInstanceOf(PromptException.class)
                .hasMessageContaining("none of our prompts");
        assertThatThrownBy(() -> PromptLibrary.of(folder.resolve("no")))
                .isInstanceOf(PromptException.class)
                .hasMessageContaining("no such folder");
    }

    @Test
    void aFileThatIsNoTextIsAnError(@TempDir Path folder) throws IOException {
        Files.write(folder.resolve("role.md"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});

        assertThatThrownBy(() -> PromptLibrary.of(folder)).hasMessageContaining("UTF-8");
    }
}
