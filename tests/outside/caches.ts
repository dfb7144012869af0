/** Package managers that have downloaded packages before the run, and install them from their cache in a sandbox without network. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { call } from "../../src/rehearsal/model/script.ts";
import { openStage } from "../../src/rehearsal/stage.ts";
import { endOfConsole, problemsOf } from "./checks.ts";
import type { Counterpart, Row, World } from "./counterpart.ts";
import { must } from "./process.ts";

/**
 * `before` is the step before the run, with the network, in a folder with `files`; `offline` is the agent's command in a
 * copy of it. `path` is a folder of programs in the home, besides `.local/bin`.
 */
type Manager = Readonly<{
  name: string;
  pin: string;
  files: Readonly<Record<string, string>>;
  before: string;
  offline: string;
  path?: string;
}>;

/** Where the agent has the project. */
const APP = "/tmp/deckhand-outside-app";
const SHELL = "$HOME/.cache/ms-playwright/chromium_headless_shell-1194/chrome-linux";
const LEFT_PAD = {
  "package.json": JSON.stringify({ name: "app", version: "1.0.0", dependencies: { "left-pad": "1.3.0" } }),
};
const PROJECT =
  '[project]\nname = "app"\nversion = "0.1.0"\nrequires-python = ">=3.10"\ndependencies = ["six==1.17.0"]\n';
const REQUIRE = "node -e 'require(`left-pad`)'";

const fromNpm = (pin: string) => `npm install --global --prefix $HOME/.local --no-audit --no-fund ${pin}`;
const fromPypi = (pin: string) => `python3 -m pip install --user --break-system-packages --ignore-installed ${pin}`;

/** A step that fails, with a reason, where a program is missing or older than this. */
function needs(name: string, version: number, asked: string): string {
  return `found=$(${asked} 2>&1 | head -1) && { test "\${found%%.*}" -ge ${version} 2>/dev/null || { echo "${name} ${version} or newer is needed; this machine says: \${found:-nothing}" >&2; exit 1; }; }`;
}

