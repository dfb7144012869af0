/** A server that refuses, loses or half-accepts pushes, by hooks of a real `git receive-pack`, in turns drawn at random. */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { leakScanner } from "../../src/leak/scanner.ts";
import { Memory } from "../../src/run/memory/memory.ts";
import { threadState } from "../../src/state/state-file.ts";
import { openStateStore, type StateStore } from "../../src/state/state-store.ts";
import { manifest } from "./shop.ts";

const { ref, branch } = threadState(7);

/** What the server does with one push, as a shell text of its `update` hook (`$1` ref, `$2` old, `$3` new). */
const DEEDS = {
  takes: "exit 0",
  declines: "echo 'no refs of yours' >&2; exit 1",
  "says that it cannot lock":
    "echo \"error: cannot lock ref '$1': Unable to create '$1.lock': File exists.\" >&2; exit 1",
  "moves it first, and refuses": "git update-ref $1 $(git rev-parse other); exit 1",
  "removes it first, and refuses": "git update-ref -d $1; exit 1",
  "takes it, and says that it did not": "git update-ref $1 $3; exit 1",
  "ends without an answer": "kill -9 $PPID; exit 1",
  "has left a lock": "mkdir -p $(dirname $1); touch $1.lock; exit 0",
} as const;

type Deed = keyof typeof DEEDS;

function openServer() {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-refusing-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const gitDir = join(folder, "origin.git");
  const git = (...args: string[]) => execFileSync("git", ["--git-dir", gitDir, ...args], { encoding: "utf8" }).trim();
  execFileSync("git", ["init", "--quiet", "--bare", gitDir]);
  const empty = git("hash-object", "-t", "tree", "-w", "/dev/null");
  const other = git("-c", "user.name=o", "-c", "user.email=o@x", "commit-tree", "-m", "other", empty);
  git("update-ref", "refs/heads/other", other);
  mkdirSync(join(gitDir, "hooks"), { recursive: true });
  const pushed = join(folder, "pushed");
  /** The deeds follow each other; the last one stays. */
  const will = (deeds: readonly Deed[]) => {
    const cases = deeds.map((deed, at) => `${at === deeds.length - 1 ? "*" : at + 1}) ${DEEDS[deed]};;`);
    const hook = join(gitDir, "hooks", "update");
    const count = `echo "$1" >> '${pushed}'; n=$(wc -l < '${pushed}'); cd '${gitDir}'; unset GIT_QUARANTINE_PATH`;
    writeFileSync(hook, `#!/bin/sh\n${count}\ncase $((n)) in\n${cases.join("\n")}\nesac\n`);
    chmodSync(hook, 0o755);
  };
  const pushes = () => (existsSync(pushed) ? readFileSync(pushed, "utf8").trim().split("\n").length : 0);
  let time = Date.UTC(2026, 10, 21, 10);
  const store = (): StateStore => {
    const own = mkdtempSync(join(folder, "store-"));
    return openStateStore({
      ...{ folder: own, name: threadState(7), repositoryId: 42, secret: "key", isEncrypted: false },
      remote: { url: gitDir, token: "" },
      environment: { PATH: process.env.PATH ?? "" },
      leaks: leakScanner([]),
      now: () => new Date(time),
    });
  };
  const at = (name: string) => git("for-each-ref", "--format=%(objectname)", name);
  return { git, will, pushes, store, at, other, pass: (ms: number) => (time += ms) };
}

const lease = {
  ...{ run_id: 7001, attempt: 1, run_url: "https://x.test/7001", key: "k" },
  ...{ taken: "2026-11-21T10:00:00.000Z", until: "2026-11-21T10:35:00.000Z" },
};

/** Claims the thread, and saves as often as a run does that has many steps. */
async function runOn(store: StateStore, pass: (ms: number) => unknown, steps = 30): Promise<Memory> {
  const memory = new Memory({ store, manifest: manifest(), files: new Map() });
  const claimed = await memory.claim(lease, 1);
  for (let step = 0; step < steps && claimed === "ours"; step += 1) {
    memory.update((known) => ({ ...known, reason: `step ${step}` }));
    await memory.keep();
    pass(1000);
  }
  await memory.close((known) => known);
  return memory;
}

/** A push of the ref is tried three times, and then the branch; so often again after a pause that doubles. */
const MOST_PUSHES = 6;

