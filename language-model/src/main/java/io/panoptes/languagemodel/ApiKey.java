package io.panoptes.languagemodel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** A secret. It leaves this class for the provider only: neither its text nor a message that quotes it is printed. */
public final class ApiKey {
    private static final String HIDDEN = "***";

    private final String secret;

    private ApiKey(String secret) {
        this.secret = secret;
    }

    /** The key in this environment variable, if it is set. */
    public static Optional<ApiKey> fromEnvironment(Map<String, String> environment, String variable) {
        return Optional.ofNullable(environment.get(variable))
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .map(ApiKey::new);
    }

    public static ApiKey fromFile(Path file) throws IOException {
        String text = Files.readString(file).strip();
        if (text.isEmpty() || text.lines().count() > 1) {
            throw new IOException(file + " should hold one line, the key");
        }
        return new ApiKey(text);
    }

    /** For the provider's client alone. */
    String secret() {
        return secret;
    }

    /** A message that may quote what was sent, without the key. */
    public String hideIn(String message) {
        return message.replace(secret, HIDDEN);
    }

    @Override
    public String toString() {
        return HIDDEN;
    }
}
