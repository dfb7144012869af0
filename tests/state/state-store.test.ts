import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answerTo, VERSION, withAnswer } from "../../src/state/manifest.ts";
import { LIMITS, taskState, threadState } from "../../src/state/state-file.ts";
import { tipsByApi } from "../../src/state/state-remote.ts";
import type { StateStore } from "../../src/state/state-store.ts";
import { file, inline, manifest, openShop, ref, type Shop } from "./shop.ts";

const events = "conversation/events/event-00000-1a2b3c4d.json";
const files = [file("conversation/base_state.json", "{}"), file(events, '{"kind":"x"}')];

let written: Promise<string> | undefined;

/** GitHub's repository with the state of a run, written once: most tests begin with it. It goes with the tests' folder. */
async function servedWithState(): Promise<string> {
  await using shop = await openShop();
  const store = shop.store();
  expect(await store.read()).toEqual({ status: "none" });
  expect(await store.write({ manifest: manifest({ outcome: "answered" }), files })).toMatchObject({ status: "saved" });
  const folder = mkdtempSync(join(tmpdir(), "deckhand-state-"));
  cpSync(shop.story.gitDir, folder, { recursive: true });
  return folder;
}

async function shopWithState(): Promise<Shop> {
  written ??= servedWithState();
  const shop = await openShop();
  rmSync(shop.story.gitDir, { recursive: true }); // git's objects cannot be written over
  cpSync(await written, shop.story.gitDir, { recursive: true });
  return shop;
}

test.concurrent("what one run writes, the next one reads, byte for byte", async () => {
  await using shop = await shopWithState();
  const found = await shop.store().read();
  expect(found).toMatchObject({ status: "found", manifest: manifest({ outcome: "answered" }) });
  const texts = found.status === "found" && [...found.files].map(([path, bytes]) => [path, bytes.toString()]);
  expect(texts).toEqual([
    ["conversation/base_state.json", "{}"],
    [events, '{"kind":"x"}'],
  ]);
  expect(shop.git("for-each-ref", "--format=%(refname)", "refs/heads/deckhand/state", "refs/deckhand").trim()).toBe(
    ref,
  );
});

test.concurrent("later writes of a run follow each other; the next run lets its history go", async () => {
  await using shop = await shopWithState();
  const store = shop.store();
  await store.read();
  const more = file("conversation/events/event-00001-5e6f7a8b.json", "{}");
  for (const outcome of ["stuck", "answered"])
    await store.write({ manifest: manifest({ outcome }), files: [...files, more] });
  expect(shop.git("rev-list", "--count", ref).trim()).toBe("2");
  const next = shop.store();
  await next.read();
  await next.write({ manifest: manifest(), files: [more] });
  expect(shop.git("rev-list", "--count", ref).trim()).toBe("1");
  expect(shop.git("ls-tree", "-r", "--name-only", ref).trim().split("\n")).toEqual([more.path, "manifest.json"]);
});

test.concurrent("of two writers the second has lost, and may read again and go on", async () => {
  await using shop = await shopWithState();
  const [first, second] = [shop.store(), shop.store()];
  await Promise.all([first.read(), second.read()]);
  expect(await first.write({ manifest: manifest({ reason: "first" }), files })).toMatchObject({ status: "saved" });
  expect(await second.write({ manifest: manifest({ reason: "second" }), files })).toEqual({ status: "lost" });
  expect(await second.read()).toMatchObject({ status: "found", manifest: { reason: "first" } });
  expect(await second.write({ manifest: manifest({ reason: "second" }), files })).toMatchObject({ status: "saved" });
});

test.concurrent("of two that begin at once, too", async () => {
  await using shop = await openShop();
  const stores = [shop.store(), shop.store()];
  await Promise.all(stores.map((store) => store.read()));
  // What two runs write differs; the same bytes in the same second would be one commit, which both have saved.
  const verdicts = await Promise.all(
    stores.map((store, index) => store.write({ manifest: manifest({ reason: `run ${index}` }), files })),
  );
  expect(verdicts.map(({ status }) => status).sort()).toEqual(["lost", "saved"]);
});

