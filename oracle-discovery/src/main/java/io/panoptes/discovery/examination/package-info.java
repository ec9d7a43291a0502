/** The engine's verdicts compared with a real DBMS: counterexamples run where the truth is. */
@NullMarked
package io.panoptes.discovery.examination;

import org.jspecify.annotations.NullMarked;
