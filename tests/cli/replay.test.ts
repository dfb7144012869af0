/** `deckhand replay`: our own conversations, and those of the OpenHands SDK, continue from any event in a copy. */
import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { movedFrom, replay } from "../../src/cli/replay.ts";
import type { Conversation } from "../../src/core/conversation/conversation.ts";
import { LocalConversation } from "../../src/core/conversation/local-conversation.ts";
import { folderStore } from "../../src/core/event/file-store.ts";
import type { Model } from "../../src/core/model/model.ts";
import { agentOf } from "../../src/library/agent.ts";
import { localWorkspace } from "../../src/library/workspace.ts";
import { call, conclude, type Script } from "../../src/rehearsal/model/script.ts";
import { openModel } from "../../src/rehearsal/model/server.ts";
import type { World } from "../../src/runner/world.ts";
import { actor, call as callOf, conclude as end } from "../core/conversation/stage.ts";
import { needsSandbox } from "../needs-sandbox.ts";

const root = join(import.meta.dirname, "..", "..");
const sdkLog = join(root, "tests/interop/fixtures/openhands-log");
const folder = () => mkdtempSync(join(tmpdir(), "replay-"));
const key = "sk-test-0000000000";

function repository(): string {
  const path = folder();
  writeFileSync(join(path, "notes.md"), "Feed the cat.\n");
  const author = ["-c", "user.name=a", "-c", "user.email=a@b.c"];
  for (const args of [
    ["init", "-q", "-b", "main"],
    ["add", "."],
    [...author, "commit", "-qm", "begin"],
  ])
    execFileSync("git", args, { cwd: path });
  return path;
}

type Logged = Readonly<{ log: string; workspace: string }>;

async function logged(
  model: Model,
  talk: (conversation: Conversation) => Promise<void>,
  there: Logged,
): Promise<Logged> {
  const { log, workspace } = there;
  const conversation = LocalConversation.open({
    id: "3f2c0000-0000-4000-8000-00000000000b",
    agent: agentOf({ model }),
    workspace: localWorkspace(workspace),
    store: folderStore(log),
    stamper: () => ({ id: crypto.randomUUID(), timestamp: new Date().toISOString() }),
    limits: { maxIterations: 10 },
  });
  await talk(conversation);
  await conversation.close();
  return there;
}

/** A finished conversation: a note is written, two calls of one reply follow, and it ends. */
function ourLog(): Promise<Logged> {
  const there = { log: join(folder(), "conversation"), workspace: repository() };
  const both = {
    calls: [
      ["terminal", { command: "cat more.md" }],
      ["think", { thought: "So." }],
    ] as const,
  };
  const model = actor(callOf("terminal", { command: `echo more > ${there.workspace}/more.md` }), both, end("Written."));
  const talk = async (conversation: Conversation) => {
    await conversation.send("Write more.");
    await conversation.run();
  };
  return logged(model, talk, there);
}

/** A conversation that wrote `one.md`, went back to what was asked, and wrote `two.md`. */
function forkedLog(): Promise<Logged> {
  const there = { log: join(folder(), "conversation"), workspace: repository() };
  const model = actor(
    callOf("terminal", { command: "echo one > one.md" }),
    end("One."),
    callOf("terminal", { command: "echo two > two.md" }),
    end("Two."),
  );
  const talk = async (conversation: Conversation) => {
    await conversation.send("Write a note.");
    const asked = conversation.log.leaf;
    await conversation.run();
    await conversation.navigateTo(asked);
    await conversation.send("No, another one.");
    await conversation.run();
  };
  return logged(model, talk, there);
}

