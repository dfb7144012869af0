/** What package managers do with each of their commands. */
import { type Call, type Finding, HIGH, MEDIUM, operandsOf, type Rule, textsOf, UNKNOWN, words } from "./finding.ts";

type Commands = Readonly<{ reads: ReadonlySet<string>; works: ReadonlySet<string>; changes: ReadonlySet<string> }>;

const commands = (reads: string, works: string, changes: string): Commands => ({
  reads: words(reads),
  works: words(works),
  changes: words(changes),
});

const NODE = commands(
  "ls list ll la help root prefix bin why explain query",
  "test t tst run-script run lint build typecheck format check",
  `version install i add ci update up upgrade uninstall remove rm un unlink link exec x dlx create init publish unpublish
   deprecate dist-tag login logout adduser token owner access team org profile audit outdated view info search pack
   rebuild dedupe prune config set cache import patch patch-commit deploy fetch self-update global npm hook star`,
);

const PYTHON = commands(
  "list show freeze check help debug",
  "",
  `install download uninstall wheel index search cache config add remove sync lock update publish build upload self
   tool python venv init export run shell`,
);

const MAVEN = commands(
  "help",
  "test compile package verify clean validate",
  "install deploy release:prepare release:perform",
);

const GRADLE = commands(
  "help tasks projects dependencies",
  "test build check clean assemble",
  "publish install upload",
);

const MANAGERS: Readonly<Record<string, Commands>> = {
  npm: NODE,
  pnpm: NODE,
  yarn: NODE,
  bun: NODE,
  pip: PYTHON,
  pip3: PYTHON,
  pipx: PYTHON,
  poetry: PYTHON,
  uv: PYTHON,
  pipenv: PYTHON,
  pdm: PYTHON,
  cargo: commands(
    "tree metadata help version pkgid locate-project",
    "build b test t check c clippy fmt bench doc d clean fix",
    "add remove rm install uninstall update publish login logout yank owner search fetch generate-lockfile vendor init new",
  ),
  go: commands("list doc version help env", "test build vet fmt clean", "get install mod work telemetry"),
  gem: commands(
    "list help environment which contents",
    "build",
    "install uninstall update push yank owner signin signout fetch",
  ),
  bundle: commands(
    "list show info check help",
    "exec",
    "install update add remove outdated lock config init package cache",
  ),
  composer: commands(
    "show licenses help validate",
    "test run-script dump-autoload",
    "install require remove update global create-project config self-update publish",
  ),
  dotnet: commands("help list", "build test clean format", "add remove restore tool nuget publish pack new workload"),
  mvn: MAVEN,
  gradle: GRADLE,
  gradlew: GRADLE,
  mvnw: MAVEN,
  swift: commands("", "build test", "package"),
  mix: commands("help", "test compile format", "deps.get deps.update hex.publish local.hex archive.install"),
};

/** Tasks that projects give these names; what they do stands in the repository. */
const TASKS =
  /^(?:test|lint|build|check|format|fmt|typecheck|type-check|types|tsc|compile|coverage|unit|e2e|ci|verify|validate|bench|clean|docs?|all|help|spec)(?:[:.-][\w:.-]+)?$/;
const STEERS =
  /^--?(?:toolexec|exec|config|script-shell|node-options|init-script|prefix|cwd|manifest-path|globalconfig|userconfig|C|[DPI].*)(?:=|$)/;
const SENDS = /publish|deploy|release|upload|push|ship|promote|rollout|migrate/;

export function packageRule(name: string): Rule | undefined {
  if (name === "npx" || name === "bunx" || name === "pnpx" || name === "uvx")
    return () => [HIGH(`\`${name}\` may download what it runs.`)];
  if (
    /^(?:apt|apt-get|dpkg|yum|dnf|apk|brew|snap|pacman|zypper|rpm|flatpak|port|choco|winget|conda|mamba|nix|nix-env|nvm|pyenv|rbenv|asdf|volta|rustup|corepack|sdk|easy_install)$/.test(
      name,
    )
  ) {
    return () => [HIGH(`\`${name}\` installs programs.`)];
  }
  if (name === "make" || name === "gmake" || name === "just" || name === "task" || name === "rake")
    return (call) =>
      operandsOf(call)
        .flatMap(({ text }) => task(text))
        .concat(made(call));
  const manager = Object.hasOwn(MANAGERS, name) ? MANAGERS[name] : undefined;
  return manager && ((call) => managed(manager, call));
}

function managed({ reads, works, changes }: Commands, call: Call): readonly Finding[] {
  const [command, ...rest] = operandsOf(call).map(({ text }) => text);
  if (command === undefined) return bare(call);
  if (changes.has(command)) return [HIGH(`\`${call.name} ${command}\` installs, publishes or changes dependencies.`)];
  if (reads.has(command))
    return textsOf(call).some((text) => /^-w$|^--?env=|^-u$/.test(text)) ? [UNKNOWN("It changes settings.")] : [];
  if (/^run(?:-script)?$/.test(command) && works.has("run-script")) return rest[0] === undefined ? [] : task(rest[0]);
  if (command === "exec") return [UNKNOWN("It runs another program.")];
  if (works.has(command) && textsOf(call).some((text) => STEERS.test(text)))
    return [UNKNOWN("An option has it run other code.")];
  if (works.has(command)) return [MEDIUM(`\`${call.name} ${command}\` runs code of the workspace.`)];
  return /^(?:yarn|gradlew?|mvnw?)$/.test(call.name)
    ? task(command)
    : [UNKNOWN(`\`${call.name} ${command}\` does what nobody here has looked at.`)];
}

// Without a command, some show their help and some install everything.
function bare(call: Call): readonly Finding[] {
  const isAsked = textsOf(call).some((text) => /^(?:--version|-v|-V|--help|-h)$/.test(text));
  return isAsked ? [] : [HIGH(`\`${call.name}\` may install dependencies.`)];
}

function task(name: string): readonly Finding[] {
  if (name.includes("=")) return [UNKNOWN("It sets a variable of the build.")];
  if (SENDS.test(name)) return [HIGH(`The task \`${name}\` sounds as if it sent something out.`)];
  if (TASKS.test(name)) return [MEDIUM(`The task \`${name}\` runs code of the workspace.`)];
  return [UNKNOWN(`Nobody has looked at what the task \`${name}\` does.`)];
}

function made(call: Call): readonly Finding[] {
  const isElsewhere = textsOf(call).some((text) =>
    /^-[A-Za-z]*[fCIE]|^--(?:file|makefile|directory|eval|include)/.test(text),
  );
  if (isElsewhere) return [UNKNOWN("It builds by another file, or elsewhere.")];
  return [MEDIUM(`\`${call.name}\` runs code of the workspace.`)];
}
