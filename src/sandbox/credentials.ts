/** Where programs keep credentials, and the settings that can hold them. Commands of the agent never see these. */

/** Files and folders below a home. */
const BELOW_HOME =
  ".ssh .docker .config .npmrc .yarnrc .yarnrc.yml .netrc .pypirc .aws .azure .oci .gnupg .kube .password-store .vault-token .git-credentials .gitconfig .cargo/credentials .cargo/credentials.toml .cargo/config.toml .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties .gradle/init.gradle .gradle/init.d .nuget/NuGet .gem/credentials .bundle/config .composer/auth.json .ivy2/.credentials .sbt/.credentials .sbt/credentials .hex/hex.config .pub-cache/credentials.json .terraformrc .terraform.d/credentials.tfrc.json .cache/huggingface/token .local/share/keyrings .pgpass .my.cnf";

/** Their paths, whether or not they are there. */
export function credentialsAt(home: string): readonly string[] {
  return home.startsWith("/") ? BELOW_HOME.split(" ").map((name) => `${home}/${name}`) : [];
}
