/** Set-ups with which a run would be for nothing: people read what to change, in every place, and no model is paid. */
import { expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Happening } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { answersOf, play } from "./play.ts";

const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "a note\n" });
const script: Script = [edit, call("finish", { message: "There is a note." })];

const errorsOf = ({ runner }: Rehearsal) => runner.log.filter(({ kind }) => kind === "error").map(({ text }) => text);

/** The places where people look, without the comment if there is none. */
const placesOf = (rehearsal: Rehearsal) => [
  ...answersOf(rehearsal),
  errorsOf(rehearsal).join("\n"),
  rehearsal.runner.summary,
];

/** The headline and the remedy are in each place, and no model was asked. */
function expectEarly(rehearsal: Rehearsal, headline: string, ...remedies: readonly string[]): void {
  expect(rehearsal.outputs).toMatchObject({ outcome: "failed", reason: expect.stringContaining(headline) });
  expect(rehearsal).toMatchObject({ modelRequests: 0, runner: { exitCode: 1 } });
  for (const place of placesOf(rehearsal)) for (const words of [headline, ...remedies]) expect(place).toContain(words);
}

/** Events without a thread, as a clock or a person at "Run workflow" makes them. */
const happens = (name: "schedule" | "workflow_dispatch") => {
  return (github: Stage["github"], issue: number): Happening => {
    const { repository, sender } = github.payloads.issues(issue, { action: "opened", sender: "maria" });
    const event = name === "schedule" ? { schedule: "0 0 * * *" } : { inputs: null, ref: "refs/heads/main", sender };
    return { name, actor: "maria", payload: { repository, ...event } };
  };
};

test.for(["schedule", "workflow_dispatch"] as const)("%s without a prompt is no green job", async (name) => {
  const { rehearsal } = await play({ script }, { happening: happens(name) });
  expectEarly(
    rehearsal,
    `"${name}" starts a run only with a prompt, and this one has none`,
    "Set `prompt` or `prompt-file` in the `with:` block of the workflow step",
  );
  expect(placesOf(rehearsal).join("\n").includes("an input named `prompt`")).toBe(name === "workflow_dispatch");
});

test.for(["schedule", "workflow_dispatch"] as const)("twin: %s with a prompt works", async (name) => {
  const { rehearsal } = await play({ script, inputs: { prompt: "Write a note." } }, { happening: happens(name) });
  expect(rehearsal.outputs.outcome).toBe("changed");
});

test("an end without a comment is in the summary of the step: a comment that is not for us, and one by a stranger", async () => {
  const ignored = await play({ script }, { body: "I have seen this, too." });
  expect(ignored.rehearsal.runner.summary).toBe("Outcome: `skipped`. The comment does not mention @agent.\n");
  const refused = await play({ script }, { author: "stranger" });
  expect(refused.rehearsal.runner.summary).toContain("stranger cannot start a run (role: read)");
  const asked = await play({ script }, { body: "@agent status" });
  expect(asked.rehearsal.runner.summary).toContain('Outcome: `answered`. Answered the command "status".');
});

test("a job that may not comment: the permission is in the annotation and the summary", async () => {
  const { rehearsal } = await play({ script, permissions: { issues: "read" } });
  expectEarly(rehearsal, "GitHub refused the comment", "`issues: write`");
});
