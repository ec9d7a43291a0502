package io.panoptes.cli.ci;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands of the templates in {@code ci/}, taken out of them and run as they stand. */
@Tag("slow")
class CiTemplatesTest {
    private static final Path TEMPLATES = Path.of(System.getProperty("panoptes.root", ".."), "ci");

    @TempDir
    private Path workspace;

    private final Map<String, String> environment = new HashMap<>();

    /** The command panoptes of this build. */
    @BeforeEach
    void putPanoptesOnThePath() throws IOException {
        Path command = workspace.resolve("bin/panoptes");
        Files.createDirectories(command.getParent());
        Files.writeString(command, """
            #!/bin/sh
            exec '%s/bin/java' --enable-native-access=ALL-UNNAMED -Dmaven.repo.local='%s' -cp '%s' io.panoptes.cli.Main "$@"
            """.formatted(
                        System.getProperty("java.home"),
                        System.getProperty("maven.repo.local", System.getProperty("user.home") + "/.m2/repository"),
                        System.getProperty("java.class.path")));
        Files.setPosixFilePermissions(command, PosixFilePermissions.fromString("rwxr-xr-x"));
        environment.put("PATH", command.getParent() + File.pathSeparator + System.getenv("PATH"));
    }

    @Test
    void theStepOfGitHub() throws Exception {
        JsonNode step = stepOfGitHub("run");
        Path output = Files.createFile(workspace.resolve("output"));
        Path summary = Files.createFile(workspace.resolve("summary"));
        environment.putAll(inputs(output, summary));
        environment.putAll(
                Map.of("OUT", "out with a space", "ARGUMENTS", "--seed 3 --snippets grammar", "WITHHOLD", "true"));
        assertThat(step.path("env").fieldNames())
                .toIterable()
                .allSatisfy(name -> assertThat(environment).containsKey(name));
        Ran ran = run("bash", step.path("run").asText());
        int code = Integer.parseInt(Files.readString(output).strip().replace("exit-code=", ""));
        assertThat(ran.exitCode()).as(ran.output()).isEqualTo(code == 3 ? 0 : code);
        assertThat(code).as(ran.output()).isIn(0, 1, 3);
        assertThat(summary).content().startsWith("# Panoptes: h2:").contains("seed 3");
        assertReports(workspace.resolve("out with a space"));
        assertThat(workspace.resolve("out with a space/private/report.html")).isRegularFile();
    }

    @Test
    void theStepOfGitHubFailsWhereNothingCouldBeRun() throws Exception {
        Path output = Files.createFile(workspace.resolve("output"));
        environment.putAll(inputs(output, workspace.resolve("summary")));
        environment.put("TARGET", "nosuchdbms");
        assertThat(run("bash", stepOfGitHub("run").path("run").asText()).exitCode())
                .isEqualTo(2);
        assertThat(output).hasContent("exit-code=2");
    }

    @Test
    void theJobOfGitLab() throws Exception {
        JsonNode job = new YAMLMapper()
                .readTree(TEMPLATES.resolve("gitlab/panoptes.gitlab-ci.yml").toFile())
                .path(".panoptes");
        job.path("variables")
                .properties()
                .forEach(variable ->
                        environment.put(variable.getKey(), variable.getValue().asText()));
        environment.putAll(Map.of(
                "PANOPTES_TARGET", "h2", "PANOPTES_TIME", "20s", "PANOPTES_ARGUMENTS", "--seed 3 --snippets grammar"));
        Ran ran = run("sh", job.path("script").path(0).asText());
        assertThat(ran.exitCode()).as(ran.output()).isIn(0, 1, 3);
        assertReports(workspace.resolve("panoptes-out"));
        assertThat(job.at("/artifacts/reports/junit").asText()).isEqualTo("panoptes-out/junit.xml");
    }

    @Test
    void theStageOfJenkins() throws Exception {
        String pipeline = Files.readString(TEMPLATES.resolve("jenkins/Jenkinsfile"));
        environment.putAll(Map.of(
                "PANOPTES_TARGET",
                "h2",
                "PANOPTES_BUILD",
                "",
                "PANOPTES_BASELINE",
                "",
                "PANOPTES_TIME",
                "20s",
                "PANOPTES_REGRESSIONS",
                ""));
        Ran ran = run("sh", pipeline.split("'''")[1]);
        assertThat(ran.exitCode()).as(ran.output()).isIn(0, 1, 3);
        assertReports(workspace.resolve("panoptes-out"));
    }

    private static Map<String, String> inputs(Path output, Path summary) {
        return Map.ofEntries(
                Map.entry("PANOPTES", "panoptes"),
                Map.entry("TARGET", "h2"),
                Map.entry("BUILD", ""),
                Map.entry("TIME", "20s"),
                Map.entry("REGRESSIONS", ""),
                Map.entry("BASELINE", ""),
                Map.entry("NEW_SINCE", ""),
                Map.entry("OUT", "out"),
                Map.entry("ARGUMENTS", ""),
                Map.entry("WITHHOLD", "false"),
                Map.entry("GITHUB_OUTPUT", output.toString()),
                Map.entry("GITHUB_STEP_SUMMARY", summary.toString()));
    }

    private static JsonNode stepOfGitHub(String id) throws IOException {
        JsonNode steps = new YAMLMapper()
                .readTree(TEMPLATES.resolve("github/action.yml").toFile())
                .at("/runs/steps");
        for (JsonNode step : steps) {
            if (step.path("id").asText().equals(id)) {
                return step;
            }
        }
        throw new IOException("no step " + id);
    }

    private static void assertReports(Path folder) {
        assertThat(folder).isDirectory();
        assertThat(List.of("summary.md", "junit.xml", "results.sarif", "report.html", "report.json"))
                .allSatisfy(name -> assertThat(folder.resolve(name)).isNotEmptyFile());
    }

    private record Ran(int exitCode, String output) {}

    /** As the servers do: GitHub's shell is {@code bash -e -o pipefail}, the others' is {@code sh -e}. */
    private Ran run(String shell, String script) throws Exception {
        Path file = workspace.resolve("script");
        Files.writeString(file, script);
        ProcessBuilder builder = shell.equals("bash")
                ? new ProcessBuilder("bash", "--noprofile", "--norc", "-eo", "pipefail", file.toString())
                : new ProcessBuilder("sh", "-e", file.toString());
        builder.environment().putAll(environment);
        Process process =
                builder.directory(workspace.toFile()).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        return new Ran(process.exitValue(), output);
    }
}
