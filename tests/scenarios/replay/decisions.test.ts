/** Exactly once: what waits for people, and what they decide. */
import { call, type Script } from "../../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../../src/rehearsal/play.ts";
import type { Stage } from "../../../src/rehearsal/stage.ts";
import { labels } from "../approving.ts";
import type { StoryOptions } from "../play.ts";
import { comes, comments, issueOn } from "./deliveries.ts";
import { looking } from "./looking-model.ts";
import { replays } from "./replays.ts";
import type { Scene } from "./scene.ts";

const file = { command: "create", path: "tides.md", file_text: "Twice a day.\n", security_risk: "LOW" };
const risky = { command: "echo published >> out.txt", security_risk: "HIGH" };
const steps = [
  ["tides.md", call("file_editor", file)],
  ["out.txt", call("terminal", risky)],
] as const;
const end = call("finish", { message: "The tides are out." });
const risks = {
  inputs: { confirmation: "risky" },
  script: looking(steps, end, { since: "ever" }),
};

/** A file that people have to let through. */
const rules = call("file_editor", { command: "create", path: "AGENTS.md", file_text: "# For agents\n" });
const held = {
  inputs: { confirmation: "never", "protected-paths": "confirm" },
  script: looking([["AGENTS.md", rules]], call("finish", { message: "They are written down." }), { since: "ever" }),
};

/** It goes in circles until it is told why not. */
const refused = {
  inputs: risks.inputs,
  script: looking(
    [...steps, ["not on a Friday", call("think", { thought: "Why not?" })]],
    call("finish", { message: "On Monday, then." }),
    { since: "ever" },
  ),
};

/** Nothing was done twice, and all has come to its end. */
const unsure: NonNullable<Scene["unsure"]> = {
  says: "cut off, so it may have run",
  outline: ({ branches, pulls, labels, reactions, kept }) => {
    const isTwice = JSON.stringify(branches).split("+published").length > 2;
    const ends = kept.map(({ isHeld, waits, conversation }) => ({ isHeld, waits, conversation }));
    return { isTwice, pulls: pulls.length, labels, reactions, ends };
  },
};

/** A clock that a scene can put forward: people take their time. */
function scene(
  decide: (stage: Stage, issue: number) => PlayOptions,
  { script, inputs }: Readonly<{ script: Script; inputs: NonNullable<StoryOptions["inputs"]> }> = risks,
) {
  let ahead = 0;
  const options: StoryOptions = {
    inputs,
    now: () => new Date(Date.now() + ahead),
  };
  const set = async (stage: Stage) => {
    const issue = issueOn(stage);
    await stage.play(comments("@agent publish the tides", { on: () => issue })(stage));
    ahead += 5000;
    return decide(stage, issue);
  };
  return { script, options, set, unsure };
}

const byLabel = (label: string) => (stage: Stage, issue: number) =>
  comes(labels("octavia", label)(stage.github, issue), issue);
const inWords = (body: string) => (stage: Stage, issue: number) => comments(body, { on: () => issue })(stage);

replays([
  {
    name: "an action that waits",
    script: looking(steps, end, { since: "ever", unknown: "again" }), // nothing here does any harm twice
    ...{ options: { inputs: risks.inputs }, set: comments("@agent publish the tides") },
    samples: [/^killed after event 7$/],
  },
  {
    name: "an approval by label",
    ...scene(byLabel("agent:approve")),
    samples: [/^killed after call \d+: POST the model/],
  },
  {
    name: "F34 an approval in words",
    ...scene(inWords("@agent approve")),
    ...{ samples: [/^killed after event 2$/], isRaced: true },
  },
  {
    name: "an approval of a change",
    ...scene(byLabel("agent:approve"), held),
    samples: [/^lost after call \d+: POST .*pulls$/, /^killed before call \d+: POST .*git-receive-pack$/],
  },
  {
    name: "a rejection",
    ...scene(inWords("@agent reject: not on a Friday"), refused),
    samples: [/^killed before call \d+: POST the model/, /^killed after event 1$/],
  },
]);