const contentsOf = (path: string) =>
  readdirSync(path, { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => [name, existsSync(join(path, name, ".")) ? "" : readFileSync(join(path, name), "utf8")]);

/** Caches would be those of the machine that it is played on: gigabytes may be copied into each sandbox. */
const inputsFor = (url: string) =>
  [`base-url=${url}`, 'model-features={"context_window": 100000}', "caches=none"].flatMap((input) => [
    "--input",
    input,
  ]);

type Played = Readonly<{
  code: number;
  out: string;
  err: string;
  requests: readonly { messages: readonly object[] }[];
}>;

async function play(argv: readonly string[], script: Script = []): Promise<Played> {
  await using model = await openModel({ script, apiKey: key, model: "test-1" });
  const { PATH, HOME } = process.env;
  const [out, err]: [string[], string[]] = [[], []];
  const world: World = {
    env: { PATH, HOME, LLM_API_KEY: key, LLM_MODEL: "test-1" },
    started: join(root, "dist/index.js"),
    scripts: join(root, "dist"),
    node: process.execPath,
    fetch: globalThis.fetch,
    now: () => new Date(),
    clock: () => performance.now(),
    sleep: async () => undefined,
    newId: () => crypto.randomUUID(),
    random: Math.random,
    saveMemory: () => undefined,
    captureCommand: [],
    broken: new AbortController().signal,
    signal: new AbortController().signal,
    late: new AbortController().signal,
  };
  const code = await replay({
    argv: [...argv, ...inputsFor(model.url)],
    folder: root,
    world,
    stdout: (text) => void out.push(text),
    stderr: (text) => void err.push(text),
  });
  expect(model.problems).toEqual([]);
  const requests = model.requests.map(({ body }) => body);
  return { code, out: out.join(""), err: err.join(""), requests };
}

const numberOf = (log: string, kind: string, nth = 0) => {
  const names = readdirSync(join(log, "events"))
    .filter((name) => name.endsWith(".json"))
    .sort();
  const found = names.filter((name) => JSON.parse(readFileSync(join(log, "events", name), "utf8")).kind === kind);
  return Number(found.at(nth)?.slice("event-".length, 11));
};

test("our log continues after an edit, which is repeated in a clone", needsSandbox, async () => {
  const { log, workspace } = await ourLog();
  const before = [contentsOf(log), contentsOf(workspace)];
  const out = join(folder(), "out");
  const script = [call("terminal", { command: "cat more.md notes.md; pwd" }), conclude("There is more.")];
  const at = String(numberOf(log, "ObservationEvent"));
  const played = await play([log, "--at", at, "--repo", workspace, "--out", out], script);
  expect(played.err).toBe("");
  expect(played.code).toBe(0);
  expect(played.out).toContain("agent: There is more.\n");
  expect(played.out).toContain(`Repeated 1 action in ${out}/workspace\n`);
  expect(played.out).toContain(`The work is in ${out}/workspace\nThe log is in ${out}/conversation\n`);
  const said = JSON.stringify(played.requests);
  expect(said).toContain(`echo more > ${out}/workspace/more.md`); // the old folder is nowhere
  expect(said).not.toContain(workspace);
  expect(said).toContain(`more\\nFeed the cat.\\n${out}/workspace`.replaceAll("\\n", "\\n"));
  expect([contentsOf(log), contentsOf(workspace)]).toEqual(before);
});

test("a log of the SDK continues from its first request, with the tools that are there", needsSandbox, async () => {
  const log = join(folder(), "sdk");
  cpSync(sdkLog, log, { recursive: true });
  const before = contentsOf(log);
  const at = String(numberOf(log, "MessageEvent"));
  const out = join(folder(), "out");
  const played = await play(
    [log, "--at", at, "--repo", repository(), "--out", out],
    [call("terminal", { command: "cat notes.md" }), conclude("Fed.")],
  );
  expect(played.code).toBe(0);
  expect(played.out).toContain("agent: Fed.\n");
  expect(contentsOf(log)).toEqual(before);
  expect(readdirSync(join(out, "conversation", "events")).length).toBeGreaterThan(Number(at));
});

test("a finished conversation continues with something new to do", needsSandbox, async () => {
  const { log, workspace } = await ourLog();
  const played = await play([log, "--repo", workspace, "--say", "Thanks.", "--no-rerun"], [conclude("Gladly.")]);
  expect([played.code, played.err]).toEqual([0, ""]);
  expect(played.out).toContain("agent: Gladly.\n");
});

test(
  "the bundle repeats the actions of the active branch, or of the branch of the event that is named",
  needsSandbox,
  async () => {
    const { log, workspace } = await forkedLog();
    await using model = await openModel({
      script: [conclude("Gladly."), conclude("Again.")],
      apiKey: key,
      model: "test-1",
    });
    const replayed = async (...more: string[]) => {
      const out = join(folder(), "out");
      const argv = [
        join(root, "dist", "index.js"),
        "replay",
        log,
        "--repo",
        workspace,
        "--out",
        out,
        "--say",
        "Thanks.",
      ];
      const { PATH, HOME } = process.env;
      const env = { PATH, HOME, LLM_API_KEY: key, LLM_MODEL: "test-1" };
      await promisify(execFile)(process.execPath, [...argv, ...inputsFor(model.url), ...more], { env });
      return readdirSync(join(out, "workspace")).filter((name) => name.endsWith(".md"));
    };
    expect(await replayed()).toEqual(["notes.md", "two.md"]);
    const last = JSON.stringify(model.requests.at(-1)?.body.messages);
    expect([last.includes("Two."), last.includes("One.")]).toEqual([true, false]);
    expect(await replayed("--at", String(numberOf(log, "ObservationEvent")))).toEqual(["notes.md", "one.md"]);
    expect(model.problems).toEqual([]);
  },
);

test.each([
  ["e", "Feed the cat", /Feed the cat/],
  ["/old/repo", "ls /old/repo /old/repo/a /old/repository", /ls \/\S+replay-\S+ \/\S+replay-\S+\/a \/old\/repository/],
] as const)(
  "of the texts, the workspace %s is replaced only where it is a path",
  needsSandbox,
  async (old, said, now) => {
    const there = { log: join(folder(), "conversation"), workspace: repository() };
    const talk = async (conversation: Conversation) => {
      await conversation.send(said);
      await conversation.run();
    };
    const { log } = await logged(actor(end("Done.")), talk, there);
    const file = join(log, "base_state.json");
    const saved = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...saved, workspace: { ...saved.workspace, working_dir: old } }));
    const script = [conclude("Again.")];
    const { err, requests } = await play([log, "--repo", there.workspace, "--no-rerun", "--say", "Again?"], script);
    expect(err).toBe("");
    expect(JSON.stringify(requests[0]?.messages)).toMatch(now);
  },
);

