/** P27, P45, P47 and P49 for protected files: who lets them through, what, when, and how often. Each attack has its harmless twin on the same stage. */
import { expect, onTestFinished, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import { labels, type Waiting, waiting } from "../scenarios/approving.ts";
import { branch, digestIn, filesOf, inputs, mixed, onGitHub, pushFile, rules, write } from "../scenarios/holding.ts";
import { answersOf, fromSource, type StoryOptions } from "../scenarios/play.ts";
import { playedOnce } from "../scenarios/played-once.ts";
import { newCanaries } from "./canaries.ts";
import { guarded } from "./oracles.ts";
import { git } from "./scene.ts";

type Attack = Waiting &
  Readonly<{
    digest: string;
    /** One more event. Whatever comes of it, no oracle is breached; answers are looked at by each test. */
    act(options: PlayOptions): Promise<Rehearsal>;
    /** What the branch holds beside main. */
    published(): readonly string[];
  }>;

const ci = write(".husky/ci.yml", "on: push\n");
/** A workflow, git's own files and a link to them. */
const never: Script = [
  write(".github/workflows/evil.yml", "on: push\n"),
  write(".gitmodules", '[submodule "x"]\n\tpath = x\n\turl = https://evil.test/x\n'),
  call("terminal", { command: "ln -s .github/workflows flows; ln -s ../../etc .claude", security_risk: "LOW" }),
];

async function attacked(script: Script, options: StoryOptions): Promise<Attack> {
  const canaries = newCanaries();
  const staged = await waiting(script, { ...options, inputs: { ...inputs, ...options.inputs }, secrets: canaries });
  const { first, pass } = staged;
  const stage = guarded(staged.stage, { canaries });
  const act = async (options: PlayOptions) => {
    const rehearsal = await stage.play({ issue: 1, ...options });
    pass(5000);
    return rehearsal;
  };
  return { ...staged, act, digest: digestIn(first), published: () => filesOf(stage, `main..${branch}`) };
}

/** Maria has asked, and somebody else has to approve; but what is never published is not even asked about. */
const held = playedOnce((lasting) => {
  const inputs = { approvers: "write, admin, not-requester", "approval-expires": "24h" };
  return attacked([...never, ci, ...mixed], { inputs, ...lasting });
});

const approved = (who: string) => ({ happening: labels(who) });

function expectRefusal({ published }: Attack, { outputs, modelRequests }: Rehearsal, why: RegExp) {
  expect([outputs.outcome, modelRequests, published()]).toEqual(["skipped", 0, ["src/note.txt"]]);
  expect(outputs.reason).toMatch(why);
}

/** And exactly what was shown, once. */
async function expectGood({ act, published, stage }: Attack) {
  const { outputs } = await act({ ...approved("octavia"), ...fromSource });
  const files = [".husky/ci.yml", "AGENTS.md", "docs", "src/note.txt"];
  expect([outputs.outcome, published()]).toEqual(["changed", files]);
  expect(onGitHub(stage, "show", `${branch}:AGENTS.md`)).toBe(rules);
}

test("P27, P45: a workflow, git's own files and a link to them are not even asked about, and no approval publishes them; a link that leads elsewhere hinders nothing; not the one who asked lets it through; who may does, once", async () => {
  const attack = await held();
  const [asked = ""] = answersOf(attack.first);
  const approvalComment = asked.slice(0, asked.indexOf("To approve"));
  expect(approvalComment).toContain("+# For agents");
  expect(approvalComment).not.toMatch(/evil|flows|\.claude/);
  for (const code of ["DKH-101", "DKH-102", "DKH-104"]) expect(asked).toContain(`**${code}**`);
  expectRefusal(attack, await attack.act(approved("maria")), /maria asked for this work/);
  pushFile(attack.stage, branch, "docs", "src", { mode: "120000" });
  await expectGood(attack);
  expect(onGitHub(attack.stage, "show", `${branch}:.husky/ci.yml`)).toBe("on: push\n");
  const tip = onGitHub(attack.stage, "rev-parse", branch);
  const again = { author: "octavia", body: `@agent approve ${attack.digest}` };
  const { outputs } = await attack.act(again);
  expect([outputs.outcome, onGitHub(attack.stage, "rev-parse", branch)]).toEqual(["skipped", tip]);
  expect(outputs.reason).toMatch(/already approved|already been answered|answered already/);
});

test("P47, P49: of an edited comment and after its time it is asked again, and where none may approve by now it is dropped", async () => {
  const attack = await held();
  const { state } = attack.stage.github;
  const shown = state.commentsOn(1).find(({ body }) => body.includes("+# For agents"));
  if (!shown) throw new Error("Nothing was shown.");
  const { body } = shown;
  state.editComment(shown, body.replace("# For agents", "# For people"), "maria");
  state.editComment(shown, body, "maria");
  attack.pass(5000);
  const edited = await attack.act(approved("octavia"));
  expect([edited.outputs.outcome, attack.published()]).toEqual(["awaiting-approval", ["src/note.txt"]]);
  expect(edited.comments.at(-1)?.body).toContain("It is asked again. The comment that showed it was edited.");
  attack.pass(25 * 3_600_000);
  onTestFinished(() => attack.pass(-25 * 3_600_000));
  const late = await attack.act(approved("octavia"));
  expect([late.outputs.outcome, attack.published()]).toEqual(["awaiting-approval", ["src/note.txt"]]);
  expect(late.comments.at(-1)?.body).toContain(
    "The request for approval had expired. Everything else is as it was shown.",
  );
  const dropped = await attack.act({ ...approved("octavia"), environment: { "INPUT_PROTECTED-PATHS": "block" } });
  const reason = "Not published: The workflow no longer allows anybody to approve it";
  expect([dropped.outputs, attack.published()]).toMatchObject([{ outcome: "blocked", reason }, ["src/note.txt"]]);
  expect(answersOf(dropped).at(-1)).toContain("**DKH-103** `AGENTS.md`");
});

test("P27: a link that somebody put in the way makes a workflow of nothing", async () => {
  const attack = await held();
  const commit = pushFile(attack.stage, branch, ".husky", ".github/workflows", { mode: "120000" });
  const { outputs } = await attack.act(approved("octavia"));
  expect([outputs.outcome, git(attack.stage, "rev-parse", branch)]).toEqual(["blocked", commit]);
});
