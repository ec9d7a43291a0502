package io.panoptes.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The projects below {@code examples/} compile as they stand, and their tests run. */
class ExamplesTest {
    private static final Path ROOT = Path.of(System.getProperty("panoptes.root", ".."));
    private static final Path EXAMPLES = ROOT.resolve("examples");

    @TempDir
    private Path classes;

    @Test
    void theEngineAsALibrary() throws Exception {
        compile(EXAMPLES.resolve("engine-library"));
        assertThat(run("org.example.QueryReviewTest"))
                .isEqualTo(Map.of("tellsWhatAChangeChanges()", Status.SUCCESSFUL));
    }

    @Test
    void theExtensionForJUnitCompiles() throws Exception {
        compile(EXAMPLES.resolve("junit-extension"));
        try (URLClassLoader loader = loader()) {
            assertThat(loader.loadClass("org.example.MyDatabaseTest")
                            .getDeclaredMethod("answersRight")
                            .isAnnotationPresent(LogicBugs.class))
                    .isTrue();
        }
    }

    @Test
    @Tag("slow")
    void theExtensionForJUnitRuns() throws Exception {
        Path project = EXAMPLES.resolve("junit-extension");
        compile(project);
        // Its findings are looked for from the project's own folder.
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-Dmaven.repo.local="
                                + System.getProperty(
                                        "maven.repo.local", System.getProperty("user.home") + "/.m2/repository"),
                        "-cp",
                        classes + File.pathSeparator + System.getProperty("java.class.path"),
                        ExampleMain.class.getName(),
                        "org.example.MyDatabaseTest")
                .directory(copyOf(project).toFile())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        assertThat(output)
                .contains("kept finding h2-row-in-list-over-compound-index: still there")
                .contains("campaign: ");
    }

    /** Runs a class of tests in a process of its own, and prints what came of each test. */
    static final class ExampleMain {
        private ExampleMain() {}

        public static void main(String[] arguments) throws ClassNotFoundException {
            ended(Class.forName(arguments[0])).forEach((test, status) -> System.out.println(test + " = " + status));
        }
    }

    @Test
    void theirDependenciesAreOurs() throws Exception {
        Document ours = parse(ROOT.resolve("pom.xml"));
        String version = text(ours.getDocumentElement(), "version");
        String junit = text(ours.getDocumentElement(), "junit.version");
        for (String project : List.of("engine-library", "junit-extension")) {
            Document pom = parse(EXAMPLES.resolve(project).resolve("pom.xml"));
            assertThat(text(pom.getDocumentElement(), "panoptes.version")).isEqualTo(version);
            NodeList dependencies = pom.getElementsByTagName("dependency");
            for (int i = 0; i < dependencies.getLength(); i++) {
                Element dependency = (Element) dependencies.item(i);
                String artifact = text(dependency, "artifactId");
                if (text(dependency, "groupId").equals("io.panoptes")) {
                    assertThat(ROOT.resolve(artifact.replace("panoptes-", "")).resolve("pom.xml"))
                            .isRegularFile();
                } else if (artifact.equals("junit-jupiter")) {
                    assertThat(text(dependency, "version")).isEqualTo(junit);
                }
            }
        }
    }

    private void compile(Path project) throws IOException {
        List<Path> sources;
        try (Stream<Path> files = Files.walk(project.resolve("src"))) {
            sources = files.filter(file -> file.toString().endsWith(".java")).toList();
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> complaints = new ArrayList<>();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            boolean compiled = compiler.getTask(
                            null,
                            manager,
                            complaint -> complaints.add(complaint.toString()),
                            List.of(
                                    "--release",
                                    "21",
                                    "-proc:none",
                                    "-d",
                                    classes.toString(),
                                    "-cp",
                                    System.getProperty("java.class.path")),
                            null,
                            manager.getJavaFileObjectsFromPaths(sources))
                    .call();
            assertThat(compiled).as("%s: %s", project, complaints).isTrue();
        }
    }

    private Path copyOf(Path project) throws IOException {
        Path copy = classes.resolveSibling(classes.getFileName() + "-project");
        try (Stream<Path> files = Files.walk(project)) {
            for (Path file : files.toList()) {
                Path to = copy.resolve(project.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(to);
                } else {
                    Files.copy(file, to);
                }
            }
        }
        return copy;
    }

    private URLClassLoader loader() throws MalformedURLException {
        return new URLClassLoader(new URL[] {classes.toUri().toURL()}, ExamplesTest.class.getClassLoader());
    }

    private Map<String, Status> run(String test) throws Exception {
        try (URLClassLoader loader = loader()) {
            return ended(loader.loadClass(test));
        }
    }

    private static Map<String, Status> ended(Class<?> test) {
        Map<String, Status> ended = new TreeMap<>();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(test))
                                .build(),
                        new TestExecutionListener() {
                            @Override
                            public void executionFinished(TestIdentifier one, TestExecutionResult result) {
                                if (one.isTest() || result.getThrowable().isPresent()) {
                                    ended.put(one.getDisplayName(), result.getStatus());
                                }
                            }
                        });
        return ended;
    }

    private static Document parse(Path file) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
    }

    private static String text(Element element, String tag) {
        NodeList found = element.getElementsByTagName(tag);
        return found.getLength() == 0 ? "" : found.item(0).getTextContent();
    }
}
