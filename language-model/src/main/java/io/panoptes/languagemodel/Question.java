package io.panoptes.languagemodel;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What a model is asked.
 *
 * @param draw tells apart the times that the same words are asked, so that a recorded answer is not given twice
 */
public record Question(String system, String user, AnswerForm form, int draw) {

    /** Names this question to this model in transcripts and batch files. */
    public String key(String model) {
        MessageDigest digest = sha256();
        for (String part : new String[] {model, system, user, form.name(), Integer.toString(draw)}) {
            digest.update(part.getBytes(StandardCharsets.UTF_8));
            digest.update((byte) 0);
        }
        return HexFormat.of().formatHex(digest.digest(), 0, 16);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
