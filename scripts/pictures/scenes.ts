/** The comments and pages that people meet, each written by a run of the action on the embedded GitHub, with a scripted model. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import { openStage, type Stage, type StageOptions } from "../../src/rehearsal/stage.ts";
import { gitIn } from "../../src/rehearsal/story/repository.ts";
import type { Comment } from "./page.ts";

/** What people see: comments, or a page of HTML. */
export type Sight = readonly [Comment, ...Comment[]] | string;

/** `bundle` is what a scene plays. */
type Options = Partial<StageOptions> & Readonly<{ bundle: string }>;

/** By the name of the picture. `bundle` is the path of the program to play. */
export type Scene = Readonly<{ name: string; play(bundle: string): Promise<Sight> }>;

async function on<Result>(options: Options, act: (stage: Stage) => Promise<Result>): Promise<Result> {
  await using stage = await openStage(options);
  return await act(stage); // the stage closes when this function ends
}

/** What the agent says in the end of one run. */
const answerOf = (options: Options) =>
  on(options, async (stage) => some(ofBots((await stage.play()).comments).slice(-1)));

/** What a run leaves that writes nothing to GitHub. */
const summaryOf = (options: Options) =>
  on(options, async (stage) => some([{ body: (await stage.play()).runner.summary }]));

/** The page of one run, which goes with its folder. */
const runPageOf = (options: Options) =>
  on(options, async (stage) => readFileSync((await stage.play()).outputs["page-path"] ?? "", "utf8"));

function ofBots(comments: readonly Comment[]): readonly Comment[] {
  return comments.filter(({ author }) => author?.endsWith("[bot]"));
}

/** A picture of nothing is an error of its scene. */
function some([first, ...others]: readonly Comment[]): readonly [Comment, ...Comment[]] {
  if (first === undefined || first.body.trim() === "") throw new Error("There is nothing to take a picture of.");
  return [first, ...others];
}

export const SCENES: readonly Scene[] = [
  { name: "comment", play: (bundle) => answerOf({ bundle, story: "fix" }) },
  { name: "approval", play: (bundle) => answerOf({ bundle, story: "approval" }) },
  { name: "approved", play: approved },
  { name: "working", play: working },
  { name: "answered", play: (bundle) => answerOf({ bundle, story: "question" }) },
  { name: "many-files", play: (bundle) => answerOf({ bundle, script: manyFiles() }) },
  { name: "withheld", play: (bundle) => answerOf({ bundle, script: withheld }) },
  { name: "held", play: (bundle) => answerOf({ bundle, script: withheld, inputs: { "protected-paths": "confirm" } }) },
  { name: "plan", play: (bundle) => answerOf({ bundle, script: plan, inputs: { "plan-first": "true" } }) },
  {
    name: "intents",
    play: (bundle) =>
      answerOf({
        bundle,
        script: proposal,
        inputs: { intents: "create-issue", confirmation: "always", "mixed-threads": "as-trusted" },
      }),
  },
  { name: "patch", play: (bundle) => answerOf({ bundle, permissions: { contents: "read" } }) },
  { name: "dry-run", play: (bundle) => summaryOf({ bundle, inputs: { mode: "dry-run" } }) },
  {
    name: "failed",
    play: (bundle) => answerOf({ bundle, script: [{ status: 401, error: { message: "Incorrect API key" } }] }),
  },
  { name: "review", play: reviewed },
  { name: "page", play: (bundle) => runPageOf({ bundle, story: "fix" }) },
  { name: "page-approval", play: (bundle) => runPageOf({ bundle, story: "approval" }) },
  { name: "page-failed", play: (bundle) => runPageOf({ bundle, script: failing }) },
  { name: "page-withheld", play: (bundle) => runPageOf({ bundle, script: withheld }) },
  { name: "page-resumed", play: resumed },
];

/** It looks for a file that is not there until its model refuses the key. */
const failing: Script = [
  call("terminal", { command: "npm test" }, { text: "I run the tests first." }),
  call("file_editor", { command: "view", path: "src/missing.js" }),
  { status: 401, error: { message: "Incorrect API key" } },
];

/** The page of the second run on a thread. */
function resumed(bundle: string): Promise<Sight> {
  const first = [call("terminal", { command: "git log --oneline" }), call("finish", { message: "It has one commit." })];
  const second = [create("src/note.js", "export const note = 1;\n"), call("finish", { message: "I added a note." })];
  return on({ bundle, script: [...first, ...second] }, async (stage) => {
    await stage.play();
    const { outputs } = await stage.play({ issue: 1, body: "@agent add a note" });
    return readFileSync(outputs["page-path"] ?? "", "utf8");
  });
}

