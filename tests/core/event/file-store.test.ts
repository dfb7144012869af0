import { linkSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { type FileStore, folderStore, memoryStore } from "../../../src/core/event/file-store.ts";
import { faultOf } from "./fault-of.ts";
import { test } from "./log-folder.ts";

const KINDS: readonly (readonly [string, (folder: string) => FileStore])[] = [
  ["a folder store", folderStore],
  ["a memory store", () => memoryStore()],
];

describe.for(KINDS)("%s", ([, makeStore]) => {
  test("replaces, moves and removes whole files", ({ folder }) => {
    const store = makeStore(folder);
    store.write("events/one.json", "1");
    store.write("events/one.json", "2");
    store.move("events/one.json", "aside/uno.json");
    store.write("events/two.json", "3");
    store.remove("events/two.json");
    store.remove("events/never.json");
    expect([store.read("aside/uno.json"), store.list("events"), store.list("aside")]).toEqual(["2", [], ["uno.json"]]);
    expect(() => store.read("events/one.json")).toThrow();
  });

  test("lists a folder by name, and nothing where there is none", ({ folder }) => {
    const store = makeStore(folder);
    for (const name of ["a/b.json", "a/a.json", "ab/c.json"]) store.write(name, "");
    expect([store.list("a"), store.list("nowhere")]).toEqual([["a.json", "b.json"], []]);
  });

  test("gives a lock to one at a time", ({ folder }) => {
    const store = makeStore(folder);
    const lock = store.lock("events/.lock");
    expect(faultOf(() => store.lock("events/.lock")).hint).toBe("Close it first.");
    lock.release();
    expect(store.lock("events/.lock").tookOver).toBeUndefined();
  });

  test.for(["../x", "a/../../x", "/etc/x", "a\\..\\..\\x", "C:\\x", ""])(
    "keeps inside when asked for '%s'",
    (name, { folder }) => {
      const store = makeStore(folder);
      for (const act of [() => store.write(name, ""), () => store.read(name), () => store.move("a", name)]) {
        store.write("a", "");
        expect(faultOf(act)).toMatchObject({ code: "bug", message: expect.stringContaining("leaves the folder") });
      }
      store.write("b/..c/x", "inside");
      expect(store.read("b/..c/x")).toBe("inside");
    },
  );
});

test("a folder store makes folders as needed and leaves no temporary files", ({ folder }) => {
  const root = join(folder, "deep", "er");
  folderStore(root).write("events/one.json", "1");
  expect(readFileSync(join(root, "events/one.json"), "utf8")).toBe("1");
  expect([readdirSync(root), readdirSync(join(root, "events"))]).toEqual([["events"], ["one.json"]]);
});

test("a folder store puts a new file in the place of the old one, which stays whole for whoever reads it", ({
  folder,
}) => {
  const store = folderStore(folder);
  store.write("one.json", "old");
  linkSync(join(folder, "one.json"), join(folder, "kept.json"));
  store.write("one.json", "new");
  expect([store.read("kept.json"), store.read("one.json")]).toEqual(["old", "new"]);
});
