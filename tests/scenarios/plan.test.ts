/** A plan first, which a person approves before anything is written; and questions beside the work. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { call, type Script, say } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { edit, finish, labels, pendingIn, run, waiting } from "./approving.ts";
import { repository, skill } from "./instructed.ts";
import { answersOf, interrupted, stageFor } from "./play.ts";

const plan = call("finish", { message: "- [ ] Write `tides.md`\n- [ ] Run `npm test`\n\n@octavia, is that right?" });
const refused = /read-only/;
const write: Script = [edit, call("terminal", { command: "echo x > out.txt", security_risk: "LOW" })];

const branchesOf = ({ repository }: Stage) =>
  execFileSync("git", ["--git-dir", repository.gitDir, "branch", "--list", "agent/*"], { encoding: "utf8" }).trim();

const inputs = { "plan-first": "true", confirmation: "never" };
const remembering = { ...inputs, "mixed-threads": "as-trusted", memory: "propose" };
const invitation = "is what people have approved to remember";

test(
  "a plan and a question beside it change nothing: the plan is carried out once, in the same conversation, which does not know of the question, when somebody approves it",
  needsSandbox,
  async () => {
    const answer = call("finish", { message: "Because of the moon." });
    const { stage, first, pass } = await waiting([...write, plan, ...write, answer, edit, finish], {
      inputs: remembering,
      toolErrors: refused,
    });
    expect(JSON.stringify(stage.model?.requests)).not.toContain(invitation);
    expect(first.outputs).toMatchObject({ outcome: "awaiting-approval", "pr-number": "" });
    expect(branchesOf(stage)).toBe("");
    const [asked = ""] = answersOf(first);
    expect(asked).toContain("### 🟠 Approval needed: the plan is below, and nothing is changed yet");
    expect(asked.split("- [ ] Write `tides.md`")).toHaveLength(2);
    expect(asked).toContain("`@agent go`");

    const beside = await stage.play({ issue: 1, body: "@agent ask why are there tides?" });
    expect(beside.outputs.outcome).toBe("answered");
    expect(answersOf(beside).at(-1)).toContain("Because of the moon.");
    expect(JSON.stringify(stage.model?.requests.at(-1)?.body.messages)).toContain("This is a separate question.");
    expect(branchesOf(stage)).toBe("");

    const second = await stage.play({ issue: 1, body: "@agent go", author: "octavia" });
    expect(second.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
    expect(second.outputs["conversation-id"]).toBe(first.outputs["conversation-id"]);
    const handed = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
    expect(handed).toContain("octavia has approved your plan.");
    // As the comment shows it: not as the model wrote it.
    expect(handed).toContain("- [ ] Run `npm test`\\n\\n`@octavia`, is that right?");
    expect(handed).toContain(invitation);
    expect(handed).not.toContain("a separate question");
    expect(answersOf(second)[0]).toContain("the work was started");

    pass(5000);
    const again = await stage.play({ issue: 1, happening: labels("maria") });
    expect(again.outputs).toMatchObject({ outcome: "skipped", reason: "It was already approved by octavia." });
    expect([again.modelRequests, again.branches, again.pullRequests]).toEqual([0, [], []]);
    expect(answersOf(again).at(-1)).toContain("It was already approved by octavia.");
    const told = answersOf(await stage.play({ issue: 1, body: "@agent go", author: "octavia" }));
    expect(told.at(-1)).toContain("It was already approved by octavia.");
    expect(stage.model?.requests).toHaveLength(8);
  },
);

test(
  "a plan is made with tools that are added, skills and hooks; the hook that judges finished work waits for the work",
  needsSandbox,
  async () => {
    const hooks = {
      PreToolUse: [{ matcher: "file_editor", hooks: [{ command: "echo look elsewhere >&2; exit 2" }] }],
      Stop: [{ hooks: [{ command: "test -e tides.md || { echo no tides >&2; exit 2; }" }] }],
    };
    const files = { ".agents/hooks.json": JSON.stringify(hooks), ...skill("depth", "Depth: !`echo $((2 * 21))`") };
    const view = call("file_editor", { command: "view", path: "README.md" });
    const script = [call("invoke_skill", { name: "depth" }), view, plan, run("echo x > tides.md", "LOW"), finish];
    const added = { tools: "+execute_ipython_cell", hooks: "true", "skill-commands": "true" };
    const { stage, first: planned } = await waiting(
      script,
      { repository: repository(files), inputs: { ...inputs, ...added }, toolErrors: /look elsewhere/ },
      { body: "@agent plan it", author: "octavia" },
    );
    expect(planned.outputs.outcome).toBe("awaiting-approval");
    const told = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
    for (const words of ["look elsewhere", "Depth: !`echo"]) expect(told).toContain(words);
    expect(planned.runner.stdout).not.toContain("hook Stop");

    const done = await stage.play({ issue: 1, body: "@agent go", author: "octavia" });
    expect(done.outputs.outcome).toBe("changed");
    expect(done.runner.stdout).not.toContain("hook Stop blocks");
    expect(done.outputs["files-changed"]).toBe("1");
  },
);

test(
  "what a hook wrote while a plan was made is not part of the work, also after a run that was killed",
  needsSandbox,
  async () => {
    const command = 'case "$(cat)" in *README*) echo x > hook.txt; sleep 60;; esac';
    const hooks = { PreToolUse: [{ hooks: [{ command, timeout: 90 }] }] };
    const view = call("file_editor", { command: "view", path: "README.md" });
    const stage = await stageFor({
      repository: repository({ ".agents/hooks.json": JSON.stringify(hooks) }),
      script: [view, edit, finish],
      inputs: { confirmation: "never", hooks: "true" },
      toolErrors: interrupted,
    });
    const { number: issue } = stage.github.openIssue({ author: "octavia", title: "Tides", body: "Why?" });
    const kill = new AbortController();
    const killed = stage.play({ issue, body: "@agent plan it", author: "octavia", killed: kill.signal });
    const written = join(stage.folder, "run-1", stage.repository.name, "hook.txt");
    await expect.poll(() => existsSync(written)).toBe(true);
    kill.abort();
    expect(answersOf(await killed).at(-1)).toContain("The run was cut off");
    const done = await stage.play({ issue, body: "@agent write about the tides" });
    expect(done.outputs).toMatchObject({ outcome: "changed", "files-changed": "1" });
  },
);

test("a plan without a checklist is an answer, and is reported as one, if it has none again when it is sent back", async () => {
  const guess = call("finish", { message: "I would change the file." });
  const stage = await stageFor({ script: [guess, guess], inputs });
  const answered = await stage.play({ body: "@agent plan it" });
  expect(answered).toMatchObject({ outputs: { outcome: "answered", "pending-actions": "" }, modelRequests: 2 });
  const [comment = ""] = answersOf(answered);
  expect(comment).toContain("This is an answer and not a plan: it has no checklist");
  expect(comment).not.toContain("the plan is below");
});

test(
  "work whose plan was approved goes on after an approval inside it, and is not planned again",
  needsSandbox,
  async () => {
    const limit = { ...inputs, confirmation: "risky", "max-iterations": "1" };
    const { stage, first, pass } = await waiting([plan, run("echo risky"), edit, finish], { inputs: limit });
    expect(first.outputs.outcome).toBe("awaiting-approval");
    const gone = await stage.play({ issue: 1, body: "@agent go" });
    expect(pendingIn(gone)).toMatchObject([{ tool: "terminal" }]);
    pass(5000);
    const approved = await stage.play({ issue: 1, body: "@agent approve" });
    expect(approved.outputs.outcome).toBe("budget-exhausted");
    const last = await stage.play({ issue: 1, body: "@agent continue" });
    expect(last.outputs).toMatchObject({ outcome: "changed", "conversation-id": first.outputs["conversation-id"] });
    expect(last.pullRequests).toHaveLength(1);
  },
);

test(
  "an answer without a checklist is sent back; a plan whose comment was edited is asked about again, and a rejected one is not carried out",
  needsSandbox,
  async () => {
    const guess = call("finish", { message: "I would change the file." });
    const asked = { body: "@agent plan write about the tides" };
    const options = { inputs: { confirmation: "never" } };
    const { stage, first: planned, pass } = await waiting([guess, plan], options, asked);
    expect(planned).toMatchObject({ outputs: { outcome: "awaiting-approval" }, modelRequests: 2 });
    const { state } = stage.github;
    const comment = [...state.comments.values()].find(({ body }) => body.includes("- [ ] Write"));
    if (comment) state.editComment(comment, `${comment.body}\n- [ ] Delete all`, "tom");
    pass(5000);
    const again = await stage.play({ issue: 1, happening: labels("maria") });
    expect(again.outputs.outcome).toBe("awaiting-approval");
    expect(again.modelRequests).toBe(0);
    expect(answersOf(again).at(-1)).not.toContain("Delete all");
    pass(5000);
    const rejected = await stage.play({ issue: 1, body: "@agent reject: too much" });
    expect(rejected.outputs).toMatchObject({ outcome: "answered", reason: expect.stringContaining("rejected") });
    expect([rejected.modelRequests, branchesOf(stage)]).toEqual([0, ""]);
  },
);

test(
  "a conversation is condensed when somebody asks for it, and goes on; one that is not there is not",
  needsSandbox,
  async () => {
    const long = call("terminal", { command: "seq 3000", security_risk: "LOW" });
    const script: Script = [long, long, long, edit, finish, say("It wrote tides.md."), finish];
    const stage = await stageFor({ script });
    const { number: issue } = stage.github.openIssue({ author: "octavia", title: "Tides", body: "Why?" });
    const none = await stage.play({ issue, body: "@agent condense" });
    expect([none.outputs.outcome, none.modelRequests]).toEqual(["answered", 0]);
    expect(answersOf(none).at(-1)).toContain("There is no conversation on this thread");

    const first = await stage.play({ issue: 1 });
    const condensed = await stage.play({ issue: 1, body: "@agent condense" });
    expect([condensed.outputs.outcome, condensed.modelRequests]).toEqual(["answered", 1]);
    expect(answersOf(condensed).at(-1)).toMatch(/it had about \d{2},\d{3} tokens, and has about \d{3} now/);

    const last = await stage.play({ issue: 1, body: "@agent what did you do?" });
    expect(last.outputs["conversation-id"]).toBe(first.outputs["conversation-id"]);
    const told = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
    expect(told).toContain("It wrote tides.md.");
    expect(told).not.toContain("2999");
  },
);
