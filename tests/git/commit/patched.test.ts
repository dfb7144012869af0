import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { type PatchLimits, unpackedSize } from "../../../src/git/commit/apply-patch.ts";

import { openPatchPublisher } from "../../../src/git/publisher.ts";
import { processorMsOf } from "../../processor-time.ts";
import { openStory, type Story } from "../../rehearsal/github/story.ts";

/** The patch on main of a repository that is only served: nobody has a checkout. */
async function patched(story: Story, patch: string | Buffer, limits?: PatchLimits) {
  const folder = join(story.folder, "private");
  mkdirSync(folder);
  const file = join(story.folder, "work.patch");
  writeFileSync(file, patch);
  const base = (await story.git("--git-dir", story.gitDir, "rev-parse", "main")).trim();
  const environment = { PATH: process.env.PATH ?? "" };
  const now = () => new Date("2026-11-21T10:00:00Z");
  const options = { folder, base, remoteUrl: story.remote(), token: "bot-token", environment, now };
  return { folder, ...(await openPatchPublisher(options, file, limits)) };
}

const added = (path: string, mode = "100644") =>
  `diff --git a/${path} b/${path}\nnew file mode ${mode}\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+x\n`;

test("a patch becomes a tree on the base, and no file is written", async () => {
  await using story = await openStory();
  const { folder, change } = await patched(story, added("docs/a.md"));
  expect(change).toMatchObject({ files: [{ path: "docs/a.md", added: 1, removed: 0 }], leftOut: [] });
  expect(existsSync(join(folder, "nothing", "docs"))).toBe(false);
});

test("what git writes into a patch comes back byte by byte: text that is none, modes, links, odd names", async () => {
  await using story = await openStory();
  await story.git("clone", "-q", story.gitDir, "work");
  const work = join(story.folder, "work");
  writeFileSync(join(work, "blob.bin"), Buffer.from([0, 1, 2, 255, 254, 0, 10, 13]));
  writeFileSync(join(work, 'caf\u00e9 "x".txt'), Buffer.from("caf\xe9\r\n", "latin1"));
  execFileSync("sh", ["-c", "ln -s README.md link && printf '#!/bin/sh\n' > run && chmod +x run && rm -f gone"], {
    cwd: work,
  });
  await story.git("-C", "work", "add", "-A");
  const tree = (await story.git("-C", "work", "write-tree")).trim();
  const patch = execFileSync("git", ["-C", work, "diff", "--cached", "--binary", "--no-renames"]);
  const { change } = await patched(story, patch);
  expect(change.tree).toBe(tree);
});

const hostile = [
  ["climbs out of the repository", added("../../escaped")],
  ["names a path from the root", added("tmp/escaped").replaceAll(/ [ab]\//g, (start) => `${start}/`)],
  ["writes into .git", added(".git/hooks/pre-push", "100755")],
  ["writes into .GIT", added("a/.GIT/config")],
  [
    "makes a link and writes through it",
    `${added("out", "120000").replace("+x", "+/tmp")}\\ No newline at end of file\n${added("out/escaped")}`,
  ],
  ["does not fit", "diff --git a/README.md b/README.md\n--- a/README.md\n+++ b/README.md\n@@ -1 +1 @@\n-other\n+x\n"],
  ["changes what is not there", "diff --git a/no b/no\n--- a/no\n+++ b/no\n@@ -1 +1 @@\n-a\n+b\n"],
  ["is no patch", "rm -rf /\n"],
  ["is empty", ""],
] as const;

test.for(hostile)("a patch that %s is refused", async ([, patch]) => {
  await using story = await openStory();
  await expect(patched(story, patch)).rejects.toMatchObject({ code: "denied", hint: "Run `mode: plan` again." });
  expect(existsSync("/tmp/escaped")).toBe(false);
});

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";

/** As git writes bytes into a patch: lines of at most 52, each with its length as a letter. */
function base85(bytes: Buffer): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += 52) {
    const part = bytes.subarray(at, at + 52);
    const letter = part.length <= 26 ? 64 + part.length : 96 + part.length - 26;
    let line = String.fromCharCode(letter);
    for (let word = 0; word < part.length; word += 4) {
      let value = Buffer.concat([part.subarray(word, word + 4), Buffer.alloc(3)]).readUInt32BE(0);
      let text = "";
      for (let digit = 0; digit < 5; digit++) {
        text = `${digits[value % 85]}${text}`;
        value = Math.floor(value / 85);
      }
      line += text;
    }
    lines.push(line);
  }
  return `${lines.join("\n")}\n`;
}

