/** G8: a sandbox that has a hole is not worked behind, and nothing is left of it. */
import { readdirSync, readFileSync, readlinkSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { SandboxOptions } from "../../src/sandbox/open-sandbox.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { bash, makeYard, plant, type Yard } from "./yard.ts";

/** What is there for tools to find, as it would be if the sandbox let it through. */
const holes: Readonly<Record<string, (yard: Yard) => Partial<SandboxOptions>>> = {
  "read the environment of the action": () => ({ brokerVariables: ["TMPDIR"] }), // which tools have too
  "see WORKSPACE/.npmrc": ({ workspace, options }) => {
    plant(workspace, { ".npmrc": "//registry.npmjs.org/:_authToken=x\n" });
    return { env: { ...options.env, HOME: workspace } };
  },
};

/** Numbers of the processes that work there. */
function processesIn(folder: string): string[] {
  return readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
    } catch {
      return false; // it has ended, or is somebody else's
    }
  });
}

describe("a sandbox through which tools could", needsSandbox, () => {
  test.for(Object.entries(holes))("%s is taken down at once, with what they could do", async ([name, made]) => {
    const yard = makeYard();
    onTestFinished(() => yard.raze());
    const { workspace } = yard;
    const { uid } = statSync(join(workspace, "a.txt"));
    const config = readFileSync(join(workspace, ".git/config"), "utf8");
    const hole = name.replace("WORKSPACE", workspace);
    await expect(yard.open(made(yard))).rejects.toMatchObject({
      code: "config",
      message: expect.stringContaining(`The sandbox is not closed: inside it, a command can ${hole} (`),
    });
    expect(processesIn(yard.base)).toEqual([]);
    expect(statSync(join(workspace, "a.txt")).uid).toBe(uid);
    expect(readFileSync(join(workspace, ".git/config"), "utf8")).toBe(config);
  });

  test("do nothing of the kind is worked behind", async () => {
    const yard = makeYard();
    onTestFinished(() => yard.raze());
    const sandbox = await yard.open();
    onTestFinished(() => sandbox.close());
    expect(sandbox.report().checks).toBeGreaterThan(15);
    expect(await bash(sandbox, "echo works")).toBe("works\n");
  });
});
