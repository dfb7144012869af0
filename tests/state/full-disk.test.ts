/** A state that the disk has no room for is made elsewhere, is read back, and leaves nothing there. */
import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { Publisher } from "../../src/git/publisher.ts";
import type { Change } from "../../src/policy/entries.ts";
import { copiesFiles } from "../../src/run/memory/copies.ts";
import { writeFitting } from "../../src/run/memory/fitting-state.ts";
import { Memory } from "../../src/run/memory/memory.ts";
import { keepDiff } from "../../src/run/publish/publish.ts";
import type { Lease } from "../../src/state/manifest.ts";
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

const time = "2026-11-21T10:00:00.000Z";
const lease: Lease = { run_id: 1, attempt: 1, run_url: "", key: "ours", taken: time, until: time };

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

test("where nothing more of a run fits, the end of the run is saved, and the thread is free", async ({
  folder,
  skip,
}) => {
  const disk = newSmallDisk(0.4);
  if (disk === undefined) return skip("this machine lets us mount no small disk");
  await using shop = await openShop();
  const memory = new Memory({ store: shop.store({ folder: disk }), manifest: manifest(), files: new Map() });
  expect(await memory.claim(lease, 1)).toBe("ours");
  memory.openIn(folder);
  mkdirSync(join(folder, "events"));
  for (let at = 0; at < 20; at += 1)
    writeFileSync(join(folder, "events", `event-0000${at}.json`), randomBytes(100_000).toString("hex"));
  expect(await memory.close((now) => ({ ...now, lease: null, outcome: "failed" }))).toBe(false);
  expect(memory.heldLease).toBeUndefined();
  expect([...memory.notes].join()).toContain("could not be saved");
  const found = await shop.store().read();
  expect(found).toMatchObject({ status: "found", manifest: { lease: null, outcome: "failed" } });
});

test("a diff that the disk has no room for is in the report, and its file is not left in part", async ({ skip }) => {
  const disk = newSmallDisk(0.3);
  if (disk === undefined) return skip("this machine lets us mount no small disk");
  const text = `+${"long line\n".repeat(60_000)}`;
  const publisher = { diff: async () => Buffer.from(text) } as unknown as Publisher;
  const change = { tree: "" } as Change;
  expect(await keepDiff(change, { publisher, folder: disk })).toEqual({ path: "", text });
  expect(readdirSync(disk)).toEqual([]);
});
