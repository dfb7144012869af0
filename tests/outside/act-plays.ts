/** What happens to each example on act, and what has to come of it. */
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Happening } from "../../src/rehearsal/play.ts";
import type { Stage, StageOptions } from "../../src/rehearsal/stage.ts";
import { gitIn } from "../../src/rehearsal/story/repository.ts";
import { storyOf } from "../../src/rehearsal/story/story.ts";
import { addLockFile, comments, issue, labels, openPull, opensPull, starts } from "./act-events.ts";

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
  /** What is wrong with what is there afterwards. */
  problems?: (stage: Stage) => Promise<readonly string[]>;
}>;

export type Play = Readonly<{
  example: string;
  script: Script;
  stage?: Partial<StageOptions>;
  prepare?: (stage: Stage) => unknown;
  /** Whether the checkout has the whole history (`fetch-depth: 0`), whatever the example says. */
  isWhole?: boolean;
  scenes: readonly Scene[];
}>;

const AN_HOUR = 3_600_000;
const bot = "github-actions[bot]";

// The model of the examples edits with patches.
const patched = (...lines: string[]) =>
  call("apply_patch", { patch: ["*** Begin Patch", ...lines, "*** End Patch"].join("\n") });

/** The bundled story, with a patch in place of the calls of the other editor. */
const fix: Script = [
  call("terminal", { command: "node --test" }),
  patched(
    "*** Update File: src/slugify.js",
    "@@",
    `-    .replaceAll(/[^a-z0-9]+/g, "-");`,
    `+    .replaceAll(/[^a-z0-9]+/g, "-")`,
    `+    .replaceAll(/^-|-$/g, "");`,
  ),
  ...storyOf("fix").script.slice(-2),
];
const serve = "python3 -m http.server --bind 127.0.0.1 8731 >/dev/null 2>&1";
const answers = `python3 -c "import socket; socket.create_connection(('127.0.0.1', 8731))" 2>/dev/null`;
const raisesVersion = call("terminal", {
  command: "npm version patch --no-git-tag-version",
  security_risk: "HIGH",
});
const edit = patched("*** Add File: tides.md", "+Twice a day.");
const finish = (message: string) => call("finish", { message });
const writes: Script = [edit, finish("The tides are written down.")];

/** The same for several jobs that run at the same time: what is due is seen in the request. */
const inTwoJobs: Script = [0, 1, 2, 3].map(() => ({ messages }) => {
  const done = messages.filter(({ role }) => role === "tool").length;
  const turn = writes[done];
  if (turn === undefined || typeof turn === "function") throw new Error("There is no such turn.");
  return turn;
});

const finding = {
  ...{ path: "src/tides.js", line: 2, severity: "blocking", title: "An assignment where a comparison is meant" },
  ...{ body: "The file cannot be loaded.", suggestion: "  return hour % 12 === 0;" },
};

const ends = (
  outputs: readonly string[],
  pulls: readonly string[] = [],
  remarks: readonly string[] = [],
  exitCode = 0,
): Expected => ({
  ...{ exitCode, outputs, pulls, remarks },
});
const scene = (what: string, happens: Scene["happens"], expected: Expected, apiKey?: string): Scene => ({
  ...{ what, happens, expected, ...(apiKey !== undefined && { apiKey }) },
});
const gated = (outcome: string) => [`agent outcome=${outcome}`, "gate ok=true", "gate outcome=skipped"];
const agent = (outcome: string) => [`agent outcome=${outcome}`];
const ofOneItem = [...agent("answered"), "list count=1", "list outcome=answered"];
const onSchedule = starts("schedule", ({ github }) => github.payloads.schedule());
const draft = `draft of ${bot}: tides.md`;
const asked = { prompt: "Write down when the tides are." };

/** The tip of `tides` has to be a merge of what it was with main. */
async function notMerged({ repository }: Stage): Promise<readonly string[]> {
  const git = gitIn(repository.gitDir);
  const parents = (await git(["log", "-1", "--format=%P", "tides"])).trim();
  const main = (await git(["rev-parse", "main"])).trim();
  return parents.endsWith(` ${main}`) ? [] : [`The parents of the commit are ${parents}, and main is ${main}.`];
}

