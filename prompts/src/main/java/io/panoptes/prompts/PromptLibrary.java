package io.panoptes.prompts;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;

/** Every prompt's template: the shipped one, or the user's own where a folder of theirs holds a file of that name. */
public final class PromptLibrary {
    private final Map<Prompt, PromptTemplate> templates;

    private PromptLibrary(Map<Prompt, PromptTemplate> templates) {
        this.templates = templates;
    }

    public static PromptLibrary shipped() {
        Map<Prompt, PromptTemplate> templates = new EnumMap<>(Prompt.class);
        for (Prompt prompt : Prompt.values()) {
            templates.put(prompt, shipped(prompt));
        }
        return new PromptLibrary(templates);
    }

    /** The shipped prompts, but for those that this folder holds. A folder without any of them is an error. */
    public static PromptLibrary of(Path folder) throws PromptException {
        if (!Files.isDirectory(folder)) {
            throw new PromptException(
                    folder.toString(), "no such folder", "Name a folder that holds " + fileNames() + ".");
        }
        PromptLibrary library = shipped();
        int own = 0;
        for (Prompt prompt : Prompt.values()) {
            Path file = folder.resolve(prompt.fileName());
            if (Files.exists(file)) {
                library.templates.put(prompt, PromptTemplate.read(prompt, file.toString(), read(file)));
                own++;
            }
        }
        if (own == 0) {
            throw new PromptException(
                    folder.toString(),
                    "none of our prompts is in it",
                    "A prompt of yours is a file named " + fileNames() + ".");
        }
        return library;
    }

    public PromptTemplate get(Prompt prompt) {
        PromptTemplate template = templates.get(prompt);
        if (template == null) {
            throw new IllegalStateException("no template for " + prompt);
        }
        return template;
    }

    private static String fileNames() {
        StringBuilder names = new StringBuilder();
        for (Prompt prompt : Prompt.values()) {
            names.append(names.isEmpty() ? "" : " or ").append(prompt.fileName());
        }
        return names.toString();
    }

    private static PromptTemplate shipped(Prompt prompt) {
        try (InputStream in = PromptLibrary.class.getResourceAsStream(prompt.fileName())) {
            if (in == null) {
                throw new IllegalStateException("the prompt " + prompt.fileName() + " is not in the jar");
            }
            String content = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return PromptTemplate.read(prompt, prompt.fileName(), content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (PromptException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String read(Path file) throws PromptException {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new PromptException(
                    file.toString(), "it can't be read as UTF-8 text (" + e.getMessage() + ")", "Repair the file.");
        }
    }
}
