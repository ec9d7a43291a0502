package io.panoptes.instantiation.reduction;

import io.panoptes.instantiation.testcase.ConcreteCase;

/** Writes the statements of an edited case for one target. */
@FunctionalInterface
public interface CaseWriter {
    ConcreteCase write(EditableCase edited);
}
