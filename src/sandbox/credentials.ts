/** The places of credentials, and of settings that can contain them. The agent's commands never see them. */

/** Files and folders below a home: of the system, clouds, package managers, services and agents. */
const BELOW_HOME = `
  .ssh .gnupg .pki .password-store .config .netrc .git-credentials .gitconfig .local/share/keyrings .local/state .android
  .aws .azure .oci .bluemix .aliyun .boto .s3cfg .kube .minikube .helm .docker .terraformrc .terraform.d .pulumi .vault-token
  .step .sigstore .cosign .vagrant.d .ansible .chef .databrickscfg .snowflake .snowsql .dbt .pgpass .my.cnf .mylogin.cnf
  .npmrc .yarnrc .yarnrc.yml .pypirc .pip .condarc .jfrog .lein .cabal/config
  .cargo/credentials .cargo/credentials.toml .cargo/config.toml .m2/settings.xml .m2/settings-security.xml
  .gradle/gradle.properties .gradle/init.gradle .gradle/init.d .nuget/NuGet .gem/credentials .bundle/config
  .composer/auth.json .ivy2/.credentials .sbt/.credentials .sbt/credentials .hex/hex.config .pub-cache/credentials.json
  .local/share/uv/credentials .local/share/pnpm/auth.ini
  .cache/huggingface/token .cache/huggingface/stored_tokens .huggingface .kaggle .jupyter .ollama .openai .anthropic
  .fly .heroku .vercel .netlify .railway .wrangler .cloudflared .ngrok2 .sentryclirc .expo .vscode .vscode-server .mozilla
  .agent .agents .aider .amazonq .amp .augment .claude .claude.json .cline .codeium .codebuddy .codex .continue .copilot
  .crush .cursor .factory .gemini .goose .grok .iflow .junie .kilo .kilocode .kiro .opencode .openhands .pi .qwen .roo
  .rovodev .trae .vibe .warp .windsurf .zed
  .local/share/amp .local/share/claude .local/share/crush .local/share/cursor-agent .local/share/goose
  .local/share/kiro-cli .local/share/opencode .local/share/zed
`
  .trim()
  .split(/\s+/);

/** Their paths, whether they exist or not. */
export function credentialsAt(home: string): readonly string[] {
  return home.startsWith("/") ? BELOW_HOME.map((name) => `${home}/${name}`) : [];
}

/** The folder with the keys of Gradle's configuration cache. */
export const SECRET_FOLDER = "cc-keystore";

/** Names of files with credentials, wherever they are. */
export const SECRET_NAMES: readonly string[] = [
  ...["credentials", "credentials.json", "credentials.toml", ".credentials", ".credentials.json"],
  ...[".git-credentials", ".netrc", "_netrc", ".pypirc", "auth.json", "settings-security.xml"],
  ...["id_rsa", "id_ecdsa", "id_ed25519"],
];
