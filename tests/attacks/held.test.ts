/** P27 and P45 to P49 for protected files: who lets them through, what, when, and how often. Each attack has its harmless twin on the same stage. */
import { expect, test, vi } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import { labels, type Waiting, waiting } from "../scenarios/approving.ts";
import {
  branch,
  digestIn,
  filesOf,
  finish,
  inputs,
  mixed,
  onGitHub,
  pushFile,
  rules,
  write,
} from "../scenarios/holding.ts";
import { answersOf, fromSource } from "../scenarios/play.ts";
import { newCanaries } from "./canaries.ts";
import { guarded } from "./oracles.ts";
import { alterState, git } from "./scene.ts";

// Several whole runs each.
vi.setConfig({ testTimeout: 180_000 });

type Attack = Waiting &
  Readonly<{
    digest: string;
    /** One more event. Whatever comes of it, no oracle is breached; answers are looked at by each test. */
    act(options: PlayOptions): Promise<Rehearsal>;
    /** What the branch holds beside main. */
    published(): readonly string[];
  }>;

async function attacked(script: Script = mixed, some: Readonly<Record<string, string>> = {}): Promise<Attack> {
  const canaries = newCanaries();
  const staged = await waiting(script, { inputs: { ...inputs, ...some }, secrets: canaries }, fromSource);
  const { first, pass } = staged;
  const stage = guarded(staged.stage, { canaries });
  const act = async (options: PlayOptions) => {
    const rehearsal = await stage.play({ issue: 1, ...options });
    pass(5000);
    return rehearsal;
  };
  return { ...staged, act, digest: digestIn(first), published: () => filesOf(stage, `main..${branch}`) };
}

const approved = (who = "maria") => ({ happening: labels(who) });

function expectRefusal({ published }: Attack, { outputs, modelRequests }: Rehearsal, why: RegExp) {
  expect([outputs.outcome, modelRequests, published()]).toEqual(["skipped", 0, ["src/note.txt"]]);
  expect(outputs.reason).toMatch(why);
}

/** And exactly what was shown, once. */
async function expectGood({ act, published, stage }: Attack, who = "maria"): Promise<void> {
  const { outputs } = await act({ ...approved(who), ...fromSource });
  expect([outputs.outcome, published()]).toEqual(["changed", ["AGENTS.md", "src/note.txt"]]);
  expect(onGitHub(stage, "show", `${branch}:AGENTS.md`)).toBe(rules);
}

test("P45, P46, P47, P48: not the one who asked, nor another digest, a label from before or a state with another patch lets it through; who may does, once", async () => {
  const attack = await attacked(mixed, { approvers: "write, admin, not-requester" });
  const { github } = attack.stage;
  expectRefusal(attack, await attack.act(approved("maria")), /maria asked for this work/);
  const other = { author: "octavia", body: "@agent approve 0123456789ab" };
  expectRefusal(attack, await attack.act(other), /has the digest 0123456789ab/);
  const early = labels("octavia")(github, 1);
  const shown = github.state.commentsOn(1).find(({ body }) => body.includes("+# For agents"))?.updatedAt ?? "";
  Object(early.payload).issue.updated_at = new Date(Date.parse(shown) - 60_000).toISOString().replace(".000Z", "Z");
  expectRefusal(attack, await attack.act({ happening: () => early }), /before .* shown/);
  const putBack = alterState(attack.stage, "# For agents", "# For thieves");
  expectRefusal(attack, await attack.act(approved("octavia")), /not signed/);
  putBack();
  await expectGood(attack, "octavia");
  const tip = onGitHub(attack.stage, "rev-parse", branch);
  for (const options of [approved("octavia"), { author: "octavia", body: `@agent approve ${attack.digest}` }]) {
    const { outputs } = await attack.act(options);
    expect([outputs.outcome, onGitHub(attack.stage, "rev-parse", branch)]).toEqual(["skipped", tip]);
    expect(outputs.reason).toMatch(/already approved|already been answered|answered already/);
  }
});

