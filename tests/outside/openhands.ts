/** The OpenHands SDK reads the event logs that Deckhand writes. */
import { join } from "node:path";
import { z } from "zod";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import { openStage } from "../../src/rehearsal/stage.ts";
import { storyOf } from "../../src/rehearsal/story/story.ts";
import type { Counterpart, Row, World } from "./counterpart.ts";
import { must } from "./process.ts";
import { inEnvironment, makeEnvironment } from "./python.ts";

const pins = ["openhands-sdk==1.58.0", "openhands-tools==1.58.0"];
const MINUTES = 60_000;

const runs: Readonly<Record<string, Script>> = {
  "a run that fixes the bug": storyOf("fix").script,
  "a run that searches, plans and makes mistakes": [
    call("task_tracker", { command: "plan", task_list: [{ title: "Look", notes: "", status: "in_progress" }] }),
    call("think", { thought: "The regular expression leaves a hyphen at the end." }),
    call("glob", { pattern: "**/*.js" }),
    call("grep", { pattern: "replaceAll" }),
    call("file_editor", { command: "create", path: "notes.md", file_text: "Twice a day.\n" }),
    call("file_editor", { command: "str_replace", path: "notes.md", old_str: "Once", new_str: "Twice" }),
    call("terminal", { command: "false" }),
    call("finish", { message: "That is all." }),
  ],
};

/** Events that the SDK does not read, as `KIND TOOL`, with the reason. One that it reads has to be removed. */
const unreadable: Readonly<Record<string, string>> = {
  "ObservationEvent glob": "ours has no `pattern` and no `search_path`, which the SDK requires",
  "ActionEvent grep": "ours names its `output_mode`, and the SDK takes no field that it does not know",
  "ObservationEvent grep": "ours has no `pattern` and no `search_path`, which the SDK requires",
};

const Read = z.object({
  events: z.int(),
  failures: z.array(z.object({ kind: z.string(), tool: z.string(), message: z.string() })),
});

export const openhands: Counterpart = {
  name: "openhands",
  about: "the OpenHands SDK reads each event of our logs",
  pins,
  install: (folder) => makeEnvironment({ folder, python: [3, 12], packages: pins }),
  async *play(world) {
    const met = new Set<string>();
    for (const [what, script] of Object.entries(runs)) yield await readLog(world, what, script, met);
    const gone = Object.keys(unreadable).filter((event) => !met.has(event));
    yield {
      what: "what is listed as unreadable still is",
      problems: gone.map((event) => `The SDK reads ${event} now.`),
    };
  },
};

async function readLog({ folder, action }: World, what: string, script: Script, met: Set<string>): Promise<Row> {
  await using stage = await openStage({ bundle: join(action, "dist", "index.js"), script });
  const { outputs } = await stage.play();
  const args = [join(import.meta.dirname, "openhands-events.py"), outputs["conversation-path"] ?? ""];
  // It would ask GitHub for prices, and it greets.
  const env = { LITELLM_LOCAL_MODEL_COST_MAP: "True", OPENHANDS_SUPPRESS_BANNER: "1" };
  const output = await must(inEnvironment(folder, "python"), args, { env, limitMs: 5 * MINUTES });
  const { events, failures } = Read.parse(JSON.parse(output.trim().split("\n").at(-1) ?? ""));
  const named = failures.map(({ kind, tool, message }) => ({ event: `${kind} ${tool}`.trim(), message }));
  for (const { event } of named) met.add(event);
  const unknown = named.filter(({ event }) => !(event in unreadable));
  const problems = unknown.map(({ event, message }) => `${event}: ${message}`);
  const note = `${events - failures.length} of ${events} events`;
  return { what, problems: events === 0 ? ["There is no event."] : problems, note };
}
