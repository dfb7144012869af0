import { expect, test } from "vitest";
import { leakScanner } from "../../src/leak/scanner.ts";
import { FileCache, storedFile } from "../../src/state/state-file.ts";

const path = "conversation/events/event-00000-1a2b3c4d.json";
const cache = () => new FileCache(leakScanner([]), (bytes) => bytes);

test("a file whose stamp is the same is not read again; one whose bytes are the same is not sent again", async () => {
  const files = cache();
  let reads = 0;
  const read = (text: string) => {
    reads += 1;
    return Buffer.from(text);
  };
  const at = (stamp: string, text: string) => ({ path, stamp, read: () => read(text) });
  expect([...(await files.put([at("1", "a")])).added.keys()]).toEqual([path]);
  expect((await files.put([at("1", "a")])).added.size).toBe(0);
  expect(reads).toBe(1);
  expect(await files.put([at("2", "a")])).toMatchObject({
    added: new Map(),
    stored: new Map([[path, storedFile(Buffer.from("a"))]]),
  });
  expect((await files.put([at("3", "b")])).added.get(path)?.toString()).toBe("b");
});

test("what an earlier run stored is known", async () => {
  const files = cache();
  const bytes = Buffer.from("a");
  files.learn({ stored: new Map([[path, storedFile(bytes)]]), files: new Map([[path, bytes]]) });
  expect((await files.put([{ path, stamp: "1", read: () => bytes }])).added.size).toBe(0);
});

test.for([
  "README.md",
  "conversation/../x",
  "conversation/.hidden",
  "conversation/a.tmp",
  "conversation/events/.eventlog.lock",
])("%s is no part of a state", async (name) => {
  expect((await cache().put([{ path: name, stamp: "1", read: () => Buffer.from("a") }])).stored.size).toBe(0);
});

test("a copy is stored as it is, up to its limit; other files are texts", async () => {
  const bytes = Buffer.from([0, 255, 10]);
  const paths = ["work/copies/a", "work/repositories/12/copies/a", "work/a", "conversation/copies/a"];
  const put = await cache().put(paths.map((name) => ({ path: name, stamp: "1", read: () => bytes })));
  expect([...put.added.keys()]).toEqual(paths.slice(0, 2));
  const large = Buffer.alloc(20 * 1024 * 1024);
  const at = (name: string) => ({ path: name, stamp: "1", read: () => large });
  expect([...(await cache().put([at("work/copies/a"), at("work/a")])).stored.keys()]).toEqual(["work/copies/a"]);
});
