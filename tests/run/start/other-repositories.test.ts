/** When other repositories are not checked out, and where there is no room for them. Stories have the rest. */
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Inputs } from "../../../src/action/runner/input/inputs.ts";
import type { StartingPoint } from "../../../src/run/goal.ts";
import { blankMemory } from "../../../src/run/memory/memory.ts";
import type { Run } from "../../../src/run/run.ts";
import { openOthers } from "../../../src/run/start/other-repositories.ts";
import { type Desk, openDesk } from "../../github/write/desk.ts";

const id = "11111111-2222-4333-8444-555555555555";

/** Only what is read before GitHub is asked; GitHub refuses everything. */
function runAt({ workspace }: Desk): Run {
  const refused = { request: () => Promise.reject(new Error("GitHub was asked.")) };
  const run = {
    world: { env: {} },
    job: { workspace, repository: { owner: "acme", name: "shop" } },
    trigger: { kind: "mention", thread: { type: "issue", number: 1 }, request: "x" },
    memory: blankMemory(undefined, id),
    github: refused,
  };
  return run as unknown as Run; // a whole run is more than is read here
}

const fresh: StartingPoint = {
  head: "1".repeat(40),
  branch: "main",
  goal: { kind: "propose", branch: "agent/issue-1", plain: "agent/issue-1", base: "main" },
  pull: undefined,
};

function open(desk: Desk, startingPoint: StartingPoint, isRestricted: boolean) {
  const { publisher, folder } = desk;
  const inputs = { "github-token": "bot-token" } as Inputs; // no other is read
  const place = { publisher, folder, outputs: folder, startingPoint, isRestricted, inputs };
  const run = runAt(desk);
  return { run, opened: openOthers(run, { ...place, names: ["acme/lib"] }) };
}

const fork = { ...fresh, pull: { isFork: true } } as StartingPoint; // no more of it is read
const review = { ...fresh, goal: { kind: "review", base: "main" } } as StartingPoint; // no more of it is read

test.for([
  ["on a fork", fork, false, "this pull request comes from a fork."],
  ["in a review", review, false, "a review looks at its own repository only."],
  ["in a restricted run", fresh, true, "people without write access wrote in this thread."],
] as const)("%s they are not checked out, and people and the agent are told", async ([, start, isRestricted, why]) => {
  await using desk = await openDesk();
  const { run, opened } = open(desk, start, isRestricted);
  const { here, told, unmerged } = await opened;
  const words = `The other repositories of this workflow (\`acme/lib\`) were not checked out: ${why}`;
  expect([here, unmerged, told, [...run.memory.notes]]).toEqual([[], [], [words], [words]]);
});

test("in any other run GitHub is asked about them", async () => {
  await using desk = await openDesk();
  await expect(open(desk, fresh, false).opened).rejects.toThrow("GitHub was asked.");
});

test.for([
  ["the base has it", { files: { "other-repositories/a.txt": "a\n" } }],
  ["an earlier step made it", { before: (workspace: string) => void mkdirSync(join(workspace, "other-repositories")) }],
])("where %s, their folder is not taken, and GitHub is not asked", async ([, options]) => {
  await using desk = await openDesk(options as Parameters<typeof openDesk>[0]); // the first row has no `before`
  await expect(open(desk, fresh, false).opened).rejects.toThrow(
    "The checkout has a folder `other-repositories`, where other repositories would be checked out.",
  );
  expect(existsSync(join(desk.workspace, "other-repositories"))).toBe(true);
});
