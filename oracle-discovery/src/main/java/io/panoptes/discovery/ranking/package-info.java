/** What an oracle is worth. It must not know campaigns: what an oracle found is told to it as a number. */
@NullMarked
package io.panoptes.discovery.ranking;

import org.jspecify.annotations.NullMarked;
