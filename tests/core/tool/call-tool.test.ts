import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { z } from "zod";
import { text } from "../../../src/core/event/content.ts";
import { Observation } from "../../../src/core/event/kind/actions.ts";
import { callTool } from "../../../src/core/tool/call-tool.ts";
import { defineTool, type ToolResult } from "../../../src/core/tool/tool.ts";
import { closeTools } from "../../../src/core/tool/toolbox.ts";
import { localWorkspace } from "../../../src/core/workspace/local-workspace.ts";
import { Mistake } from "../../../src/lib/fault.ts";
import { maskOf, streamMask } from "../../../src/lib/mask/mask.ts";
import { stopClock } from "../../stopped-clock.ts";
import { test } from "../workspace/temp-folder.ts";

const workspace = localWorkspace({ workingDir: "/", environment: {} });
const NO_SECRETS = {
  granted: async () => ({}),
  mask: (words: string) => words,
  masker: () => streamMask(() => maskOf([])),
};
const context = { workspace, signal: new AbortController().signal };

function toolThat(run: (word: string) => Promise<ToolResult>) {
  return defineTool({
    name: "say_word",
    description: "Says a word.",
    input: z.object({ word: z.string().default("hello") }),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    run: ({ word }) => run(word),
  });
}

test("an answer becomes an observation of the class that the SDK reads, with the fields of that class", async () => {
  const tool = toolThat(async (word) => ({ content: [text(word)], exit_code: 0 }));
  const result = await callTool(tool, {}, context);
  expect(result).toEqual({
    status: "answered",
    observation: { kind: "ClientToolObservation", content: [text("hello")], is_error: false },
  });
  const observationKind = "TerminalObservation";
  const known = { ...tool, observationKind, about: () => ({ command: "ls", more: 1 }) };
  const as = { kind: observationKind, command: "ls", exit_code: 0, content: [text("hello")], is_error: false };
  expect(await callTool(known, {}, context)).toEqual({ status: "answered", observation: as });
  expect(Observation.parse(as)).toEqual(as);
});

test("a mistake is an answer the model can read", async () => {
  const tool = toolThat(() => Promise.reject(new Mistake("There is no such word.")));
  expect(await callTool(tool, {}, context)).toEqual({
    status: "answered",
    observation: { kind: "ClientToolObservation", content: [text("There is no such word.")], is_error: true },
  });
});

test.for([
  ["ends on it is waited for", 14_000, 14_000],
  ["ignores it is left", Number.POSITIVE_INFINITY, 15_000],
] as const)("a tool that is told to stop and %s", async ([, takes, left]) => {
  stopClock();
  const stop = new AbortController();
  const tool = toolThat(async (word) => {
    await new Promise((resolve) => takes === Number.POSITIVE_INFINITY || setTimeout(resolve, takes));
    stop.signal.throwIfAborted();
    return { content: [text(word)] };
  });
  let end: unknown;
  const call = callTool(tool, {}, { ...context, signal: stop.signal }).catch((reason: unknown) => {
    end = reason;
  });
  stop.abort("enough");
  await vi.advanceTimersByTimeAsync(left - 1);
  expect(end).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(end).toBe("enough");
  expect(vi.getTimerCount()).toBe(0);
});

test("a tool that does not close is told, and keeps nobody from the others", async () => {
  stopClock();
  const closed: string[] = [];
  const other = {
    ...toolThat(async () => ({ content: [] })),
    name: "other",
    close: async () => void closed.push("other"),
  };
  const hanging = { ...other, name: "hanging", close: () => new Promise<void>(() => {}) };
  const faults = closeTools([hanging, other]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect((await faults).map(({ message }) => message)).toEqual([expect.stringContaining("The tool hanging")]);
  expect([closed, vi.getTimerCount()]).toEqual([["other"], 0]);
});

test("an input that does not fit the schema is an answer too, and the tool does not run", async () => {
  const tool = toolThat(() => Promise.reject(new Error("ran")));
  const result = await callTool(tool, { word: 7 }, context);
  expect(result).toMatchObject({ status: "answered", observation: { is_error: true } });
  expect(JSON.stringify(result)).toContain("expected string, received number");
});

test.for([new Error("out of ink"), "out of ink"])("anything else thrown is a crash in words", async (thrown) => {
  const tool = toolThat(() => Promise.reject(thrown));
  expect(await callTool(tool, {}, context)).toEqual({
    status: "crashed",
    error: "Error executing tool 'say_word': out of ink",
  });
});

test("an abort rejects with the reason of the signal, whatever the tool threw", async () => {
  const controller = new AbortController();
  const tool = toolThat(async () => {
    controller.abort("stop");
    throw new Mistake("interrupted");
  });
  await expect(callTool(tool, {}, { workspace, signal: controller.signal })).rejects.toBe("stop");
});

test("texts that are together too long are cut, images are not", async () => {
  const image = { type: "image", image_urls: [`data:${"x".repeat(60_000)}`], cache_prompt: false } as const;
  const tool = toolThat(async () => ({ content: [text("a".repeat(90_000)), image, text("b".repeat(10_000))] }));
  const result = await callTool(tool, {}, context);
  const content = result.status === "answered" ? result.observation.content : [];
  const lengths = content.map((block) => (block.type === "text" ? block.text.length : block));
  expect(lengths).toEqual([45_000, image, 5_000]);
  expect(content[0]).toMatchObject({
    text: expect.stringContaining("100000 characters are more than the 50000 allowed. ...]"),
  });
});

test("a secret across a cut is hidden, not halved", async () => {
  const secrets = { ...NO_SECRETS, mask: (words: string) => words.replaceAll("TOKENTOKEN", "<hidden>") };
  const tool = toolThat(async () => ({ content: [text("TOKENTOKEN".repeat(10_001))] }));
  const result = await callTool(tool, {}, { ...context, secrets });
  expect(JSON.stringify(result)).not.toContain("TOKEN");
});

test("what is cut is saved whole, without secrets, and its file is named", async ({ folder }) => {
  const tool = toolThat(async () => ({
    content: [text("a".repeat(60_000)), text("token")],
    metadata: { exit_code: 0 },
  }));
  const outputDir = join(folder, "observations");
  const secrets = { ...NO_SECRETS, mask: (words: string) => words.replaceAll("token", "<hidden>") };
  const roomy = { ...context, secrets, workspace: localWorkspace({ workingDir: folder, outputDir, environment: {} }) };
  for (const number of [1, 2]) {
    const result = await callTool(tool, {}, roomy);
    const file = join(outputDir, `say_word-${number}.txt`);
    expect(readFileSync(file, "utf8")).toBe(`${"a".repeat(60_000)}\n<hidden>`);
    expect(JSON.stringify(result)).toContain(`All of it is in ${file}. ...]`);
  }
});
