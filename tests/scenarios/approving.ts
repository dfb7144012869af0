/** Plays in which an action waits, and what people then do about it: several events on one stage. */
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Happening, PlayOptions } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { type StoryOptions, stageFor } from "./play.ts";

const file = { command: "create", path: "tides.md", file_text: "Twice a day.\n" };
export const edit = call("file_editor", { ...file, security_risk: "LOW" });
export const run = (command: string, security_risk = "HIGH") => call("terminal", { command, security_risk });
export const finish = call("finish", { message: "The tides are out." });
export const publish = "echo published >> out.txt";

/** Two calls of one reply. */
export const both = (first: string, second: string) => ({
  calls: [first, second].map((command) => ({ name: "terminal", arguments: { command, security_risk: "HIGH" } })),
});

/** A stage with a clock that people can let pass. */
export type Waiting = Readonly<{ stage: Stage; first: Rehearsal; pass(ms: number): void }>;

export async function waiting(script: Script, options: StoryOptions = {}, how: PlayOptions = {}): Promise<Waiting> {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const inputs = { confirmation: "risky", ...options.inputs };
  const stage = await stageFor({ ...options, script, inputs, now });
  const first = await stage.play(how);
  const pass = (ms: number) => {
    ahead += ms;
  };
  pass(5000);
  return { stage, first, pass };
}

export function labels(actor: string, label = "agent:approve") {
  return (github: Stage["github"], number: number): Happening => {
    const { state } = github;
    github.label({ issue: number, name: label, by: actor });
    const isPull = state.pulls.has(number);
    const deed = { action: "labeled", sender: actor, label };
    const payload = isPull ? github.payloads.pullRequest(number, deed) : github.payloads.issues(number, deed);
    return { name: isPull ? "pull_request" : "issues", actor, payload };
  };
}

/** What waits, as the output tells it. */
export function pendingIn({ outputs }: Rehearsal): readonly Readonly<{ digest: string; tool: string }>[] {
  return JSON.parse(outputs["pending-actions"] || "[]");
}
