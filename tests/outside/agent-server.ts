/** The OpenHands agent server: our workspaces, runs and conversations on its machine. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import {
  type RemoteWorkspace,
  type RemoteWorkspaceOptions,
  remoteWorkspace,
} from "../../src/agent-server/remote-workspace.ts";
import { call, conclude, say } from "../../src/rehearsal/model/script.ts";
import { openModel } from "../../src/rehearsal/model/server.ts";
import { call as anyCall, beside, work } from "../core/invariants/places.ts";
import { conversations } from "./agent-server-conversations.ts";
import { runs } from "./agent-server-runs.ts";
import type { Counterpart, Row, World } from "./counterpart.ts";
import { freePort, run, serve } from "./process.ts";
import { inEnvironment, makeEnvironment } from "./python.ts";

const pins = ["openhands-sdk==1.58.2", "openhands-tools==1.58.2", "openhands-agent-server==1.58.2"];
const MINUTES = 60_000;
const KEY = "session-key-of-outside";
const API_KEY = "sk-test-0000000000";
const root = join(import.meta.dirname, "..", "..");

const forever = new AbortController().signal;

export const agentServer: Counterpart = {
  name: "agent-server",
  about: "workspaces, runs and conversations on an OpenHands agent server",
  pins,
  install: (folder) => makeEnvironment({ folder, python: [3, 12], packages: pins }),
  async *play(world) {
    const port = await freePort();
    const start = () => startServer(world, port);
    const first = await start();
    try {
      yield await sameWork(world, port);
      yield* runs(world, { url: `http://127.0.0.1:${port}`, key: KEY });
    } finally {
      await first[Symbol.asyncDispose]();
    }
    yield await restarted(world, port, start);
    yield* examples(world, port, start);
    yield* conversations(world, {
      start,
      open: (folder, given) => workspaceOn(world, port, folder, given),
    });
  },
};

function startServer({ folder, scratch }: World, port: number): Promise<AsyncDisposable> {
  const home = join(scratch, "server");
  mkdirSync(home, { recursive: true });
  const env = {
    OH_SESSION_API_KEYS_0: KEY,
    OH_SECRET_KEY: "outside",
    OH_CONVERSATIONS_PATH: join(home, "conversations"),
    OH_BASH_EVENTS_DIR: join(home, "bash"),
    LITELLM_LOCAL_MODEL_COST_MAP: "True",
    OPENHANDS_SUPPRESS_BANNER: "1",
  };
  const args = ["-m", "openhands.agent_server", "--host", "127.0.0.1", "--port", String(port)];
  const url = `http://127.0.0.1:${port}/ready`;
  return serve(inEnvironment(folder, "python"), args, { cwd: home, env, url, limitMs: 3 * MINUTES });
}

function workspaceOn(
  { action }: World,
  port: number,
  workingDir: string,
  given: Partial<RemoteWorkspaceOptions> = {},
): RemoteWorkspace {
  return remoteWorkspace({
    url: `http://127.0.0.1:${port}`,
    key: KEY,
    workingDir,
    host: join(action, "dist", "tool-host", "index.js"),
    node: process.execPath,
    world: {
      fetch,
      connect: (url) => new WebSocket(url),
      sleep: (ms, signal) => sleep(ms, undefined, { signal }),
      random: Math.random,
      newId: () => crypto.randomUUID(),
    },
    ...given,
  });
}

/** The examples of the library, as their heads say. */
async function* examples({ scratch }: World, port: number, start: () => Promise<AsyncDisposable>): AsyncIterable<Row> {
  await using _running = await start();
  for (const name of ["remote.ts", "remote-conversation.ts"]) {
    const [here, there] = [join(scratch, name, "here"), join(scratch, name, "there")];
    for (const folder of [here, there]) mkdirSync(folder, { recursive: true });
    writeFileSync(join(there, "notes.md"), "Feed the cat.\n");
    const answer = "It asks to feed the cat.";
    // A server that streams passes on the text of a reply, and not the arguments of a call.
    const last = name === "remote.ts" ? conclude(answer) : say(answer);
    const script = [call("terminal", { command: "cat notes.md >copy.md" }), last];
    await using model = await openModel({ script, apiKey: API_KEY, model: "test-1" });
    const env = { LLM_API_KEY: API_KEY, LLM_MODEL: "test-1", LLM_BASE_URL: model.url, SERVER_KEY: KEY };
    const program = ["--conditions=deckhand-source", join(root, "examples", "library", name)];
    const args = [...program, `http://127.0.0.1:${port}`, there, "What do the notes say?"];
    const { output, exitCode } = await run(process.execPath, args, { cwd: here, env, limitMs: 2 * MINUTES });
    const copy = join(there, "copy.md");
    const isThere = existsSync(copy) && readFileSync(copy, "utf8") === "Feed the cat.\n";
    const isSo = exitCode === 0 && isThere && output.includes(`finished: ${answer}`);
    // In pieces, and then as a whole.
    const isStreamed = name === "remote.ts" || output.split(answer).length === 3;
    const problems = [...(isSo && isStreamed ? [] : [output.slice(-600)]), ...model.problems];
    yield { what: `examples/library/${name}`, problems };
  }
}

async function sameWork(world: World, port: number): Promise<Row> {
  const problems: string[] = [];
  const runs = fc.sample(fc.array(anyCall, { minLength: 4, maxLength: 8 }), 5);
  for (const calls of runs) {
    const near = await work(calls, beside);
    const far = await work(calls, async (folder) => {
      const workspace = workspaceOn(world, port, folder);
      return { workspace, [Symbol.asyncDispose]: () => workspace.close() };
    });
    if (!isDeepStrictEqual(near, far)) problems.push(`Another log or other files after ${JSON.stringify(calls)}`);
  }
  return { what: "the same work there and here has the same log and leaves the same files", problems };
}

async function restarted(world: World, port: number, start: () => Promise<AsyncDisposable>): Promise<Row> {
  const what = "a command outlives a server that is killed, and its answer comes when the server is back";
  const workspace = workspaceOn(world, port, world.scratch);
  const first = await start();
  await workspace.run("true", { timeoutMs: 60_000, signal: forever });
  const running = workspace.run("sleep 5; echo done >>restarted; cat restarted", {
    timeoutMs: 60_000,
    signal: forever,
  });
  running.catch(() => undefined); // it is waited for below
  await sleep(1000);
  await first[Symbol.asyncDispose]();
  const second = await start();
  try {
    const { output, exitCode } = await running;
    return { what, problems: output === "done\n" && exitCode === 0 ? [] : [`It ended with ${exitCode}: ${output}`] };
  } finally {
    await workspace.close();
    await second[Symbol.asyncDispose]();
  }
}
