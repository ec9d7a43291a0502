package io.panoptes.benchmarks.adversary;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** The rules of the prover with switches, compiled, and a class loader in which the engine works with them. */
public final class SwitchedRules {
    private static final List<String> OWN = List.of("io.panoptes.equivalence.", "io.panoptes.benchmarks.adversary.");

    private final List<SideCondition> conditions;
    private final Map<String, byte[]> classes;

    private SwitchedRules(List<SideCondition> conditions, Map<String, byte[]> classes) {
        this.conditions = List.copyOf(conditions);
        this.classes = Map.copyOf(classes);
    }

    /**
     * @param folders of source files
     * @throws IllegalStateException where there is no compiler, or a source does not compile
     */
    public static SwitchedRules of(List<Path> folders) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IllegalStateException("this Java has no compiler; run it with a JDK");
        }
        List<SideCondition> conditions = new ArrayList<>();
        List<JavaFileObject> sources = new ArrayList<>();
        for (Path file : files(folders)) {
            SwitchedSource switched = SwitchedSource.of(compiler, file, conditions.size() + 1);
            conditions.addAll(switched.conditions());
            sources.add(new InMemory(file.toUri(), switched.text()));
        }
        return new SwitchedRules(conditions, compiled(compiler, sources));
    }

    private static List<Path> files(List<Path> folders) {
        List<Path> files = new ArrayList<>();
        for (Path folder : folders) {
            try (Stream<Path> found = Files.walk(folder)) {
                found.filter(file -> file.toString().endsWith(".java"))
                        .filter(file -> !file.endsWith("package-info.java"))
                        .sorted()
                        .forEach(files::add);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return files;
    }

    private static Map<String, byte[]> compiled(JavaCompiler compiler, List<JavaFileObject> sources) {
        Map<String, ByteArrayOutputStream> out = new HashMap<>();
        List<String> errors = new ArrayList<>();
        try (StandardJavaFileManager standard = compiler.getStandardFileManager(null, null, null);
                JavaFileManager files = new InMemoryClasses(standard, out)) {
            List<String> options =
                    List.of("-proc:none", "-nowarn", "-classpath", System.getProperty("java.class.path"));
            boolean done = compiler.getTask(
                            null,
                            files,
                            problem -> {
                                if (problem.getKind() == Diagnostic.Kind.ERROR) {
                                    errors.add(problem.toString());
                                }
                            },
                            options,
                            null,
                            sources)
                    .call();
            if (!done) {
                throw new IllegalStateException("the rules do not compile with switches: " + String.join("; ", errors));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, byte[]> classes = new HashMap<>();
        out.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
        return classes;
    }

    public List<SideCondition> conditions() {
        return conditions;
    }

    /** The engine with these rules, apart from the one that the program works with. */
    public SwitchedProver prover() {
        try {
            return (SwitchedProver) new Loader(classes)
                    .loadClass(EngineOfLoader.class.getName())
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Loads the engine itself instead of asking its parent, with the rules as they were compiled here. */
    private static final class Loader extends ClassLoader {
        private final Map<String, byte[]> classes;

        Loader(Map<String, byte[]> classes) {
            super(SwitchedRules.class.getClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                if (known != null) {
                    return known;
                }
                boolean own = OWN.stream().anyMatch(name::startsWith) && !name.equals(SwitchedProver.class.getName());
                if (!own) {
                    return super.loadClass(name, resolve);
                }
                byte[] bytes = classes.containsKey(name) ? classes.get(name) : bytes(name);
                return defineClass(name, bytes, 0, bytes.length);
            }
        }

        private byte[] bytes(String name) throws ClassNotFoundException {
            try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                if (in == null) {
                    throw new ClassNotFoundException(name);
                }
                return in.readAllBytes();
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    private static final class InMemory extends SimpleJavaFileObject {
        private final String text;

        InMemory(URI place, String text) {
            super(place, Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class InMemoryClasses extends ForwardingJavaFileManager<StandardJavaFileManager> {
        private final Map<String, ByteArrayOutputStream> out;

        InMemoryClasses(StandardJavaFileManager files, Map<String, ByteArrayOutputStream> out) {
            super(files);
            this.out = out;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, @Nullable FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("memory:///" + name.replace('.', '/') + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    out.put(name, bytes);
                    return bytes;
                }
            };
        }
    }
}
