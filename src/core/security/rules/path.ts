/** What is risky about reading or writing a path. */
import { posix } from "node:path";
import { UNRESOLVED } from "../shell/command.ts";
import { type Finding, FORBIDDEN, HIGH, MEDIUM, UNKNOWN, words } from "./finding.ts";

type Place = "inside" | "temporary" | "nowhere" | "outside" | "unresolved";

/** Where a path leads, by its letters: links are not followed. */
export function placeOf(text: string, workspace: string): Place {
  if (text === "" || text.includes(UNRESOLVED)) return "unresolved";
  if (/^(?:-|\/dev\/(?:null|stdin|stdout|stderr|tty|zero|u?random|fd\/\d+))$/.test(text)) return "nowhere";
  if (text.startsWith("~")) return "outside";
  const path = posix.normalize(posix.isAbsolute(text) ? text : posix.join(workspace, text));
  if (path === workspace || path.startsWith(`${workspace}/`)) return hasUpwardGlob(text) ? "outside" : "inside";
  return /^\/(?:tmp|var\/tmp)\/./.test(path) && !hasUpwardGlob(text) ? "temporary" : "outside";
}

// In some shells `.*` matches `..`.
function hasUpwardGlob(text: string): boolean {
  return text.split("/").some((part) => /^\.[*?[]/.test(part));
}

export function readRisk(text: string, workspace: string): readonly Finding[] {
  if (isCredential(text)) return [HIGH(`It touches credentials: ${shown(text)}.`)];
  if (/^\/dev\/(?:tcp|udp)\//.test(text)) return [HIGH(`It opens a connection: ${shown(text)}.`)];
  if (placeOf(text, workspace) === "unresolved") return [UNKNOWN("It reads what is only known when it runs.")];
  return [];
}

const DISKS = /^\/dev\/(?:sd|hd|vd|xvd|nvme|mmcblk|loop|dm-|mapper|k?mem|disk)/;

export function writeRisk(text: string, workspace: string): readonly Finding[] {
  const risky = readRisk(text, workspace);
  if (risky.length > 0) return risky;
  if (DISKS.test(text)) return [FORBIDDEN(`It writes a disk past its files: ${shown(text)}.`)];
  const place = placeOf(text, workspace);
  if (place === "nowhere") return [];
  if (place === "outside") return [HIGH(`It changes what is outside the workspace: ${shown(text)}.`)];
  if (place === "temporary") return [MEDIUM(`It writes ${shown(text)}.`)];
  if (isProtected(text, workspace)) return [HIGH(`It changes what steers builds, installs or agents: ${shown(text)}.`)];
  return [MEDIUM(`It changes ${shown(text)}.`)];
}

/** In a sentence, on one line. */
export function shown(text: string): string {
  const plain = text.replaceAll(UNRESOLVED, "…").replaceAll(/\s+/g, " ").replaceAll("`", "'");
  return `\`${plain.length > 80 ? `${plain.slice(0, 79)}…` : plain}\``;
}

const CREDENTIALS = [
  /(?:^|\/)\.(?:ssh|aws|gnupg|kube|azure|docker|config\/(?:gh|gcloud|op|hub))(?:\/|$)/,
  /(?:^|\/)\.(?:netrc|npmrc|pypirc|git-credentials|pgpass|my\.cnf|htpasswd|vault-token|env(?:rc)?)$/,
  /(?:^|\/)\.env\.(?!example$|sample$|template$|dist$)[^/]*$/,
  /(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)/,
  /\.(?:pem|key|p12|pfx|jks|keystore|kdbx|ppk)$/,
  /(?:^|\/)(?:credentials|secrets?)(?:\.(?:json|ya?ml|toml|ini|txt|env))?$/,
  /^\/etc\/(?:g?shadow|sudoers|ssh)/,
  /^\/proc\/(?:[^/]*\/)*(?:environ|mem|maps|cmdline|fd|root|cwd)(?:\/|$)/,
  /^\/(?:run|var\/run)\/(?:secrets|docker\.sock)/,
];

function isCredential(text: string): boolean {
  const path = comparable(text);
  return CREDENTIALS.some((pattern) => pattern.test(path));
}

// As the most lenient file system would compare it.
function comparable(text: string): string {
  return posix.normalize(text.normalize("NFKC").toLowerCase()).replace(/[/. ]+$/, "");
}

const NAMES = words(`
  package.json package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml pnpm-workspace.yaml bun.lock bun.lockb
  deno.json deno.lock lerna.json
  pyproject.toml setup.py setup.cfg poetry.lock uv.lock pdm.lock pipfile pipfile.lock environment.yml conda-lock.yml
  cargo.toml cargo.lock go.mod go.sum go.work gemfile gemfile.lock composer.json composer.lock
  pom.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.lockfile build.sbt
  packages.config packages.lock.json directory.build.props mix.exs mix.lock pubspec.yaml pubspec.lock podfile podfile.lock
  package.swift package.resolved flake.nix flake.lock pip.conf
  action.yml action.yaml codeowners jenkinsfile azure-pipelines.yml bitbucket-pipelines.yml appveyor.yml cloudbuild.yaml
  agents.md agent.md claude.md gemini.md copilot-instructions.md skill.md mcp.json lefthook.yml
`);

const FOLDERS = words(
  ".git .github .gitlab .circleci .buildkite .husky .githooks githooks .claude .cursor .agents .openhands .devcontainer .vscode",
);

function isProtected(text: string, workspace: string): boolean {
  const whole = posix.isAbsolute(text) ? posix.relative(workspace, posix.normalize(text)) : text;
  const parts = comparable(whole).split("/");
  const name = parts.at(-1) ?? "";
  if (parts.some((part) => FOLDERS.has(part)) || NAMES.has(name)) return true;
  if (
    /^(?:\.gitlab-ci|\.travis|\.pre-commit-config|\.lefthook)\.ya?ml$|^\.(?:gitmodules|gitattributes|yarnrc|mcp\.json|pnpmfile)/.test(
      name,
    )
  )
    return true;
  return /^requirements.*\.(?:txt|in)$|\.(?:gemspec|csproj|fsproj|vbproj)$/.test(name);
}