/** A number as a delta writes it: seven bits a byte, the lowest first. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}

function binary(kind: string, size: number, bytes: Buffer, from: string): string {
  const head = `diff --git a/README.md b/README.md\nindex ${from}..${"1".repeat(40)} 100644\nGIT binary patch\n`;
  return `${head}${kind} ${size}\n${base85(deflateSync(bytes))}\n`;
}

test.for([
  ["a file", (from: string) => binary("literal", 8_000_000_000, Buffer.alloc(100), from)],
  [
    "a difference",
    (from: string) => {
      const delta = Buffer.concat([varint(6), varint(8_000_000_000), Buffer.from([1, 120])]);
      return binary("delta", delta.length, delta, from);
    },
  ],
] as const)("%s that claims to unfold to gigabytes is refused before memory is taken for it", async ([, patch]) => {
  await using story = await openStory();
  const from = (await story.git("--git-dir", story.gitDir, "rev-parse", "main:README.md")).trim();
  await expect(patched(story, patch(from))).rejects.toThrow(
    /^The patch would unpack to 7\.5 GB, the limit is 64 MB\.$/,
  );
});

test("a patch of a megabyte that unfolds to one of a thousand is refused without being unpacked", async () => {
  await using story = await openStory();
  const from = (await story.git("--git-dir", story.gitDir, "rev-parse", "main:README.md")).trim();
  const part = binary("literal", 255_000_000, Buffer.alloc(255_000), from);
  const refuse = () => expect(patched(story, part.repeat(4))).rejects.toMatchObject({ code: "denied" });
  expect(await processorMsOf(refuse)).toBeLessThan(1000);
});

test.for([
  [
    "sizes that are no numbers",
    (from: string) => binary("literal", 1, Buffer.alloc(1), from).replace("literal 1", "literal +1"),
  ],
  [
    "a difference whose beginning is cut up",
    (from: string) => binary("delta", 1, Buffer.alloc(1), from).replace(/\n.{6,}\n\n$/, "\nA00000\n\n"),
  ],
] as const)("%s are refused", async ([, patch]) => {
  await using story = await openStory();
  await expect(patched(story, patch("0".repeat(40)))).rejects.toThrow("has a packed part of unknown size");
});

test("what the limits of the workflow refuse is refused before it is unpacked, and what they allow is not", async () => {
  await using story = await openStory();
  const patch = added("a.md") + added("b.md");
  const limits = { maxFiles: 1, maxPatchKb: 1 };
  await expect(patched(story, patch, limits)).rejects.toThrow("touches 2 files");
  await using other = await openStory();
  const long = added("a.md").replace("+x", `+${"x".repeat(70_000)}`);
  await expect(patched(other, long, limits)).rejects.toThrow("has 69 kB, the limit (`max-patch-kb`) is 1 kB");
  await using third = await openStory();
  expect((await patched(third, patch, { maxFiles: 2, maxPatchKb: 1 })).change.files).toHaveLength(2);
});

test("what git packs is measured as git unpacks it", () => {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-size-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@b.test", ...args]);
  const blob = Buffer.from(Array.from({ length: 40_000 }, (_, index) => (index * 7919) % 251));
  git("init", "-q");
  writeFileSync(join(folder, "a.bin"), blob);
  git("add", ".");
  git("commit", "-qm", "a");
  writeFileSync(join(folder, "a.bin"), Buffer.concat([blob, Buffer.from("more")]));
  const text = "literal 9\ndelta 9\n";
  writeFileSync(join(folder, "a.txt"), text);
  git("add", ".");
  const patch = git("diff", "--cached", "--binary").toString("latin1");
  expect(patch).toContain("\ndelta ");
  expect(unpackedSize(patch)).toEqual({ files: 2, largest: 40_004, total: 80_004 });
});