/** Both comments: what was decided on, and the report of the run that continued. */
function approved(bundle: string): Promise<Sight> {
  return on({ bundle, story: "approval" }, async (stage) => {
    const { issue } = await stage.play();
    const label = { by: "octavia", name: "agent:approve" };
    const { comments } = await stage.play({ issue: issue.number, label });
    return some(ofBots(comments));
  });
}

/** The comment is edited every 15 seconds. */
function working(bundle: string): Promise<Sight> {
  const task_list = [
    { title: "Run the tests", status: "done" },
    { title: "Fix the hyphen at the end", status: "in_progress" },
    { title: "Run the tests again", status: "todo" },
  ];
  const script = [
    call("task_tracker", { command: "plan", task_list }),
    call("terminal", { command: "node --test; sleep 20" }),
    call("finish", { message: "Done." }),
  ];
  return on({ bundle, script }, async (stage) => {
    await stage.play();
    const bodies = stage.github.exchanges.map(({ requestBody }) => String(Object(requestBody).body ?? ""));
    const body = bodies.findLast((text) => text.includes("Working on it")) ?? "";
    return some([{ author: "github-actions[bot]", body }]);
  });
}

const create = (path: string, file_text: string) => call("file_editor", { command: "create", path, file_text });

function manyFiles(): Script {
  const files = Array.from({ length: 14 }, (_, index) => create(`src/words/rule-${index + 1}.js`, "// …\n".repeat(10)));
  const message = `# Rules\n\nEach rule has a file of its own now, see [src/slugify.js](src/slugify.js).\n\n## Next\n\n- Rule 15 is missing.`;
  return [...files, call("finish", { message })];
}

/** Looks like the end of a token, and is none. */
const secret = createHash("sha256").update("a picture").digest("hex").slice(0, 36);

const withheld: Script = [
  create(".github/workflows/ci.yml", "on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n"),
  create("AGENTS.md", "# For agents\n\nRun `node --test` before you finish.\n"),
  create("deploy.env", `TOKEN=ghp_${secret}\n`),
  create("src/note.js", "export const note = 1;\n"),
  call("finish", { message: "I added CI, rules for agents, and a note." }),
];

const steps =
  "- [ ] Fix `slugify` in [src/slugify.js](src/slugify.js)\n- [ ] Run the tests:\n\n  ```sh\n  node --test --test-reporter spec test/slugify.test.js\n  ```\n";
const plan: Script = [call("finish", { message: `I found the cause.\n\n${steps}` })];

const issue = {
  ...{ name: "create-issue", title: "Titles that end in a hyphen" },
  body: "To see it:\n\n```sh\nnode --test --test-reporter spec test/slugify.test.js && echo 'it is right'\n```\n",
};
const proposal: Script = [call("propose", { intent: issue }), call("finish", { message: "I propose an issue." })];

const tides = "export function high(hour) {\n  return hour % 12 = 0;\n}\n\nexport const names = ['ebb', 'flood'];\n";

const review: Script = [
  call("read_diff", { path: "src/tides.js" }),
  call("report_finding", {
    ...{ path: "src/tides.js", line: 2, severity: "blocking", title: "An assignment where a comparison is meant" },
    ...{ body: "The file cannot be loaded.", suggestion: "  return hour % 12 === 0;" },
  }),
  call("report_finding", {
    ...{ path: "src/tides.js", line: 5, severity: "minor", title: "Single quotes" },
    body: "All other files have double ones.",
  }),
  call("finish", { message: "It tells when the tides are high. I loaded it: it does not parse." }),
];

/** The review and its comments on lines. */
function reviewed(bundle: string): Promise<Sight> {
  return on({ bundle, script: review, inputs: { mode: "review" } }, async (stage) => {
    await commitTides(stage);
    const { number } = stage.github.openPullRequest({ author: "maria", title: "Tides", body: "", head: "tides" });
    const happening = {
      name: "pull_request",
      actor: "maria",
      payload: stage.github.payloads.pullRequest(number, { action: "opened", sender: "maria" }),
    };
    await stage.play({ issue: number, happening: () => happening });
    const { reviews, reviewComments } = stage.github.state.records;
    const author = "github-actions[bot]";
    return some([
      ...reviews.map(({ body }) => ({ author, body })),
      ...reviewComments.map(({ body, path, line }) => ({ author, body, place: `${path}:${line}` })),
    ]);
  });
}

async function commitTides({ repository }: Stage): Promise<void> {
  const head = "commit refs/heads/tides\ncommitter maria <maria@example.org> 1800000000 +0000\ndata 5\nTides\n";
  const file = `from refs/heads/main^0\nM 100644 inline src/tides.js\ndata ${Buffer.byteLength(tides)}\n${tides}\n`;
  await gitIn(repository.gitDir)(["fast-import", "--quiet"], `${head}${file}`);
}
