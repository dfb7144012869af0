/** People change their minds before a run begins: a label comes off again, or a second one says the opposite. */
import { expect, test } from "vitest";
import type { Happening, PlayOptions } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { edit, finish, labels, publish, run, waiting } from "./approving.ts";
import { answersOf, stageFor } from "./play.ts";
import { playedOnce } from "./played-once.ts";
import { gitOf } from "./pull-story.ts";

/** What the model was sent last, as one text. */
const told = ({ model }: Stage) => JSON.stringify(model?.requests.at(-1)?.body.messages);

const asked = playedOnce((lasting) => waiting([edit, run(publish), finish], lasting));

/** The label is put on, which starts the run, and somebody takes it off before the run begins. */
function putOnAndOff(label: string, who: string) {
  return (github: Stage["github"], number: number) => {
    const happening = labels("maria", label)(github, number);
    takeOff(github, number, label, who);
    return happening;
  };
}

function takeOff({ state: { records } }: Stage["github"], number: number, label: string, who: string) {
  const left = records.labelsOf(number).filter((name) => name !== label);
  records.labels.set(number, left);
  records.addEvent(number, { event: "unlabeled", actor: who, label });
}

/** The same, and somebody else puts it on again. */
function passedOn(label: string, again: string) {
  return (github: Stage["github"], number: number) => {
    const happening = putOnAndOff(label, "maria")(github, number);
    github.label({ issue: number, name: label, by: again });
    return happening;
  };
}

test("a label that a person took off starts nothing, and the thread is told once", async () => {
  const stage = await stageFor({ script: [edit, finish] });
  let kept: Happening | undefined;
  const happening: PlayOptions["happening"] = (github, number) => {
    kept = putOnAndOff("agent", "octavia")(github, number);
    return kept;
  };
  const first = await stage.play({ happening });
  expect(first.outputs).toMatchObject({ outcome: "skipped" });
  expect(first.runner.exitCode).toBe(0);
  const words = "The label `agent` was removed before the run began, so nothing was done. Add it again to start a run.";
  expect(answersOf(first)).toEqual([words]);
  expect(stage.model?.requests).toEqual([]);
  expect([...first.problems, ...first.exchanges.flatMap(checkExchange)]).toEqual([]);
  const again = await stage.play({
    issue: 1,
    happening: () => kept as Happening,
    environment: { GITHUB_RUN_ATTEMPT: "2" },
  });
  expect(answersOf(again)).toHaveLength(1);
});

test("a label that an earlier attempt of the run took off still asks", async () => {
  const stage = await stageFor({ script: [finish] });
  const { outputs, modelRequests } = await stage.play({ happening: putOnAndOff("agent", "github-actions[bot]") });
  expect(modelRequests).toBeGreaterThan(0);
  expect(outputs.outcome).toBe("answered");
});

test("an approval that was taken off approves nothing; put on again, it does", async () => {
  const { stage, pass } = await asked();
  const first = await stage.play({ issue: 1, happening: putOnAndOff("agent:approve", "maria") });
  expect(first.outputs.outcome).toBe("skipped");
  expect(answersOf(first).at(-1)).toContain("The label `agent:approve` was removed before the run began");
  expect(first.modelRequests).toBe(0);
  pass(5000);
  const second = await stage.play({ issue: 1, happening: labels("maria") });
  expect(second.outputs.outcome).toBe("changed");
});

test("an approval and a rejection side by side decide nothing, and the thread is told once; then a rejection by label needs no words", async () => {
  const { stage, pass } = await asked();
  const { records } = stage.github.state;
  stage.github.label({ issue: 1, name: "agent:reject", by: "octavia" });
  const approved = await stage.play({ issue: 1, happening: labels("maria") });
  records.labels.set(
    1,
    records.labelsOf(1).filter((name) => name !== "agent:reject"),
  );
  const rejected = await stage.play({ issue: 1, happening: labels("octavia", "agent:reject") });
  for (const { outputs, modelRequests } of [approved, rejected]) {
    expect([outputs.outcome, modelRequests]).toEqual(["skipped", 0]);
    expect(outputs.reason).toContain("Both are on this thread, so nothing was decided");
  }
  expect(answersOf(rejected).filter((body) => body.includes("Both are on this thread"))).toEqual([
    expect.stringContaining("`maria` added the label `agent:approve`, and `octavia` added `agent:reject`."),
  ]);
  records.labels.set(1, []);
  pass(5000);
  const second = await stage.play({ issue: 1, happening: labels("maria", "agent:reject") });
  expect(second.outputs.outcome).toBe("changed"); // the agent goes on without it
  expect([told(stage).includes("maria rejected it."), records.labelsOf(1)]).toEqual([true, []]);
});

