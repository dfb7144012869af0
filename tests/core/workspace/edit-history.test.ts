/** Copies for undo: how many there are of a file, and how much memory all of them take. */
import { readdirSync } from "node:fs";
import { expect } from "vitest";
import { EditHistory } from "../../../src/core/workspace/edit-history.ts";
import { test } from "./temp-folder.ts";

const large = (sign: string) => Buffer.alloc(5 * 1024 * 1024, sign);
const inMemory = { mayStore: false };

test("of all copies in memory the oldest go when they take more than 16 MB", async () => {
  const history = new EditHistory(undefined);
  for (const sign of ["a", "b", "c"]) await history.remember(`/${sign}`, large(sign), inMemory);
  expect((await history.last("/a"))?.[0]).toBe(97);
  await history.remember("/d", large("d"), inMemory);
  expect(await history.last("/a")).toBeUndefined();
  for (const sign of ["b", "c", "d"]) expect((await history.last(`/${sign}`))?.length).toBe(large(sign).length);
  await history.forgetLast("/b");
  await history.remember("/e", large("e"), inMemory);
  expect((await history.last("/c"))?.[0]).toBe(99);
});

test("with a copy go the older ones of its file, which would undo more than one edit", async ({ folder }) => {
  const history = new EditHistory(folder);
  await history.remember("/a", Buffer.from("first"), { mayStore: true });
  await history.remember("/a", large("a"), inMemory);
  await history.remember("/a", Buffer.from("third"), { mayStore: true });
  for (const sign of ["b", "c", "d"]) await history.remember(`/${sign}`, large(sign), inMemory);
  expect(String(await history.last("/a"))).toBe("third");
  await history.forgetLast("/a");
  expect(await history.last("/a")).toBeUndefined();
  expect(readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([]);
});

test("one that is larger than all may be is not kept, and the next edit can be undone as ever", async () => {
  const history = new EditHistory(undefined);
  await history.remember("/a", Buffer.from("small"), inMemory);
  await history.remember("/b", Buffer.alloc(17 * 1024 * 1024), inMemory);
  expect(await history.last("/b")).toBeUndefined();
  await history.remember("/b", Buffer.from("next"), inMemory);
  expect(String(await history.last("/b"))).toBe("next");
});

test("of all copies on the disk the oldest go when they take more than 64 MB", async ({ folder }) => {
  const history = new EditHistory(folder);
  const copy = Buffer.alloc(256 * 1024, "x");
  const stored = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (let at = 0; at < 257; at += 1) await history.remember(`/${at % 128}`, copy, { mayStore: true });
  expect(stored()).toHaveLength(256);
  await history.forgetLast("/0");
  await history.forgetLast("/0");
  expect(await history.last("/0")).toBeUndefined();
  expect(await history.last("/1")).toHaveLength(copy.length);
  for (let at = 0; at < 300; at += 1) await history.remember(`/new-${at}`, copy, { mayStore: true });
  expect(stored()).toHaveLength(256);
  expect(await history.last("/1")).toBeUndefined();
  expect(await history.last("/new-299")).toHaveLength(copy.length);
});
