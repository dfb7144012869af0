/** Files that Git LFS tracks are published as pointers or not at all. */
import { createHash } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leakScanner } from "../../src/leak/scanner.ts";
import { saveWork } from "../../src/run/publish/publish.ts";
import { branch, type Desk, openDesk } from "./desk.ts";

const attributes = "*.psd filter=lfs diff=lfs merge=lfs -text\n";
const picture = Buffer.concat([Buffer.from([0, 255, 10]), Buffer.alloc(2000, "p")]);

function pointerTo(content: Buffer): string {
  const oid = createHash("sha256").update(content).digest("hex");
  return `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${content.length}\n`;
}

const files = { ".gitattributes": attributes, "a.psd": pointerTo(picture), "b.psd": pointerTo(Buffer.from("b")) };

async function publish(desk: Desk) {
  const { change, withheld, patch, left } = await saveWork(await desk.publisher.capture(), {
    publisher: desk.publisher,
    ...{ leaks: leakScanner([]), folder: desk.folder },
    ...{ branches: [branch], message: "x\n", compareUrl: "https://x.test/" },
  });
  return {
    published: change.files.map(({ path }) => path),
    withheld: withheld.map(({ path, code }) => `${code} ${path}`),
    patch: patch?.patch ?? "",
    left,
  };
}

const onBranch = ({ story }: Desk, path: string) => story.git("--git-dir", story.gitDir, "show", `${branch}:${path}`);

test.concurrent("a new file and new bytes of an old one are withheld, kept as bytes, and the rest is published", async () => {
  await using desk = await openDesk({ files });
  desk.write("new.psd", picture.subarray(1));
  desk.write("b.psd", Buffer.from([1, 0, 2]));
  desk.write("c.txt", "c\n");
  const { published, withheld, patch, left } = await publish(desk);
  expect(published).toEqual(["c.txt"]);
  expect(withheld).toEqual(["DKH-115 b.psd", "DKH-115 new.psd"]);
  expect(patch).toContain("GIT binary patch");
  expect(String(left?.patch)).toMatch(/b\.psd.*new\.psd/s);
  expect(await onBranch(desk, "b.psd")).toBe(files["b.psd"]);
});

test.concurrent("without git-lfs in the sandbox it is the same, whatever the checkout's settings demand", async () => {
  await using desk = await openDesk({ files });
  await desk.agent("config", "filter.lfs.clean", "git-lfs clean -- %f");
  await desk.agent("config", "filter.lfs.required", "true");
  desk.write("new.psd", picture);
  await expect(desk.agent("add", "new.psd")).rejects.toThrow(/clean filter 'lfs' failed/);
  desk.write("c.txt", "c\n");
  expect(await publish(desk)).toMatchObject({ published: ["c.txt"], withheld: ["DKH-115 new.psd"] });
});

test.concurrent("one that is too large for the patch is named", async () => {
  await using desk = await openDesk({ files });
  desk.write("huge.psd", Buffer.alloc(3 * 1024 * 1024 + 1, 7));
  const { withheld, left } = await publish(desk);
  expect(withheld).toEqual(["DKH-116 huge.psd"]);
  expect(left?.lost).toEqual([{ path: "huge.psd", was: "" }]);
});

test.concurrent("a pointer is published as it is, moved, copied or deleted, and so is an empty file", async () => {
  await using desk = await openDesk({ files });
  renameSync(join(desk.workspace, "a.psd"), join(desk.workspace, "moved.psd"));
  rmSync(join(desk.workspace, "b.psd"));
  desk.write("empty.psd", "");
  desk.write("uploaded.psd", pointerTo(Buffer.from("elsewhere")));
  const { published, withheld } = await publish(desk);
  expect(withheld).toEqual([]);
  expect(published).toEqual(["a.psd", "b.psd", "empty.psd", "moved.psd", "uploaded.psd"]);
  expect(await onBranch(desk, "moved.psd")).toBe(files["a.psd"]);
});

test.concurrent("a file that was downloaded and not changed is no change, and moved it is its pointer", async () => {
  const before = (workspace: string) => writeFileSync(join(workspace, "a.psd"), picture);
  await using desk = await openDesk({ files, before });
  desk.write("c.txt", "c\n");
  expect(await desk.publisher.capture()).toMatchObject({ files: [{ path: "c.txt" }], leftOut: [] });
  renameSync(join(desk.workspace, "a.psd"), join(desk.workspace, "moved.psd"));
  const { published, withheld } = await publish(desk);
  expect([published, withheld]).toEqual([["a.psd", "c.txt", "moved.psd"], []]);
  expect(await onBranch(desk, "moved.psd")).toBe(files["a.psd"]);
});

test.concurrent("attributes count as they were and as they are", async () => {
  await using desk = await openDesk({ files });
  desk.write(".gitattributes", "*.bin filter=lfs -text\n");
  desk.write("x.psd", "x\n");
  desk.write("x.bin", "x\n");
  desk.write("x.txt", "x\n");
  const { published, withheld } = await publish(desk);
  expect(published).toEqual(["x.txt"]);
  expect(withheld.toSorted()).toEqual(["DKH-103 .gitattributes", "DKH-115 x.bin", "DKH-115 x.psd"]);
});

test.concurrent("without Git LFS files of such names are files like any other", async () => {
  await using desk = await openDesk({ files: { ".gitattributes": "*.psd -text\n" } });
  desk.write("a.psd", picture);
  expect(await publish(desk)).toMatchObject({ published: ["a.psd"], withheld: [] });
});
