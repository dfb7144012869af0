/** Each example gives its job the permissions that its stories needed, and no more. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const root = join(import.meta.dirname, "..");
const read = (name: string) => readFileSync(join(root, name), "utf8");

/** By example and job, the transcripts of its uses. */
const stories: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "quick-start.yml": { agent: ["fix", "question", "pull-request"] },
  "reusable.yml": { agent: ["fix", "question", "pull-request"] },
  "mention.yml": {
    gate: ["gate"],
    agent: ["fix", "question", "opened", "edited", "pull-request", "review-comment", "review-submitted"],
  },
  "approval.yml": { gate: ["gate"], agent: ["approval-asked", "approval-given", "pull-request"] },
  "plan.yml": { gate: ["gate"], agent: ["approval-asked", "approval-given", "pull-request"] },
  "discussion.yml": { gate: ["gate"], agent: ["discussion", "discussion-created", "discussion-change"] },
  "label.yml": { agent: ["label", "assignment"] },
  "review.yml": { review: ["review-opened", "review-pushed", "review-replied", "review-refused", "review-silent"] },
  "ci-fix.yml": { agent: ["failed-run", "failed-run-own"] },
  "fan-out.yml": { list: ["list"], agent: ["item"] },
  "dispatch.yml": { agent: ["dispatch", "repository-dispatch"] },
  "pull-request.yml": { agent: ["pull-request-opened", "synchronize", "pull-request-labelled"] },
  "event.yml": { agent: ["push", "other-event"] },
  "fork-safe.yml": { gate: ["gate"], plan: ["plan"], apply: ["apply", "apply-pull-request"] },
  "servers.yml": { agent: ["dispatch"] },
  "sweep.yml": {
    look: ["sweep-look", "sweep-told", "sweep-expired", "sweep-closed", "sweep-lost"],
    answer: ["sweep", "sweep-discussion", "sweep-review", "fix", "pull-request"],
  },
  "triage.yml": { list: ["list"], agent: ["recipe-triage"] },
  "stale.yml": { list: ["list"], agent: ["recipe-stale"] },
  "weekly-report.yml": { agent: ["recipe-weekly-report"] },
  "flaky-tests.yml": { agent: ["recipe-flaky-tests"] },
  "release-notes.yml": { agent: ["recipe-release-notes"] },
  "dependency-review.yml": { agent: ["recipe-dependency-review"] },
  "docs-drift.yml": { agent: ["recipe-docs-drift"] },
  "translations.yml": { list: ["list"], agent: ["recipe-translations"] },
  "good-first-issues.yml": { list: ["list"], agent: ["recipe-good-first-issues"] },
  "schedule.yml": { agent: ["schedule", "dispatch"] },
};

const jobs = Object.entries(stories).flatMap(([example, uses]) =>
  Object.entries(uses).map(([job, names]) => ({ example, job, names })),
);

const repository = "/repos/acme/slugify";