test("where it is can be asked before: that counts once, and what has moved on since then is noticed", async () => {
  await using shop = await shopWithState();
  const { github } = shop.story;
  const looks = () => github.gitRequests.filter(({ path }) => path.includes("git-upload-pack")).length;
  const tip = shop.git("rev-parse", ref).trim();
  const before = looks();
  const nothing = shop.store({ seen: Promise.resolve(new Map()) });
  expect(await nothing.read()).toEqual({ status: "none" });
  expect(looks()).toBe(before);
  expect(await nothing.write({ manifest: manifest(), files })).toEqual({ status: "lost" });
  expect(await nothing.read()).toMatchObject({ status: "found", manifest: { outcome: "answered" } });
  const stale = shop.store({ seen: Promise.resolve(new Map([[ref, "0123456789".repeat(4)]])) });
  expect(await stale.read()).toMatchObject({ status: "found" });
  const right = shop.store({ seen: Promise.resolve(new Map([[ref, tip]])) });
  expect(await right.read()).toMatchObject({ status: "found" });
  expect(await shop.store({ seen: Promise.resolve(undefined) }).read()).toMatchObject({ status: "found" });
});

test("the API tells where refs are, those of these names alone; where it does not, that is not said to be nowhere", async () => {
  const sha = "0123456789".repeat(4);
  const asked: unknown[] = [];
  const get = async (_: string, parameters: object = {}) => {
    asked.push(parameters);
    return [ref, `${ref}1`].map((name) => ({ ref: name, object: { sha } }));
  };
  expect(await tipsByApi({ get }, [ref])).toEqual(new Map([[ref, sha]]));
  expect(asked).toEqual([{ ref: "deckhand/threads/7" }]);
  expect(await tipsByApi({ get: async () => [] }, [ref])).toEqual(new Map());
  expect(await tipsByApi({ get: async () => Promise.reject(new Error("404")) }, [ref])).toBeUndefined();
  expect(await tipsByApi({ get: async () => ({ message: "no list" }) }, [ref])).toBeUndefined();
});

test("a state that moves on while it is read is read as it is then", async () => {
  await using shop = await shopWithState();
  const { github } = shop.story;
  let others = 3;
  // The look at where it is has been answered, and what it said is no longer true.
  github.listen((request) => {
    if (!request.startsWith("GET") || !request.includes("git-upload-pack") || others === 0) return;
    others -= 1;
    const tip = shop
      .git("-c", "user.name=m", "-c", "user.email=m@e", "commit-tree", "-m", `${others}`, `${ref}^{tree}`)
      .trim();
    shop.git("update-ref", ref, tip);
  });
  expect(await shop.store().read()).toMatchObject({ status: "found" });
  expect(others).toBe(0);
});

/** Each is pushed by somebody who can push and knows everything but the key. */
const forgeries: readonly (readonly [string, (shop: Shop) => unknown, RegExp])[] = [
  [
    "another answer",
    (shop) =>
      shop.forge([inline("manifest.json", shop.show("manifest.json").replace('answered","pro', 'failed","pro'))]),
    /not signed/,
  ],
  ["an event of his own", (shop) => shop.forge([inline(events, '{"kind":"y"}')]), /not those that were signed/],
  [
    "one more event",
    (shop) => shop.forge([inline("conversation/events/event-00001-aaaaaaaa.json", "{}")]),
    /not those that were signed/,
  ],
  ["one event less", (shop) => shop.forge([`D ${events}\n`]), /not those that were signed/],
  ["the state of another thread", (shop) => shop.git("update-ref", "refs/deckhand/threads/8", ref), /not signed/],
  [
    "another version",
    (shop) =>
      shop.forge([
        inline("manifest.json", shop.show("manifest.json").replace(`"version":${VERSION}`, `"version":${VERSION + 1}`)),
      ]),
    /not signed/,
  ],
  ["garbage", (shop) => shop.forge([inline("manifest.json", "garbage")]), /damaged/],
  ["no manifest", (shop) => shop.forge(["D manifest.json\n"]), /damaged/],
  ["a link", (shop) => shop.forge([inline("conversation/link", "/etc/passwd", "120000")]), /no part of a state/],
  ["a program", (shop) => shop.forge([inline("conversation/run", "x", "100755")]), /no part of a state/],
  ["a file beside", (shop) => shop.forge([inline("README.md", "x")]), /no part of a state/],
  ["a name that is none", (shop) => shop.forge([inline("conversation/.git/config", "x")]), /no part of a state/],
  [
    "a file that is too large",
    (shop) => shop.forge([inline("conversation/large", "x".repeat(LIMITS.fileBytes + 1))]),
    /larger than/,
  ],
  [
    "more in all than a state may hold",
    (shop) => {
      shop.forge([inline("conversation/large", "x".repeat(LIMITS.allBytes / 8))]);
      const object = shop.git("rev-parse", `${ref}:conversation/large`).trim();
      shop.forge([1, 2, 3, 4, 5, 6, 7].map((at) => `M 100644 ${object} conversation/large-${at}\n`));
    },
    /larger than/,
  ],
];

