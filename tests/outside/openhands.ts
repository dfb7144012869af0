/** The OpenHands SDK reads and resumes the logs that Deckhand writes, and Deckhand those that the SDK writes. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { EventLog } from "../../src/core/event/event-log.ts";
import { folderStore } from "../../src/core/event/file-store.ts";
import { toChat } from "../../src/core/view/to-chat.ts";
import { viewOf } from "../../src/core/view/view.ts";
import { agentOf, openModel as openClient } from "../../src/library/agent.ts";
import { openConversation } from "../../src/library/conversation.ts";
import { localWorkspace } from "../../src/library/workspace.ts";
import { call, conclude, type Script } from "../../src/rehearsal/model/script.ts";
import { openModel, type ScriptedModel } from "../../src/rehearsal/model/server.ts";
import { openStage } from "../../src/rehearsal/stage.ts";
import { storyOf } from "../../src/rehearsal/story/story.ts";
import { standardTools } from "../../src/tools/standard-tools.ts";
import { countingStamper } from "../core/event/counting-stamper.ts";
import { endOfConsole } from "./checks.ts";
import type { Counterpart, Row, World } from "./counterpart.ts";
import { captureScript, safe } from "./openhands-script.ts";
import { must } from "./process.ts";
import { inEnvironment, makeEnvironment } from "./python.ts";
import { writeRandomLogs } from "./random-logs.ts";
import { sideBySide } from "./side-by-side.ts";

const pins = ["openhands-sdk==1.58.2", "openhands-tools==1.58.2"];
const MINUTES = 60_000;
const RANDOM = 1000;
const CONVERSATION = "5d4c0000-0000-4000-8000-000000000001";
const ID = CONVERSATION.replaceAll("-", "");

type Played = Readonly<{ script: Script; inputs?: Readonly<Record<string, string>> }>;

/** What a sub-agent is given, and says. */
const ASKED: Script = [
  call("task", { prompt: "How large is it?", subagent_type: "general-purpose", ...safe }),
  call("terminal", { command: "ls", ...safe }),
  conclude("It is small."),
];

const TWO: Script = [
  call("delegate", { command: "spawn", ids: ["second"], ...safe }),
  call("delegate", { command: "delegate", tasks: { second: "And how old?" }, ...safe }),
  conclude("It is new."),
];

const runs: Readonly<Record<string, Played>> = {
  "a run that fixes the bug": { script: storyOf("fix").script },
  "a run with sub-agents": {
    inputs: { "sub-agents": "true" },
    script: [...ASKED, ...TWO, call("finish", { message: "That is all." })],
  },
  "a run that searches, plans and makes mistakes": {
    script: [
      call("task_tracker", { command: "plan", task_list: [{ title: "Look", notes: "", status: "in_progress" }] }),
      call("think", { thought: "The regular expression leaves a hyphen at the end." }),
      call("glob", { pattern: "**/*.js" }),
      call("grep", { pattern: "replaceAll", output_mode: "lines" }),
      call("file_editor", { command: "create", path: "notes.md", file_text: "Twice a day.\n" }),
      call("file_editor", { command: "str_replace", path: "notes.md", old_str: "Once", new_str: "Twice" }),
      call("terminal", { command: "false" }),
      call("terminal", { command: "", reset: true }),
      call("no_such_tool", {}),
      call("finish", { message: "That is all." }),
    ],
  },
};

const Read = z.object({
  conversations: z.int(),
  events: z.int(),
  failures: z.array(z.object({ kind: z.string(), tool: z.string(), message: z.string() })),
});

export const openhands: Counterpart = {
  name: "openhands",
  about: "the OpenHands SDK reads our logs and we read its logs, and each goes on with them",
  pins,
  install: (folder) => makeEnvironment({ folder, python: [3, 12], packages: pins }),
  async *play(world) {
    for (const [what, played] of Object.entries(runs)) yield await readRun(world, what, played);
    const random = join(world.scratch, "random");
    await writeRandomLogs(random, RANDOM);
    yield await readLogs(world, `${RANDOM} random conversations`, random);
    yield await readFields(world);
    yield* thereAndBack(world);
    yield* sideBySide(world.scratch, (url, workspace) => python(world, "openhands-steps.py", [url, workspace]));
  },
};

