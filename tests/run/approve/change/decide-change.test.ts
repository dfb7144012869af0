/** What becomes of an approved change to protected files that may not be published as it is. GitHub is the embedded one. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { leakScanner } from "../../../../src/leak/scanner.ts";
import { bodyDigest, type ProtectedChange } from "../../../../src/render/approval/proposal.ts";
import { policyVersion } from "../../../../src/run/approve/approval-scope.ts";
import { decideChange } from "../../../../src/run/approve/change/decide-change.ts";
import { Memory } from "../../../../src/run/memory/memory.ts";
import { proposalIn, withProposal } from "../../../../src/run/thread/state.ts";
import { Settings } from "../../../../src/runner/input/settings.ts";
import { freshManifest } from "../../../../src/state/manifest.ts";
import { bot } from "../../../rehearsal/github/story.ts";
import { body } from "../../../render/approval/a-proposal.ts";
import { stand } from "../../stand.ts";

const ID = "11111111-2222-4333-8444-555555555555";
const paths = ["AGENTS.md", "src/a.ts"];
const patch = paths
  .map(
    (path) =>
      `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+harbour-key\n`,
  )
  .join("");

/** Maria approves a change that octavia asked for. Git writes its patch otherwise than it was shown. */
async function approved(protectedPaths: string, secrets: readonly string[]) {
  const { github, place } = await stand();
  const { id, createdAt } = github.state.addComment({ issue: 1, author: bot, body });
  const after = (minutes: number) => new Date(Date.parse(createdAt) + minutes * 60_000).toISOString();
  const given = { "INPUT_API-KEY": "k", "INPUT_GITHUB-TOKEN": "all-token", INPUT_MODEL: "m" };
  const env = { ...given, "INPUT_PROTECTED-PATHS": protectedPaths, PATH: process.env.PATH };
  const head = execFileSync("git", ["--git-dir", github.gitDir, "rev-parse", "main"], { encoding: "utf8" }).trim();
  const pending: ProtectedChange = {
    ...({
      v: 1,
      repository: 1,
      thread: 1,
      run: 7,
      conversation: ID,
      tree: "1".repeat(40),
      head,
      paths,
      patch,
    } as const),
    ...{ policy: policyVersion(Settings.ofJob(env), undefined), created: after(-1), expires: after(60) },
    ...{ requesters: [{ login: "octavia", id: null }], branch: "agent/issue-1-rules", is_new: true },
    ...{ base: "main", pull_request: null },
  };
  const items = [{ pending, risk: "", reasons: [], shown: null, decision: null }];
  const manifest = withProposal({ v: 1, items, comment: { id, digest: bodyDigest(body) } })(freshManifest(ID));
  const memory = new Memory({ store: undefined, manifest, files: new Map() });
  const trigger = {
    ...{ kind: "decision", thread: { type: "issue", number: 1 }, repositoryId: 1, createdAt: after(1), key: "k" },
    actors: [{ login: "maria", type: "User", role: "commenter" }],
    decision: { verdict: "approve", reason: "" },
  };
  const now = () => new Date(after(2));
  const world = { env, now, clock: () => 0, sleep: async () => undefined, signal: new AbortController().signal };
  const { repository, repositoryUrl, temp } = place;
  const job = { repository, repositoryUrl, temp, runId: 8 };
  const leaks = leakScanner(secrets.map((value) => ({ kind: "secret", value })));
  const redact = (text: string) => leaks.redact(text).text;
  const settings = Settings.ofJob(env);
  const run = {
    world,
    settings,
    mayWrite: true,
    github: place.github,
    job,
    trigger,
    memory,
    leaks,
    redact,
    claimed: Promise.resolve("ours"),
  };
  const done = await decideChange(run as never); // all that is asked of it
  if (done === "lost") throw new Error("Nobody else is there.");
  return { report: done.report, decision: proposalIn(memory)?.items[0]?.decision };
}

test.for([
  ["has become a secret", "confirm", ["harbour-key"], "DKH-201"],
  ["nobody may approve any more", "block", [], "no longer allows"],
] as const)("what %s is dropped, and all of its files are withheld and kept", async ([, mode, secrets, why]) => {
  const { report, decision } = await approved(mode, secrets);
  expect(report).toMatchObject({ outcome: "blocked", reason: expect.stringContaining(why), kept: { kind: "nothing" } });
  expect(report.withheld).toEqual(paths.map((path) => ({ path, code: "DKH-103", detail: "" })));
  expect(report.withheldPatch).toMatchObject({ path: expect.stringMatching(/withheld\.patch$/), patch });
  expect(decision).toMatchObject({ verdict: "dropped", reason: expect.stringContaining(why) });
});

test("what may be published, and is not as it was shown, is asked about again, and nothing is withheld", async () => {
  const { report } = await approved("confirm", []);
  expect(report).toMatchObject({ outcome: "awaiting-approval", withheld: [], withheldPatch: undefined });
});