async function openForged(forge: (shop: Shop) => unknown): Promise<Readonly<{ shop: Shop; store: StateStore }>> {
  const shop = await shopWithState();
  forge(shop);
  const isOther = shop.git("for-each-ref", "refs/deckhand/threads/8") !== "";
  return { shop, store: shop.store({ name: threadState(isOther ? 8 : 7) }) };
}

test.concurrent.for(forgeries)("forged: %s", async ([, forge, why]) => {
  const { shop, store } = await openForged(forge);
  await using _ = shop;
  expect(await store.read()).toEqual({ status: "unusable", why: expect.stringMatching(why) });
});

/** One for each reason: what a state is replaced by does not depend on what is wrong with it. */
const reasons = new Map(forgeries.map((forgery) => [`${forgery[2]}`, forgery]));

test.concurrent.for([...reasons.values()])(
  "nobody is locked out by %s: a new state takes its place",
  async ([, forge]) => {
    const { shop, store } = await openForged(forge);
    await using _ = shop;
    expect(await store.read()).toMatchObject({ status: "unusable" });
    expect(await store.write({ manifest: manifest({ reason: "fresh" }), files })).toMatchObject({ status: "saved" });
    expect(await store.read()).toMatchObject({ status: "found", manifest: { reason: "fresh" } });
  },
);

test.concurrent("a commit that is none is no state either", async () => {
  await using shop = await shopWithState();
  shop.git("update-ref", ref, "main");
  expect(await shop.store().read()).toMatchObject({ status: "unusable" });
});

test.concurrent.for([
  ["key", { secret: "another-key" }],
  ["repository", { repositoryId: 43 }],
] as const)("under another %s it is not believed", async ([, options]) => {
  await using shop = await shopWithState();
  expect(await shop.store(options).read()).toMatchObject({ status: "unusable" });
});

test.concurrent("sealed, nobody reads it without the key, and it is the same to us", async () => {
  await using shop = await openShop();
  const store = shop.store({ isEncrypted: true });
  await store.read();
  await store.write({ manifest: manifest({ reason: "a reason" }), files: [file(events, "plain words")] });
  expect(shop.show("manifest.json")).not.toContain("a reason");
  expect(shop.show(events)).not.toContain("plain words");
  const found = await shop.store({ isEncrypted: true }).read();
  expect(found).toMatchObject({ status: "found", manifest: { reason: "a reason" } });
  expect(found.status === "found" && found.files.get(events)?.toString()).toBe("plain words");
  // One that turns it off continues with what there is.
  const open = shop.store();
  expect(await open.read()).toMatchObject({ status: "found" });
  await open.write({ manifest: manifest(), files: [file(events, "plain words")] });
  expect(shop.show(events)).toBe("plain words");
});

test.concurrent("a secret that got into the reason does not leave, neither whole nor in part nor encoded", async () => {
  await using shop = await openShop();
  const store = shop.store();
  await store.read();
  const secret = "sk-live-0123456789abcdef";
  const forms = [secret, secret.slice(0, 18), Buffer.from(secret).toString("hex")];
  for (const form of forms) {
    await store.write({ manifest: manifest({ reason: `Nothing was published: ${form}.yml` }), files });
    expect(shop.git("show", `${ref}:manifest.json`)).not.toContain(form);
    expect(await shop.store().read()).toMatchObject({
      manifest: { reason: expect.stringMatching(/^Nothing was published: \[withheld: looks like .*\]\.yml$/) },
    });
  }
  const reason = "Nothing was published: `deploy-key.yml` is withheld.";
  await store.write({ manifest: manifest({ reason }), files });
  expect(await shop.store().read()).toMatchObject({ manifest: { reason } });
});