/** Without it the SDK would ask GitHub for prices, and it greets. */
const env = { LITELLM_LOCAL_MODEL_COST_MAP: "True", OPENHANDS_SUPPRESS_BANNER: "1" };

async function python({ folder }: World, program: string, args: readonly string[]): Promise<string> {
  const path = join(import.meta.dirname, program);
  return must(inEnvironment(folder, "python"), [path, ...args], { env, limitMs: 9 * MINUTES });
}

/** Its conversations go on there with a step each, also those of its sub-agents. */
async function readRun(world: World, what: string, played: Played): Promise<Row> {
  await using stage = await openStage({ bundle: join(world.action, "dist", "index.js"), ...played });
  const rehearsal = await stage.play();
  const folder = rehearsal.outputs["conversation-path"];
  if (folder !== undefined && folder !== "") return await goOn(world, what, folder);
  return { what, problems: [endOfConsole(rehearsal)] };
}

const MOST_CONVERSATIONS = 8;

async function goOn(world: World, what: string, folder: string): Promise<Row> {
  const one = [call("terminal", { command: "echo on", ...safe }), conclude("Done there.")];
  const script = Array.from({ length: MOST_CONVERSATIONS }, () => one).flat();
  const model = await openModel({ script, apiKey, model: "test-1" });
  try {
    const row = await readLogs(world, what, folder, [model.url]);
    return { ...row, problems: [...row.problems, ...model.problems] };
  } finally {
    await model.close();
  }
}

async function readLogs(world: World, what: string, folder: string, more: readonly string[] = []): Promise<Row> {
  const output = await python(world, "openhands-logs.py", [folder, ...more]);
  const { conversations, events, failures } = Read.parse(JSON.parse(output.trim().split("\n").at(-1) ?? ""));
  const problems = failures.map(({ kind, tool, message }) => `${kind} ${tool}: ${message}`);
  const note = `${events} events of ${conversations} conversations`;
  return { what, problems: events === 0 ? ["There is no event."] : [...new Set(problems)], note };
}

/** The unit tests hold each event against this table. */
async function readFields(world: World): Promise<Row> {
  const now = JSON.parse(await python(world, "openhands-fields.py", []));
  const file = join(import.meta.dirname, "..", "interop", "fixtures", "openhands-fields.json");
  const isSame = isDeepStrictEqual(now, JSON.parse(readFileSync(file, "utf8")));
  return { what: "its fields are those of our table", problems: isSame ? [] : ["The table is of another version."] };
}

/** The SDK begins, we read what it wrote, and both go on in turn; then the same with a log that we began. */
async function* thereAndBack(world: World): AsyncIterable<Row> {
  const [one, two, three, four] = [step("sdk-1"), step("ours-1", SEARCH), step("sdk-2"), step("ours-2")];
  await using theirs = await placeIn(world, "theirs", [captureScript, one, two, three, four]);
  await inSdk(theirs, "begin");
  yield sameMessages(theirs.logs);
  yield { what: "it goes on with its log", problems: await inSdk(theirs, "sdk-1") };
  yield { what: "we go on with its log, with a step and more tools", problems: await here(theirs, "ours-1") };
  yield { what: "it goes on with its log after us, with a step", problems: await inSdk(theirs, "sdk-2") };
  yield { what: "we go on once more", problems: await here(theirs, "ours-2") };
  await using ours = await placeIn(world, "ours", [two, one, four, three]);
  const begun = await here(ours, "ours-1");
  yield { what: "it goes on with our log, with a step", problems: [...begun, ...(await inSdk(ours, "sdk-1"))] };
  yield { what: "we go on with our log after it, with a step", problems: await here(ours, "ours-2") };
  yield { what: "it goes on once more", problems: await inSdk(ours, "sdk-2") };
}

const SEARCH: Script = [
  call("grep", { pattern: "o", ...safe }),
  call("glob", { pattern: "*.txt", ...safe }),
  call("file_editor", { command: "create", path: "notes.md", file_text: "Twice a day.\n", ...safe }),
  call("no_such_tool", { a: 1 }),
  ...ASKED,
];

/** Each step writes its name, and sees those of all steps before it. */
function step(name: string, before: Script = []): Script {
  const write = call("terminal", { command: `echo ${name} >> steps.txt; cat steps.txt`, ...safe });
  return [...before, write, conclude(`Done by ${name}.`)];
}

