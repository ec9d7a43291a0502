package io.panoptes.instantiation.choice;

import java.util.List;
import java.util.Set;

/**
 * What the cases of an epoch are guided by: all that a machine needs that draws some of them and has not seen the others.
 *
 * @param weights running sums over the oracles, in the order of the library
 * @param firstSnippets stored snippets that are preferred
 * @param asideSnippets stored snippets that are not drawn
 * @param blockedOracles no more cases of these are run, for most of theirs fail alike
 */
public record Guidance(
        long epoch,
        List<Double> weights,
        List<Integer> firstSnippets,
        Set<Integer> asideSnippets,
        Set<String> blockedOracles) {
    public Guidance {
        weights = List.copyOf(weights);
        firstSnippets = List.copyOf(firstSnippets);
        asideSnippets = Set.copyOf(asideSnippets);
        blockedOracles = Set.copyOf(blockedOracles);
    }
}