test.each(["agent", "agent:approve"])(
  "the label %s that somebody else has put on again does not count for the first",
  async (label) => {
    const { stage } = label === "agent" ? { stage: await stageFor({ script: [] }) } : await asked();
    const issue = label === "agent" ? {} : { issue: 1 };
    const { outputs, modelRequests, comments } = await stage.play({ ...issue, happening: passedOn(label, "tom") });
    expect([outputs.outcome, modelRequests]).toEqual(["skipped", 0]);
    expect(comments.at(-1)?.body).toContain(`\`maria\` added the label \`${label}\`, but it was removed`);
    expect(comments.at(-1)?.body).toContain("and `tom` added it again");
  },
);

const approvalBy = {
  label: labels("maria"),
  comment: (github: Stage["github"], number: number): Happening => {
    const { id } = github.comment({ issue: number, author: "maria", body: "@agent approve" });
    return { name: "issue_comment", actor: "maria", payload: github.issueCommentPayload(id) };
  },
};
const rejectionBy = (author: string) => ({
  comment: (github: Stage["github"]) => void github.comment({ issue: 1, author, body: "@agent reject: not now" }),
  label: (github: Stage["github"]) => github.label({ issue: 1, name: "agent:reject", by: author }),
});

/** An approval, and what somebody says against it before its run begins; what stops none: `tests/run/approve/decision.test.ts`. */
async function opposed(approval: keyof typeof approvalBy, against: (github: Stage["github"]) => void) {
  const { stage } = await asked();
  const happening: PlayOptions["happening"] = (github, number) => {
    const happened = approvalBy[approval](github, number);
    against(github);
    return happened;
  };
  return { stage, rehearsal: await stage.play({ issue: 1, happening }) };
}

/** The approval is not carried out; resolves to the stage as it is then. */
async function notCarriedOut(approval: keyof typeof approvalBy, rejection: "comment" | "label", where: string) {
  const { stage, rehearsal } = await opposed(approval, rejectionBy("octavia")[rejection]);
  const { outputs, modelRequests, problems, exchanges } = rehearsal;
  expect([outputs.outcome, modelRequests]).toEqual(["skipped", 0]);
  const said = answersOf(rehearsal).filter((body) => body.includes("rejected this"));
  expect(said).toEqual([expect.stringContaining(`\`octavia\` rejected this${where}, so the approval by \`maria\``)]);
  expect([...problems, ...exchanges.flatMap(checkExchange)]).toEqual([]);
  return stage;
}

test("an approval by comment is not carried out beside a rejection by label", async () => {
  await notCarriedOut("comment", "label", " with the label `agent:reject`");
});

test("an approval by label is not carried out beside a rejection by comment, whose own run does: the agent has its reason, and nothing has run", async () => {
  const stage = await notCarriedOut("label", "comment", " in a comment");
  const comment = [...stage.github.state.comments.values()].findLast(({ author }) => author === "octavia");
  const payload = stage.github.issueCommentPayload(comment?.id ?? 0);
  const happening = () => ({ name: "issue_comment", actor: "octavia", payload });
  const rehearsal = await stage.play({ issue: 1, happening });
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  expect(told(stage)).toContain("Not run: octavia rejected it. not now");
  const tree = gitOf(stage, ["ls-tree", "--name-only", rehearsal.outputs.branch ?? ""]);
  expect([tree.includes("tides.md"), tree.includes("out.txt")]).toEqual([true, false]);
  expect(answersOf(rehearsal)[0]).toMatch(/### ⚪ Rejected\n\n- .* rejected by octavia at .*: not now/);
});
