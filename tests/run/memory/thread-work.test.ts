/** Unpublished work is called saved when GitHub has given it back, and only then. */
import { expect, test } from "vitest";
import { copiesFiles } from "../../../src/run/memory/copies.ts";
import { blankMemory, Memory } from "../../../src/run/memory/memory.ts";
import { unpublishedFiles } from "../../../src/run/memory/unpublished.ts";
import type { StateStore } from "../../../src/state/state-store.ts";
import { manifest, openShop, ref, type Shop } from "../../state/shop.ts";

const id = "11111111-2222-4333-8444-555555555555";
const patch = unpublishedFiles({ patch: Buffer.from("a patch\n"), lost: [] });
const copies = copiesFiles({ base: "", all: [{ path: "a", was: "", kind: "file", bytes: Buffer.from([0, 255]) }] });

/** A memory of a new thread, and how often GitHub was asked for what it has. */
async function opened(shop: Shop) {
  const store = shop.store();
  await store.read();
  let asked = 0;
  const counting: StateStore = {
    read: () => store.read(),
    write: (draft) => store.write(draft),
    insist: () => store.insist(),
    readBack(paths) {
      asked += 1;
      return store.readBack(paths);
    },
  };
  return { memory: blankMemory(counting, id), asked: () => asked };
}

test("a run without such work asks GitHub for nothing", async () => {
  await using shop = await openShop();
  const { memory, asked } = await opened(shop);
  memory.leaveWork(unpublishedFiles({ patch: undefined, lost: [{ path: "big", was: "" }] }));
  await memory.checkWork();
  await memory.close((one) => one);
  expect([memory.work, asked()]).toEqual([{ status: "none", kinds: [] }, 0]);
  expect(shop.git("rev-list", "--count", ref).trim()).toBe("1");
});

test("work is saved when it was given back, and stays so in later states; newer work is not", async () => {
  await using shop = await openShop();
  const { memory, asked } = await opened(shop);
  memory.leaveWork([...patch, ...copies]);
  expect(memory.work).toEqual({ status: "saving", kinds: ["work", "copies"] });
  await memory.checkWork();
  expect(memory.work).toMatchObject({ status: "saved", kinds: ["work", "copies"] });
  await memory.close((one) => ({ ...one, outcome: "blocked" }));
  expect([memory.work.status, asked()]).toEqual(["saved", 1]);
  memory.leaveWork(copies);
  expect(memory.work).toEqual({ status: "saving", kinds: ["copies"] });
});

test("after a state that has the work, no other one is pushed to look", async () => {
  await using shop = await openShop();
  const { memory } = await opened(shop);
  memory.leaveWork(patch);
  await memory.close((one) => one);
  await memory.checkWork();
  expect(memory.work.status).toBe("saved");
  expect(shop.git("rev-list", "--count", ref).trim()).toBe("1");
});

test("what GitHub does not take, or does not give back, is not saved", async () => {
  await using shop = await openShop();
  const away = await opened(shop);
  away.memory.leaveWork(patch);
  await away.memory.close((one) => one);
  shop.git("update-ref", "-d", ref);
  await away.memory.checkWork();
  expect(away.memory.work).toMatchObject({ status: "unsaved" });
  const refused = await opened(shop);
  await shop.story[Symbol.asyncDispose](); // it cannot be reached any more
  refused.memory.leaveWork(patch);
  await refused.memory.checkWork();
  expect([refused.memory.work.status, refused.memory.isKept]).toEqual(["unsaved", false]);
});

test("work of an earlier run that stays as it was read is saved, and is not asked for again", async () => {
  await using shop = await openShop();
  const first = await opened(shop);
  first.memory.leaveWork(patch);
  await first.memory.close((one) => one);
  const store = shop.store();
  const found = await store.read();
  if (found.status !== "found") throw new Error(found.status);
  const memory = new Memory({ store, manifest: manifest(), files: found.files });
  await memory.checkWork();
  expect(memory.work).toEqual({ status: "saved", kinds: ["work"], proof: "read when the run began" });
  expect(shop.git("rev-list", "--count", ref).trim()).toBe("1");
});
