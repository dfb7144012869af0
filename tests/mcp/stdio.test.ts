/** Servers that run as programs: what the model gets to see of them, and what becomes of those that misbehave. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { toolbox } from "../../src/core/tool/toolbox.ts";
import { test } from "../core/workspace/temp-folder.ts";
import { running } from "../running.ts";
import { everything, filesystem, hostile, hurried, openFor } from "./servers.ts";

describe("servers from npm", () => {
  test("their tools are there under the names of their servers, with what they take", async ({ workspace, folder }) => {
    const servers = await openFor(workspace, { all: everything, fs: filesystem(folder) });
    expect(servers.report()).toMatchObject([
      { name: "all", problem: "" },
      { name: "fs", problem: "" },
    ]);
    const schemas = toolbox(servers.tools).schemas();
    expect(schemas.find(({ name }) => name === "all__get-annotated-message")).toMatchObject({
      description: expect.stringContaining(
        "(`get-annotated-message` of the server `all`, which wrote this description.)",
      ),
      parameters: {
        properties: { messageType: { type: "string", enum: ["error", "success", "debug"] } },
        required: ["messageType"],
      },
    });
    expect(servers.tools.find(({ name }) => name === "fs__read_text_file")?.annotations.readOnlyHint).toBe(true);
    expect(servers.tools.find(({ name }) => name === "fs__write_file")?.annotations).toEqual({
      ...{ readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    });
  });

  test("texts, images, links, structures and errors come back as what they are", async ({ workspace, folder }) => {
    writeFileSync(join(folder, "a.txt"), "eins\nzwei\n");
    const { call, report } = await openFor(workspace, { all: everything, fs: filesystem(folder) });
    expect(await call("fs__read_text_file", { path: join(folder, "a.txt") })).toMatchObject({ words: "eins\nzwei\n" });
    const outside = await call("fs__read_text_file", { path: "/etc/passwd" });
    expect(outside).toMatchObject({ isError: true, words: expect.stringContaining("Access denied") });
    const { content } = await call("all__get-tiny-image");
    expect(content[1]).toMatchObject({
      type: "image",
      image_urls: [expect.stringMatching(/^data:image\/png;base64,iVBOR/)],
    });
    expect((await call("all__get-resource-links", { count: 2 })).words).toContain("demo://resource/dynamic/");
    expect((await call("all__get-structured-content", { location: "Chicago" })).words).toContain("temperature");
    expect((await call("all__get-sum", { a: "one" })).isError).toBe(true);
    const [all] = report();
    expect(all?.used).toContainEqual({ tool: "get-tiny-image", calls: 1 });
  });

  test("what there is to read can be listed and read", async ({ workspace }) => {
    const { call } = await openFor(workspace, { all: everything });
    expect((await call("all__list_resources")).words).toContain("demo://resource/static/document/features.md");
    const { words } = await call("all__read_resource", { uri: "demo://resource/dynamic/text/1" });
    expect(words).toContain("Resource 1");
    expect((await call("all__read_resource", { uri: "demo://nothing" })).isError).toBe(true);
  });

  test("progress is told, and gives a call more time than it has without", async ({ workspace }) => {
    const servers = await openFor(workspace, { all: everything }, hurried());
    const slow = await servers.call("all__trigger-long-running-operation", { duration: 2.4, steps: 4 });
    expect(slow).toMatchObject({ isError: false, words: expect.stringContaining("completed") });
    expect(servers.progress).toContain("all: 2 of 4");
    const still = await servers.call("all__trigger-long-running-operation", { duration: 20, steps: 1 });
    expect(still).toMatchObject({ isError: true, words: expect.stringContaining("no answer in time") });
  });
});

describe("a server that does not start", () => {
  const ways = {
    dead: "It ended with exit code 3. Its last output: no such thing as a port",
    "hang-at-start": "in time",
    "from-the-future": "version 2999-01-01",
    endless: "does not end",
  };
  test.for(Object.entries(ways))("%s: it is listed, and the others work", async ([way, words], { workspace }) => {
    const servers = await openFor(workspace, { bad: hostile(way), good: hostile() }, hurried());
    const [bad, good] = servers.report();
    expect(bad).toMatchObject({ name: "bad", tools: 0, problem: expect.stringContaining(words) });
    expect(bad?.problem).not.toBe("");
    expect(good).toMatchObject({ name: "good", tools: 2, problem: "" });
    expect(await servers.call("good__echo", { word: "hello" })).toMatchObject({ words: "hello" });
  });

  test("a program that is not there", async ({ workspace }) => {
    const servers = await openFor(workspace, { bad: { command: "no-such-server" } });
    expect(servers.report()[0]?.problem).toBe('"no-such-server" cannot be started: there is no such program.');
    expect(servers.tools).toEqual([]);
  });
});

describe("a server that is nearly right", () => {
  const works = ["null-cursor", "empty-cursor", "same-cursor", "null-hello", "old-reply", "undeclared", "no-schema"];
  test.for([...works, "null-meta", "mark", "list-alone", "bare-result", "no-number"])(
    "%s: it works",
    async (way, { workspace }) => {
      const { call, report } = await openFor(workspace, { odd: hostile(way) }, hurried());
      const words = expect.stringContaining("hello");
      expect(await call("odd__echo", { word: "hello" })).toMatchObject({ words, isError: false });
      expect(report()).toMatchObject([{ problem: "" }]);
    },
  );

  test("a tool that cannot be read is left out and named, and the others work", async ({ workspace }) => {
    const { call, report, tools } = await openFor(workspace, { odd: hostile("one-bad-tool") }, hurried());
    expect(report()).toEqual([
      {
        name: "odd",
        tools: 2,
        used: [],
        problem: "",
        leftOut: ["one without a name", "one without a name", "one without a name"],
      },
    ]);
    expect(tools.map(({ name }) => name)).toEqual(["odd__echo", "odd__odd"]);
    expect(await call("odd__echo", { word: "hello" })).toMatchObject({ words: "hello" });
  });

  test("a list of tools that is no list is told as that", async ({ workspace }) => {
    const { report } = await openFor(workspace, { odd: hostile("no-list") }, hurried());
    expect(report()).toMatchObject([{ problem: "Its list of tools is not a list." }]);
  });

  test.for([
    ["odd-error", "it is Sunday"],
    ["odd-code", "it is Sunday"],
    ["explained", 'Bad word {"word":"too short"}'],
  ] as const)("an error in another form still says what is wrong: %s", async ([way, told], { workspace }) => {
    const { call } = await openFor(workspace, { odd: hostile(way) });
    expect(await call("odd__echo")).toMatchObject({ isError: true, words: expect.stringContaining(told) });
  });

  test.for(["no-result", "odd-error", "no-json"])(
    "an answer that cannot be read ends its call at once: %s",
    async (way, { workspace }) => {
      const { call } = await openFor(workspace, { odd: hostile(way) }); // the usual patience, which is five minutes
      expect(await call("odd__echo")).toMatchObject({
        isError: true,
        words: expect.stringContaining("cannot be read"),
      });
    },
  );
});

describe("a server that goes wrong", () => {
  test("one that crashes is an error, and is started again for the next call, once in a row", async ({ workspace }) => {
    const { call, report } = await openFor(workspace, { bad: hostile() }, hurried());
    const crash = await call("bad__crash");
    expect(crash.isError).toBe(true);
    expect(crash.words).toContain("Its last output: out of memory It is unknown whether it was carried out.");
    expect(await call("bad__echo", { word: "back" })).toMatchObject({ words: "back" });
    await call("bad__crash");
    await call("bad__crash");
    expect(await call("bad__echo")).toMatchObject({ isError: true, words: expect.stringContaining("out of memory") });
    expect(report()[0]?.problem).toContain("out of memory");
  });

  test("one that hangs is an error after its time, and so is one that answers nonsense", async ({ workspace }) => {
    const { call } = await openFor(workspace, { bad: hostile("hang"), odd: hostile("malformed") }, hurried());
    expect(await call("bad__echo")).toMatchObject({
      isError: true,
      words: expect.stringContaining("no answer in time"),
    });
    expect(await call("bad__echo")).toMatchObject({ isError: true });
    expect(await call("bad__echo")).toMatchObject({ isError: true });
    expect(await call("odd__echo")).toMatchObject({ isError: true });
  });

  test("what it prints between messages does not matter, a flood ends it", async ({ workspace }) => {
    const { call } = await openFor(workspace, { loud: hostile("noise"), flood: hostile("flood") });
    expect(await call("loud__echo", { word: "hello" })).toMatchObject({ words: "hello", isError: false });
    expect(await call("flood__echo")).toMatchObject({
      isError: true,
      words: expect.stringContaining("writes too much output"),
    });
  });

  test("an answer with too many values is an error", async ({ workspace }) => {
    const { call } = await openFor(workspace, { many: hostile("many-values"), bad: hostile("many-mistakes") });
    const words = expect.stringContaining("too many values");
    expect(await call("many__echo")).toMatchObject({ isError: true, words });
    expect(await call("many__echo")).toMatchObject({ isError: true, words });
    const { isError, words: mistakes } = await call("bad__echo");
    expect(isError).toBe(true);
    expect(mistakes.length).toBeLessThan(1000);
  });

  test("its processes end with it", async ({ workspace }) => {
    const servers = await openFor(workspace, { one: hostile("1000000033") });
    expect(running("1000000033")).not.toEqual([]);
    await servers.close();
    expect(running("1000000033")).toEqual([]);
    expect(await servers.call("one__echo")).toMatchObject({ isError: true, words: "The server one: It was ended." });
  });
});

test("it has the variables that are given to it, and none of the job", async ({ workspace }) => {
  process.env.JOB_SECRET = "not for servers";
  const spec = { ...hostile("environment"), env: { TOKEN: "its own" } };
  const { call } = await openFor(workspace, { one: spec });
  const variables = JSON.parse((await call("one__echo")).words);
  delete process.env.JOB_SECRET;
  expect(variables.TOKEN).toBe("its own");
  expect(Object.values(variables)).not.toContain("not for servers");
});