test.for(["declines", "says that it cannot lock"] as const)(
  "a server that %s, whatever is pushed, is asked a bounded number of times in many steps, and people are told",
  async (deed) => {
    const server = openServer();
    const store = server.store();
    expect(await store.read()).toEqual({ status: "none" });
    server.will([deed]);
    const memory = await runOn(store, server.pass);
    expect(memory.isKept).toBe(false);
    expect([...memory.notes].join()).toContain("GitHub accepts neither a ref nor a branch");
    // At 0, 5 and 15 s of the thirty, and at the end.
    expect(server.pushes()).toBeLessThanOrEqual(4 * MOST_PUSHES);
    expect([server.at(ref), server.at(branch)]).toEqual(["", ""]);
  },
);

test("a server that takes everything is pushed to at each step: the twin", async () => {
  const server = openServer();
  const store = server.store();
  await store.read();
  server.will(["takes"]);
  const memory = await runOn(store, server.pass, 3);
  expect(memory.isKept).toBe(true);
  expect([...memory.notes]).toEqual([]);
  expect(server.pushes()).toBe(5);
  expect(await server.store().read()).toMatchObject({ status: "found", manifest: { reason: "step 2" } });
});

test("an outage that ends costs a while of memory, and nothing is said of it in the end", async () => {
  const server = openServer();
  const store = server.store();
  await store.read();
  server.will([...Array.from({ length: MOST_PUSHES }, () => "says that it cannot lock" as const), "takes"]);
  const memory = await runOn(store, server.pass, 8);
  expect(memory.isKept).toBe(true);
  expect([...memory.notes].join()).not.toContain("could not be saved");
  expect(await server.store().read()).toMatchObject({ status: "found", manifest: { reason: "step 7" } });
});

test("an outage that ended just before the run did: the end is saved, although the pause after it is not over", async () => {
  const server = openServer();
  const store = server.store();
  await store.read();
  server.will(["takes", "ends without an answer", "takes"]);
  const memory = await runOn(store, server.pass, 2);
  expect(memory.isKept).toBe(true);
  expect([...memory.notes].join()).not.toContain("could not be saved");
  expect(await server.store().read()).toMatchObject({ status: "found", manifest: { reason: "step 1" } });
});

test("only a ref that was seen elsewhere is lost, and one whose answer got lost is not", async () => {
  const verdict = async (deed: Deed) => {
    const server = openServer();
    const store = server.store();
    await store.read();
    server.will([deed]);
    const written = await store.write({ manifest: manifest(), files: [] }).catch(() => "fault");
    return typeof written === "string" ? written : written.status;
  };
  expect(await verdict("moves it first, and refuses")).toBe("lost");
  expect(await verdict("declines")).toBe("fault");
  expect(await verdict("has left a lock")).toBe("fault");
  expect(await verdict("removes it first, and refuses")).toBe("fault");
});

test("a state that went to the branch is read there, also beside an older ref", async () => {
  const server = openServer();
  const first = server.store();
  await first.read();
  server.will(["takes", "declines", "takes"]);
  expect(await first.write({ manifest: manifest({ reason: "old" }), files: [] })).toMatchObject({ isBranch: false });
  const second = server.store();
  await second.read();
  expect(await second.write({ manifest: manifest({ reason: "new" }), files: [] })).toMatchObject({ isBranch: true });
  expect(server.at(ref)).not.toBe("");
  expect(await server.store().read()).toMatchObject({ status: "found", manifest: { reason: "new" } });
});

/** Numbers from 0 to 1 that are the same each time. */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

test("whatever a server does in turn, a run pushes a bounded number of times and ends; what it believes to be kept is there", async () => {
  const names = Object.keys(DEEDS) as Deed[]; // the keys of a constant
  for (let seed = 1; seed <= 8; seed += 1) {
    const random = drawn(seed);
    const deeds = Array.from({ length: 5 }, () => names[Math.floor(random() * names.length)] ?? "takes");
    const server = openServer();
    const store = server.store();
    await store.read();
    server.will(deeds);
    const memory = await runOn(store, server.pass, 6);
    const told = `seed ${seed}: ${deeds.join(", ")}`;
    expect(server.pushes(), told).toBeLessThanOrEqual(8 * MOST_PUSHES);
    const found = await server.store().read();
    if (memory.isKept) expect(found, told).toMatchObject({ status: "found", manifest: { reason: "step 5" } });
    else expect([...memory.notes].join(), told).toMatch(/could not be saved|is not saved/);
  }
});
