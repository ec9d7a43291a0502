package io.panoptes.triage.reduction.editable;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A tree of records, lists and optionals as such: its places from the root down, and what it is with one place replaced.
 * A reduction needs every place of a query whatever kind of node is there, so that a new kind of node is reduced too.
 */
public final class RecordTree {
    private RecordTree() {}

    /** How a kind of record is taken apart and put together; finding that out costs more than using it. */
    private record Shape(List<Method> accessors, Constructor<?> constructor) {
        static Shape of(Class<?> type) {
            RecordComponent[] components = type.getRecordComponents();
            try {
                return new Shape(
                        Arrays.stream(components)
                                .map(RecordComponent::getAccessor)
                                .toList(),
                        type.getDeclaredConstructor(Arrays.stream(components)
                                .map(RecordComponent::getType)
                                .toArray(Class<?>[]::new)));
            } catch (NoSuchMethodException impossible) {
                throw new IllegalStateException("%s has no canonical constructor".formatted(type), impossible);
            }
        }
    }

    private static final ClassValue<Shape> SHAPES = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
            return Shape.of(type);
        }
    };

    /** A node and the way to it: the number of the child at each step down. */
    public record Place(List<Integer> path, Object node) {
        public Place {
            path = List.copyOf(path);
        }
    }

    /** All places, those near the root first. */
    public static List<Place> places(Object root) {
        List<Place> places = new ArrayList<>();
        Deque<Place> open = new ArrayDeque<>();
        open.add(new Place(List.of(), root));
        while (!open.isEmpty()) {
            Place place = open.remove();
            places.add(place);
            List<Object> children = children(place.node());
            for (int i = 0; i < children.size(); i++) {
                List<Integer> path = new ArrayList<>(place.path());
                path.add(i);
                open.add(new Place(path, children.get(i)));
            }
        }
        return places;
    }

    /** How many nodes the tree has: what a reduction makes less. */
    public static int size(Object node) {
        int size = 1;
        for (Object child : children(node)) {
            size += size(child);
        }
        return size;
    }

    public static <T> T replace(T root, List<Integer> path, Object replacement) {
        return same(root, replaceAt(root, path, replacement));
    }

    /** The tree with every occurrence of {@code from} replaced. */
    public static <T> T replaceAll(T root, Object from, Object to) {
        return same(root, replaceEverywhere(root, from, to));
    }

    /** The tree with every text that stands in a record of these kinds, or in a list of it, changed. */
    public static <T> T mapTexts(T root, Set<Class<?>> kinds, UnaryOperator<String> change) {
        return same(root, mapTexts(root, kinds, change, false));
    }

    private static Object mapTexts(Object node, Set<Class<?>> kinds, UnaryOperator<String> change, boolean within) {
        if (node instanceof String text) {
            return within ? change.apply(text) : text;
        }
        boolean inside = node instanceof Record ? kinds.contains(node.getClass()) : within;
        List<Object> children = children(node);
        List<Object> changed = children.stream()
                .map(child -> mapTexts(child, kinds, change, inside))
                .toList();
        return changed.equals(children) ? node : rebuild(node, changed);
    }

    public static List<Object> children(Object node) {
        return switch (node) {
            case Record record -> components(record);
            case List<?> list -> List.copyOf(list);
            case Optional<?> optional ->
                optional.stream().map(Object.class::cast).toList();
            default -> List.of();
        };
    }

    private static Object replaceAt(Object node, List<Integer> path, Object replacement) {
        if (path.isEmpty()) {
            return replacement;
        }
        List<Object> children = new ArrayList<>(children(node));
        int step = path.getFirst();
        children.set(step, replaceAt(children.get(step), path.subList(1, path.size()), replacement));
        return rebuild(node, children);
    }

    /** What has not changed stays the same object: a reduction asks this some thousand times a second. */
    private static Object replaceEverywhere(Object node, Object from, Object to) {
        if (node.equals(from)) {
            return to;
        }
        List<Object> changed = new ArrayList<>(children(node));
        boolean same = true;
        for (int i = 0; i < changed.size(); i++) {
            Object child = changed.get(i);
            Object replaced = replaceEverywhere(child, from, to);
            changed.set(i, replaced);
            same &= replaced == child;
        }
        return same ? node : rebuild(node, changed);
    }

    private static Object rebuild(Object node, List<Object> children) {
        return switch (node) {
            case Record record -> rebuildRecord(record, children);
            case List<?> ignored -> List.copyOf(children);
            case Optional<?> ignored -> Optional.of(children.getFirst());
            default -> throw new IllegalArgumentException("%s has no children".formatted(node));
        };
    }

    private static Object rebuildRecord(Record record, List<Object> children) {
        try {
            return SHAPES.get(record.getClass()).constructor().newInstance(children.toArray());
        } catch (ReflectiveOperationException | IllegalArgumentException refused) {
            throw new Misfit(refused);
        }
    }

    private static List<Object> components(Record record) {
        List<Method> accessors = SHAPES.get(record.getClass()).accessors();
        Object[] components = new Object[accessors.size()];
        for (int i = 0; i < components.length; i++) {
            components[i] = component(record, accessors.get(i));
        }
        return List.of(components);
    }

    private static Object component(Record record, Method accessor) {
        try {
            return accessor.invoke(record);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("can't read %s of %s".formatted(accessor, record), impossible);
        }
    }

    /** The replacement does not fit where it was to go, such as a join in the place of a table's name. */
    public static final class Misfit extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Misfit(Throwable cause) {
            super(cause);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T> T same(T like, Object value) {
        return (T) value;
    }
}
