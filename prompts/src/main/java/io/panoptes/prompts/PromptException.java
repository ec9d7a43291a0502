package io.panoptes.prompts;

/** A template that can't be used: which file and line, what is wrong, what to do. */
public final class PromptException extends Exception {
    private static final long serialVersionUID = 1L;

    public PromptException(String source, int line, String what, String advice) {
        super(source + ", line " + line + ": " + what + ". " + advice);
    }

    public PromptException(String source, String what, String advice) {
        super(source + ": " + what + ". " + advice);
    }
}
