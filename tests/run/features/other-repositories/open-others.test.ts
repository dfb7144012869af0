/** When other repositories are not checked out, and where there is no room for them. Stories have the rest. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GitHubFault } from "../../../../src/github/client/github-fault.ts";
import type { Trust } from "../../../../src/run/agent/allowed-inputs.ts";
import type { FeatureStart } from "../../../../src/run/feature.ts";
import { OTHERS_INPUT } from "../../../../src/run/features/other-repositories/inputs.ts";
import { closeOthers, openOthers } from "../../../../src/run/features/other-repositories/open-others.ts";
import { requireStillAlike } from "../../../../src/run/features/other-repositories/repository-facts.ts";
import type { StartingPoint } from "../../../../src/run/goal.ts";
import { blankMemory } from "../../../../src/run/memory/memory.ts";
import type { Run } from "../../../../src/run/run.ts";
import { saveOpenOthers } from "../../../../src/runner/file-commands.ts";
import type { Inputs } from "../../../../src/runner/input/inputs.ts";
import { Settings } from "../../../../src/runner/input/settings.ts";
import { type Desk, openDesk } from "../../../git/desk.ts";

const id = "11111111-2222-4333-8444-555555555555";

/** Only what is read before GitHub is asked; GitHub refuses everything. */
function runAt({ workspace }: Desk): Run {
  const refused = { request: () => Promise.reject(new Error("GitHub was asked.")) };
  const run = {
    world: { env: {} },
    settings: new Settings({ repositories: "acme/lib" }).with([OTHERS_INPUT]),
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

/** A start of which no more is read. */
function startOf(run: Run, { publisher, folder }: Desk, startingPoint: StartingPoint, trust: Trust): FeatureStart {
  const inputs = { "github-token": "bot-token" } as Inputs; // no other is read
  const rest = {
    work: () => ({ head: "1".repeat(40), isWorkThere: false }),
    files: () => Promise.reject(new Error()),
    history: () => Promise.reject(new Error()),
  };
  return { run, publisher, folder, outputs: folder, startingPoint, trust, inputs, had: [], ...rest };
}

function open(desk: Desk, startingPoint: StartingPoint, trust: Trust) {
  const run = runAt(desk);
  return { run, opened: openOthers(startOf(run, desk, startingPoint, trust)) };
}

const fork = { ...fresh, pull: { isFork: true } } as StartingPoint; // no more of it is read
const review = { ...fresh, goal: { kind: "review", base: "main" } } as StartingPoint; // no more of it is read

test.for([
  ["on a fork", fork, "fork", "this pull request comes from a fork."],
  ["in a review", review, "full", "a review looks at its own repository only."],
  ["in a restricted run", fresh, "restricted", "people without write access wrote in this thread."],
] as const)("%s they are not checked out, and people and the agent are told", async ([, start, trust, why]) => {
  await using desk = await openDesk();
  const { run, opened } = open(desk, start, trust);
  const { checkouts, told } = await opened;
  const words = `The other repositories of this workflow (\`acme/lib\`) were not checked out: ${why}`;
  expect([checkouts, told, [...run.memory.notes]]).toEqual([[], [words], [words]]);
});

test("in any other run GitHub is asked about them", async () => {
  await using desk = await openDesk();
  await expect(open(desk, fresh, "full").opened).rejects.toThrow("GitHub was asked.");
});

test.for([
  ["the base has it", { files: { "other-repositories/a.txt": "a\n" } }],
  ["an earlier step made it", { before: (workspace: string) => void mkdirSync(join(workspace, "other-repositories")) }],
])("where %s, their folder is not taken, and GitHub is not asked", async ([, options]) => {
  await using desk = await openDesk(options as Parameters<typeof openDesk>[0]); // the first row has no `before`
  await expect(open(desk, fresh, "full").opened).rejects.toThrow(
    "The checkout has a folder `other-repositories`, where other repositories would be checked out.",
  );
  expect(existsSync(join(desk.workspace, "other-repositories"))).toBe(true);
});

type Place = Readonly<{ owner: string; repo: string }>;

/** Like `runAt`, but GitHub shows the repositories, and the runner keeps what the step saves. */
function seenFrom(desk: Desk, answer: (full: string) => object): Run {
  const run = runAt(desk);
  const GITHUB_STATE = join(desk.folder, "state");
  writeFileSync(GITHUB_STATE, "");
  const request = async (_: string, { owner, repo }: Place): Promise<unknown> => ({
    data: {
      id: 1,
      full_name: `${owner}/${repo}`,
      private: false,
      archived: false,
      default_branch: "main",
      ...answer(repo),
    },
  });
  return { ...run, world: { ...run.world, env: { GITHUB_STATE } }, github: { request } } as unknown as Run;
}

const savedIn = ({ folder }: Desk) =>
  [...readFileSync(join(folder, "state"), "utf8").matchAll(/^openOthers<<.*\n(.*)$/gm)].map(([, value]) => value);

const openSeen = (run: Run, desk: Desk) => openOthers(startOf(run, desk, fresh, "full"));

test.for([
  ["are over", true],
  ["are left", false],
] as const)("the folder is removed when the tools %s, and the post step is told", async ([, isOver]) => {
  await using desk = await openDesk();
  const run = seenFrom(desk, () => ({}));
  saveOpenOthers(run.world.env, desk.workspace);
  const path = join(desk.workspace, "other-repositories");
  mkdirSync(join(path, "acme"), { recursive: true });
  await closeOthers(run, { isOver });
  expect(existsSync(path)).toBe(false);
  expect(savedIn(desk)).toEqual([desk.workspace, ...(isOver ? [""] : [])]);
});

test("a folder of somebody else is never told to the post step", async () => {
  await using desk = await openDesk();
  mkdirSync(join(desk.workspace, "other-repositories"));
  await expect(
    openSeen(
      seenFrom(desk, () => ({})),
      desk,
    ),
  ).rejects.toThrow("The checkout has a folder");
  expect(savedIn(desk)).toEqual([]);
  expect(existsSync(join(desk.workspace, "other-repositories"))).toBe(true);
});

test.for([
  ["moved", "other/lib", "`repositories` names acme/lib, and GitHub answers with other/lib"],
  ["renamed", "acme/library", "`repositories` names acme/lib, and GitHub answers with acme/library"],
] as const)("a repository that was %s is not the one that the workflow names", async ([, full_name, why]) => {
  await using desk = await openDesk();
  const run = seenFrom(desk, (repo) => (repo === "lib" ? { id: 2, full_name } : {}));
  await expect(openSeen(run, desk)).rejects.toMatchObject({
    code: "config",
    message: expect.stringContaining(why),
  });
  expect(savedIn(desk)).toEqual([]);
});

const unseen = () => {
  throw new GitHubFault(404, "Not Found", {});
};

test.for<readonly [string, () => object, string]>([
  ["the token cannot see", unseen, "The token cannot see the repository acme/lib."],
  [
    "others can see than this one",
    () => ({ private: true }),
    "The repository acme/lib is private, and this one is public.",
  ],
  [
    "is archived",
    () => ({ archived: true }),
    "The repository acme/lib is archived, so nothing can be published there.",
  ],
  ["is that of the run", () => ({ id: 1 }), "`repositories` names acme/lib, the repository of this run."],
])("a repository that %s ends the run before anything is checked out", async ([, answer, why]) => {
  await using desk = await openDesk();
  const run = seenFrom(desk, (repo) => (repo === "lib" ? { id: 2, ...answer() } : {}));
  await expect(openSeen(run, desk)).rejects.toMatchObject({ code: "config", message: why });
  expect(savedIn(desk)).toEqual([]);
  expect(existsSync(join(desk.workspace, "other-repositories"))).toBe(false);
});

test("capitals make no other repository", async () => {
  await using desk = await openDesk();
  const run = seenFrom(desk, (repo) => (repo === "lib" ? { id: 2, full_name: "Acme/Lib", archived: true } : {}));
  await expect(openSeen(run, desk)).rejects.toThrow("The repository Acme/Lib is archived");
});

test.for([
  ["shown to others than this one", { private: true }, "The repository acme/lib is private, and this one is public."],
  ["moved", { full_name: "other/lib" }, "GitHub answers with other/lib"],
] as const)("nothing is published in a repository that was %s meanwhile", async ([, changed, why]) => {
  await using desk = await openDesk();
  const run = seenFrom(desk, (repo) => (repo === "lib" ? { id: 2, ...changed } : {}));
  await expect(requireStillAlike(run, "acme/lib")).rejects.toThrow(why);
  await expect(requireStillAlike(run, "acme/web")).resolves.toBeUndefined();
});
