/** Whole conversations on the OpenHands agent server, with the scripted model. */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { RemoteWorkspace, RemoteWorkspaceOptions } from "../../src/agent-server/remote-workspace.ts";
import { agentOf } from "../../src/core/agent/agent.ts";
import type { Conversation } from "../../src/core/conversation/conversation.ts";
import { openConversation } from "../../src/core/conversation/open-conversation.ts";
import { memoryStore } from "../../src/core/event/file-store.ts";
import { openModel as openClient } from "../../src/core/model/open-model.ts";
import { call, conclude, type Script } from "../../src/rehearsal/model/script.ts";
import { openModel } from "../../src/rehearsal/model/server.ts";
import { standardTools } from "../../src/tools/standard-tools.ts";
import { fakeModel } from "../core/model/fake-model.ts";
import type { Row, World } from "./counterpart.ts";

type Server = Readonly<{
  start(): Promise<AsyncDisposable>;
  open(folder: string, given: Partial<RemoteWorkspaceOptions>): RemoteWorkspace;
}>;

const API_KEY = "sk-test-0000000000";
const forever = new AbortController().signal;
const OF_SERVER = new Set(["terminal", "file_editor", "task_tracker", "finish", "think"]);

const write = (text: string) => call("terminal", { command: `echo ${text} >>said.txt; cat said.txt` });

export async function* conversations(world: World, server: Server): AsyncIterable<Row> {
  const first = await server.start();
  try {
    yield await wholeLife(world, server, "session");
    yield await wholeLife(world, server, "events");
    yield await timed(world, server);
  } finally {
    await first[Symbol.asyncDispose]();
  }
  yield await killed(world, server);
}

/** `isThere`: the agent runs on the server, too. Default: yes. */
type Place = Readonly<{ folder: string; script: Script; isThere?: boolean; connect?: (url: URL) => WebSocket }>;

async function within(
  { open }: Server,
  { folder, script, isThere = true, connect }: Place,
  act: (conversation: Conversation, again: () => Promise<Conversation>) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  mkdirSync(folder);
  await using model = await openModel({ script, apiKey: API_KEY, model: "test-1" });
  const plain = open(folder, {});
  const handed = { llm: { model: "openai/test-1", base_url: model.url, api_key: API_KEY, num_retries: 0 } };
  const world = { ...plain.server.world, ...(connect && { connect }) };
  const workspace = open(folder, { ...(isThere && { handed }), world });
  const asked = openClient(
    { model: "test-1", baseUrl: model.url, apiKey: API_KEY },
    { ...world, clock: () => performance.now() },
  );
  const tools = standardTools().filter(({ name }) => OF_SERVER.has(name));
  const options = {
    id: crypto.randomUUID(),
    agent: agentOf({
      model: isThere ? fakeModel(["A title."]) : asked.default,
      tools,
      systemPrompt: "You help.",
      context: "",
    }),
    workspace,
    stamper: () => ({ id: crypto.randomUUID(), timestamp: new Date().toISOString() }),
    limits: { maxIterations: 20 },
  };
  const opened: Conversation[] = [];
  const again = async () => {
    const conversation = await openConversation({ ...options, store: memoryStore() });
    opened.push(conversation);
    return conversation;
  };
  try {
    return [...(await act(await again(), again)), ...model.problems];
  } finally {
    for (const conversation of opened) await conversation.close();
    await workspace.close();
  }
}

