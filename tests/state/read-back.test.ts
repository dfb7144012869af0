/** Work is called saved when GitHub has given back its very bytes, and only then. */
import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { Saved } from "../../src/state/read-back.ts";
import { storedFile } from "../../src/state/state-file.ts";
import { file, manifest, openShop, ref, type Shop } from "./shop.ts";

const patch = "work/unpublished.patch";
const copy = `work/copies/${"a".repeat(64)}`;
const bytes = randomBytes(300_000);
const files = [file("conversation/base_state.json", "{}"), file(patch, "a patch\n"), file(copy, bytes)];

async function written(shop: Shop, isEncrypted: boolean) {
  const store = shop.store({ isEncrypted });
  await store.read();
  expect(await store.write({ manifest: manifest(), files })).toMatchObject({ status: "saved" });
  return store;
}

test.for([false, true])(
  "what was pushed is given back, also bytes that are no text (encrypted: %s)",
  async (isEncrypted) => {
    await using shop = await openShop();
    const store = await written(shop, isEncrypted);
    const back = await store.readBack([patch, copy]);
    expect(back).toMatchObject({ status: "saved" });
    const proof = back.status === "saved" ? back.proof : undefined;
    expect([patch, copy, "work/aside.patch"].map((path) => proof?.has(path))).toEqual([true, true, false]);
    const found = await shop.store({ isEncrypted }).read();
    expect(found.status === "found" && found.files.get(copy)?.equals(bytes)).toBe(true);
  },
);

test("only the files that are asked for are fetched, and nothing stays on the disk", async () => {
  await using shop = await openShop();
  const store = await written(shop, false);
  const before = shop.story.github.gitRequests.length;
  await store.readBack([patch]);
  const asked = shop.story.github.gitRequests.slice(before).map(({ path }) => path);
  expect(asked.every((path) => path.includes("git-upload-pack"))).toBe(true);
  expect(asked.length).toBeLessThanOrEqual(5);
});

test("what was not pushed, what somebody has replaced, and what GitHub has lost is not saved", async () => {
  await using shop = await openShop();
  const store = await written(shop, false);
  expect(await store.readBack([patch, "work/aside.patch"])).toMatchObject({
    status: "unsaved",
    why: expect.stringMatching("too large"),
  });
  const tip = shop.git("rev-parse", ref).trim();
  shop.forge([`D ${patch}\n`]);
  expect(await store.readBack([patch])).toMatchObject({
    status: "unsaved",
    why: expect.stringMatching("somebody else"),
  });
  shop.git("update-ref", ref, tip);
  expect(await store.readBack([patch])).toMatchObject({ status: "saved" });
  shop.git("update-ref", "-d", ref);
  expect(await store.readBack([patch])).toMatchObject({ status: "unsaved" });
});

test("a server that says the right name of the commit and has other bytes is not believed", async () => {
  await using shop = await openShop();
  await written(shop, false);
  const tip = shop.git("rev-parse", ref).trim();
  const source = {
    folders: [shop.story.folder],
    environment: { PATH: process.env.PATH ?? "" },
    remote: { url: shop.story.remote(), token: "bot-token" },
    tips: async () => new Map([[ref, tip]]),
  };
  const meant = storedFile(Buffer.from("a patch\n"));
  const ask = (stored: typeof meant) =>
    Saved.readBack(source, { ref, commit: tip, files: new Map([[patch, stored]]) }, [patch]);
  expect(await ask(meant)).toMatchObject({ status: "saved" });
  expect(await ask({ ...meant, sha256: "0".repeat(64) })).toMatchObject({
    status: "unsaved",
    why: expect.stringMatching("something else"),
  });
  expect(await ask(storedFile(Buffer.from("never pushed")))).toMatchObject({ status: "unsaved" });
});

test("a server that cannot be reached gives nothing back", async () => {
  await using shop = await openShop();
  const store = await written(shop, false);
  await shop.story[Symbol.asyncDispose]();
  expect(await store.readBack([patch])).toMatchObject({
    status: "unsaved",
    why: expect.stringMatching("could not be read back"),
  });
});
