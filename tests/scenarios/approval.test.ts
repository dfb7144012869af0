/** An action waits, somebody decides, and that very action runs or does not: stories of several events. */
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import type { Script } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { both, edit, finish, labels, pendingIn, publish, run, waiting } from "./approving.ts";
import { answersOf, fromSource, stageFor } from "./play.ts";
import { playedOnce } from "./played-once.ts";
import { commitOf } from "./pull-story.ts";
import { transcript } from "./transcript.ts";

const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const story: Script = [edit, run(publish), finish];
const asked = playedOnce((lasting) => waiting(story, lasting));

function onGitHub({ repository }: Stage, ...args: string[]): string {
  return execFileSync("git", ["--git-dir", repository.gitDir, ...args], { encoding: "utf8" }).trim();
}

const published = (stage: Stage) => onGitHub(stage, "show", `${branch}:out.txt`).split("\n");

/** What the model was sent last, as one text. */
const told = ({ model }: Stage) => JSON.stringify(model?.requests.at(-1)?.body.messages);

const labelsOn = ({ github }: Stage) => github.state.records.labelsOf(1);

/** A commit of somebody else, on a branch. */
function pushTo(stage: Stage, name: string, files: Readonly<Record<string, string>> = {}): string {
  const commit = commitOf(stage, name, files);
  onGitHub(stage, "update-ref", `refs/heads/${name}`, commit);
  return commit;
}