const managers: readonly Manager[] = [
  {
    name: "npm",
    pin: "left-pad@1.3.0",
    files: LEFT_PAD,
    before: "npm install --no-audit --no-fund --omit-lockfile-registry-resolved=false && rm -rf node_modules",
    offline: "npm ci --offline --no-audit --no-fund && node -e 'require(`left-pad`)'",
  },
  {
    name: "pip",
    pin: "six==1.17.0",
    files: {},
    before: "python3 -m pip install --user --break-system-packages --ignore-installed six==1.17.0",
    // The system may have this package, too, so the place counts.
    offline: `python3 -c 'import six; assert "/.local/" in six.__file__, six.__file__'`,
  },
  {
    name: "cargo",
    pin: "itoa@1.0.15",
    files: {
      "Cargo.toml": '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\nitoa = "=1.0.15"\n',
      "src/main.rs": 'fn main() { println!("{}", itoa::Buffer::new().format(1)); }\n',
    },
    before: "cargo fetch",
    offline: "cargo run --offline --quiet",
  },
  {
    name: "go",
    pin: "github.com/google/uuid@v1.6.0",
    files: {
      "go.mod": "module app\n\ngo 1.21\n\nrequire github.com/google/uuid v1.6.0\n",
      "main.go": 'package main\n\nimport "github.com/google/uuid"\n\nfunc main() { println(uuid.NewString()) }\n',
    },
    before: "go mod tidy && go mod download",
    offline: "go run .",
  },
  {
    name: "maven",
    pin: "org.apache.commons:commons-lang3:3.14.0",
    files: {
      "pom.xml":
        "<project><modelVersion>4.0.0</modelVersion><groupId>a</groupId><artifactId>app</artifactId><version>1</version><properties><maven.compiler.source>11</maven.compiler.source><maven.compiler.target>11</maven.compiler.target></properties><dependencies><dependency><groupId>org.apache.commons</groupId><artifactId>commons-lang3</artifactId><version>3.14.0</version></dependency></dependencies></project>\n",
      "src/main/java/A.java": 'class A { String a = org.apache.commons.lang3.StringUtils.trim(" a "); }\n',
    },
    // A JVM takes its home from the list of users.
    before: "mvn -q -B -Duser.home=$HOME compile && rm -rf target",
    offline: "mvn -o -q -B compile && test -f target/classes/A.class",
  },
  {
    // The setting for a read-only cache came with 6.2; Debian has 4.4.
    name: "gradle",
    pin: "org.apache.commons:commons-lang3:3.14.0",
    files: {
      "settings.gradle": "rootProject.name = 'app'\n",
      "build.gradle":
        "plugins { id 'java' }\nrepositories { mavenCentral() }\ndependencies { implementation 'org.apache.commons:commons-lang3:3.14.0' }\n",
      "src/main/java/A.java": 'class A { String a = org.apache.commons.lang3.StringUtils.trim(" a "); }\n',
    },
    before: `${needs("Gradle", 7, "gradle --version 2>/dev/null | sed -n 's/^Gradle //p'")} && gradle --no-daemon -q -g $HOME/.gradle compileJava && rm -rf build .gradle`,
    offline: "gradle --no-daemon -q -g $HOME/.gradle --offline compileJava && test -f build/classes/java/main/A.class",
  },
  {
    name: "nuget",
    pin: "Newtonsoft.Json@13.0.3",
    files: {
      "app.csproj":
        '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net$(BundledNETCoreAppTargetFrameworkVersion)</TargetFramework></PropertyGroup><ItemGroup><PackageReference Include="Newtonsoft.Json" Version="[13.0.3]" /></ItemGroup></Project>\n',
      "A.cs": "class A { string a = Newtonsoft.Json.JsonConvert.SerializeObject(1); }\n",
    },
    before: `${needs("The .NET SDK", 8, "dotnet --version")} && dotnet restore && rm -rf obj`,
    offline: "dotnet build --verbosity quiet && find bin -name app.dll | grep -q .",
  },
  {
    name: "yarn-1",
    pin: "yarn@1.22.22",
    files: LEFT_PAD,
    before: `${fromNpm("yarn@1.22.22")} && yarn install --cache-folder $HOME/.cache/yarn && rm -rf node_modules`,
    offline: `yarn install --offline --frozen-lockfile && ${REQUIRE}`,
  },
  {
    name: "yarn-4",
    pin: "@yarnpkg/cli-dist@4.18.1",
    files: { ...LEFT_PAD, "yarn.lock": "" },
    before: `${fromNpm("@yarnpkg/cli-dist@4.18.1")} && yarn install --no-immutable && rm -f .pnp.cjs`,
    offline: `yarn install --immutable && yarn ${REQUIRE}`,
  },
  {
    name: "pnpm",
    pin: "pnpm@10.34.9",
    files: LEFT_PAD,
    before: `${fromNpm("pnpm@10.34.9")} && pnpm install && rm -rf node_modules`,
    offline: `pnpm install --offline --frozen-lockfile && ${REQUIRE}`,
  },
  {
    // As pnpm/action-setup installs it: the store is beside the program.
    name: "pnpm-action-setup",
    pin: "pnpm@10.34.8",
    files: LEFT_PAD,
    before:
      "npm install --no-audit --no-fund --prefix $HOME/setup-pnpm pnpm@10.34.8 && export PNPM_HOME=$HOME/setup-pnpm/node_modules/.bin && PATH=$PNPM_HOME:$PATH && pnpm install && rm -rf node_modules",
    offline: `pnpm install --offline --frozen-lockfile && ${REQUIRE}`,
    path: "setup-pnpm/node_modules/.bin",
  },
  {
    name: "bun",
    pin: "bun@1.4.5",
    files: LEFT_PAD,
    before: `${fromNpm("bun@1.4.5")} && bun install && rm -rf node_modules`,
    offline: `bun install --frozen-lockfile && ${REQUIRE}`,
  },
  {
    name: "uv",
    pin: "uv==0.13.9",
    files: { "pyproject.toml": PROJECT },
    before: `${fromPypi("uv==0.13.9")} && uv sync && rm -rf .venv`,
    offline: "uv sync --offline --frozen && uv run --offline python -c 'import six'",
  },
  {
    name: "poetry",
    pin: "poetry==2.5.1",
    // The index is named, because mirrors of PyPI mostly lack the other one, which Poetry asks by default.
    files: {
      "pyproject.toml": `${PROJECT}\n[tool.poetry]\npackage-mode = false\n\n[[tool.poetry.source]]\nname = "index"\nurl = "https://pypi.org/simple/"\n`,
    },
    before: `${fromPypi("poetry==2.5.1")} && mkdir ${APP} && cp pyproject.toml ${APP} && (cd ${APP} && poetry env use /usr/bin/python3 && poetry install) && mv ${APP}/poetry.lock . && rm -r ${APP}`,
    // It has no offline mode, so what counts is what it installed, which it finds by the path of the project.
    offline: "poetry run python -c 'import six'",
  },
  {
    name: "playwright",
    pin: "playwright@1.56.1",
    files: {},
    // Where its browser cannot be downloaded, the system's one stands in its place.
    before: `${fromNpm("playwright@1.56.1")} && (timeout 60 playwright install --only-shell chromium || (test -x /usr/bin/chromium && mkdir -p ${SHELL} && printf '#!/bin/sh\\nexec /usr/bin/chromium "$@"\\n' > ${SHELL}/headless_shell && chmod +x ${SHELL}/headless_shell && touch ${SHELL}/../INSTALLATION_COMPLETE))`,
    offline: `node -e 'require(process.argv[1]).chromium.launch({ args: ["--no-sandbox"] }).then((browser) => browser.close())' $(dirname $(readlink -f $(command -v playwright)))`,
  },
];