export const plays: readonly Play[] = [
  {
    example: "quick-start.yml",
    script: fix,
    prepare: issue,
    scenes: [
      scene(
        "a comment becomes a draft pull request and an answer",
        comments("maria"),
        ends(agent("changed"), [`draft of ${bot}: src/slugify.js`], ["#1"]),
      ),
    ],
  },
  {
    example: "mention.yml",
    script: fix,
    prepare: issue,
    scenes: [
      scene(
        "a stranger's comment starts no job of the agent",
        comments("stranger"),
        ends(["gate ok=false", "gate outcome=skipped"]),
      ),
      scene(
        "a wrong key is a red job and an answer",
        comments("maria"),
        ends(gated("failed"), [], ["#1"], 1),
        "sk-wrong-1234567890",
      ),
    ],
  },
  {
    example: "mention.yml",
    script: fix,
    prepare: issue,
    scenes: [
      scene(
        "a comment becomes a draft pull request and an answer",
        comments("maria"),
        ends(gated("changed"), [`draft of ${bot}: src/slugify.js`], ["#1"]),
      ),
    ],
  },
  {
    example: "reusable.yml",
    script: fix,
    prepare: issue,
    scenes: [
      scene(
        "a workflow of another repository calls it, and a comment becomes a draft pull request",
        comments("maria"),
        ends(agent("changed"), [`draft of ${bot}: src/slugify.js`], ["#1"]),
      ),
    ],
  },
  {
    example: "approval.yml",
    script: [...fix.slice(0, -1), raisesVersion, call("finish", { message: "A release is ready." })],
    prepare: issue,
    scenes: [
      scene("what the model rates as risky waits", comments("maria"), ends(gated("awaiting-approval"), [], ["#1"])),
      scene(
        "a label approves it, and the work is published",
        labels("octavia", "agent:approve"),
        ends(gated("changed"), [`draft of ${bot}: package.json src/slugify.js`], ["#1"]),
      ),
    ],
  },
  {
    example: "plan.yml",
    script: [
      finish("- [ ] Remove a hyphen at the end of a slug\n- [ ] Run the tests"),
      ...fix.slice(0, -1),
      call("terminal", { command: `${serve} & until ${answers}; do sleep 0.1; done` }),
      call("browser", { code: `goto("http://localhost:8731/README.md")` }),
      ...fix.slice(-1),
    ],
    prepare: async (stage) => {
      await addLockFile(stage);
      return issue(stage);
    },
    scenes: [
      scene("a comment is answered with a plan", comments("maria"), ends(gated("awaiting-approval"), [], ["#1"])),
      scene(
        "a label approves the plan, and it is carried out until the tests pass",
        labels("octavia", "agent:approve"),
        ends(gated("changed"), [`draft of ${bot}: src/slugify.js`], ["#1"]),
      ),
    ],
  },
  {
    example: "label.yml",
    script: writes,
    prepare: issue,
    scenes: [
      scene("a label becomes a draft pull request", labels("maria", "agent"), ends(agent("changed"), [draft], ["#1"])),
    ],
  },
  {
    example: "discussion.yml",
    script: writes,
    prepare: ({ github }) =>
      github.state.addDiscussion({ author: "rita", title: "When are the tides?", body: "I ask." }),
    scenes: [
      scene(
        "a comment in a discussion is answered there",
        starts("discussion_comment", ({ github }) => {
          const said = { discussion: 1, author: "maria", body: "@agent write it down" };
          return github.payloads.discussionComment(github.state.records.addDiscussionComment(said).id);
        }),
        ends(gated("changed"), [draft], ["#1"]),
      ),
    ],
  },
  {
    example: "dispatch.yml",
    script: [...writes, finish("It makes slugs.")],
    scenes: [
      scene(
        "by hand",
        starts("workflow_dispatch", ({ github }) => github.payloads.workflowDispatch("maria", asked.prompt)),
        ends(agent("changed"), [draft]),
      ),
      scene(
        "by a program",
        starts("repository_dispatch", ({ github }) =>
          github.payloads.repositoryDispatch({
            sender: "maria",
            action: "agent",
            given: { prompt: "What does it do?" },
          }),
        ),
        ends(agent("answered"), [draft]),
      ),
    ],
  },
  {
    example: "triage.yml",
    script: [call("propose", { intent: { name: "comment", body: "Which version is it?" } }), finish("I asked.")],
    prepare: issue,
    scenes: [scene("a new issue is asked what is missing", onSchedule, ends(ofOneItem, [], ["#1"]))],
  },
  {
    example: "stale.yml",
    script: [call("propose", { intent: { name: "close", reason: "not-planned" } }), finish("I proposed it.")],
    prepare: (stage) => stage.github.state.records.labels.set(issue(stage).number, ["stale"]),
    scenes: [scene("a stale issue is closed", onSchedule, ends(ofOneItem, []))],
  },
  {
    example: "weekly-report.yml",
    script: [
      call("propose", { intent: { name: "create-issue", title: "Report", body: "Little." } }),
      finish("I wrote it."),
    ],
    prepare: issue,
    scenes: [scene("the report becomes an issue", onSchedule, ends(agent("answered"), []))],
  },
  {
    example: "flaky-tests.yml",
    script: [call("read_github", { ask: { what: "runs" } }), finish("There are none.")],
    prepare: issue,
    scenes: [scene("runs are looked at", onSchedule, ends(agent("answered"), []))],
  },
  {
    example: "release-notes.yml",
    script: [
      call("propose", { intent: { name: "create-issue", key: "next", title: "Next", body: "Better slugs." } }),
      finish("I wrote it."),
    ],
    prepare: issue,
    scenes: [
      scene(
        "the draft becomes an issue",
        starts("workflow_dispatch", ({ github }) => github.payloads.workflowDispatch("maria")),
        ends(agent("answered"), []),
      ),
    ],
  },
  {
    example: "dependency-review.yml",
    script: [call("propose", { intent: { name: "labels", add: ["safe update"] } }), finish("It changes nothing here.")],
    prepare: async (stage) => {
      const { state } = stage.github;
      Object.assign(state.user("dependabot[bot]"), { id: 49_699_333 });
      state.records.repositoryLabels.set("safe update", { name: "safe update", color: "ededed", description: "" });
      await openPull(stage, "dependabot[bot]");
    },
    scenes: [
      scene(
        "a pull request of Dependabot gets a label and a few words",
        (stage) => opensPull(stage, "dependabot[bot]"),
        ends(agent("answered"), ["pull request of dependabot[bot]: src/tides.js"], ["#1"]),
      ),
    ],
  },
  {
    example: "docs-drift.yml",
    script: [
      call("read_github", { ask: { what: "blame", path: "README.md" } }),
      call("propose", { intent: { name: "create-issue", key: "README.md", title: "README.md", body: "It is old." } }),
      finish("One page is old."),
    ],
    prepare: issue,
    scenes: [scene("an outdated page gets an issue", onSchedule, ends(agent("answered"), []))],
  },
  {
    example: "translations.yml",
    script: [call("propose", { intent: { name: "comment", body: "From German: slugs." } }), finish("I translated it.")],
    prepare: (stage) => stage.github.state.records.labels.set(issue(stage).number, ["translate"]),
    scenes: [scene("an issue is translated", onSchedule, ends(ofOneItem, [], ["#1"]))],
  },
  {
    example: "good-first-issues.yml",
    script: [call("propose", { intent: { name: "comment", body: "Begin in src." } }), finish("It is a good one.")],
    prepare: (stage) => stage.github.state.records.labels.set(issue(stage).number, ["help wanted"]),
    scenes: [scene("an issue gets a hint", onSchedule, ends(ofOneItem, [], ["#1"]))],
  },
  {
    example: "schedule.yml",
    script: writes,
    scenes: [scene("the workflow's own prompt is worked on", onSchedule, ends(agent("changed"), [draft]))],
  },
  {
    example: "event.yml",
    script: writes,
    scenes: [
      scene(
        "a push",
        async (stage) => {
          const [before = "", after = ""] = (
            await gitIn(stage.repository.gitDir)(["rev-parse", "main~1", "main"])
          ).split("\n");
          const payload = stage.github.payloads.push({ sender: "maria", branch: "main", before, after });
          return { name: "push", actor: "maria", payload };
        },
        ends(agent("changed"), [draft]),
      ),
    ],
  },
  {
    example: "pull-request.yml",
    script: writes,
    prepare: openPull,
    scenes: [
      scene(
        "a pull request gets one more commit",
        opensPull,
        ends(agent("changed"), ["pull request of maria: src/tides.js tides.md"], ["#1"]),
      ),
    ],
  },
  {
    example: "pull-request.yml",
    script: [
      call("terminal", { command: 'test "$(git rev-parse --is-shallow-repository)" = false' }),
      call("terminal", { command: "git merge --no-edit origin/main" }),
      finish("It is up to date."),
    ],
    isWhole: true,
    prepare: async (stage) => {
      await openPull(stage);
      await addLockFile(stage);
    },
    scenes: [
      {
        ...scene(
          "from a whole checkout, main is merged into a pull request",
          opensPull,
          ends(agent("changed"), ["pull request of maria: src/tides.js"], ["#1"]),
        ),
        problems: notMerged,
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
      scene(
        "a pull request is reviewed",
        opensPull,
        ends(["review findings-new=1", "review outcome=answered"], ["pull request of maria: src/tides.js"], ["#1"]),
      ),
    ],
  },
  {
    example: "ci-fix.yml",
    script: writes,
    prepare: openPull,
    scenes: [
      scene(
        "a run that failed on a pull request is worked on there",
        starts("workflow_run", ({ github }) => {
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
        ends(agent("changed"), ["pull request of maria: src/tides.js tides.md"], ["#1"]),
      ),
    ],
  },
  {
    example: "fan-out.yml",
    script: inTwoJobs,
    prepare: (stage) => {
      for (const { number } of [issue(stage), issue(stage)]) stage.github.state.records.labels.set(number, ["bug"]);
    },
    scenes: [
      scene(
        "two issues are two jobs of a matrix",
        starts("workflow_dispatch", ({ github }) => github.payloads.workflowDispatch("maria")),
        ends(
          ["agent outcome=changed", "agent outcome=changed", "list count=2", "list outcome=answered"],
          [draft, draft],
        ),
      ),
    ],
  },
  {
    example: "fork-safe.yml",
    script: writes,
    prepare: issue,
    scenes: [
      scene(
        "one job plans, another one writes",
        comments("maria"),
        ends(
          ["apply outcome=changed", "gate ok=true", "gate outcome=skipped", "plan outcome=changed"],
          [draft],
          ["#1"],
        ),
      ),
    ],
  },
  {
    example: "servers.yml",
    script: [call("files__list_directory", { path: "." }), ...writes],
    scenes: [
      scene(
        "a real server of tools is used; one that cannot be reached is named",
        starts("workflow_dispatch", ({ github }) => github.payloads.workflowDispatch("maria", asked.prompt)),
        ends(agent("changed"), [draft]),
      ),
    ],
  },
  {
    example: "sweep.yml",
    script: inTwoJobs,
    stage: { now: () => new Date(Date.now() - AN_HOUR) },
    prepare: (stage) => [issue(stage, "@agent write it down"), issue(stage, "@agent write it down")],
    scenes: [
      scene(
        "two calls that nobody answered are two jobs of a matrix",
        onSchedule,
        ends(
          ["answer outcome=changed", "answer outcome=changed", "look count=2", "look outcome=answered"],
          [draft, draft],
          ["#1", "#2"],
        ),
      ),
    ],
  },
];
