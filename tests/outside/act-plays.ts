/** What happens to each example on act, and what has to come of it. */
import { setTimeout } from "node:timers/promises";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Happening } from "../../src/rehearsal/play.ts";
import type { Stage, StageOptions } from "../../src/rehearsal/stage.ts";
import { gitIn } from "../../src/rehearsal/story/git.ts";
import { storyOf } from "../../src/rehearsal/story/story.ts";

/**
 * `outputs` are those of the actions that decide something, as `JOB NAME=VALUE`, sorted; `pulls` is every pull request
 * with what it changes; `remarks` has the thread of each comment, reply and review of the agent in this scene.
 */
export type Expected = Readonly<{
  exitCode: number;
  outputs: readonly string[];
  pulls: readonly string[];
  remarks: readonly string[];
}>;

export type Scene = Readonly<{
  what: string;
  /** `ref` is what is checked out, if not the default branch. */
  happens: (stage: Stage) => (Happening & { ref?: string }) | Promise<Happening & { ref?: string }>;
  expected: Expected;
  /** In place of the model's own. */
  apiKey?: string;
}>;

export type Play = Readonly<{
  example: string;
  script: Script;
  stage?: Partial<StageOptions>;
  prepare?: (stage: Stage) => unknown;
  scenes: readonly Scene[];
}>;

const AN_HOUR = 3_600_000;
const bot = "github-actions[bot]";
const nothing = { pulls: [], remarks: [] };

const fix = storyOf("fix");
const edit = call("file_editor", { command: "create", path: "tides.md", file_text: "Twice a day.\n" });
const finish = (message: string) => call("finish", { message });
const writes: Script = [edit, finish("The tides are written down.")];

/** The same for several jobs that run at the same time: what is due is seen in the request. */
const inTwoJobs: Script = [0, 1, 2, 3].map(() => ({ messages }) => {
  const done = messages.filter(({ role }) => role === "tool").length;
  const turn = writes[done];
  if (turn === undefined || typeof turn === "function") throw new Error("There is no such turn.");
  return turn;
});

const issue = ({ github }: Stage, body = fix.issue.body) =>
  github.openIssue({ author: "maria", title: "A slug may end in a hyphen", body });

const comments =
  (author: string, body = fix.request.body) =>
  ({ github }: Stage): Happening => {
    const [{ number } = { number: 1 }] = github.state.issues.values();
    const { id } = github.comment({ issue: number, author, body });
    return { name: "issue_comment", actor: author, payload: github.issueCommentPayload(id) };
  };

const labels =
  (by: string, name: string) =>
  async ({ github }: Stage): Promise<Happening> => {
    await setTimeout(1100); // what is of the same second as the request is not taken for an answer to it
    github.label({ issue: 1, name, by });
    return {
      name: "issues",
      actor: by,
      payload: github.payloads.issues(1, { action: "labeled", sender: by, label: name }),
    };
  };

const starts =
  (name: string, payload: (stage: Stage) => unknown, actor = "maria") =>
  (stage: Stage): Happening => ({
    ...{ name, actor, payload: payload(stage) },
  });

/** Maria's, from the branch `tides`; with the commit that GitHub makes of it and its base. */
async function openPull(stage: Stage): Promise<void> {
  const git = gitIn(stage.repository.gitDir);
  const source = "export function high(hour) {\n  return hour % 12 = 0;\n}\n";
  const commit = (ref: string, more: string) =>
    `commit ${ref}\ncommitter maria <maria@example.com> ${Math.floor(Date.now() / 1000)} +0000\ndata 4\nTell\n${more}`;
  const file = `M 100644 inline src/tides.js\ndata ${source.length}\n${source}\n`;
  await git(["fast-import", "--quiet"], commit("refs/heads/tides", `from refs/heads/main\n${file}`));
  stage.github.openPullRequest({ author: "maria", title: "Tell the tides", body: "", head: "tides" });
  await git(
    ["fast-import", "--quiet"],
    commit("refs/pull/1/merge", `from refs/heads/main\nmerge refs/heads/tides\n${file}`),
  );
}

const opensPull = ({ github }: Stage) => ({
  ...{ name: "pull_request", actor: "maria", ref: "refs/pull/1/merge" },
  payload: github.payloads.pullRequest(1, { action: "opened", sender: "maria" }),
});

