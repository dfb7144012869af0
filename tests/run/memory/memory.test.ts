import { expect, test } from "vitest";
import { Fault } from "../../../src/lib/fault.ts";
import { blankMemory, Memory } from "../../../src/run/memory/memory.ts";
import { unpublishedFiles } from "../../../src/run/memory/unpublished.ts";
import { freshManifest, type Lease, type Manifest, withAnswer } from "../../../src/state/manifest.ts";
import type { SavedOrLost, StateStore } from "../../../src/state/state-store.ts";

const id = "11111111-2222-4333-8444-555555555555";
const readBack: StateStore["readBack"] = async () => ({ status: "unsaved", why: "It is not asked." });
const insist = () => {};
const store = (write: () => Promise<SavedOrLost>): StateStore => ({
  read: async () => ({ status: "none" }),
  write,
  readBack,
  insist,
});

test("what cannot be saved is said, and not called kept; when it can be again, it is", async () => {
  let isDown = true;
  const memory = blankMemory(
    store(async () => {
      if (isDown) throw new Fault("git", "It is down.", { hint: "Wait." });
      return { status: "saved", isBranch: false };
    }),
    id,
  );
  await memory.close((manifest) => manifest);
  expect(memory.isKept).toBe(false);
  expect([...memory.notes].join()).toContain("It is down. Wait.");
  isDown = false;
  await memory.close((manifest) => manifest);
  expect([memory.isKept, [...memory.notes]]).toEqual([true, []]);
});

test("that a branch holds the state is said by the run that made it, and by no later one", async () => {
  const onBranch = store(async () => ({ status: "saved", isBranch: true }));
  const first = blankMemory(onBranch, id);
  await first.close((manifest) => manifest);
  expect([...first.notes].join()).toContain("deckhand/state/");
  const files = new Map([["conversation/base_state.json", Buffer.from("{}")]]);
  const second = new Memory({ store: onBranch, manifest: freshManifest(id), files });
  await second.close((manifest) => manifest);
  expect([...second.notes]).toEqual([]);
});

test("of what another run has taken, nothing more is written", async () => {
  let writes = 0;
  const lost = store(async () => {
    writes += 1;
    return { status: "lost" };
  });
  const memory = blankMemory(lost, id);
  await memory.close((manifest) => manifest);
  await memory.close((manifest) => manifest);
  expect(writes).toBe(1);
  expect([...memory.notes].join()).toContain("Another run has continued this thread");
});

/** A thread on which somebody else was faster once: what is there by then holds `lease`. */
async function overtaken(lease: Lease) {
  const drafts: Manifest[] = [];
  const theirs = withAnswer({ ...freshManifest(id), lease }, { ...answer, key: "theirs" });
  const memory = blankMemory(
    {
      read: async () => ({
        status: "found",
        manifest: theirs,
        files: new Map(),
        stored: new Map(),
        isEncrypted: false,
      }),
      write: async ({ manifest }) => {
        drafts.push(manifest);
        return drafts.length === 2 ? { status: "lost" } : { status: "saved", isBranch: false };
      },
      readBack,
      insist,
    },
    id,
  );
  await memory.claim(ours, 1);
  const isKept = await memory.close((manifest) => withAnswer(manifest, { ...answer, key: "ours" }));
  return { isKept, written: drafts.map(({ answered }) => answered.map(({ key }) => key)) };
}

const time = "2026-11-21T10:00:00.000Z";
const answer = { comment_url: null, outcome: "answered", time };
const ours: Lease = { run_id: 1, attempt: 1, run_url: "", key: "ours", taken: time, until: time };

test("who was answered beside a run stays answered; who has taken the thread from it keeps it", async () => {
  const beside = await overtaken(ours);
  expect([beside.isKept, beside.written.at(-1)?.toSorted()]).toEqual([true, ["ours", "theirs"]]);
  const taken = await overtaken({ ...ours, run_id: 2 });
  expect([taken.isKept, taken.written]).toEqual([false, [[], ["ours"]]]);
});

test("of a run beside the work only the answer and the count of runs are kept", async () => {
  const saved: Parameters<StateStore["write"]>[0][] = [];
  const keeping: StateStore = {
    read: async () => ({ status: "none" }),
    async write(state) {
      saved.push(state);
      return { status: "saved", isBranch: false };
    },
    readBack,
    insist,
  };
  const files = new Map([
    ["conversation/base_state.json", Buffer.from("{}")],
    ["work/unpublished.patch", Buffer.from("a patch")],
  ]);
  const before: Manifest = { ...freshManifest(id), proposal: { v: 1 }, outcome: "changed" };
  const aside = new Memory({ store: keeping, manifest: before, files }).aside();
  expect([aside.manifest.proposal, aside.isKept]).toEqual([null, false]);
  aside.leaveWork([]);
  aside.update((manifest) => ({ ...manifest, counters: { "run/1": 1 } }));
  const answer = {
    key: "1/issue_comment/2",
    comment_url: null,
    outcome: "answered",
    time: "2026-01-01T00:00:00Z",
  } as const;
  expect(await aside.close((manifest) => ({ ...withAnswer(manifest, answer), outcome: "failed" }))).toBe(true);
  expect(saved[0]?.manifest).toEqual({ ...before, answered: [answer], counters: { "run/1": 1 } });
  expect(saved[0]?.files.map(({ path }) => path)).toEqual([...files.keys()]);
});

test("unpublished changes of each repository are replaced by themselves, and are found again", async () => {
  const saved: string[][] = [];
  const memory = new Memory({
    store: {
      read: async () => ({ status: "none" }),
      write: async ({ files }) => {
        saved.push(files.map(({ path, read }) => `${path}: ${read()}`).sort());
        return { status: "saved", isBranch: false };
      },
      readBack,
      insist,
    },
    manifest: { ...freshManifest(id), lease, repositories: { 12: { ...work, name: "acme/lib" } } },
    files: new Map([
      ["work/unpublished.patch", Buffer.from("main")],
      ["work/repositories/12/unpublished.patch", Buffer.from("lib")],
      ["work/repositories/123/unpublished.patch", Buffer.from("web")],
    ]),
  });
  const lib = memory.of(12);
  expect(lib.manifest.work).toEqual(work);
  expect([...lib.workBefore].map(([path, bytes]) => `${path}: ${bytes}`)).toEqual(["work/unpublished.patch: lib"]);
  expect([lib.wasCutOff, lib.id, memory.of(5).manifest.work, memory.of(5).workBefore.size]).toEqual([
    true,
    id,
    null,
    0,
  ]);
  lib.notes.add("A note.");
  lib.leaveWork(unpublishedFiles({ patch: Buffer.from("lib again"), lost: [] }));
  memory.leaveWork([]);
  await memory.close((manifest) => manifest);
  expect([memory.work.kinds, [...memory.notes]]).toEqual([["work"], ["A note."]]);
  lib.leaveWork([]);
  await memory.close((manifest) => manifest);
  expect(saved).toEqual([
    ["work/repositories/12/unpublished.patch: lib again", "work/repositories/123/unpublished.patch: web"],
    ["work/repositories/123/unpublished.patch: web"],
  ]);
});

const lease: Lease = {
  run_id: 1,
  attempt: 1,
  run_url: "https://x.test/1",
  key: "k",
  taken: "2026-11-20T10:00:00Z",
  until: "2026-11-20T11:00:00Z",
};
const work = { branch: "agent/shop-issue-1", commit: "1".repeat(40), base: "main", pull_request: 5 };