describe("an approval", () => {
  test("runs the very action that was shown, once, and the conversation goes on to a pull request", async () => {
    const { stage, first, pass } = await waiting(story);
    expect(first.outputs).toMatchObject({ outcome: "awaiting-approval", "pr-number": "", branch });
    const digest = pendingIn(first)[0]?.digest ?? "";
    expect(answersOf(first)[0]).toContain(`\`\`\`text\n${publish}\n\`\`\``);
    expect(answersOf(first)[0]).toContain(digest);
    expect(first.runner.exitCode).toBe(0);
    expect(labelsOn(stage)).toEqual(["agent:needs-approval"]);
    await expect(transcript(stage, first)).toMatchFileSnapshot("golden/approval-asked.md");

    const second = await stage.play({ issue: 1, happening: labels("maria") });
    expect(second.outputs).toMatchObject({ outcome: "changed", "pr-number": "2", "pending-actions": "" });
    expect(second.outputs["conversation-id"]).toBe(first.outputs["conversation-id"]);
    expect(published(stage)).toEqual(["published"]);
    expect(labelsOn(stage)).toEqual([]);
    expect(answersOf(second)[0]).toMatch(
      /### 🟢 Approved\n\n- `\w{12}` `terminal` approved by maria at .* UTC: ran with exit code 0/,
    );
    expect(answersOf(second)[0]).not.toContain("To approve");
    expect(second.runner.stdout).toContain(`Action ${digest} (terminal) was approved by maria.`);
    expect(told(stage)).toContain("in a new shell and a fresh checkout");
    expect(
      [first, second].flatMap(({ problems, exchanges }) => [...problems, ...exchanges.flatMap(checkExchange)]),
    ).toEqual([]);

    await expect(transcript(stage, second)).toMatchFileSnapshot("golden/approval-given.md");

    pass(5000);
    const again = await stage.play({ issue: 1, happening: labels("maria"), ...fromSource });
    expect(again.outputs).toMatchObject({ outcome: "skipped", reason: "It was already approved by maria." });
    expect(answersOf(again).at(-1)).toBe("@maria, your approval has no effect. It was already approved by maria.");
    expect([again.modelRequests, labelsOn(stage), published(stage)]).toEqual([0, [], ["published"]]);
  });

  test("whose command fails leaves the work in doubt, in the heading and in the comment that asked", async () => {
    const { stage } = await waiting([edit, run("echo published > out.txt; exit 3"), finish]);
    const second = await stage.play({ issue: 1, happening: labels("maria"), ...fromSource });
    const [asking = "", answer = ""] = answersOf(second);
    expect(second.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
    expect(second.runner.exitCode).toBe(0);
    expect(asking).toMatch(/^### 🟠 Approved\n\n- .*: ran with exit code 3$/m);
    expect(answer).toMatch(/^### 🟠 Changed 2 files, but an approved action failed: draft pull request #2\n/);
  });

  test("F23 where the comment was edited while the agent worked: it is left, what waits is shown in a new one, and runs by a comment where the shell was left", async () => {
    const meddling = () => {
      const [comment] = stage.github.state.commentsOn(1).filter(({ author }) => author === "github-actions[bot]");
      if (comment) stage.github.state.editComment(comment, "I stop this.", "maria");
      return edit;
    };
    let ahead = 0;
    const options = { inputs: { confirmation: "risky" }, now: () => new Date(Date.now() + ahead) };
    const stage: Stage = await stageFor({
      script: [meddling, run("cd src", "LOW"), run("pwd > ../out.txt"), finish],
      ...options,
    });
    const first = await stage.play();
    expect(answersOf(first)).toEqual(["I stop this.", expect.stringMatching(/To approve.*was edited by somebody/s)]);
    ahead = 5000; // an approval is newer than what it approves
    const second = await stage.play({ issue: 1, author: "octavia", body: "@agent approve" });
    expect(second.outputs.outcome).toBe("changed");
    expect(published(stage)[0]).toMatch(/\/src$/);
    expect(answersOf(second)[0]).toBe("I stop this.");
  });

  test("of one of two: the other still waits, under the same digest, and then goes its own way", async () => {
    const { stage, first, pass } = await waiting([both("echo one > /dev/null", "echo two >> two.txt"), finish]);
    const [one, two] = pendingIn(first).map(({ digest }) => digest);
    const second = await stage.play({ issue: 1, author: "maria", body: `@agent approve ${one}` });
    expect(second.outputs.outcome).toBe("awaiting-approval");
    expect(pendingIn(second).map(({ digest }) => digest)).toEqual([two]);
    expect(second.modelRequests).toBe(0);
    expect(answersOf(second)[0]).toContain("Approved in part");
    pass(5000);
    const third = await stage.play({ issue: 1, author: "octavia", body: `@agent reject ${two}: two is too many` });
    expect(third.outputs.outcome).toBe("answered");
    expect(told(stage)).toContain("octavia rejected it. two is too many");
  });

  test("of two people at once is used once", async () => {
    const { stage } = await asked();
    const plays = await Promise.all(
      ["maria", "octavia"].map((who) => stage.play({ issue: 1, happening: labels(who) })),
    );
    const [one, other] = plays.map(({ outputs }) => outputs.outcome).sort();
    // The second one learns it before anything runs, or when the decision cannot be marked as used any more.
    expect([one, ["skipped", "failed"].includes(other ?? "")]).toEqual(["changed", true]);
    expect(published(stage)).toEqual(["published"]);
  });
});

describe("what has changed since is asked again", () => {
  test("a push to the branch, and then the new proposal is good", async () => {
    const { stage, first, pass } = await asked();
    const commit = pushTo(stage, branch, { "moon.md": "It pulls.\n" });
    const second = await stage.play({ issue: 1, happening: labels("maria") });
    expect(second.outputs.outcome).toBe("awaiting-approval");
    expect(answersOf(second)[1]).toContain(`It is asked again. The branch has moved from`);
    expect(answersOf(second)[1]).toContain(`on \`${commit.slice(0, 7)}\` with the changes of this run`);
    expect(answersOf(second)[1]).toContain(`- \`${commit.slice(0, 7)}\` \`t\`: \`Go on\`\n- added \`moon.md\` +1 −0\n`);
    expect(answersOf(second)[1]).toContain("```diff\n--- moon.md\n@@ -0,0 +1 @@\n+It pulls.\n```");
    expect(answersOf(second)[0]).toContain("### ⚪ No longer waiting");
    expect(pendingIn(second)[0]?.digest).not.toBe(pendingIn(first)[0]?.digest);
    expect(second.modelRequests).toBe(0);
    pass(5000);
    const third = await stage.play({ issue: 1, happening: labels("maria") });
    expect([third.outputs.outcome, published(stage)]).toEqual(["changed", ["published"]]);
  });

  test("other files in the checkout, where nothing was published yet", async () => {
    const { stage } = await waiting([run(publish), finish]);
    pushTo(stage, "main");
    const second = await stage.play({ issue: 1, happening: labels("maria") });
    expect(second.outputs.outcome).toBe("awaiting-approval");
    expect(answersOf(second)[1]).toContain("The branch has moved from");
  });
});

test("a request in somebody's own words is no approval: what waited is dropped, and the agent reads why", async () => {
  const { stage, pass } = await asked();
  const second = await stage.play({ issue: 1, body: "@agent approve of it, but leave out.txt alone" });
  expect(second.outputs.outcome).toBe("changed");
  expect(told(stage)).toContain("Not run: nobody approved it. There is a new message instead.");
  expect(answersOf(second)[0]).toContain("### ⚪ No longer waiting");
  pass(5000);
  const third = await stage.play({ issue: 1, happening: labels("maria") });
  expect(third.outputs).toMatchObject({ outcome: "skipped", reason: "It no longer waits: something else was asked." });
});

test("where nothing is kept, nobody is asked, and the agent does without", async () => {
  const { stage, first } = await waiting([run(publish), finish], { inputs: { "state-store": "none" } });
  expect(first.outputs.outcome).toBe("answered");
  expect(told(stage)).toContain("nobody can be asked");
});