const finding = {
  ...{ path: "src/tides.js", line: 2, severity: "blocking", title: "An assignment where a comparison is meant" },
  ...{ body: "The file cannot be loaded.", suggestion: "  return hour % 12 === 0;" },
};

const gated = (outcome: string) => [`agent outcome=${outcome}`, "gate ok=true", "gate outcome=skipped"];
const agent = (outcome: string) => [`agent outcome=${outcome}`];
const draft = `draft of ${bot}: tides.md`;
const asked = { prompt: "Write down when the tides are." };

export const plays: readonly Play[] = [
  {
    example: "mention.yml",
    script: fix.script,
    prepare: issue,
    scenes: [
      {
        what: "a stranger's comment starts no job of the agent",
        happens: comments("stranger"),
        expected: { exitCode: 0, outputs: ["gate ok=false", "gate outcome=skipped"], ...nothing },
      },
      {
        what: "a wrong key is a red job and an answer that names it",
        happens: comments("maria"),
        apiKey: "sk-wrong-1234567890",
        expected: { exitCode: 1, outputs: gated("failed"), pulls: [], remarks: ["#1"] },
      },
    ],
  },
  {
    example: "mention.yml",
    script: fix.script,
    prepare: issue,
    scenes: [
      {
        what: "a comment becomes a draft pull request and an answer",
        happens: comments("maria"),
        expected: {
          exitCode: 0,
          outputs: gated("changed"),
          pulls: [`draft of ${bot}: src/slugify.js`],
          remarks: ["#1"],
        },
      },
    ],
  },
  {
    example: "approval.yml",
    script: storyOf("approval").script,
    prepare: issue,
    scenes: [
      {
        what: "what is risky waits",
        happens: comments("maria", storyOf("approval").request.body),
        expected: { exitCode: 0, outputs: gated("awaiting-approval"), pulls: [], remarks: ["#1"] },
      },
      {
        what: "a label approves it, and the work is published",
        happens: labels("octavia", "agent:approve"),
        expected: {
          exitCode: 0,
          outputs: gated("changed"),
          pulls: [`draft of ${bot}: package.json src/slugify.js`],
          remarks: ["#1"],
        },
      },
    ],
  },
  {
    example: "label.yml",
    script: writes,
    prepare: issue,
    scenes: [
      {
        what: "a label becomes a draft pull request",
        happens: labels("maria", "agent"),
        expected: { exitCode: 0, outputs: agent("changed"), pulls: [draft], remarks: ["#1"] },
      },
    ],
  },
  {
    example: "discussion.yml",
    script: writes,
    prepare: ({ github }) =>
      github.state.addDiscussion({ author: "rita", title: "When are the tides?", body: "I ask." }),
    scenes: [
      {
        what: "a comment in a discussion is answered there",
        happens: starts("discussion_comment", ({ github }) => {
          const said = { discussion: 1, author: "maria", body: "@agent write it down" };
          return github.payloads.discussionComment(github.state.records.addDiscussionComment(said).id);
        }),
        expected: { exitCode: 0, outputs: gated("changed"), pulls: [draft], remarks: ["#1"] },
      },
    ],
  },
  {
    example: "dispatch.yml",
    script: [...writes, finish("It makes slugs.")],
    scenes: [
      {
        what: "by hand",
        happens: starts("workflow_dispatch", ({ github }) => github.payloads.workflowDispatch("maria", asked.prompt)),
        expected: { exitCode: 0, outputs: agent("changed"), pulls: [draft], remarks: [] },
      },
      {
        what: "by a program",
        happens: starts("repository_dispatch", ({ github }) =>
          github.payloads.repositoryDispatch({
            sender: "maria",
            action: "agent",
            given: { prompt: "What does it do?" },
          }),
        ),
        expected: { exitCode: 0, outputs: agent("answered"), pulls: [draft], remarks: [] },
      },
    ],
  },
  {
    example: "schedule.yml",
    script: writes,
    scenes: [
      {
        what: "the workflow's own prompt is worked on",
        happens: starts("schedule", ({ github }) => github.payloads.schedule()),
        expected: { exitCode: 0, outputs: agent("changed"), pulls: [draft], remarks: [] },
      },
    ],
  },
  {
    example: "event.yml",
    script: writes,
    scenes: [
      {
        what: "a push",
        happens: async (stage) => {
          const [before = "", after = ""] = (
            await gitIn(stage.repository.gitDir)(["rev-parse", "main~1", "main"])
          ).split("\n");
          const payload = stage.github.payloads.push({ sender: "maria", branch: "main", before, after });
          return { name: "push", actor: "maria", payload };
        },
        expected: { exitCode: 0, outputs: agent("changed"), pulls: [draft], remarks: [] },
      },
    ],
  },
  {
    example: "pull-request.yml",
    script: writes,
    prepare: openPull,
    scenes: [
      {
        what: "a pull request gets one more commit",
        happens: opensPull,
        expected: {
          exitCode: 0,
          outputs: agent("changed"),
          pulls: ["pull request of maria: src/tides.js tides.md"],
          remarks: ["#1"],
        },
      },
    ],
  },
  {
    example: "review.yml",
    script: [
      call("read_diff", { path: "src/tides.js" }),
      call("report_finding", finding),
      finish("It does not parse."),
    ],
    prepare: openPull,
    scenes: [
      {
        what: "a pull request is reviewed",
        happens: opensPull,
        expected: {
          exitCode: 0,
          outputs: ["review findings-new=1", "review outcome=answered"],
          pulls: ["pull request of maria: src/tides.js"],
          remarks: ["#1"],
        },
      },
    ],
  },
  {
    example: "ci-fix.yml",
    script: writes,
    prepare: openPull,
    scenes: [
      {
        what: "a run that failed on a pull request is worked on there",
        happens: starts("workflow_run", ({ github }) => {
          const { id } = github.state.records.addRun({
            ...{ name: "CI", actor: "maria", branch: "tides", event: "push", conclusion: "failure", pulls: [1] },
            sha: github.state.pulls.get(1)?.headSha ?? "",
            jobs: [
              {
                name: "unit",
                conclusion: "failure",
                steps: [{ name: "npm test", conclusion: "failure" }],
                log: "not ok 1\n",
              },
            ],
          });
          return github.payloads.workflowRun(id);
        }),
        expected: {
          exitCode: 0,
          outputs: agent("changed"),
          pulls: ["pull request of maria: src/tides.js tides.md"],
          remarks: ["#1"],
        },
      },
    ],
  },
  {
    example: "fan-out.yml",
    script: inTwoJobs,
    prepare: (stage) => {
      for (const { number } of [issue(stage), issue(stage)]) stage.github.state.records.labels.set(number, ["bug"]);
    },
    scenes: [
      {
        what: "two issues are two jobs of a matrix",
        happens: starts("workflow_dispatch", ({ github }) => github.payloads.workflowDispatch("maria")),
        expected: {
          exitCode: 0,
          outputs: ["agent outcome=changed", "agent outcome=changed", "list count=2", "list outcome=answered"],
          pulls: [draft, draft],
          remarks: [],
        },
      },
    ],
  },
  {
    example: "fork-safe.yml",
    script: writes,
    prepare: issue,
    scenes: [
      {
        what: "one job plans, another one writes",
        happens: comments("maria"),
        expected: {
          exitCode: 0,
          outputs: ["apply outcome=changed", "gate ok=true", "gate outcome=skipped", "plan outcome=changed"],
          pulls: [draft],
          remarks: ["#1"],
        },
      },
    ],
  },
  {
    example: "servers.yml",
    script: [call("files__list_directory", { path: "." }), ...writes],
    scenes: [
      {
        what: "a real server of tools is used; one that cannot be reached is named",
        happens: starts("workflow_dispatch", ({ github }) => github.payloads.workflowDispatch("maria", asked.prompt)),
        expected: { exitCode: 0, outputs: agent("changed"), pulls: [draft], remarks: [] },
      },
    ],
  },
  {
    example: "sweep.yml",
    script: inTwoJobs,
    stage: { now: () => new Date(Date.now() - AN_HOUR) },
    prepare: (stage) => [issue(stage, "@agent write it down"), issue(stage, "@agent write it down")],
    scenes: [
      {
        what: "two calls that nobody answered are two jobs of a matrix",
        happens: starts("schedule", ({ github }) => github.payloads.schedule()),
        expected: {
          exitCode: 0,
          outputs: ["answer outcome=changed", "answer outcome=changed", "look count=2", "look outcome=answered"],
          pulls: [draft, draft],
          remarks: ["#1", "#2"],
        },
      },
    ],
  },
];
