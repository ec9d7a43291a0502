package io.panoptes.equivalence.front.spelling;

import java.util.List;

/** A change of spelling that leaves the meaning alone: tokens in, tokens out. */
interface Spelling {
    List<SpellingToken> apply(List<SpellingToken> tokens);
}