test("P47: an edited comment is asked again", async () => {
  const attack = await attacked();
  const { state } = attack.stage.github;
  const shown = state.commentsOn(1).find(({ body }) => body.includes("+# For agents"));
  if (!shown) throw new Error("Nothing was shown.");
  const { body } = shown;
  state.editComment(shown, body.replace("# For agents", "# For people"), "maria");
  state.editComment(shown, body, "maria");
  attack.pass(5000);
  const { outputs, comments } = await attack.act(approved("octavia"));
  expect([outputs.outcome, attack.published()]).toEqual(["awaiting-approval", ["src/note.txt"]]);
  expect(comments.at(-1)?.body).toContain("It is asked again. The comment that showed it was edited.");
  await expectGood(attack);
});

test("P49: under other rules, and after its time, it is asked again, and where none may approve by now it is dropped", async () => {
  const attack = await attacked(mixed, { "approval-expires": "24h" });
  const rules = { environment: { INPUT_APPROVERS: "admin, write" } };
  const other = await attack.act({ ...approved(), ...rules });
  expect([other.outputs.outcome, attack.published()]).toEqual(["awaiting-approval", ["src/note.txt"]]);
  expect(other.comments.at(-1)?.body).toContain("The rules for approvals have changed since then.");
  attack.pass(25 * 3_600_000);
  const late = await attack.act({ ...approved(), ...rules });
  expect([late.outputs.outcome, attack.published()]).toEqual(["awaiting-approval", ["src/note.txt"]]);
  expect(late.comments.at(-1)?.body).toContain(
    "The request for approval had expired. Everything else is as it was shown.",
  );
  const block = { ...approved(), environment: { INPUT_APPROVERS: "admin, write", "INPUT_PROTECTED-PATHS": "block" } };
  const dropped = await attack.act(block);
  const reason = "Not published: The workflow no longer allows anybody to approve it";
  expect([dropped.outputs, attack.published()]).toMatchObject([{ outcome: "blocked", reason }, ["src/note.txt"]]);
  expect(answersOf(dropped).at(-1)).toContain("**DKH-103** `AGENTS.md`");
});

test("P27: a workflow, git's own files and a link to them are not even asked about, and no approval publishes them", async () => {
  const script = [
    write(".github/workflows/evil.yml", "on: push\n"),
    write(".gitmodules", '[submodule "x"]\n\tpath = x\n\turl = https://evil.test/x\n'),
    call("terminal", { command: "ln -s .github/workflows flows; ln -s ../../etc .claude", security_risk: "LOW" }),
    ...mixed.slice(0, -1),
    finish,
  ];
  const attack = await attacked(script);
  const [asked = ""] = answersOf(attack.first);
  const approvalComment = asked.slice(0, asked.indexOf("To approve"));
  expect(approvalComment).toContain("+# For agents");
  expect(approvalComment).not.toMatch(/evil|flows|\.claude/);
  for (const code of ["DKH-101", "DKH-102", "DKH-104"]) expect(asked).toContain(`**${code}**`);
  await expectGood(attack);
});

test("P27: a link that somebody put in the way makes a workflow of nothing", async () => {
  const attack = await attacked([write(".husky/ci.yml", "on: push\n"), ...mixed.slice(1)]);
  const commit = pushFile(attack.stage, branch, ".husky", ".github/workflows", { mode: "120000" });
  const { outputs } = await attack.act(approved());
  expect([outputs.outcome, git(attack.stage, "rev-parse", branch)]).toEqual(["blocked", commit]);
  const twin = await attacked([write(".husky/ci.yml", "on: push\n"), ...mixed.slice(1)]);
  pushFile(twin.stage, branch, "docs", "src", { mode: "120000" });
  expect((await twin.act({ ...approved(), ...fromSource })).outputs.outcome).toBe("changed");
  expect(onGitHub(twin.stage, "show", `${branch}:.husky/ci.yml`)).toBe("on: push\n");
});
