/** A state that the disk has no room for is made elsewhere, is read back, and leaves nothing there. */
import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { copiesFiles } from "../../src/run/memory/copies.ts";
import { writeFitting } from "../../src/run/memory/fitting-state.ts";
import { test } from "../core/workspace/temp-folder.ts";
import { fill, newSmallDisk } from "../small-disk.ts";
import { file, manifest, openShop } from "./shop.ts";

const big = (bytes: number) => ({ kind: "file" as const, was: "", bytes: randomBytes(bytes) });
const files = () => [
  file("conversation/base_state.json", "{}"),
  ...copiesFiles({
    base: "",
    all: [
      { path: "small.txt", ...big(1000) },
      { path: "large.bin", ...big(900_000) },
    ],
  }),
];

test("in the spare folder, again and again, and then at home when there is room", async ({ folder, skip }) => {
  const [disk, spare] = [newSmallDisk(0.3), join(folder, "spare")];
  mkdirSync(spare);
  if (disk === undefined) return skip("this machine lets us mount no small disk");
  await using shop = await openShop();
  const store = shop.store({ folder: disk, spares: [join(folder, "missing"), spare] });
  const some = files();
  expect(await store.write({ manifest: manifest(), files: some })).toMatchObject({ status: "saved" });
  const paths = some.map(({ path }) => path).filter((path) => path.startsWith("work/"));
  expect(await store.readBack(paths)).toMatchObject({ status: "saved" });
  expect(readdirSync(spare)).toEqual([]);
  expect(await store.write({ manifest: manifest(), files: some })).toMatchObject({ status: "saved" });
  const few = some.slice(0, 1);
  expect(await store.write({ manifest: manifest({ outcome: "failed" }), files: few })).toMatchObject({
    status: "saved",
  });
  const found = await shop.store().read();
  expect(found).toMatchObject({ status: "found", manifest: { outcome: "failed" } });
});

test("where no folder has room, the small copies are saved, and the others are named", async ({ skip }) => {
  const disk = newSmallDisk(0.3);
  if (disk === undefined) return skip("this machine lets us mount no small disk");
  await using shop = await openShop();
  const store = shop.store({ folder: disk });
  const draft = { manifest: manifest(), files: files() };
  const full = await store.write(draft).catch((error: unknown) => error);
  expect(String(full)).toMatch(/ENOSPC|disk/);
  const notes = new Set<string>();
  const { written, files: saved } = await writeFitting(store, draft, full, notes);
  expect(written).toMatchObject({ status: "saved" });
  expect([...notes].join()).toContain("`large.bin` (879 kB: the disk of the runner was full)");
  const found = await shop.store().read();
  if (found.status !== "found") throw new Error("The state is gone.");
  expect([...found.files.keys()].toSorted()).toEqual(saved.map(({ path }) => path).toSorted());
  expect(found.files.get("work/lost.json")?.toString()).toContain("large.bin");
  fill(disk);
  await expect(store.write({ ...draft, files: files() })).rejects.toThrow(/ENOSPC|disk/);
});