/** Everything that the interface has, over one of the two sockets. */
async function wholeLife({ scratch }: World, server: Server, way: "session" | "events"): Promise<Row> {
  const folder = join(scratch, `life-${way}`);
  const script = [
    write("one"),
    conclude("Done."),
    write("two"),
    write("three"),
    conclude("Done again."),
    conclude("Forked."),
  ];
  const connect = (url: URL) => {
    if (!url.pathname.includes(`/sockets/${way}/`)) url.pathname = "/sockets/no-such-socket";
    return new WebSocket(url);
  };
  const problems = await within(server, { folder, script, connect }, async (conversation, again) => {
    const seen: string[] = [];
    conversation.observe({ onEvent: ({ id }) => seen.push(id) });
    await conversation.updateSecrets({ TOKEN: "value-of-a-secret" });
    await conversation.send("Write one.");
    const ends: unknown[] = [await conversation.run(forever)];
    await conversation.setConfirmationPolicy({ kind: "AlwaysConfirm" });
    await conversation.send("Write two, and three.");
    ends.push(await conversation.run(forever), await conversation.approve(forever));
    await conversation.rejectPendingActions("Not three.");
    ends.push(await conversation.run(forever));
    await conversation.setTags({ origin: "outside" });
    const title = await conversation.generateTitle(forever);
    const other = await again();
    const fork = await conversation.fork({ id: crypto.randomUUID(), store: memoryStore() });
    const [here, there, copied] = [conversation, other, fork].map(({ log }) => [...log].map(({ id }) => id).toSorted());
    await fork.send("And you?");
    ends.push(await fork.run(forever));
    const forked = fork.finalResponse();
    await fork.close();
    const facts = {
      ends,
      title,
      answer: conversation.finalResponse(),
      forked,
      file: readFileSync(join(folder, "said.txt"), "utf8"),
      isSame: isDeepStrictEqual(here, there) && new Set(seen).size === seen.length,
      isForked:
        copied?.length === new Set(conversation.log.branch().map(({ id }) => id)).size || (copied?.length ?? 0) > 0,
      calls: conversation.state.totals.calls,
    };
    const expected = {
      ends: ["finished", "waiting", "waiting", "finished", "finished"].map((status) => ({ status })),
      title: "A title.",
      answer: "Done again.",
      forked: "Forked.",
      file: "one\ntwo\n",
      isSame: true,
      isForked: true,
      calls: 5,
    };
    return isDeepStrictEqual(facts, expected) ? [] : [`It was otherwise: ${JSON.stringify(facts)}`];
  });
  return { what: `a whole conversation over the socket for ${way === "session" ? "sessions" : "events"}`, problems };
}

const STEPS = 20;
/** How much longer a step may take with our loop here and the tools there than in the server's own loop. */
const MOST = 1.3;

/**
 * The same commands of the same model; no two are equal, or both loops would take that for going in circles. The first two
 * steps start shells, here and there.
 */
async function timed({ scratch }: World, server: Server): Promise<Row> {
  const steps = Array.from({ length: STEPS }, (_, index) => call("terminal", { command: `echo ${index}` }));
  const script = [...steps, conclude("Done.")];
  const theirs = await stepTime(server, { folder: join(scratch, "steps-there"), script, isThere: true });
  const ours = await stepTime(server, { folder: join(scratch, "steps-here"), script, isThere: false });
  const [here, there] = [ours.ms, theirs.ms];
  const note = `${(here / there).toFixed(2)} × the server's own, at most ${MOST} ×: ${here.toFixed(0)} ms, ${there.toFixed(0)} ms`;
  const missed = here <= MOST * there ? [] : [`Missed: ${note}.`];
  return {
    what: "what a step costs with the tools there",
    problems: [...ours.problems, ...theirs.problems, ...missed],
    note,
  };
}

/** The median, in milliseconds. Steps that were not carried out are a problem. */
async function stepTime(server: Server, place: Place) {
  const gaps: number[] = [];
  const problems = await within(server, place, async (conversation) => {
    let last = performance.now();
    conversation.log.subscribe(({ kind }) => {
      if (kind !== "ObservationEvent") return;
      gaps.push(performance.now() - last);
      last = performance.now();
    });
    await conversation.send("Work.");
    await conversation.run(forever);
    return gaps.length < STEPS ? [`Only ${gaps.length} of ${STEPS} steps were carried out.`] : [];
  });
  const steps = gaps.slice(2).toSorted((one, other) => one - other);
  return { ms: steps[Math.floor(steps.length / 2)] ?? Number.NaN, problems };
}

/** The server is killed while the agent works, and the conversation goes on where it was. */
async function killed({ scratch }: World, server: Server): Promise<Row> {
  const what = "a conversation goes on after its server was killed in the middle of a run";
  const folder = join(scratch, "killed");
  const long = call("terminal", { command: "echo begun >>said.txt; sleep 6; echo ended >>said.txt" });
  let running = await server.start();
  try {
    const problems = await within(
      server,
      { folder, script: [long, conclude("Done."), conclude("Done.")] },
      async (conversation) => {
        const seen: string[] = [];
        conversation.observe({ onEvent: ({ id }) => seen.push(id) });
        await conversation.send("Work.");
        const run = conversation.run(forever);
        while (!conversation.log.branch().some(({ kind }) => kind === "ActionEvent")) await sleep(100);
        await running[Symbol.asyncDispose]();
        await sleep(1000);
        running = await server.start();
        const ends = [await run];
        for (let left = 3; ends.at(-1)?.status !== "finished" && left > 0; left -= 1) {
          ends.push(await conversation.run(forever));
        }
        const isOnce = new Set(seen).size === seen.length;
        const isDone = ends.at(-1)?.status === "finished" && conversation.finalResponse() === "Done.";
        return isOnce && isDone ? [] : [`It ended as ${JSON.stringify(ends)} after ${seen.length} events.`];
      },
    );
    return { what, problems };
  } finally {
    await running[Symbol.asyncDispose]();
  }
}
