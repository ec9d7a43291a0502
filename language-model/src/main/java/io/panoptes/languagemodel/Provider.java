package io.panoptes.languagemodel;

import java.util.Locale;

/** Who serves a model. */
public enum Provider {
    OPENAI("OPENAI_API_KEY"),
    ANTHROPIC("ANTHROPIC_API_KEY"),
    GEMINI("GEMINI_API_KEY"),
    /** Runs on one's own machine and wants no key. */
    OLLAMA("OLLAMA_API_KEY");

    private final String keyVariable;

    Provider(String keyVariable) {
        this.keyVariable = keyVariable;
    }

    /** The environment variable that its users keep the key in. */
    public String keyVariable() {
        return keyVariable;
    }

    public boolean wantsKey() {
        return this != OLLAMA;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
