/** A sandbox around a checkout of its own, on a machine that is full of secrets; attacks are made from inside. */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { HandBack } from "../../src/sandbox/launch/take-down.ts";
import { openSandbox, type Sandbox, type SandboxOptions } from "../../src/sandbox/open-sandbox.ts";
import { HANGS_MS } from "../real-time.ts";
import { bundle } from "../scenarios/play.ts";
import { newCanaries } from "./canaries.ts";

const scripts = dirname(bundle);

export type Yard = Readonly<{
  base: string;
  workspace: string;
  home: string;
  temp: string;
  /** All that must not be found. */
  secrets: readonly string[];
  options: SandboxOptions;
  /** What the last sandbox has to give back. */
  handBack(): HandBack | undefined;
  open(options?: Partial<SandboxOptions>): Promise<Sandbox>;
  /** Removes everything. */
  raze(): void;
}>;

/** A checkout, a home, a runner's folder, and a process beside with secrets in its environment. */
export function makeYard(parent = tmpdir()): Yard {
  const base = realpathSync(mkdtempSync(join(parent, "deckhand-yard-")));
  const [workspace, home, temp] = ["work/app/app", "home", "work/_temp"].map((path) => join(base, path)) as [
    string,
    string,
    string,
  ];
  const { apiKey, githubToken } = newCanaries();
  const [runtime, job] = [newCanaries().apiKey, newCanaries().apiKey];
  const folder = join(temp, "deckhand-1");
  plant(home, {
    ".ssh/id": job,
    ".docker/config.json": job,
    ".npmrc": job,
    ".git-credentials": `https://x:${job}@github.com`,
  });
  plant(temp, {
    "_runner_file_commands/set_env_1": "",
    "_runner_file_commands/secret": job,
    "deckhand-1/publisher.git/x": job,
  });
  plant(workspace, { "a.txt": "one\n" });
  const git = (...args: string[]) => execFileSync("git", ["-C", workspace, ...args]);
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("-c", "user.name=me", "-c", "user.email=m@e", "commit", "--quiet", "--message=one");
  const env = {
    ...{
      PATH: process.env.PATH ?? "",
      HOME: home,
      RUNNER_TEMP: temp,
      RUNNER_WORKSPACE: dirname(workspace),
      CI: "true",
    },
    ...{
      GITHUB_ENV: join(temp, "_runner_file_commands/set_env_1"),
      "INPUT_API-KEY": apiKey,
      GITHUB_TOKEN: githubToken,
    },
    ...{ ACTIONS_RUNTIME_TOKEN: runtime, ACTIONS_ID_TOKEN_REQUEST_URL: "http://127.0.0.1:9/", JOB_SECRET: job },
  };
  const beside = spawn("sleep", ["600"], { env, stdio: "ignore" });
  let handBack: HandBack | undefined;
  const options: SandboxOptions = {
    ...{
      env,
      workingDir: workspace,
      folder,
      outputDir: join(folder, "out"),
      scripts,
      added: [],
      node: process.execPath,
    },
    ...{
      host: join(scripts, "tool-host/index.js"),
      network: "none",
      setUpNetwork: "none",
      isAsking: false,
      caches: [],
      isolation: "auto",
      random: Math.random,
    },
    brokerVariables: ["INPUT_API-KEY", "ACTIONS_RUNTIME_TOKEN", "JOB_SECRET"],
    onHandOver: (given) => {
      handBack = given;
    },
  };
  mkdirSync(options.outputDir);
  return {
    ...{ base, workspace, home, temp, options, secrets: [apiKey, githubToken, runtime, job] },
    handBack: () => handBack,
    open: (more = {}) => openSandbox({ ...options, ...more }),
    raze: () => {
      beside.kill("SIGKILL");
      rmSync(base, { recursive: true, force: true });
    },
  };
}

export function plant(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** For a command: the processes with this in their command line, without `pgrep`. Write `na[m]e`, or it finds itself. */
export function pidsOf(pattern: string): string {
  return `$(grep -al '${pattern}' /proc/[0-9]*/cmdline | tr -dc '0-9\\n')`;
}

/** For a command: waits until the `sleep` that it has put into the background is that program, and no longer bash. */
export const UNTIL_IT_SLEEPS = `until [ "$(cat /proc/$!/comm)" = sleep ]; do sleep 0.01; done`;

/** Everything that a command prints, whatever comes of it. */
export async function bash({ workspace }: Sandbox, command: string): Promise<string> {
  return (await workspace.run(command, { timeoutMs: HANGS_MS, signal: new AbortController().signal })).output;
}
