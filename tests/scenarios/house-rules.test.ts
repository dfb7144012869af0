/** House rules of a repository: its template for pull requests, sign-offs, and the style of its commits. */
import { describe, expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { answersOf, bundle, play, type StoryOptions, stageFor } from "./play.ts";
import { commitOf, gitOf } from "./pull-story.ts";

const edit = call("file_editor", { command: "create", path: "tides.md", file_text: "Twice a day.\n" });

type Files = Readonly<Record<string, string>>;

/** Commits of these titles and files are on main, newest last. */
function onMain(stage: Stage, titles: readonly string[], files: Files = {}): string {
  let tip = gitOf(stage, ["rev-parse", "main"]);
  if (Object.keys(files).length > 0) tip = commitOf(stage, tip, files);
  for (const title of titles) tip = gitOf(stage, ["commit-tree", `${tip}^{tree}`, "-p", tip, "-m", title]);
  gitOf(stage, ["update-ref", "refs/heads/main", tip]);
  return tip;
}

type Case = StoryOptions &
  Readonly<{ said: string; titles?: readonly string[]; files?: Files; prepare?: (stage: Stage) => void }>;

async function played({ said, titles = [], files = {}, prepare = () => {}, ...options }: Case) {
  const stage = await stageFor({ script: [edit, call("finish", { message: said })], bundle, ...options });
  if (titles.length + Object.keys(files).length > 0) onMain(stage, titles, files);
  prepare(stage);
  const rehearsal = await stage.play({ body: "@agent write down the tides" });
  const asked = JSON.stringify(stage.model?.requests[0]?.body.messages);
  const pull = [...stage.github.state.pulls.values()].at(-1);
  const commit = pull && gitOf(stage, ["log", "-1", "--format=%B", pull.headSha]);
  const answer = answersOf(rehearsal).at(-1) ?? "";
  return { stage, rehearsal, asked, pull, commit: commit ?? "", answer, body: pull?.body ?? "" };
}

const TEMPLATE =
  "<!-- Thanks! -->\n## Summary\n\n## Tests\n\nHow?\n\n## Checklist\n\n- [x] I read CONTRIBUTING\n- [ ] I ran it\n";
const SAID = "The tides are there.\n\n## Summary\n\nWrites them down.\n\n## Checklist\n\n- [x] I read CONTRIBUTING";

describe("a template for pull requests", () => {
  const files = { ".github/pull_request_template.md": TEMPLATE };

  test("is told as data, and filled with what the agent says under its headings", needsSandbox, async () => {
    const done = await played({ said: SAID, files });
    expect(done.rehearsal.outputs.outcome).toBe("changed");
    expect(done.asked).toContain("this repository has a template for it");
    expect(done.body).toMatch(
      /^Closes #\d+\n\nThe tides are there\.\n\n## Summary\n\nWrites them down\.\n\n## Tests\n\n_/,
    );
    expect(done.body).toContain("## Checklist\n\n- [ ] I read CONTRIBUTING\n- [ ] I ran it\n\n---\nMade by an agent");
    expect(done.body).not.toMatch(/\[x\]|Thanks|How\?/);
    expect(done.answer).toContain("The tides are there.");
    expect(done.answer).not.toContain("Writes them down");
  });

  test("may be ignored by the agent: then the text is ours, and people have the list", needsSandbox, async () => {
    const done = await played({ said: "The tides are there.", files });
    expect(done.body).toContain(
      "The tides are there.\n\n## Checklist\n\n- [ ] I read CONTRIBUTING\n- [ ] I ran it\n\n---",
    );
    expect(done.body).not.toContain("## Summary");
  });

  test(
    "is not told where no pull request is opened, and a repository without one is told nothing",
    needsSandbox,
    async () => {
      const unasked = await played({ said: SAID, files, inputs: { "create-pr": "none" } });
      expect([unasked.asked.includes("has a template"), unasked.answer.includes("Writes them down")]).toEqual([
        false,
        true,
      ]);
      const twin = await played({ said: SAID });
      expect(twin.asked).not.toMatch(/template for it|in the style/);
      expect(twin.body).toContain("## Summary\n\nWrites them down.");
      expect(twin.commit).not.toContain("Signed-off-by");
    },
  );
});

const TITLES = ["feat(slugify): keep accents", "fix: empty titles", "docs: say it", "ci: cache", "fix(cli): exit"];

test("the agent is told the style of commits, and its title is that of the commit", needsSandbox, async () => {
  const done = await played({ said: "# docs(tides): write down the tides.\n\nThey are there.", titles: TITLES });
  expect(done.asked).toContain("Conventional Commits, a small first letter");
  expect(done.asked).toMatch(/BEGIN DATA \w+\\nfix\(cli\): exit\\nci: cache\\ndocs: say it\\nEND DATA/);
  expect(done.commit.split("\n")[0]).toMatch(/^docs\(tides\): write down the tides \(#\d+\)$/);
  expect(done.pull?.title).toBe("docs(tides): write down the tides");
  expect(done.answer).toContain("They are there.");
  expect(done.answer).not.toContain("docs(tides)");
});

describe("commits are signed off by the account that commits", () => {
  const trailer = "Signed-off-by: github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>";
  const authorOf = ({ stage, pull }: Awaited<ReturnType<typeof played>>) =>
    gitOf(stage, ["log", "-1", "--format=%an <%ae>", pull?.headSha ?? ""]);

  test("where a check of the base branch asks for it", needsSandbox, async () => {
    const prepare = (stage: Stage) => {
      const sha = gitOf(stage, ["rev-parse", "main"]);
      stage.github.state.records.statuses.push({ sha, context: "DCO" });
    };
    const done = await played({ said: "Done.", prepare });
    expect(done.commit.split("\n").at(-1)).toBe(`Signed-off-by: ${authorOf(done)}`);
  });

  test(
    "where the app's settings are there, a required check says so, or the workflow wants it",
    needsSandbox,
    async () => {
      const inputs = { "commit-mode": "git" };
      const cases: Omit<Case, "said">[] = [
        { inputs, files: { ".github/dco.yml": "require:\n  members: false\n" } },
        { inputs, prepare: ({ github }) => Object.assign(github.state, { requiredChecks: ["ci / DCO"] }) },
        { inputs, prepare: ({ github }) => Object.assign(github.state, { ruledChecks: ["DCO"] }) },
        { inputs: { ...inputs, "sign-off": "always" } },
      ];
      for (const one of cases) {
        const done = await played({ said: "Done.", ...one });
        expect(done.commit.split("\n").at(-1)).toBe(trailer);
      }
    },
  );

  test("but not where it is not asked for, and never for a person whose token it is", needsSandbox, async () => {
    const never = await played({
      said: "Done.",
      inputs: { "sign-off": "never" },
      files: { ".github/dco.yml": "x: y\n" },
    });
    expect(never.commit).not.toContain("Signed-off-by");
    const person = await played({ said: "Done.", account: "octavia", inputs: { "sign-off": "always" } });
    expect([person.commit.split("\n").at(-1), authorOf(person)]).toEqual([trailer, trailer.slice(15)]);
  });
});

test("a merge queue starts no run, and its job is green", async () => {
  const { rehearsal } = await play(
    { inputs: { prompt: "Look." } },
    {
      happening: () => ({
        name: "merge_group",
        actor: "maria",
        payload: { action: "checks_requested", merge_group: { head_sha: "0".repeat(40) }, repository: { id: 1 } },
      }),
    },
  );
  expect(rehearsal).toMatchObject({ exchanges: [], modelRequests: 0, outputs: { outcome: "skipped" } });
  expect(rehearsal.outputs.reason).toContain("remove it from `on`");
});

test(
  "in a reusable workflow, the event is the caller's, whose file has no steps of this job",
  needsSandbox,
  async () => {
    const caller = "on: issue_comment\njobs:\n  agent:\n    uses: acme/flows/.github/workflows/reusable.yml@main\n";
    const environment = {
      GITHUB_WORKFLOW_REF: "acme/slugify/.github/workflows/caller.yml@refs/heads/main",
      GITHUB_WORKFLOW: "Caller",
      GITHUB_JOB: "agent",
    };
    const files = { ".github/workflows/caller.yml": caller };
    const done = await played({ said: "Done.", files, environment });
    expect(done.rehearsal.outputs).toMatchObject({ outcome: "changed" });
    expect(done.body).toContain("at the request of maria");
  },
);
