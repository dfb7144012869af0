/** What a run believes of the saved state of its thread, and what is saved of a run that was killed. Git and GitHub answer. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leakScanner } from "../../../src/leak/scanner.ts";
import { recall } from "../../../src/run/claim/lease.ts";
import { rescue } from "../../../src/run/claim/rescue.ts";
import { PENDING_REPORT } from "../../../src/run/memory/unpublished.ts";
import { Settings } from "../../../src/runner/input/settings.ts";
import type { Lease } from "../../../src/state/manifest.ts";
import { type StateFile, threadState } from "../../../src/state/state-file.ts";
import { openStateStore } from "../../../src/state/state-store.ts";
import { forever } from "../../core/model/endpoint.ts";
import { captureCommand } from "../../git/capture/program.ts";
import { openDesk } from "../../git/desk.ts";
import { file, manifest } from "../../state/shop.ts";

const key = "the-key-of-the-state";
const event = file("conversation/events/event-00000-1a2b3c4d.json", '{"kind":"x"}');
const now = () => new Date("2026-11-21T10:00:00Z");
const lease: Lease = {
  ...{ run_id: 7001, attempt: 1, run_url: "u", key: "k" },
  ...{ taken: "2026-11-21T09:00:00.000Z", until: "2026-11-21T11:00:00.000Z" },
};

/** A thread with a saved state, a workspace with an unpublished change, and a run on that thread. */
async function threadWith(files: readonly StateFile[] = [event]) {
  const desk = await openDesk();
  const { story } = desk;
  const leaks = leakScanner([]);
  const environment = { PATH: process.env.PATH ?? "" };
  let stores = 0;
  const store = () => {
    const folder = join(story.folder, `state-${++stores}`);
    mkdirSync(folder);
    const remote = { url: story.remote(), token: "bot-token" };
    const options = { folder, remote, environment, leaks, now, secret: key, isEncrypted: false };
    return openStateStore({ ...options, name: threadState(7), repositoryId: 42 });
  };
  await store().write({ manifest: manifest({ lease }), files });
  desk.write("a.txt", "unpublished\n");
  const inputs = { "github-token": "bot-token", "state-key": key };
  const job = {
    ...{ runId: 7001, runAttempt: 2, workspace: desk.workspace, temp: join(story.folder, "temp") },
    repositoryUrl: `${story.github.serverUrl}/acme/shop`,
    ...{ repository: { owner: "acme", name: "shop" }, runUrl: `${story.github.serverUrl}/acme/shop/actions/runs/7001` },
  };
  const trigger = { kind: "mention", key: "k", repositoryId: 42, thread: { type: "issue", number: 7 } };
  const run = (more = {}) => {
    const id = "22222222-2222-4333-8444-555555555555";
    const capture = { captureCommand, late: forever };
    const world = { env: environment, ...capture, now, clock: () => 0, newId: () => id };
    const settings = new Settings({ ...inputs, ...more });
    return { world, github: {}, settings, mayWrite: true, job, leaks, trigger } as never; // all that is asked of it
  };
  return { desk, run, saved: () => store().read() };
}

async function recalled(more = {}, isDown = false) {
  const { desk, run } = await threadWith();
  await using _ = desk;
  if (isDown) desk.story.github.failNext({ method: "GET", path: /info\/refs/ }, { status: 503 });
  const found = await recall(run(more));
  if (found.kind !== "ours") throw new Error("The request was answered.");
  const { id, isKept, isLost, isResumed, notes } = found.memory;
  return { isOther: id.startsWith("2222"), isKept, isLost, isResumed, notes: [...notes].join() };
}

test("a state with our signature goes on", async () => {
  expect(await recalled()).toEqual({ isOther: false, isKept: true, isLost: false, isResumed: true, notes: "" });
});

test("a state that another key has signed is not believed, which people are told, and is replaced", async () => {
  const found = await recalled({ "state-key": "another-key-of-the-state" });
  expect(found).toMatchObject({ isOther: true, isKept: true, isLost: true, isResumed: false });
  expect(found.notes).not.toBe("");
});

test("a state that cannot be read is not replaced, and people are told", async () => {
  const found = await recalled({}, true);
  expect(found).toMatchObject({ isOther: true, isKept: false, isResumed: false });
  expect(found.notes).not.toBe("");
});

test.for<
  [title: string, isStill: boolean, extra: readonly StateFile[], found: Lease, isOver: boolean, isSaved: boolean]
>([
  ["is saved with its work", true, [], lease, true, true],
  ["is saved without its work while tools can still write", false, [], lease, true, false],
  ["whose report is pending is saved without its work", true, [file(PENDING_REPORT, "{}")], lease, true, false],
  ["that has lost the thread to another run saves nothing", true, [], { ...lease, attempt: 2 }, false, false],
])("a run that was killed %s", async ([, isStill, extra, own, isOver, isSaved]) => {
  const { desk, run, saved } = await threadWith([event, ...extra]);
  await using _ = desk;
  const folder = join(desk.story.folder, "conversation");
  mkdirSync(join(folder, "events"), { recursive: true });
  writeFileSync(join(folder, "base_state.json"), "{}");
  const open = {
    name: threadState(7),
    repositoryId: 42,
    folder,
    lease: own,
    work: { folder: desk.folder, base: desk.base },
  };
  const { world, settings, job, leaks } = Object(run());
  await rescue(world, { github: {}, settings, job, leaks } as never, JSON.stringify(open), isStill);
  const found = await saved();
  if (found.status !== "found") throw new Error("The state is gone.");
  expect(found.manifest.lease?.until === now().toISOString()).toBe(isOver);
  expect([...found.files.keys()].some((path) => path.startsWith("work/") && path !== PENDING_REPORT)).toBe(isSaved);
  expect(found.files.has("conversation/base_state.json")).toBe(isOver);
});
