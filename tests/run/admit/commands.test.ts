import { expect, test } from "vitest";
import { type KnownThread, replyTo } from "../../../src/run/admit/commands.ts";
import { freshManifest, type Lease } from "../../../src/state/manifest.ts";

const time = "2026-11-21T10:00:00Z";
const running: Lease = { run_id: 1, attempt: 1, run_url: "https://x/run/1", key: "k", taken: time, until: time };
const manifest = {
  ...freshManifest("11111111-2222-4333-8444-555555555555"),
  ...{
    outcome: "changed",
    reason: "Changed 1 file",
    answered: [{ key: "k", comment_url: null, outcome: "changed", time }],
  },
  work: { branch: "agent/issue-7", commit: "a".repeat(40), base: "main", pull_request: 8 },
};
const newId = "99999999-2222-4333-8444-555555555555";
const known: KnownThread = { manifest, running: undefined, phrase: "@bot", newId };

test("status says what is known: the run, the last outcome, the branch, the pull request", () => {
  const idle = replyTo("status", known).body;
  expect(idle).toContain("No run is active");
  expect(idle).toContain("ended as changed: Changed 1 file");
  expect(idle).toContain("`agent/issue-7`, in pull request #8");
  expect(replyTo("status", { ...known, running }).body).toContain("[A run](https://x/run/1) is active");
});

test("status names the work in other repositories", () => {
  const place = { branch: "agent/issue-7", commit: "b".repeat(40), base: "main" };
  const repositories = {
    12: { ...place, pull_request: 1, name: "acme/lib" },
    13: { ...place, pull_request: null, name: "acme/docs" },
  };
  const { body } = replyTo("status", { ...known, manifest: { ...manifest, repositories } });
  expect(body).toContain("- The work in acme/lib is on the branch `agent/issue-7`, in pull request acme/lib#1.");
  expect(body).toContain("- The work in acme/docs is on the branch `agent/issue-7`, without a pull request.");
});

test("status links to what waits for approval, and says nothing that is below it", () => {
  const outcome = "awaiting-approval";
  const url = "https://github.test/acme/shop/issues/7#issuecomment-3";
  const answers = [
    { key: "k", comment_url: url, outcome, time },
    { key: "l", comment_url: "https://github.test/x", outcome: "answered", time },
  ];
  const waiting = { ...manifest, outcome, reason: "Approval needed: the plan is below", answered: answers };
  const { body } = replyTo("status", { ...known, manifest: waiting });
  expect(body).toContain(`[Its comment](${url}) shows what waits, until when, and how to approve or reject it.`);
  expect(body).not.toContain("below");
  const bare = { ...waiting, answered: [{ key: "k", comment_url: null, outcome, time }] };
  expect(replyTo("status", { ...known, manifest: bare }).body).toContain(". Its comment shows what waits");
});

test("reset forgets the conversation, and neither what was answered nor where the work is", () => {
  const { manifest: left, isForgotten } = replyTo("reset", known);
  expect(isForgotten).toBe(true);
  expect(left).toMatchObject({
    conversation_id: newId,
    outcome: null,
    answered: manifest.answered,
    work: manifest.work,
  });
});

test("reset waits until nobody is at work; stop says whether somebody is", () => {
  const busy = replyTo("reset", { ...known, running });
  expect(busy).toMatchObject({ isForgotten: false, manifest });
  expect(busy.body).toContain("`@bot stop`");
  expect(replyTo("stop", { ...known, running }).body).toContain("https://x/run/1");
  expect(replyTo("stop", known).body).toContain("No run is active");
});

test("help names every command with the word that is in use here", () => {
  for (const word of ["continue", "stop", "status", "reset", "labels", "help"]) {
    expect(replyTo("help", known).body).toContain(`\`@bot ${word}\``);
  }
});
