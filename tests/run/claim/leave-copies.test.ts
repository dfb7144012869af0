/** Where git can take nothing of the work, a run leaves copies for the next one, and says which files it does not have. */
import { truncateSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { leaveCopies, withCopies } from "../../../src/run/claim/leave-copies.ts";
import { blankMemory } from "../../../src/run/memory/memory.ts";
import { lostNamed, noteUncopied } from "../../../src/run/memory/uncopied.ts";
import { test } from "../../core/workspace/temp-folder.ts";
import { HANGS_MS } from "../../real-time.ts";
import { openShop } from "../../state/shop.ts";
import { make, SECRET, workPlace } from "../memory/work-places.ts";

const id = "11111111-2222-4333-8444-555555555555";

test("they are saved, and files that are too large or have a secret are named with the reason", async ({ folder }) => {
  await using shop = await openShop();
  const store = shop.store();
  await store.read();
  const memory = blankMemory(store, id);
  const { workspace, publisherFolder, options } = await workPlace(folder, { "a.txt": "one\n" });
  make(workspace, "honest.txt", { bytes: Buffer.from("fine\n") });
  make(workspace, "big", { bytes: Buffer.alloc(0) });
  truncateSync(join(workspace, "big"), 34 * 1024 * 1024);
  make(workspace, "key.txt", { bytes: Buffer.from(SECRET) });
  const { base, environment, leaks } = options;
  await leaveCopies(memory, { folder: publisherFolder, workspace, base, environment, leaks, limitMs: HANGS_MS });
  await memory.checkWork();
  expect(memory.work).toMatchObject({ status: "saved", kinds: ["copies"] });
  const notes = [...memory.notes].join("\n");
  expect(notes).toContain("`big` (34 MB: it is too large)");
  expect(notes).toMatch(/`key\.txt` \(\d kB: it contains what looks like a secret\)/);
  expect(notes).not.toContain("honest.txt");
});

test("beside a patch they are copied too, and those that cannot be are told", async ({ folder }) => {
  const { workspace, publisherFolder, options } = await workPlace(folder, { "a.txt": "one\n" });
  make(workspace, "seven.bin", { bytes: Buffer.from("fine\n") });
  make(workspace, "thirty.bin", { bytes: Buffer.alloc(0) });
  truncateSync(join(workspace, "thirty.bin"), 34 * 1024 * 1024);
  const { base, environment, leaks } = options;
  const place = { folder: publisherFolder, workspace, base, environment, leaks, limitMs: HANGS_MS };
  const { work, lost } = await withCopies({ patch: undefined, lost: [] }, ["seven.bin", "thirty.bin"], place);
  expect(work.copies?.all.map(({ path }) => path)).toEqual(["seven.bin"]);
  const memory = blankMemory(undefined, id);
  noteUncopied(memory, lost);
  expect([...memory.notes].join("\n")).toContain("`thirty.bin` (34 MB: it is too large)");
});

test("of many files the first are named, and the others counted", () => {
  const lost = Array.from({ length: 13 }, (_, at) => ({ path: `f${at}`, size: 0, why: "it cannot be read" }));
  expect(lostNamed(lost)).toMatch(/^`f0` \(it cannot be read\), .*`f9` \(it cannot be read\), 3 more$/);
});
