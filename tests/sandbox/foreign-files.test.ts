/** A step that is not root: files of others in the checkout stop the run before anything is paid, or are told where they do not matter. */
import { execFileSync } from "node:child_process";
import { chmodSync, lstatSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Yard } from "../attacks/yard.ts";
import { machine, rootStartsOthers } from "../needs-sandbox.ts";
import { HANGS_MS } from "../real-time.ts";
import { skipIf } from "../skipped.ts";
import { allIn, dice, gitIn, own, ownedYard, ownersIn, strayIn, WORK, WORKED } from "./launch/owned-yard.ts";
import { type Opened, openAndRun } from "./open-as-other.ts";

/** Nobody on this machine. */
const OTHER = 4242;

/** Runs `command` in a sandbox that a step of that user opens. */
type Open = (yard: Yard, command: string) => Promise<Opened>;

/** Root runs the step as a user without rights, so that it can make files of others. */
const asOther =
  (...through: readonly string[]): Open =>
  async ({ options }, command) => {
    const { random: _random, onHandOver: _handOver, ...given } = options;
    const script = join(import.meta.dirname, "open-as-other.ts");
    const [file = "", ...args] = [...through, process.execPath, script, JSON.stringify({ ...given, command })];
    return JSON.parse(execFileSync(file, args, { encoding: "utf8", timeout: HANGS_MS }));
  };

const withBubblewrap = asOther("setpriv", `--reuid=${OTHER}`, `--regid=${OTHER}`, "--clear-groups");

/** With sudo this process is the step. */
const withSudo: Open = ({ options }, command) => openAndRun({ ...options, command });

const me = process.getuid?.() ?? 0;
const STEPS = [
  ["bwrap", withBubblewrap, OTHER, rootStartsOthers],
  ["sudo", withSudo, me, skipIf(machine.way !== "sudo", "this user has no sudo")],
] as const;

/** A checkout of the step's user. */
function yardOf(user: number): Yard {
  chmodSync(tmpdir(), 0o711);
  const yard = ownedYard();
  if (user !== me) own(yard.base, [".", user, user], "-R");
  return yard;
}

/** Whether tools need it to do all that they are asked for. Tells it from the names in the commit. */
function isNeeded({ workspace }: Yard, path: string): boolean {
  if (lstatSync(join(workspace, path)).isSymbolicLink()) return false;
  const tracked = gitIn({ workspace }, "ls-files", "-z").split("\0").filter(Boolean);
  if (!/^\.git(\/|$)/.test(path)) return path === "." || tracked.some((name) => `${name}/`.startsWith(`${path}/`));
  const isFile = lstatSync(join(workspace, path)).isFile();
  if (/^\.git\/(hooks|branches|info|description$)/.test(path)) return false;
  return !isFile || !/\/objects\/|^\.git\/(HEAD|index|refs\/)/.test(path);
}

const seeds = Array.from({ length: Number(process.env.OWNER_SEEDS ?? 4) }, (_, index) => index + 1);

for (const [way, open, user, options] of STEPS) {
  describe(`with ${way}`, options, () => {
    test.for(seeds)("a run either works or is refused, and changes no owner (seed %d)", async (seed) => {
      const yard = yardOf(user);
      const roll = dice(seed * 7 + 3);
      const all = allIn(yard.workspace);
      const foreign = Array.from({ length: roll(3) + 1 }, () => all[roll(all.length)] ?? ".");
      const isRefused = foreign.some((path) => isNeeded(yard, path));
      for (const path of foreign) own(yard.workspace, [path, 0, 0]);
      const before = ownersIn(yard.workspace);
      const opened = await open(yard, WORK);
      if (isRefused) {
        expect(opened, foreign.join(" ")).toMatchObject({ headline: expect.stringContaining("belong") });
        expect(strayIn(yard.workspace, before)).toEqual([]);
        expect(ownersIn(yard.workspace).size).toBe(before.size);
      } else expect(opened, foreign.join(" ")).toMatchObject({ output: WORKED });
    });

    test("files of a container in the commit are named with their owner, this user and a way out", async () => {
      const yard = yardOf(user);
      own(yard.workspace, ["src", 0, 0], "-R");
      own(yard.workspace, ["a.txt", 64_999, 0]);
      const opened = await open(yard, "echo never");
      expect(opened).toEqual({
        headline: expect.stringMatching(
          /^The agent could not write 5 paths of the checkout \(`[^)]+, …\): they belong to (?:root \(0\)|user 64999) and (?:root \(0\)|user 64999), and this step runs as (?:user \d+|[\w-]+ \(\d+\))\.$/,
        ),
        hint: expect.stringContaining(`\`chown -R ${user}\``),
      });
    });

    test.for([".git", ".git/objects", ".git/refs/heads", ".git/logs/HEAD"])(
      "a repository whose %s is root's is refused",
      async (path) => {
        const yard = yardOf(user);
        own(yard.workspace, [path, 0, 0]);
        expect(await open(yard, "echo never")).toMatchObject({ headline: expect.stringContaining(`\`${path}\``) });
      },
    );

    test("the benign twin: in a checkout that this user shares with its owner git works", async () => {
      const yard = yardOf(user);
      execFileSync("chmod", ["-R", "a+rwX", yard.workspace]);
      own(yard.workspace, [".", 0, 0], "-R");
      expect(await open(yard, WORK)).toMatchObject({ output: WORKED });
    });

    test("the benign twin: what root has built in an ignored folder is told, and stays root's", async () => {
      const yard = yardOf(user);
      own(yard.workspace, ["dist", 0, 0], "-R");
      const before = ownersIn(yard.workspace);
      const opened = await open(yard, `${WORK}; rm -rf dist 2>/dev/null || cat dist/built.js`);
      expect(opened).toMatchObject({ output: `${WORKED}1\n` });
      expect("gaps" in opened && opened.gaps).toContainEqual(
        "The agent cannot change 2 untracked paths of the workspace (`dist`): they belong to root (0).",
      );
      expect(strayIn(yard.workspace, before)).toEqual([]);
    });
  });
}

/** Root of a container that has the first 65,536 users of the machine, as one without rights has. */
const CONTAINER = `unshare --user bash -c 'until [ -n "$(cat /proc/self/gid_map)" ]; do sleep 0.01; done; exec "$@"' - "$@" &
for map in uid_map gid_map; do until echo 0 0 65536 > /proc/$!/$map; do sleep 0.01; done 2>/dev/null; done
wait $!`;

describe("in a container", skipIf(machine.way !== "root", "only root can map users"), () => {
  test("a user that it does not have is named, unless the files do not matter", async () => {
    const open = asOther("bash", "-c", CONTAINER, "-");
    const yard = yardOf(me);
    own(yard.workspace, ["docs", OTHER, OTHER], "-R");
    own(yard.workspace, ["dist", 70_000, 70_000], "-R");
    const before = ownersIn(yard.workspace);
    expect(await open(yard, WORK)).toMatchObject({
      output: WORKED,
      gaps: expect.arrayContaining([expect.stringContaining("(`dist`)")]),
    });
    expect(strayIn(yard.workspace, before)).toEqual([]);
    own(yard.workspace, ["src/b.txt", 70_000, 70_000]);
    expect(await open(yard, WORK)).toMatchObject({
      headline: expect.stringContaining("1 path of the checkout (`src/b.txt`): it belongs to"),
      hint: expect.stringContaining("container does not have the user"),
    });
  });
});
