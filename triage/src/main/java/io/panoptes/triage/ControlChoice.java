package io.panoptes.triage;

import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.judge.Control;
import io.panoptes.triage.symptom.Judgement;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Chooses what a finding is compared with: the first on which its two queries give the answer of one of them on its own data. First other releases, the
 * newest and the neighbours, for a fix is the best evidence; then the target itself under one of its settings.
 */
public final class ControlChoice {
    private final OpenTargets open;
    private final CaseWriters writers;

    public ControlChoice(OpenTargets open, CaseWriters writers) {
        this.open = open;
        this.writers = writers;
    }

    /** @param shown what the target answered */
    public Optional<Control> choose(EditableCase edited, CaseRun shown, Target target) {
        return Stream.concat(otherReleases(target), settings(target))
                .filter(control -> control.tellsRightFromWrong(edited, shown))
                .findFirst();
    }

    /** Another DBMS, at its newest release, on which the case agrees. */
    public Optional<Control> chooseOtherDbms(EditableCase edited, CaseRun shown, Target target) {
        return chooseOtherDbms(edited, shown, target, Adapters.ALL);
    }

    /** One for which no server must be started. */
    Optional<Control> chooseEmbeddedDbms(EditableCase edited, CaseRun shown, Target target) {
        return chooseOtherDbms(
                edited,
                shown,
                target,
                Adapters.ALL.stream()
                        .filter(adapter -> adapter.server().value().isEmpty())
                        .toList());
    }

    private Optional<Control> chooseOtherDbms(
            EditableCase edited, CaseRun shown, Target target, List<Adapter> adapters) {
        return adapters.stream()
                .map(Adapter::name)
                .filter(name -> !name.equals(target.dbms()))
                .flatMap(name -> newest(name).stream())
                .filter(control -> control.tellsRightFromWrong(edited, shown))
                .findFirst();
    }

    private Optional<Control> newest(String dbms) {
        try {
            Target newest = open.targets().find(dbms, Optional.empty());
            return release(newest, new Version(newest.version()), Control.Kind.OTHER_DBMS);
        } catch (TargetException unavailable) {
            return Optional.empty();
        }
    }

    /** The settings of the target, such as an optimizer that is switched off, with or without which the case agrees. */
    public Set<String> remedies(EditableCase edited, Target target) {
        return Stream.concat(
                        settings(target)
                                .filter(control -> agrees(control, edited))
                                .map(Control::name),
                        withoutOwn(edited, target))
                .collect(Collectors.toSet());
    }

    /** The settings of these names as the statements that set them, for a report: {@code after `SET x = 1`}. */
    List<String> statements(Set<String> remedies, Target target) {
        Map<String, String> words = new HashMap<>();
        for (PlanVariation variation : open.targets().profile(target).planVariations()) {
            if (!variation.set().isEmpty()) {
                String sql = String.join("; ", variation.set());
                words.put(with(target, variation), "after `%s`".formatted(sql));
                words.put(without(target, variation), "without `%s`".formatted(sql));
            }
        }
        return remedies.stream()
                .sorted()
                .map(remedy -> words.getOrDefault(remedy, "with " + remedy))
                .toList();
    }

    private static String with(Target target, PlanVariation variation) {
        return "%s with %s".formatted(target, variation.name());
    }

    private static String without(Target target, PlanVariation variation) {
        return "%s without %s".formatted(target, variation.name());
    }

    /** Whether the case agrees with or without one of the settings of these names. */
    public boolean isRemedy(Set<String> names, EditableCase edited, Target target) {
        return settings(target)
                        .filter(control -> names.contains(control.name()))
                        .anyMatch(control -> agrees(control, edited))
                || withoutOwn(edited, target).anyMatch(names::contains);
    }

    /** The settings that the case itself runs its queries under, where it agrees without them. */
    private Stream<String> withoutOwn(EditableCase edited, Target target) {
        List<String> own = Stream.of(edited.left(), edited.right())
                .flatMap(side -> side.variation().stream())
                .map(variation -> without(target, variation))
                .distinct()
                .toList();
        if (own.isEmpty()) {
            return Stream.empty();
        }
        EditableCase plain =
                edited.withSides(edited.left().plain(), edited.right().plain());
        var writer = writers.of(open.targets().profile(target));
        Judgement judgement = open.runner(target)
                .runFresh(writer.write(plain), plain.semantics())
                .judgement();
        return judgement instanceof Judgement.Agrees ? own.stream() : Stream.empty();
    }

    private Stream<Control> otherReleases(Target target) {
        List<Version> releases = finalReleases(target);
        if (releases.isEmpty()) {
            return Stream.empty();
        }
        int place = releases.indexOf(new Version(target.version()));
        Set<Version> order = new LinkedHashSet<>();
        order.add(releases.getLast());
        if (place > 0) {
            order.add(releases.get(place - 1));
        }
        if (place >= 0 && place + 1 < releases.size()) {
            order.add(releases.get(place + 1));
        }
        order.add(releases.get((Math.max(place, 0) + releases.size()) / 2 % releases.size()));
        if (place > 4) {
            order.add(releases.get(place / 2));
        }
        return order.stream()
                .filter(version -> target.jar().isPresent() || !version.text().equals(target.version()))
                .flatMap(version -> release(target, version, Control.Kind.OTHER_RELEASE).stream());
    }

    private List<Version> finalReleases(Target target) {
        try {
            return open.targets().releases(target.dbms()).stream()
                    .filter(Version::isFinal)
                    .toList();
        } catch (TargetException noNetwork) {
            return List.of();
        }
    }

    private Optional<Control> release(Target target, Version version, Control.Kind kind) {
        Target other = new Target(target.dbms(), version.text(), Optional.empty());
        try {
            return Optional.of(new Control(
                    other.toString(),
                    kind,
                    writers.of(open.targets().profile(other)),
                    open.runner(other),
                    List.of(),
                    List.of()));
        } catch (TargetException unavailable) {
            return Optional.empty();
        }
    }

    private Stream<Control> settings(Target target) {
        var profile = open.targets().profile(target);
        return profile.planVariations().stream()
                .filter(variation -> variation.hint().isEmpty())
                .map(variation -> setting(target, variation));
    }

    private Control setting(Target target, PlanVariation variation) {
        return new Control(
                with(target, variation),
                Control.Kind.SETTING,
                writers.of(open.targets().profile(target)),
                open.runner(target),
                variation.set(),
                variation.undo());
    }

    private static boolean agrees(Control control, EditableCase edited) {
        return control.run(edited).judgement() instanceof Judgement.Agrees;
    }
}
