/**
 * Invariant 8 over a distance: the same agent in a workspace beside it, at the other end of a pipe, and on an agent
 * server.
 */
import { PassThrough } from "node:stream";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { sandboxWorkspace } from "../../../src/sandbox/sandbox-workspace.ts";
import { answer, toolMethods } from "../../../src/sandbox/tool-host/tool-methods.ts";
import { Caller } from "../../../src/sandbox/wire/caller.ts";
import { servedWorkspace } from "../../agent-server/served-workspace.ts";
import { beside, call, environment, type Place, place, work } from "./places.ts";
import { always } from "./runs.ts";

async function atADistance(folder: string): Promise<Place> {
  const [there, back] = [new PassThrough(), new PassThrough()];
  void answer(toolMethods("node"), there, back);
  const caller = new Caller({ output: there, input: back });
  const folders = { workingDir: folder, outputDir: `${folder}-out` };
  const selfTest = { hidden: [], brokerVariables: [], isOffline: false };
  await caller.call("begin", { ...folders, environment, selfTest }, z.unknown());
  return place(sandboxWorkspace({ line: async () => caller, ...folders }));
}

test("invariant 8: near or at a distance, the same conversation has the same log and leaves the same files", async () => {
  await always(6, fc.array(call, { minLength: 1, maxLength: 8 }), async (calls) => {
    const near = await work(calls, beside);
    expect(near.end).toEqual({ status: "finished" });
    expect(await work(calls, atADistance)).toEqual(near);
    expect(await work(calls, servedWorkspace)).toEqual(near);
  });
});
