package io.panoptes.dbms.worker;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads the probes that JaCoCo's agent puts into the classes of this process. The agent's own interface copies them all for each
 * question; this looks into the arrays that the classes set.
 */
final class ProbeCoverage implements CoverageProbe {
    private final Object store;
    private final Map<?, ?> loaded;
    private final List<CodeModule> modules = new ArrayList<>();
    private final List<boolean[]> probes = new ArrayList<>();
    private final Set<Object> known = new HashSet<>();
    private boolean[] none = new boolean[1 << 12];
    private int[] slots = new int[1 << 14];
    private int count;
    private int next;

    ProbeCoverage() {
        try {
            Object agent = Class.forName("org.jacoco.agent.rt.RT")
                    .getMethod("getAgent")
                    .invoke(null);
            store = field(field(agent, "data"), "store");
            loaded = (Map<?, ?>) field(store, "entries");
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("JaCoCo's agent is not in this process: " + e, e);
        }
    }

    @Override
    public void begin() {
        readClasses();
        for (boolean[] ofClass : probes) {
            Arrays.fill(ofClass, false);
        }
    }

    @Override
    public int[] slots() {
        readClasses();
        count = 0;
        for (int i = 0; i < probes.size(); i++) {
            boolean[] ofClass = probes.get(i);
            // Most classes are not touched by a statement, and this compares many probes at a time.
            int first = Arrays.mismatch(ofClass, 0, ofClass.length, none, 0, ofClass.length);
            for (int j = first; j >= 0 && j < ofClass.length; j++) {
                if (ofClass[j]) {
                    add(modules.get(i).base() + j);
                }
            }
        }
        return slots;
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public List<CodeModule> modules() {
        return modules;
    }

    @Override
    public void close() {
        // The agent stays as long as the process.
    }

    private void add(int slot) {
        if (count == slots.length) {
            slots = Arrays.copyOf(slots, count * 2);
        }
        slots[count++] = slot;
    }

    private record Loaded(String name, boolean[] probes) {}

    /** Classes that were loaded since. */
    private void readClasses() {
        try {
            if (loaded.size() == known.size()) {
                return;
            }
            List<Loaded> fresh = new ArrayList<>();
            synchronized (store) { // as the agent does when a class is loaded
                for (Map.Entry<?, ?> entry : loaded.entrySet()) {
                    if (known.add(entry.getKey())) {
                        Object data = entry.getValue();
                        fresh.add(new Loaded(
                                (String) data.getClass().getMethod("getName").invoke(data), (boolean[])
                                        data.getClass().getMethod("getProbes").invoke(data)));
                    }
                }
            }
            // The store has no order of its own, and numbers should not differ from run to run.
            fresh.sort(Comparator.comparing(Loaded::name));
            for (Loaded one : fresh) {
                int length = one.probes().length;
                modules.add(new CodeModule(one.name(), next, length, length));
                probes.add(one.probes());
                next += length;
                if (length > none.length) {
                    none = new boolean[length];
                }
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("this version of JaCoCo's agent can't be read: " + e, e);
        }
    }

    private static Object field(Object object, String name) throws ReflectiveOperationException {
        Class<?> type = object.getClass();
        while (type != null) {
            for (Field field : type.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    field.setAccessible(true);
                    return field.get(object);
                }
            }
            type = type.getSuperclass();
        }
        throw new NoSuchFieldException(name);
    }
}
