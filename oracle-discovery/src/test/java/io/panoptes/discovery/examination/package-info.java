/** Tests of the examination of the engine on real DBMSs. */
@NullMarked
package io.panoptes.discovery.examination;

import org.jspecify.annotations.NullMarked;
