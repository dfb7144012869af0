/** Stories of pull requests from forks: what a stranger wrote, worked on because somebody asked who may. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import { plant } from "../attacks/yard.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { answersOf } from "./play.ts";
import { done, forkStory, gitOf } from "./pull-story.ts";
import { transcript } from "./transcript.ts";

const golden = (name: string) => `golden/${name}.md`;
const edit = call("file_editor", { command: "create", path: "low.md", file_text: "Low at six.\n" });
const finish = call("finish", { message: "Low water is written down." });

/** A commit on main, for `git fast-import`. */
const moonAt = (index: number) =>
  `commit refs/heads/main\ncommitter t <t@example.test> ${1_760_000_400 + index} +0000\ndata 4\nMoon\n${index === 0 ? "from refs/heads/main^0\n" : ""}M 100644 inline moon.md\ndata <<END\n${index}\nEND\n\n`;

describe("a pull request from a fork", needsSandbox, () => {
  test("is worked on without secrets, variables and network, and the work is a patch in the answer, also with `fork-push` where its author does not let maintainers push", async () => {
    const look = call("terminal", {
      command: 'echo "key [$DEPLOY_KEY] region [$REGION] home [$(ls -A ~)] $(cat tides.md)"',
    });
    const home = mkdtempSync(join(tmpdir(), "deckhand-home-"));
    onTestFinished(() => rmSync(home, { recursive: true }));
    plant(home, { ".npm/_cacache/x": "a cache", ".tool/y": "named" });
    const more = { caches: "~/.tool", "setup-command": "touch ~/set-up", "fork-push": "true" };
    const inputs = { secrets: "DEPLOY_KEY=dk-1234567890", "tool-env": "REGION", network: "registries", ...more };
    const { stage, head, tip, play } = await forkStory([look, edit, finish], {
      inputs,
      environment: { REGION: "tidal", HOME: home },
    });
    const { rehearsal, problems } = await play();
    expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "", "base-sha": head });
    expect(rehearsal.outputs["patch-path"]).not.toBe("");
    const [answer = ""] = answersOf(rehearsal);
    expect(answer).toContain("This pull request comes from a fork, so tools ran without secrets");
    expect(answer).toContain("+Low at six.");
    expect(answer).toContain("network: none");
    const said = JSON.stringify(stage.model?.requests.map(({ body }) => body.messages));
    expect(said).toContain("key [] region [] home [.config] High at noon.");
    expect(said).not.toContain("DEPLOY_KEY=");
    expect([tip(), rehearsal.branches]).toEqual([head, []]);
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("fork"));
  });

  test("is reviewed when somebody who may labels it, and never with a verdict", async () => {
    const finding = { path: "tides.md", line: 1, severity: "blocking", title: "No time zone", body: "Noon where?" };
    const inputs = { mode: "review", "review-verdict": "allow" };
    const { stage, play } = await forkStory([call("report_finding", finding), finish], { inputs });
    stage.github.state.records.labels.set(1, ["agent"]);
    const { rehearsal, problems } = await play({ happening: done("labeled", "maria", "agent") });
    expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "findings-blocking": "1" });
    const [review] = stage.github.state.records.reviews;
    expect(review).toMatchObject({ state: "COMMENTED", body: expect.stringContaining("comes from a fork") });
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("review-fork"));
  });

  test("goes on on its own branch where both sides let it, when the check has passed there", async () => {
    const check = `test -z "$DEPLOY_KEY" && grep six low.md`;
    const { head, tip, play, stage } = await forkStory(
      [edit, finish],
      { account: "octavia", inputs: { "fork-push": "true", secrets: "DEPLOY_KEY=dk-1234567890", check } },
      true,
    );
    const { rehearsal, problems } = await play();
    expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "tides", "commit-sha": tip() });
    expect(rehearsal.branches).toEqual([]);
    gitOf(stage, ["fetch", "--quiet", join(stage.folder, "fork.git"), "tides"]);
    expect(gitOf(stage, ["rev-parse", "FETCH_HEAD^"])).toBe(head);
    expect(rehearsal.comments.at(-1)?.body).toContain(`✅ Check \`${check}\` passed.`);
  });

  test("takes a merge of the base branch as well, with all commits that the fork does not have", async () => {
    const merge = call("terminal", { command: "git merge --no-edit origin/main" });
    const { stage, head, tip, play } = await forkStory(
      [merge, finish],
      { account: "octavia", inputs: { "fork-push": "true" } },
      true,
    );
    gitOf(stage, ["fast-import", "--quiet"], {
      input: Array.from({ length: 60 }, (_, index) => moonAt(index)).join(""),
    });
    const { rehearsal, problems } = await play({ body: "@agent merge main" });
    expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "tides", "commit-sha": tip() });
    gitOf(stage, ["fetch", "--quiet", join(stage.folder, "fork.git"), "tides"]);
    const main = gitOf(stage, ["rev-parse", "main"]);
    expect(gitOf(stage, ["log", "-1", "--format=%P", "FETCH_HEAD"])).toBe(`${head} ${main}`);
    const shown = execFileSync("git", ["-C", join(stage.folder, "fork.git"), "show", "tides:moon.md"]);
    expect(shown.toString()).toBe("59\n");
    expect(rehearsal.comments.at(-1)?.body).toContain("### 🟢 Merged the base branch on pull request #1");
  });

  test("whose check fails to the end gives a failed run with the patch: nothing is set up there, and no network", async () => {
    const inputs = { "setup-command": "touch ready", check: "test -e ready", "check-attempts": "1" };
    const { head, tip, play } = await forkStory([edit, finish, finish], { inputs });
    const { rehearsal } = await play();
    expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch: "" });
    expect(answersOf(rehearsal)[0]).toContain("❌ Check `test -e ready` failed (it ran 2 times).");
    expect(answersOf(rehearsal)[0]).toContain("+Low at six.");
    expect([tip(), rehearsal.branches]).toEqual([head, []]);
  });

  test("is not pushed to where the token is not a maintainer's: the work is a patch", async () => {
    const { head, tip, play } = await forkStory([edit, finish], { inputs: { "fork-push": "true" } }, true);
    const { rehearsal } = await play();
    expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch: "" });
    expect(rehearsal.outputs["patch-path"]).not.toBe("");
    expect(answersOf(rehearsal)[0]).toContain("+Low at six.");
    expect([tip(), rehearsal.branches]).toEqual([head, []]);
  });

  test("whose head is newer than the request is not worked on, and both heads are named", async () => {
    const { stage, head, push, play } = await forkStory([]);
    process.env.GIT_COMMITTER_DATE = "2099-01-01T00:00:00Z";
    const newer = push({ "tides.md": "Run this.\n" }, head);
    delete process.env.GIT_COMMITTER_DATE;
    const { rehearsal, problems } = await play();
    expect(problems).toEqual([]);
    expect(rehearsal).toMatchObject({ outputs: { outcome: "failed" }, modelRequests: 0 });
    expect(answersOf(rehearsal)[0]).toContain(`moved from ${head} to ${newer} after the request`);
    expect(stage.github.state.records.reviews).toEqual([]);
  });
});

