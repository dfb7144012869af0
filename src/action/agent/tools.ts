/** Where the agent's tools work: behind the wall, or, where the workflow says so in plain words, beside us. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { runnersOwn, toolEnvironment } from "../../core/workspace/environment.ts";
import { localWorkspace } from "../../core/workspace/local-workspace.ts";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { Fault } from "../../lib/fault.ts";
import type { Wall, WallReport } from "../../sandbox/open-wall.ts";
import { saveHandBack } from "../runner/file-commands.ts";
import { type Inputs, secretInputs } from "../runner/input/inputs.ts";
import type { Env, World } from "../world.ts";

export type ToolsOptions = Readonly<{
  inputs: Inputs;
  world: World;
  workingDir: string;
  /** The conversation's own folder, and the run's. */
  outputDir: string;
  undoDir?: string | undefined;
  folder: string;
}>;

export type Tools = Readonly<{
  workspace: Workspace;
  /** Behind a wall, what such a program alone is told can be read by no tool. */
  openProgram: Workspace["openProgram"];
  /** Has the set-up command run where its processes end with it, if there is a sandbox. */
  inSetUp: Wall["inSetUp"];
  /** From here on tools behind a wall reach nobody. */
  shut(): void;
  /** undefined without a wall. */
  report(): WallReport | undefined;
  /** Aborted with a Fault when no tool can work any more. */
  over: AbortSignal;
  /** From here on no tool runs, and the workspace is its owner's again. A Fault if that is not so. Can be called again. */
  close(): Promise<void>;
}>;

/** A Fault if the wall that was asked for cannot be built, or has a hole. */
export async function openTools(options: ToolsOptions): Promise<Tools> {
  const { inputs, world, workingDir, outputDir, undoDir } = options;
  const added = inputs["tool-env"] ?? [];
  refuseSecrets(world.env, added);
  mkdirSync(outputDir, { recursive: true });
  if (inputs.isolation !== "none") return openWalled(options, inputs.isolation, added);
  const environment = toolEnvironment(world.env, added);
  const workspace = localWorkspace({ workingDir, outputDir, undoDir, environment });
  const { openProgram } = workspace;
  const inSetUp: Wall["inSetUp"] = (use) => use({ workspace, denials: () => [] });
  const nothing = { inSetUp, shut: () => {}, report: () => undefined, close: async () => {} };
  return { workspace, openProgram, over: new AbortController().signal, ...nothing };
}

async function openWalled(
  { inputs, world, ...place }: ToolsOptions,
  isolation: "auto" | "namespace",
  added: readonly string[],
): Promise<Tools> {
  const { openWall } = await import("../../sandbox/open-wall.ts");
  const { env, scripts, node, random } = world;
  const wall = await openWall({
    ...{ ...place, env, scripts, node, random, added, isolation, network: inputs.network },
    setUpNetwork: inputs["setup-network"],
    caches: inputs.caches ?? [],
    host: join(scripts, "tool-host", "index.js"),
    brokerVariables: Object.keys(env).filter((name) => runnersOwn.test(name) && env[name] !== ""),
    onHandOver: (handBack) => saveHandBack(env, handBack),
  });
  const close = async () => {
    await wall.close();
    saveHandBack(env, undefined);
  };
  return { ...wall, close };
}

function refuseSecrets(env: Env, names: readonly string[]): void {
  const secrets = secretInputs(env).filter((secret) => secret.length >= 6);
  const refused = names.filter((name) => secrets.some((secret) => env[name]?.includes(secret)));
  if (refused.length === 0) return;
  throw new Fault("config", `The input \`tool-env\` names ${refused.join(", ")}, which holds a secret of this step.`, {
    hint: "Pass what commands may know through the input `secrets`: texts do not show it then.",
  });
}
