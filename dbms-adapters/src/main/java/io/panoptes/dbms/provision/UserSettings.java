package io.panoptes.dbms.provision;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.maven.settings.Profile;
import org.apache.maven.settings.Repository;
import org.apache.maven.settings.Settings;
import org.apache.maven.settings.building.DefaultSettingsBuilderFactory;
import org.apache.maven.settings.building.DefaultSettingsBuildingRequest;
import org.apache.maven.settings.building.SettingsBuildingException;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.repository.RepositoryPolicy;

/** The user's {@code settings.xml}, read as Maven reads it. */
record UserSettings(Settings settings) {

    private static final String CENTRAL = "https://repo.maven.apache.org/maven2";

    static UserSettings read() {
        DefaultSettingsBuildingRequest request = new DefaultSettingsBuildingRequest();
        request.setUserSettingsFile(
                Path.of(System.getProperty("user.home"), ".m2", "settings.xml").toFile());
        mavenHome().ifPresent(home -> request.setGlobalSettingsFile(new File(home, "conf/settings.xml")));
        Properties properties = new Properties();
        properties.putAll(System.getProperties());
        System.getenv().forEach((name, value) -> properties.put("env." + name, value));
        request.setSystemProperties(properties);
        try {
            return new UserSettings(new DefaultSettingsBuilderFactory()
                    .newInstance()
                    .build(request)
                    .getEffectiveSettings());
        } catch (SettingsBuildingException e) {
            throw new IllegalArgumentException(
                    "Maven's settings can't be read: %s. Repair %s or move it away."
                            .formatted(e.getMessage(), request.getUserSettingsFile()),
                    e);
        }
    }

    Path localRepository() {
        String configured = System.getProperty("maven.repo.local", settings.getLocalRepository());
        return configured == null || configured.isBlank()
                ? Path.of(System.getProperty("user.home"), ".m2", "repository")
                : Path.of(configured);
    }

    /** The repositories of the active profiles, and Maven Central behind them; mirrors not yet applied. */
    List<RemoteRepository> repositories() {
        List<RemoteRepository> all = new ArrayList<>();
        for (Profile profile : settings.getProfiles()) {
            if (isActive(profile)) {
                for (Repository repository : profile.getRepositories()) {
                    all.add(remote(repository.getId(), repository.getUrl()));
                }
            }
        }
        if (all.stream().noneMatch(repository -> repository.getId().equals("central"))) {
            all.add(remote("central", CENTRAL));
        }
        return all;
    }

    private boolean isActive(Profile profile) {
        return settings.getActiveProfiles().contains(profile.getId())
                || (profile.getActivation() != null && profile.getActivation().isActiveByDefault());
    }

    private static RemoteRepository remote(String id, String url) {
        return new RemoteRepository.Builder(id, "default", url)
                .setReleasePolicy(new RepositoryPolicy(
                        true, RepositoryPolicy.UPDATE_POLICY_DAILY, RepositoryPolicy.CHECKSUM_POLICY_FAIL))
                .setSnapshotPolicy(new RepositoryPolicy(
                        false, RepositoryPolicy.UPDATE_POLICY_NEVER, RepositoryPolicy.CHECKSUM_POLICY_FAIL))
                .build();
    }

    private static Optional<File> mavenHome() {
        return Stream.of(System.getenv("MAVEN_HOME"), System.getenv("M2_HOME"), "/usr/share/maven")
                .filter(home -> home != null && new File(home, "conf/settings.xml").isFile())
                .map(File::new)
                .findFirst();
    }
}
