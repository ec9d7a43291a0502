package io.panoptes.equivalence.front.token;

import java.util.List;

/** A change of spelling that leaves the meaning alone: tokens in, tokens out. */
public interface Spelling {
    List<SpellingToken> apply(List<SpellingToken> tokens);
}
