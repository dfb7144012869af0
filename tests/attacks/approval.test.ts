/** P45 to P49: who approves, what, when, and how often. Each attack is followed by the harmless twin, on the same stage. */
import { execFileSync } from "node:child_process";
import { describe, expect, test, vi } from "vitest";
import type { Script } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import { edit, finish, labels, pendingIn, run, type Waiting, waiting } from "../scenarios/approving.ts";
import { answersOf, fromSource } from "../scenarios/play.ts";
import { commitOf, gitOf } from "../scenarios/pull-story.ts";
import { newCanaries } from "./canaries.ts";
import { guarded } from "./oracles.ts";

// Several whole runs each.
vi.setConfig({ testTimeout: 180_000 });

const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const story: Script = [run("echo done >> out.txt"), finish];

type Attack = Waiting &
  Readonly<{
    /** One more event. Whatever comes of it, no oracle is breached; answers are looked at by each test. */
    act(options: PlayOptions): Promise<Rehearsal>;
    /** How often the action has run, as far as the branch tells. */
    runs(): number;
  }>;

async function attacked(inputs: Readonly<Record<string, string>> = {}, script = story): Promise<Attack> {
  const canaries = newCanaries();
  const staged = await waiting(script, { inputs, secrets: canaries }, fromSource);
  const { first, pass } = staged;
  const stage = guarded(staged.stage, { canaries });
  expect(first.outputs.outcome).toBe("awaiting-approval");
  const act = async (options: PlayOptions) => {
    const rehearsal = await stage.play({ issue: 1, ...options });
    pass(5000);
    return rehearsal;
  };
  const runs = () => {
    const refs = execFileSync("git", ["--git-dir", stage.repository.gitDir, "branch", "--list", branch]).toString();
    if (refs === "") return 0;
    const git = (...args: string[]) =>
      execFileSync("git", ["--git-dir", stage.repository.gitDir, ...args], { encoding: "utf8" });
    if (git("ls-tree", branch, "out.txt") === "") return 0;
    return git("show", `${branch}:out.txt`).split("\n").filter(Boolean).length;
  };
  return { ...staged, act, runs };
}

const approved = (who = "maria") => ({ happening: labels(who) });

/** Nothing ran, nobody asked the model, the label is off, and the reason is told in one line. */
function expectRefusal({ stage, runs }: Attack, { outputs, modelRequests }: Rehearsal, why: RegExp, line = true) {
  expect(outputs.outcome).toBe("skipped");
  const labels = stage.github.state.records.labelsOf(1).filter((name) => name !== "agent:needs-approval");
  expect([modelRequests, runs(), labels]).toEqual([0, 0, []]);
  const last = stage.github.state.commentsOn(1).at(-1);
  expect(line ? last?.body : outputs.reason).toMatch(why);
  const [said = "", mark] = last?.body.split("\n\n") ?? [];
  if (line)
    expect([said.split("\n").length, mark]).toEqual([1, expect.stringMatching(/^<!-- deckhand:answer .* -->$/)]);
}

async function expectGood({ act, runs }: Attack): Promise<void> {
  const { outputs } = await act({ ...approved(), ...fromSource });
  expect([outputs.outcome, runs()]).toEqual(["changed", 1]);
}

describe("P45: the wrong person", () => {
  test("a triager's label: nothing runs, one line, and the label is off; a stranger's: not even a line", async () => {
    const attack = await attacked();
    expectRefusal(attack, await attack.act(approved("tom")), /^@tom, your approval has no effect\. .*tom.* cannot/);
    const comments = attack.stage.github.state.commentsOn(1).length;
    expectRefusal(attack, await attack.act(approved("stranger")), /stranger/, false);
    const words = await attack.act({ author: "rita", body: "@agent approve" });
    expectRefusal(attack, words, /rita/, false);
    expect(attack.stage.github.state.commentsOn(1)).toHaveLength(comments + 1); // rita's own
    await expectGood(attack);
  });

  test("who asked, where somebody else is wanted; and a writer, where an administrator is", async () => {
    const attack = await attacked({ approvers: "admin, maria, not-requester".replace("maria", "@maria") });
    expectRefusal(attack, await attack.act(approved("maria")), /maria asked for this work/);
    const { outputs } = await attack.act(approved("octavia"));
    expect([outputs.outcome, attack.runs()]).toEqual(["changed", 1]);
    const admins = await attacked({ approvers: "admin" });
    expectRefusal(admins, await admins.act(approved("maria")), /maria cannot .*role: write.*admin/);
  });
});

test("P46: exactly the bytes that were shown run, once; putting the label on again, or delivering it again, does nothing", async () => {
  const attack = await attacked();
  expect(answersOf(attack.first)[0]).toContain("```text\necho done >> out.txt\n```");
  const happening = labels("maria")(attack.stage.github, 1);
  const again = { happening: () => happening };
  expect((await attack.act({ ...again, ...fromSource })).outputs.outcome).toBe("changed");
  for (const options of [again, approved(), { author: "octavia", body: "@agent approve" }]) {
    const { outputs, modelRequests } = await attack.act(options);
    expect([outputs.outcome, modelRequests, attack.runs()]).toEqual(["skipped", 0, 1]);
    expect(outputs.reason).toMatch(/already approved|already been answered|answered already/);
  }
});