test.each([
  ["e", "Feed the cat", "Feed the cat"],
  ["/", "ls / /tmp", "ls / /tmp"],
  ["/old/repo", "ls /old/repo /old/repo/a /old/repository", "ls /new /new/a /old/repository"],
  ["/workspace/", "ls /workspace.", "ls /new."],
])("the folder %s in %j is replaced as in %j", (old, said, now) => {
  expect(JSON.parse(movedFrom(old, "/new")(JSON.stringify({ said })))).toEqual({ said: now });
});

test("where an action fails that had not failed, no model is asked", needsSandbox, async () => {
  const there = { log: join(folder(), "conversation"), workspace: repository() };
  const path = join(there.workspace, "notes.md");
  const edit = { command: "str_replace", path, old_str: "Feed", new_str: "Brush" };
  await logged(
    actor(callOf("file_editor", edit), end("Brushed.")),
    async (conversation) => {
      await conversation.send("Brush it.");
      await conversation.run();
    },
    there,
  );
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qam", "brush"], {
    cwd: there.workspace,
  });
  const at = numberOf(there.log, "ActionEvent");
  const again = (...more: string[]) => play([there.log, "--say", "And now?", ...more], [conclude("Gladly.")]);
  const { code, err, requests } = await again("--repo", there.workspace);
  expect([code, requests]).toEqual([1, []]);
  expect(err).toMatch(
    new RegExp(
      `^The call of file_editor in event ${at} failed now, and had not failed before: .*--repo.*--no-rerun`,
      "s",
    ),
  );
  expect((await again("--repo", there.workspace, "--no-rerun")).code).toBe(0);
  expect((await again("--repo", repository())).code).toBe(0);
  expect((await again("--repo", folder())).err).toMatch(/ could not be cloned\. Name .*--repo\.\n$/);
});

test("what cannot continue is refused before anything is written", async () => {
  const { log, workspace } = await ourLog();
  const out = join(folder(), "out");
  const refusal = async (...more: string[]) => {
    const { code, err } = await play([log, "--repo", workspace, "--out", out, ...more]);
    expect(existsSync(out)).toBe(false);
    return [code, err];
  };
  const middle = numberOf(log, "ObservationEvent", 1);
  expect(await refusal()).toEqual([
    1,
    expect.stringMatching(/^The conversation is finished at event \d+\. Name an earlier/),
  ]);
  expect(await refusal("--at", "999")).toEqual([
    1,
    expect.stringMatching(/^The conversation has no event 999\. Its events are 0 to/),
  ]);
  expect(await refusal("--at", String(middle))).toEqual([
    1,
    expect.stringMatching(
      new RegExp(`^Event ${middle} is in the middle of the calls of one reply.*Use --at \\d+ or --at ${middle + 1}\\.`),
    ),
  ]);
  expect(await refusal("--input", "api-key=")).toEqual([
    1,
    expect.stringMatching(/^LLM_API_KEY is not set\. Set it to a key for "test-1"/),
  ]);
  expect(await refusal("--at", "0")).toEqual([
    1,
    expect.stringMatching(
      new RegExp(
        `^Nothing was asked up to event 0\\..* or use --at ${numberOf(log, "MessageEvent")} or a later event\\.`,
      ),
    ),
  ]);
  expect(await refusal("--nonsense")).toEqual([
    2,
    expect.stringMatching(/^replay was not understood: Unknown option '--nonsense'/),
  ]);
  expect((await play([])).code).toBe(2);
  expect((await play([root])).err).toMatch(/has no folder `events`\. Name /);
  mkdirSync(out);
  writeFileSync(join(out, "mine"), "");
  expect((await play([log, "--repo", workspace, "--out", out, "--say", "On."])).err).toMatch(/is not empty/);
});
