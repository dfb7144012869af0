/** Exactly once: what is done to threads, and calls us by that: edits, labels, pushes, reviews, discussions, whatever else. */
import type { Happening } from "../../../src/rehearsal/play.ts";
import type { Stage } from "../../../src/rehearsal/stage.ts";
import { answer, comes, done, fix, issueOn, pulled, pullOn } from "./deliveries.ts";
import { replays } from "./replays.ts";

/** An issue that calls us since its text was edited. */
function edits({ github }: Stage) {
  const { number } = github.openIssue({ author: "maria", title: "Slugs", body: "@agent what is this?" });
  const deed = { action: "edited", sender: "maria", before: "What is this?" };
  return comes({ name: "issues", actor: "maria", payload: github.payloads.issues(number, deed) }, number);
}

/** A pull request with words of its own and these labels. */
function pullWith(body: string, labels: readonly string[] = []) {
  return (stage: Stage) => {
    const { pulls, records } = stage.github.state;
    const number = pullOn(stage);
    Object.assign(pulls.get(number) ?? {}, { body });
    records.labels.set(number, [...labels]);
    return number;
  };
}

function reviews(stage: Stage) {
  const { github } = stage;
  const pull = pullOn(stage);
  const said = { pull, author: "maria", body: "@agent write down the tides", state: "CHANGES_REQUESTED" } as const;
  const { id } = github.state.records.addReview(said);
  return comes({ name: "pull_request_review", actor: "maria", payload: github.payloads.review(id) }, pull);
}

/** That asks for a change. */
function discusses(stage: Stage) {
  const { github } = stage;
  const asked = { author: "maria", title: "Tides", body: "@agent write down the tides" };
  const { number } = github.state.addDiscussion(asked);
  const payload = github.payloads.discussion(number, { action: "created", sender: "maria" });
  return comes({ name: "discussion", actor: "maria", payload }, issueOn(stage));
}

/** What tells nothing of its own from another like it, so that a run of it can only be repeated. */
function happens(stage: Stage) {
  const happening: Happening = {
    ...{ name: "milestone", actor: "maria" },
    payload: stage.github.payloads.milestone("maria", "v2"),
  };
  return comes(happening, issueOn(stage));
}

const inputs = { prompt: "Write down when the tides are." };

replays([
  { name: "an issue that is edited so that it calls", script: answer, set: edits },
  {
    name: "a pull request that calls when it is opened",
    script: fix,
    set: pulled({ action: "opened", sender: "maria" }, pullWith("@agent write down the tides")),
  },
  {
    name: "our label on a pull request",
    script: fix,
    set: pulled({ action: "labeled", sender: "maria", label: "agent" }, pullWith("", ["bug", "agent"])),
  },
  {
    name: "a push to a pull request",
    ...{ script: fix, options: { inputs } },
    set: pulled({ action: "synchronize", sender: "maria" }),
  },
  { name: "a review that calls", script: fix, set: reviews, samples: [/^killed before call \d+: GET .*commits/] },
  { name: "a discussion that is begun", script: fix, set: discusses },
  {
    name: "an issue that is closed, where the workflow says what then",
    ...{ script: answer, options: { inputs } },
    set: done({ action: "closed", sender: "maria" }),
  },
  { name: "any other event", script: fix, options: { inputs }, set: happens, isRun: true },
]);