describe("P47: what was shown or kept is altered", () => {
  test("an edit of the comment, there and back, is asked again", async () => {
    const attack = await attacked();
    const { state } = attack.stage.github;
    const [shown] = state.commentsOn(1).filter(({ author }) => author === "github-actions[bot]");
    if (!shown) throw new Error("Nothing was shown.");
    const { body } = shown;
    state.editComment(shown, body.replace("echo done", "echo nothing"), "maria");
    state.editComment(shown, body, "maria");
    attack.pass(5000);
    const { outputs, modelRequests, comments } = await attack.act(approved("octavia"));
    expect([outputs.outcome, modelRequests, attack.runs()]).toEqual(["awaiting-approval", 0, 0]);
    expect(comments.at(-1)?.body).toContain("It is asked again. The comment that showed it was edited.");
    await expectGood(attack);
  });

  test("a comment that looks like ours is worth nothing, nor is a digest of it", async () => {
    const attack = await attacked();
    const [own] = answersOf(attack.first);
    const forged = (own ?? "").replaceAll(/[0-9a-f]{12}/g, "0123456789ab");
    attack.stage.github.comment({ issue: 1, author: "maria", body: forged });
    const words = { author: "octavia", body: "@agent approve 0123456789ab" };
    expectRefusal(attack, await attack.act(words), /No pending action has the digest 0123456789ab/);
    await expectGood(attack);
  });

  test("a state that somebody else wrote is not believed, and nothing of it runs", async () => {
    const attack = await attacked();
    const { gitDir } = attack.stage.repository;
    const git = (args: readonly string[], input?: string) =>
      execFileSync("git", ["--git-dir", gitDir, ...args], {
        encoding: "utf8",
        ...(input !== undefined && { input }),
      }).trim();
    const ref = "refs/deckhand/threads/1";
    const lines = git(["ls-tree", ref]).split("\n");
    const altered = lines.map((line) => {
      const [, object = "", name = ""] = /^\d+ blob (\w+)\t(.+)$/.exec(line) ?? [];
      if (name !== "state.json" && name !== "manifest.json") return line;
      const text = git(["cat-file", "blob", object]).replace('"expires":"2026', '"expires":"2099');
      return line.replace(object, git(["hash-object", "-w", "--stdin"], `${text}\n`));
    });
    expect(altered).not.toEqual(lines);
    const tree = git(["mktree"], `${altered.join("\n")}\n`);
    const commit = git(["-c", "user.name=m", "-c", "user.email=m@e", "commit-tree", tree, "-m", "State"]);
    git(["update-ref", ref, commit]);
    expectRefusal(attack, await attack.act(approved()), /^@maria, your approval has no effect\. .*not signed/);
  });
});

describe("P48: labels that were there before", () => {
  test("one from before the proposal, and one in what is opened, count for nothing", async () => {
    const attack = await attacked();
    const { github } = attack.stage;
    const early = labels("maria")(github, 1);
    const shown = github.state.commentsOn(1).at(-1)?.updatedAt ?? "";
    const issue = Object(early.payload).issue;
    issue.updated_at = new Date(Date.parse(shown) - 60_000).toISOString().replace(".000Z", "Z");
    expectRefusal(attack, await attack.act({ happening: () => early }), /before the actions were shown/);
    github.state.records.labels.set(1, ["agent:approve"]);
    const payload = github.payloads.issues(1, { action: "opened", sender: "maria" });
    const opened = await attack.act({ happening: () => ({ name: "issues", actor: "maria", payload }) });
    expect([opened.outputs.outcome, opened.exchanges, attack.runs()]).toEqual(["skipped", [], 0]);
    github.state.records.labels.set(1, []);
    await expectGood(attack);
  });
});

describe("P49: what is stale", () => {
  test("an approval after its time is asked again, and the new one is good", async () => {
    const attack = await attacked({ "approval-expires": "24h" });
    attack.pass(25 * 3_600_000);
    const { outputs, modelRequests, comments } = await attack.act(approved());
    expect([outputs.outcome, modelRequests, attack.runs()]).toEqual(["awaiting-approval", 0, 0]);
    expect(comments.at(-1)?.body).toContain(
      "The request for approval had expired. Everything else is as it was shown.",
    );
    expect(pendingIn({ outputs } as Rehearsal)[0]?.digest).not.toBe(pendingIn(attack.first)[0]?.digest);
  });

  test("other rules: the workflow was changed meanwhile", async () => {
    const attack = await attacked();
    const { outputs } = await attack.act({ ...approved(), environment: { INPUT_APPROVERS: "admin, write" } });
    expect([outputs.outcome, attack.runs()]).toEqual(["awaiting-approval", 0]);
  });

  test("other rules: the file on the base branch was changed meanwhile; another file there changes nothing", async () => {
    // What is on its branch stands on a head that stays where it is, whatever happens to the base branch.
    const attack = await attacked({}, [edit, ...story]);
    const { stage } = attack;
    const push = (files: Readonly<Record<string, string>>) =>
      gitOf(stage, ["update-ref", "refs/heads/main", commitOf(stage, "main", files)]);
    push({ ".github/agent/rules.yml": "rules:\n  - program: terraform\n    effect: forbid\n    reason: By people.\n" });
    const { outputs, comments } = await attack.act(approved());
    expect([outputs.outcome, attack.runs()]).toEqual(["awaiting-approval", 0]);
    expect(comments.at(-1)?.body).toContain(
      "The rules for approvals have changed since then. Everything else is as it was shown.",
    );
    push({ "notes.txt": "Low water at noon.\n" });
    await expectGood(attack);
  });
});