test.concurrent("a secret that got into the work or into what waits for a person does not leave; all else is kept", async () => {
  await using shop = await openShop();
  const store = shop.store();
  await store.read();
  const secret = "sk-live-0123456789abcdef";
  const form = Buffer.from(`key ${secret}`).toString("base64");
  const plain = { work: { branch: "agent/fix", commit: "a".repeat(40), base: "main", pull_request: 1 } };
  const proposal = (text: string) => ({ items: [{ pending: { arguments: text, digest: "b".repeat(64) }, uses: 3 }] });
  const work = { ...plain.work, branch: `agent/${form}` };
  await store.write({ manifest: manifest({ work, proposal: proposal(`{"command":"echo ${secret}"}`) }), files });
  const said = shop.git("show", `${ref}:manifest.json`);
  for (const one of [secret, form]) expect(said).not.toContain(one);
  const [cut, marked] = [
    expect.stringMatching(/^agent\/\w*\[withheld: /),
    '{"command":"echo [withheld: looks like the model key]"}',
  ];
  expect(await shop.store().read()).toMatchObject({
    manifest: { work: { ...work, branch: cut }, proposal: proposal(marked) },
  });
  const kept = { ...plain, proposal: proposal('{"command":"npm test"}') };
  await store.write({ manifest: manifest(kept), files });
  expect(await shop.store().read()).toMatchObject({ manifest: kept });
});

test.concurrent("a secret that got into a file does not leave; what is no text stays behind", async () => {
  await using shop = await openShop();
  const store = shop.store();
  await store.read();
  const leak = file(events, "the key is sk-live-0123456789abcdef");
  await store.write({ manifest: manifest(), files: [leak, file("conversation/picture", Buffer.from([0xff, 0xfe]))] });
  expect(shop.show(events)).toBe("the key is [withheld: looks like the model key]");
  expect(shop.git("ls-tree", "-r", "--name-only", ref)).not.toContain("picture");
});

test.concurrent("a server without refs of ours gets a branch, and is read from there", async () => {
  await using shop = await openShop();
  shop.story.github.state.takesCustomRefs = false;
  const store = shop.store();
  await store.read();
  expect(await store.write({ manifest: manifest(), files })).toEqual({ status: "saved", isBranch: true });
  expect(await store.write({ manifest: manifest({ reason: "2" }), files })).toEqual({
    status: "saved",
    isBranch: true,
  });
  const next = shop.store();
  expect(await next.read()).toMatchObject({ status: "found", manifest: { reason: "2" } });
  expect(await next.write({ manifest: manifest({ reason: "3" }), files })).toEqual({ status: "saved", isBranch: true });
  expect(shop.git("rev-list", "--count", "refs/heads/deckhand/state/7").trim()).toBe("3");
});

test.concurrent("what could not be read any more is not written, and it is said what to do", async () => {
  await using shop = await shopWithState();
  const store = shop.store();
  await store.read();
  const many = Array.from({ length: 20_000 }, (_, at) => file(`conversation/events/event-${at}.json`, "{}"));
  await expect(store.write({ manifest: manifest(), files: many })).rejects.toMatchObject({
    message: "The conversation has become too long to be saved.",
    hint: expect.stringContaining("`reset`"),
  });
  expect(await store.write({ manifest: manifest(), files })).toMatchObject({ status: "saved" });
});

test.concurrent("a token that may only read is told so, and is in no message", async () => {
  await using shop = await openShop();
  const store = shop.store({ remote: { url: shop.story.remote(), token: "reader-token" } });
  expect(await store.read()).toEqual({ status: "none" });
  const fault = await store.write({ manifest: manifest(), files }).catch((error: unknown) => error);
  expect(fault).toMatchObject({ code: "git", message: expect.stringContaining("403") });
  expect(`${fault} ${(fault as Error).cause}`).not.toContain("reader-token");
});

test.concurrent("threads and tasks have names of their own", () => {
  expect(threadState(7).ref).toBe(ref);
  const task = taskState("42/schedule/0 3 * * */../../heads/main");
  expect(task.ref).toMatch(/^refs\/deckhand\/tasks\/[0-9a-f]{32}$/);
  expect(task.name).not.toBe(taskState("42/schedule/0 4 * * *").name);
  expect(() => execFileSync("git", ["check-ref-format", task.branch])).not.toThrow();
});

test.concurrent("answers are kept by key, the newest 200 of them", () => {
  const answer = (key: string) => ({ key, comment_url: null, outcome: "answered", time: "2026-11-21T10:00:00Z" });
  let known = manifest();
  for (let at = 0; at < 201; at += 1) known = withAnswer(known, answer(`key-${at}`));
  expect(known.answered).toHaveLength(200);
  expect(answerTo("key-0", known)).toBeUndefined();
  expect(answerTo("key-200", known)).toMatchObject({ outcome: "answered" });
  expect(withAnswer(known, { ...answer("key-200"), outcome: "failed" }).answered).toHaveLength(200);
});
