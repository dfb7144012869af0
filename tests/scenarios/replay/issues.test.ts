/** Exactly once: what happens on an issue, or in a discussion. */
import type { Stage } from "../../../src/rehearsal/stage.ts";
import { whereItTells } from "./cut.ts";
import { answer, comments, discusses, done, fix, issueOn } from "./deliveries.ts";
import { replays } from "./replays.ts";
import type { Scene } from "./scene.ts";

const assigned = { action: "assigned", sender: "maria", who: "deckhand" };
const labelled = { action: "labeled", sender: "maria", label: "agent" };

/** An issue that calls by its own words. */
function calling({ github }: Stage) {
  const { number: issue } = github.openIssue({ author: "maria", title: "Slugs", body: "@agent what are they for?" });
  const payload = github.payloads.issues(issue, { action: "opened", sender: "maria" });
  return { issue, happening: () => ({ name: "issues", actor: "maria", payload }) };
}

/** A thread that has been worked on before. */
const again: Pick<Scene, "begin" | "set"> = {
  begin: (stage) => stage.play(comments("@agent what is this?")(stage)),
  set: comments("@agent write down the tides", { on: () => 1 }),
};

replays([
  {
    name: "F34 a comment that asks for a change",
    ...{ script: fix, set: comments("@agent write down the tides"), samples: [/^killed after event 4$/] },
    isRaced: true,
  },
  {
    name: "a comment that asks a question",
    ...{ script: answer, set: comments("@agent what is this?"), samples: [whereItTells] },
  },
  { name: "a comment of somebody who may not", script: [], set: comments("@agent hello", { author: "rita" }) },
  { name: "a second mention", script: fix, ...again, samples: [/^killed after event 3$/] },
  { name: "an issue that calls when it is opened", script: answer, set: calling },
  {
    name: "our label",
    script: fix,
    set: done(labelled, ({ state }, issue) => state.records.labels.set(issue, ["bug", "agent"])),
  },
  {
    name: "our name",
    script: fix,
    options: { inputs: { "assignee-trigger": "deckhand" } },
    set: done(assigned, ({ state }, issue) => state.records.assignees.set(issue, ["deckhand"])),
  },
  {
    name: "work that is only committed, and pushed",
    script: fix,
    options: { inputs: { "create-pr": "link", "commit-mode": "git" } },
    set: comments("@agent write down the tides", { on: issueOn }),
  },
  {
    name: "a comment in a discussion",
    ...{ script: fix, set: discusses("@agent write down the tides") },
    samples: [/^killed before call \d+: POST .*git-receive-pack$/],
    isRaced: true,
  },
  {
    name: "a run that its workflow keeps from working",
    script: [],
    options: { inputs: { "max-iterations": "none" } },
    set: comments("@agent write down the tides"),
    samples: [whereItTells],
  },
]);
