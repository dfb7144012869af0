/** Exactly once: what waits for people, and what they decide. */
import { call, type Script } from "../../../src/rehearsal/model/script.ts";
import type { Stage } from "../../../src/rehearsal/stage.ts";
import { labels } from "../approving.ts";
import type { StoryOptions } from "../play.ts";
import { comes, comments } from "./deliveries.ts";
import { looking } from "./looking-model.ts";
import { replays } from "./replays.ts";
import type { Scene } from "./scene.ts";

const file = { command: "create", path: "tides.md", file_text: "Twice a day.\n", security_risk: "LOW" };
const publish = { command: "echo published >> out.txt", security_risk: "HIGH" };
const steps = [
  ["tides.md", call("file_editor", file)],
  ["out.txt", call("terminal", publish)],
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

/** What waits for people, who take their time. */
function waiting({ script, inputs }: Readonly<{ script: Script; inputs: NonNullable<StoryOptions["inputs"]> }>) {
  let ahead = 0;
  const begin = async (stage: Stage) => {
    await stage.play(comments("@agent publish the tides")(stage));
    ahead += 5000;
  };
  return { ...{ script, begin, unsure }, options: { inputs, now: () => new Date(Date.now() + ahead) } };
}

const risky = waiting(risks);

const byLabel = (label: string) => (stage: Stage) => comes(labels("octavia", label)(stage.github, 1), 1);
const inWords = (body: string) => comments(body, { on: () => 1 });

replays([
  {
    name: "an action that waits",
    script: looking(steps, end, { since: "ever", unknown: "again" }), // nothing here does any harm twice
    ...{ options: { inputs: risks.inputs }, set: comments("@agent publish the tides") },
    samples: [/^killed after event 7$/],
  },
  {
    name: "an approval by label",
    ...{ ...risky, set: byLabel("agent:approve") },
    samples: [/^killed after call \d+: POST the model/],
  },
  {
    name: "F34 an approval in words",
    ...{ ...risky, set: inWords("@agent approve") },
    samples: [/^killed after event 2$/], // two approvals at once: `approval.test.ts`
  },
  {
    name: "an approval of a change",
    ...{ ...waiting(held), set: byLabel("agent:approve") },
    samples: [/^lost after call \d+: POST .*pulls$/, /^killed before call \d+: POST .*git-receive-pack$/],
  },
  {
    name: "a rejection",
    ...{ ...waiting(refused), set: inWords("@agent reject: not on a Friday") },
    samples: [/^killed before call \d+: POST the model/, /^killed after event 1$/],
  },
]);
