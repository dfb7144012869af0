/** Decides which words of a request count that was edited before the run began: nobody speaks in the name of another. */
import { gitHubReader } from "../../github/client.ts";
import { readEdited } from "../../github/read/thread/still-said.ts";
import type { Actor, Trigger } from "../../github/read/trigger/trigger.ts";
import { code, codeWithin } from "../../markdown/inline-code.ts";
import { prompt } from "../../prompts.ts";
import type { Connection } from "../../runner/connect.ts";
import type { World } from "../../runner/world.ts";
import type { Reread } from "../run.ts";
import { whyRefused } from "./who-may.ts";
import { MOST_WORDS } from "./withdrawn.ts";

type Asked = Readonly<{ world: World; connection: Connection; given: Trigger; reread: Reread }>;

/** The request that is carried out, and a note for the report. */
export type RequestNow = Readonly<{ trigger: Trigger; note: string }> | "withdrawn";

/**
 * The words as they are now, if their author edited them, or somebody else who may start a run: then both are responsible.
 * Otherwise the words as they were sent. Undefined if they are the same after all. An edit makes no decision, and changes none.
 */
export async function requestNow(asked: Asked): Promise<RequestNow | undefined> {
  const { connection, given, reread } = asked;
  const { github, job } = connection;
  if (given.decision) return undefined;
  const found = await readEdited(gitHubReader(github, job.repository), given);
  if (!found?.editor) return { trigger: given, note: noted("request-edited-unknown", given) };
  const again = reread(found.body);
  if (again.status === "ignored" || again.decision) return "withdrawn";
  if (again.request === given.request && again.kind === given.kind) return undefined;
  if (found.editor === "author") return { trigger: again, note: noted("request-edited", again) };
  const { editor } = found;
  const who = code(editor.login);
  if (await isRefused(asked, again, editor))
    return { trigger: given, note: noted("request-edited-by-other", given, { who }) };
  const trigger = { ...again, actors: [...again.actors, editor] };
  return { trigger, note: noted("request-edited-by", again, { who }) };
}

async function isRefused({ world, connection }: Asked, again: Trigger, editor: Actor): Promise<boolean> {
  return (await whyRefused(world, connection, { ...again, actors: [editor] })) !== undefined;
}

type Note = "request-edited" | "request-edited-by" | "request-edited-by-other" | "request-edited-unknown";

function noted(name: Note, { request }: Trigger, more: Readonly<Record<string, string>> = {}): string {
  return prompt(name, { words: codeWithin(MOST_WORDS, request), ...more });
}