const MINUTES = 60_000;

export const caches: readonly Counterpart[] = managers.map((manager) => ({
  name: `cache-${manager.name}`,
  about: `what ${manager.name} has downloaded before a run is installed in the sandbox, without network`,
  pins: [manager.pin],
  install: (folder) => download(folder, manager),
  play: (world) => playOffline(world, manager),
}));

/** Where languages are installed below the real home: in the other home they are links. */
const AT_HOME = [".cargo/bin", ".rustup", ".pyenv"];

async function download(folder: string, { files, before, path: programs }: Manager): Promise<void> {
  for (const path of AT_HOME.filter((below) => existsSync(join(homedir(), below)))) {
    mkdirSync(dirname(join(folder, "home", path)), { recursive: true });
    symlinkSync(join(homedir(), path), join(folder, "home", path));
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, "app", path)), { recursive: true });
    writeFileSync(join(folder, "app", path), text);
  }
  mkdirSync(join(folder, "app"), { recursive: true });
  await must("bash", ["-c", before], {
    cwd: join(folder, "app"),
    env: environmentIn(folder, programs),
    limitMs: 10 * MINUTES,
  });
}

/** Of a machine whose home is in `folder`. Python is named by its own folder: pyenv's shims know the real home. */
function environmentIn(folder: string, programs = ".local/bin"): Record<string, string> {
  const home = join(folder, "home");
  const python = execFileSync("python3", ["-c", "import sys; print(sys.executable)"], { encoding: "utf8" }).trim();
  const path = [dirname(python), ...`${process.env.PATH}`.split(":")].map((one) => one.replace(homedir(), home));
  // Where Python's own library is: it knows the real home, too.
  const library = join(dirname(dirname(python)), "lib").replace(homedir(), home);
  return {
    ...{
      LD_LIBRARY_PATH: library,
      HOME: home,
      PATH: [join(home, programs), ...path].join(":"),
      PYENV_ROOT: join(home, ".pyenv"),
    },
    // `npm run` has set these for its children.
    ...{ npm_config_userconfig: join(home, ".npmrc"), npm_config_cache: join(home, ".npm") },
  };
}

async function* playOffline({ action, folder }: World, { name, offline, path }: Manager): AsyncIterable<Row> {
  const app = execFileSync("tar", ["-C", join(folder, "app"), "-cz", "."]).toString("base64");
  const unpack = `mkdir ${APP} && cd ${APP} && echo ${app} | base64 -d | tar -xz`;
  for (const caches of ["", "none"]) {
    await using stage = await openStage({
      bundle: join(action, "dist", "index.js"),
      inputs: { caches },
      environment: environmentIn(folder, path),
      script: [
        call("terminal", { command: `${unpack} && ${offline} && echo cached-$((6 * 7))`, timeout: 300 }),
        call("finish", { message: "Done." }),
      ],
    });
    const rehearsal = await stage.play();
    const told = JSON.stringify(stage.model?.requests.at(-1)?.body.messages.at(-1));
    const isWrong = told === undefined || told.includes("cached-42") === (caches === "none");
    const problems = [
      ...(isWrong ? [(told ?? endOfConsole(rehearsal)).slice(-2000)] : []),
      ...problemsOf(rehearsal, []),
    ];
    yield { what: caches === "none" ? `${name} cannot, with \`caches: none\`` : `${name}: ${offline}`, problems };
  }
}
