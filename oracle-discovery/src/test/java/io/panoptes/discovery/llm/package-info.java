@NullMarked
package io.panoptes.discovery.llm;

import org.jspecify.annotations.NullMarked;