type Place = AsyncDisposable & Readonly<{ world: World; workspace: string; logs: string; model: ScriptedModel }>;

const apiKey = "sk-test-0000000000";

/** One model for all turns: the ids of its replies and calls would come again. */
async function placeIn(world: World, name: string, script: readonly Script[]): Promise<Place> {
  const folders = { workspace: join(world.scratch, name, "workspace"), logs: join(world.scratch, name, "logs") };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  const model = await openModel({ script: script.flat(), apiKey, model: "test-1" });
  return { world, ...folders, model, [Symbol.asyncDispose]: () => model.close() };
}

/** `turn` is "begin", or the name of a step. */
async function inSdk({ world, workspace, logs, model }: Place, turn: string): Promise<string[]> {
  const before = answersIn(logs);
  const mode = turn === "begin" ? turn : "continue";
  const output = await python(world, "openhands-capture.py", [model.url, workspace, logs, mode]);
  if (mode === "begin") return [...model.problems];
  return [...model.problems, ...endOf(output), ...unheard(model, before), ...unwritten(workspace, turn)];
}

/** With the library, as a program of a user would. */
async function here({ workspace, logs, model }: Place, name: string): Promise<string[]> {
  const before = answersIn(logs);
  const conversation = await openConversation({
    id: CONVERSATION,
    agent: agentOf({ model: openClient({ model: "test-1", apiKey, baseUrl: model.url }), tools: standardTools() }),
    workspace: localWorkspace(workspace),
    store: join(logs, ID),
    subAgents: {},
  });
  await conversation.send("Go on, please.");
  let { status } = await conversation.run();
  while (status === "waiting") ({ status } = await conversation.approve()); // both ask about what only reads and rates no risk
  const answer = conversation.finalResponse();
  const findings = conversation.log.findings.map(({ text }) => text);
  await conversation.close();
  return [
    ...model.problems,
    ...findings,
    ...(status === "finished" && answer === `Done by ${name}.` ? [] : [`It ended as ${status}: ${answer}`]),
    ...unheard(model, before),
    ...unwritten(workspace, name),
  ];
}

/** What both have answered so far, in the log. */
function answersIn(logs: string): readonly string[] {
  const events = join(logs, ID, "events");
  if (!existsSync(events)) return [];
  const texts = readdirSync(events).map((name) =>
    name.endsWith(".json") ? readFileSync(join(events, name), "utf8") : "",
  );
  return [...new Set(texts.flatMap((text) => /Done by [\w-]+\./.exec(text)?.[0] ?? []))];
}

/** Everything that was answered before is in the next request. */
function unheard({ requests }: ScriptedModel, answers: readonly string[]): string[] {
  const said = JSON.stringify(requests.at(-1)?.body.messages ?? "");
  return answers.filter((answer) => !said.includes(answer)).map((answer) => `The model is not told "${answer}"`);
}

function unwritten(workspace: string, name: string): string[] {
  const path = join(workspace, "steps.txt");
  const lines = existsSync(path) ? readFileSync(path, "utf8").trim().split("\n") : [];
  return lines.at(-1) === name ? [] : [`The step ${name} did nothing: ${lines.join(", ")}`];
}

function sameMessages(logs: string): Row {
  const log = new EventLog(folderStore(join(logs, ID)), countingStamper());
  const texts = toChat(viewOf(log.branch())).map(({ role, content }) => ({ role, content }));
  log.close();
  const Messages = z.array(z.object({ role: z.string(), content: z.unknown() }));
  const theirs = Messages.parse(JSON.parse(readFileSync(join(logs, "view-messages.json"), "utf8")));
  const problems = [
    ...log.findings.map(({ text }) => text),
    ...(isDeepStrictEqual(texts, theirs) ? [] : ["The messages differ from those of the SDK."]),
  ];
  return { what: "its log gives the same messages here", problems, note: `${log.length} events` };
}

function endOf(output: string): string[] {
  const last =
    output
      .trim()
      .split("\n")
      .findLast((line) => line.startsWith("{")) ?? "{}";
  const { status, before } = Object(JSON.parse(last));
  return [...(status === "finished" ? [] : [`It ended as ${status}.`]), ...(before > 0 ? [] : ["It began again."])];
}
