/** The examples of the library, each in a process of its own as its head says, against the scripted model. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { call, conclude, type Script } from "../../src/rehearsal/model/script.ts";
import { openModel } from "../../src/rehearsal/model/server.ts";
import { openAgentServer } from "../agent-server/rehearsed/server.ts";
import { ENV } from "../agent-server/served-workspace.ts";
import { HANGS_MS } from "../real-time.ts";

const examples = join(import.meta.dirname, "..", "..", "examples", "library");
const run = promisify(execFile);

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "library-"));
  writeFileSync(join(path, "notes.md"), "Feed the cat.\n");
  return path;
}

/** What the example prints. It imports `deckhand` from our sources here; `npm run outside` has the packed one. */
async function play(
  name: string,
  cwd: string,
  script: Script,
  args: readonly string[] = [],
  more: NodeJS.ProcessEnv = {},
): Promise<string> {
  await using model = await openModel({ script, apiKey: "sk-test-0000000000", model: more.LLM_MODEL ?? "test-1" });
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    LLM_API_KEY: "sk-test-0000000000",
    LLM_MODEL: "test-1",
    LLM_BASE_URL: model.url,
    NODE_COMPILE_CACHE: join(tmpdir(), "compile-cache"), // they load the same sources, which takes a second each
    ...more,
  };
  const program = ["--conditions=deckhand-source", "--disable-warning=ExperimentalWarning", join(examples, name)];
  const playing = run(process.execPath, [...program, ...args], { cwd, env, timeout: HANGS_MS });
  playing.child.stdin?.end("n\n");
  const { stdout, stderr } = await playing;
  expect(model.problems).toEqual([]);
  expect(stderr).toBe("");
  return stdout;
}

test("quick-start.ts: a finished task, and the console shows each step", async () => {
  const script = [call("terminal", { command: "cat notes.md" }), conclude("It asks to feed the cat.")];
  const printed = await play("quick-start.ts", folder(), script, ["What do the notes say?"]);
  const lines = printed.split("\n");
  expect(lines).toContain("user: What do the notes say?");
  expect(lines).toContain("-> terminal cat notes.md");
  expect(lines.at(-2)).toBe("finished: It asks to feed the cat.");
});

test("custom-tool.ts: the model calls the tool, its mistake is told, and the answer is shown", async () => {
  const script = [
    call("count_orders", { state: "lost" }, { text: "I count." }),
    call("count_orders", { state: "open" }),
    conclude("Three orders are open."),
  ];
  expect(await play("custom-tool.ts", folder(), script)).toBe("I count.Three orders are open.\n");
});

test("resume.ts goes on in a later process; replay.ts has another model do it again, and the log stays as it was", async () => {
  const place = folder();
  mkdirSync(join(place, "build"));
  const first = [
    call("terminal", { command: "rm -rf build", security_risk: "HIGH", summary: "remove the build" }),
    conclude("You did not allow it."),
  ];
  const asked = await play("resume.ts", place, first, ["./conversation", "Remove the build folder."]);
  expect(asked).toContain("0 events so far\n");
  expect(asked).toContain("Run this? [y/N]");
  expect(readdirSync(place)).toContain("build");

  const resumed = await play("resume.ts", place, [conclude("At the build folder.")], ["./conversation"]);
  expect(resumed).not.toContain("\n0 events so far");
  expect(resumed).toContain("finished: At the build folder.\n");

  const log = () => readdirSync(join(place, "conversation", "events")).sort();
  const before = log();
  const state = readFileSync(join(place, "conversation", "base_state.json"), "utf8");
  const args = ["./conversation", "gpt-5.5", "./replayed"]; // its usual editor is another one
  const replayed = await play("replay.ts", place, [conclude("Another answer.")], args, { LLM_MODEL: "gpt-5.5" });
  expect(replayed).toContain("before: At the build folder.\ngpt-5.5, finished: Another answer.\n");
  const risky = [call("terminal", { command: "rm -rf build", security_risk: "HIGH", summary: "remove the build" })];
  const waiting = await play("replay.ts", place, risky, ["./conversation", "test-1", "./waiting"]);
  expect(waiting).toMatch(/waits: terminal .*rm -rf build.*\n/s);
  expect(waiting).toContain("test-1, waiting: \n");
  expect(log()).toEqual(before);
  expect(readFileSync(join(place, "conversation", "base_state.json"), "utf8")).toBe(state);
  expect(readdirSync(join(place, "replayed", "events")).length).toBeLessThan(before.length);
});

const SERVER = { key: "session-key-of-a-test", env: ENV };

test("remote.ts: the tools work on the server, and the model is asked from here", async () => {
  await using server = await openAgentServer(SERVER);
  const place = folder();
  const script = [call("terminal", { command: "cat notes.md >copy.md" }), conclude("It asks to feed the cat.")];
  const args = [server.url, place, "What do the notes say?"];
  const printed = await play("remote.ts", folder(), script, args, { SERVER_KEY: SERVER.key });
  expect(readFileSync(join(place, "copy.md"), "utf8")).toBe("Feed the cat.\n");
  expect(printed.split("\n").at(-2)).toBe("finished: It asks to feed the cat.");
  expect(server.requests).not.toContain("POST /api/conversations");
});

test("remote-conversation.ts: the agent works on the server, its reply comes in pieces, and a later process goes on", async () => {
  const replies = [{ run: "cat notes.md" }, { say: "It asks to feed the cat." }, { say: "Fed." }];
  await using server = await openAgentServer({ ...SERVER, script: replies });
  const [here, there] = [folder(), folder()];
  const played = (request: string) =>
    play("remote-conversation.ts", here, [], [server.url, there, request], { SERVER_KEY: SERVER.key });
  const answer = "It asks to feed the cat.";
  expect(await played("What do the notes say?")).toBe(`${answer}\nfinished: ${answer} (0.02 dollars)\n`);
  expect(await played("Feed it.")).toBe("Fed.\nfinished: Fed. (0.03 dollars)\n");
  expect(server.conversations.all.size).toBe(1);
  const names = readdirSync(join(here, "conversation", "events")).filter((name) => name.endsWith(".json"));
  const events = names.map((name) => readFileSync(join(here, "conversation", "events", name), "utf8"));
  expect(events.join("")).toContain("Feed the cat.");
  expect(events.length).toBe([...server.conversations.all.values()][0]?.events.length);
});