/** What GitHub asks for each call, the first that matches. Reading what is public, or with a write, takes no line. */
const rules: readonly (readonly [RegExp, readonly [string, string] | undefined])[] = [
  [/^GET \S*\/check-runs/, ["checks", "read"]],
  [/^GET \S*\/actions\//, ["actions", "read"]],
  [/^(?:GET|POST \/graphql → 200\n - query: query)/, undefined],
  [/^POST \/graphql → 200\n - query: mutation Commit/, ["contents", "write"]],
  // Where it may not, a reply stands in for it.
  [/^POST \/graphql → 200\n - query: mutation Resolve/, undefined],
  [/^POST \/graphql → 200\n - query: mutation React\b.*"PRR_/s, ["pull-requests", "write"]],
  [/^POST \/graphql → 200\n - query: mutation (?:Answer|Edit|React)\b/, ["discussions", "write"]],
  [/^POST \S*\/issues /, ["issues", "write"]],
  [/^POST \S*\/labels /, ["issues", "write"]],
  [/^POST \S*\/git\/(?:blobs|trees|commits|refs) /, ["contents", "write"]],
  [/^PATCH \S*\/git\/refs\//, ["contents", "write"]],
  [/^POST \S*\/pulls /, ["pull-requests", "write"]],
  [/^POST \S*\/pulls\/comments\/\d+\/reactions /, ["pull-requests", "write"]],
  [/^(?:POST|DELETE) \S*\/pulls\/\d+\/(?:reviews|comments)/, ["pull-requests", "write"]],
  [/^PATCH \S*\/pulls\/comments\/\d+ /, ["pull-requests", "write"]],
  [/^(?:POST|PATCH|DELETE) \S*\/issues\//, ["issues", "write"]],
  [/^POST \S*\/git-receive-pack/, ["contents", "write"]],
  [/^POST \S*\/git-upload-pack/, undefined],
];

/** What a story reads of threads that it writes nothing to. */
const onlyRead: Readonly<Record<string, readonly [string, string]>> = {
  item: ["issues", "read"],
  synchronize: ["pull-requests", "read"],
  "recipe-dependency-review": ["pull-requests", "read"],
};

/** They push nothing but the totals of runs, where their token may: it does not have to. */
const onlyCounted = /^(?:review-(?:opened|pushed|replied|refused|silent)|recipe-dependency-review)$/;

/** The calls of a transcript, each with its first two fields. */
function callsOf(story: string): string[] {
  const sections = read(`tests/scenarios/golden/${story}.md`).matchAll(
    /^## (?:GitHub was (?:asked|told)|git over HTTP)\n\n(.*?)(?=\n## )/gms,
  );
  return [...sections]
    .map(([, calls = ""]) => calls)
    .join("\n")
    .split(/^- /m)
    .filter((call) => call !== "" && !(onlyCounted.test(story) && /git-receive-pack/.test(call)))
    .map((call) => call.split("\n").slice(0, 3).join("\n").replace(/\n +/, "\n ").replace(repository, ""));
}

function neededBy(call: string): readonly [string, string] | undefined {
  const rule = rules.find(([pattern]) => pattern.test(call));
  if (!rule) throw new Error(`Nobody has said what this takes: ${call}`);
  return rule[1];
}

const Job = z.object({
  permissions: z.record(z.string(), z.string()),
  concurrency: z.unknown().optional(),
  needs: z.string().optional(),
  steps: z
    .array(
      z.object({
        uses: z.string().optional(),
        id: z.string().optional(),
        if: z.string().optional(),
        with: z.record(z.string(), z.unknown()).default({}),
      }),
    )
    .default([]),
  strategy: z.unknown().optional(),
});
const Workflow = z.object({ on: z.record(z.string(), z.unknown()), jobs: z.record(z.string(), Job) });
const workflowOf = (example: string) => Workflow.parse(parse(read(`examples/${example}`)));

test("every example has its stories, and every story its example", () => {
  const workflows = readdirSync(join(root, "examples")).filter((name) => name.endsWith(".yml"));
  expect(workflows.sort()).toEqual(Object.keys(stories).sort());
  for (const [example, uses] of Object.entries(stories)) {
    expect(Object.keys(workflowOf(example).jobs)).toEqual(Object.keys(uses));
  }
});

test.for(jobs)("$example: the job $job has the permissions that $names took", ({ example, job, names }) => {
  const asked = [...names.map((name) => onlyRead[name]), ...names.flatMap(callsOf).map(neededBy)];
  const needed = asked.filter((rule) => rule !== undefined);
  const { permissions: given = {}, steps = [] } = workflowOf(example).jobs[job] ?? {};
  // Who writes may read; who does not says what is read, for where that is private.
  const reads = Object.entries(given).filter(([, level]) => level === "read");
  const isReader = needed.every(([, level]) => level === "read");
  // A private repository is not checked out without.
  const checkedOut = steps.some(({ uses = "" }) => uses.startsWith("actions/checkout")) ? [["contents", "read"]] : [];
  expect(given).toEqual(Object.fromEntries([...(isReader ? reads : []), ...checkedOut, ...needed]));
});

test("where anybody can call, a gate stands before the queue, if there is one", () => {
  const isSaid = (event: string) => /_comment$/.test(event);
  const open = Object.keys(stories).filter((example) => Object.keys(workflowOf(example).on).some(isSaid));
  expect(open).toEqual(expect.arrayContaining(["mention.yml", "discussion.yml"]));
  for (const example of open) {
    const { gate, ...others } = workflowOf(example).jobs;
    const isQueued = Object.values(others).some(({ concurrency }) => concurrency !== undefined);
    if (!isQueued && !gate) continue;
    expect(gate).toMatchObject({ permissions: {} });
    expect(gate).not.toHaveProperty("concurrency");
    for (const job of Object.values(others)) expect(job.needs).toBeDefined();
  }
});

/** Modes that start no agent, and so have no page. */
const WITHOUT_PAGE = ["gate", "list"];

test.for(jobs)("$example: the job $job uploads the page of its run", ({ example, job }) => {
  const { steps, strategy } = workflowOf(example).jobs[job] ?? { steps: [] };
  const at = steps.findIndex(({ uses = "" }) => uses.startsWith("your-org/deckhand@"));
  const { id, with: given = {} } = steps[at] ?? {};
  const isLook = given.mode === "sweep" && given.list !== undefined;
  if (WITHOUT_PAGE.includes(String(given.mode)) || isLook) return expect(id).toBeDefined();
  const path = `steps.${id}.outputs.page-path`;
  const uploads = steps.slice(at).filter(({ with: inputs }) => inputs.path === `\${{ ${path} }}`);
  // Also after a run that failed, and only if there is a page. Jobs of a matrix have an artifact each.
  expect(uploads).toEqual([
    {
      if: `always() && ${path} != ''`,
      uses: "actions/upload-artifact@330a01c490aca151604b8cf639adc76d48f6c5d4",
      with: {
        name: strategy ? `page-\${{ strategy.job-index }}` : job === "plan" ? "page-plan" : "page",
        path: `\${{ ${path} }}`,
        "retention-days": 14,
      },
    },
  ]);
});

test("every example is in the README's table", () => {
  for (const example of Object.keys(stories)) expect(read("README.md")).toContain(`(examples/${example})`);
});