describe("a pull request from a fork can be granted nothing", needsSandbox, () => {
  const get = "curl -sS -m 5 https://api.example.org > out.txt || echo [$NPM_TOKEN] > out.txt";
  const network = call("request_network", { hosts: ["api.example.org"], command: get, why: "The API has the list." });

  test("so it is not offered the tool that asks for hosts, and a call is refused in words that are true; its branch is not pushed to where the workflow does not say so", async () => {
    const inputs = { confirmation: "risky", secrets: "NPM_TOKEN=npm-canary-4711", network: "api.example.org" };
    const toolErrors = /^request_network: Tool 'request_network' not found\. Available: /;
    const script = [network, call("terminal", { command: get, security_risk: "LOW" }), finish];
    const { stage, head, tip, play } = await forkStory(script, { account: "octavia", inputs, toolErrors }, true);
    const { rehearsal, problems } = await play();
    expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "", "pending-actions": "" });
    expect(rehearsal.outputs["patch-path"]).not.toBe("");
    expect([tip(), rehearsal.branches]).toEqual([head, []]);
    const [first] = stage.model?.requests ?? [];
    expect(JSON.stringify(first?.body)).not.toMatch(/request_network|NPM_TOKEN/);
    const answer = rehearsal.comments.at(-1)?.body ?? "";
    expect(answer).toContain("+[]");
    expect(answer).toContain("Commands on the code of a fork have no network, whatever the inputs say.");
    expect(answer).not.toMatch(/request_network|mention me and ask|canary/);
  });
});

test("a pull request from a fork is not worked on without a sandbox", async () => {
  const { play } = await forkStory([], { inputs: { isolation: "none" } });
  const { rehearsal } = await play();
  expect(rehearsal).toMatchObject({ outputs: { outcome: "failed" }, modelRequests: 0 });
  expect(answersOf(rehearsal)[0]).toContain("I do not work on the code of a fork without a sandbox");
});
