/** `show --work` gives back what a state has of unpublished work, into a folder of the person and never over their files. */
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { show } from "../../src/cli/show.ts";
import { gitHubClient } from "../../src/github/client.ts";
import { copyWork } from "../../src/run/memory/copied-work.ts";
import { type Copy, copiesFiles } from "../../src/run/memory/copies.ts";
import { asOther, unpublishedFiles } from "../../src/run/memory/unpublished.ts";
import type { StateFile } from "../../src/state/state-file.ts";
import { taskState } from "../../src/state/state-file.ts";
import { test } from "../core/workspace/temp-folder.ts";
import { make, workPlace } from "../run/memory/work-places.ts";
import { file, manifest, openShop, type Shop } from "../state/shop.ts";

const KEY = "the-key-of-the-state";

async function shown(shop: Shop, folder: string, argv: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const [out, said]: [string[], string[]] = [[], []];
  const { github } = shop.story;
  const access = { GITHUB_SERVER_URL: github.serverUrl, GITHUB_API_URL: github.apiUrl, GITHUB_TOKEN: "bot-token" };
  const code = await show({
    command: "show",
    argv: ["--work", ...argv],
    env: { ...access, GITHUB_REPOSITORY: "acme/shop", ...env },
    folder,
    stdout: (text) => out.push(text),
    stderr: (text) => said.push(text),
  });
  return { code, out: out.join(""), said: said.join("") };
}

async function saved(shop: Shop, files: readonly StateFile[], options: Parameters<Shop["store"]>[0] = {}) {
  const store = shop.store(options);
  await store.read();
  expect(await store.write({ manifest: manifest(), files })).toMatchObject({ status: "saved" });
}

const patch = "diff --git a/a b/a\nnew file mode 100644\n--- /dev/null\n+++ b/a\n@@ -0,0 +1 @@\n+one\n";
const copyOf = (path: string, text = "x"): Copy => ({ path, was: "", kind: "file", bytes: Buffer.from(text) });
const text = (...path: string[]) => readFileSync(join(...path), "utf8");

test("the copies of a run come back byte for byte, with the executable bit", async ({ folder }) => {
  await using shop = await openShop();
  const { workspace, options } = await workPlace(folder, { "a.txt": "one\n", "gone.txt": "x\n" });
  make(workspace, "a.txt", { bytes: Buffer.from("two\r\n") });
  make(workspace, "bin/tool", { bytes: Buffer.from([0, 255, 13]), mode: 0o755 });
  make(workspace, "link", { target: Buffer.from("/etc/passwd") });
  make(workspace, "big", { bytes: Buffer.alloc(20 * 1024 * 1024 + 1) });
  rmSync(join(workspace, "gone.txt"));
  await saved(shop, (await copyWork(options)).files);
  const { code, out, said } = await shown(shop, folder, ["7", "--out", "mine"]);
  expect([code, said]).toEqual([0, "This state was not verified, because neither STATE_KEY nor LLM_API_KEY is set.\n"]);
  expect(text(folder, "mine/files/a.txt")).toBe("two\r\n");
  expect(readFileSync(join(folder, "mine/files/bin/tool"))).toEqual(Buffer.from([0, 255, 13]));
  expect(lstatSync(join(folder, "mine/files/bin/tool")).mode & 0o100).toBe(0o100);
  expect(lstatSync(join(folder, "mine/files/a.txt")).mode & 0o111).toBe(0);
  expect(existsSync(join(folder, "mine/files/link"))).toBe(false);
  expect(out.split("\n").toSorted().filter(Boolean)).toEqual([
    join(folder, "mine/files/a.txt"),
    join(folder, "mine/files/bin/tool"),
    "A link, which is not made: link to /etc/passwd",
    "Deleted in the run: gone.txt",
    "Not saved: big",
  ]);
});

test("patches are files, also of other repositories", async ({ folder }) => {
  await using shop = await openShop();
  const work = unpublishedFiles({ patch: Buffer.from(patch), aside: Buffer.from([255, 10]), lost: [] });
  const elsewhere = [
    ...unpublishedFiles({ patch: Buffer.from("theirs\n"), lost: [] }),
    ...copiesFiles({ base: "", all: [copyOf("b")] }),
  ];
  await saved(shop, [...work, ...elsewhere.map((one) => asOther(one, 12)), file("conversation/base_state.json", "{}")]);
  const { code, out } = await shown(shop, folder, [
    `${shop.story.github.serverUrl}/acme/shop/issues/7`,
    "--out",
    "mine",
  ]);
  expect(code).toBe(0);
  expect(text(folder, "mine/unpublished.patch")).toBe(patch);
  expect(readFileSync(join(folder, "mine/aside.patch"))).toEqual(Buffer.from([255, 10]));
  expect(text(folder, "mine/repositories/12/unpublished.patch")).toBe("theirs\n");
  expect(text(folder, "mine/repositories/12/files/b")).toBe("x");
  expect(out.split("\n").filter(Boolean).length).toBe(4);
});

describe("a patch alone", () => {
  test("is printed as it is; other work is not, because it would not be all", async ({ folder }) => {
    await using shop = await openShop();
    await saved(shop, unpublishedFiles({ patch: Buffer.from(patch), lost: [] }));
    expect(await shown(shop, folder, ["7"])).toMatchObject({ code: 0, out: patch });
    const rest: readonly (readonly StateFile[])[] = [
      unpublishedFiles({ patch: Buffer.from(patch), aside: Buffer.from("a"), lost: [] }),
      unpublishedFiles({ patch: Buffer.from(`${patch}+\u001b[2J\n`), lost: [] }),
      unpublishedFiles({ patch: Buffer.from([255]), lost: [] }),
      copiesFiles({ base: "", all: [copyOf("a")] }),
    ];
    for (const files of rest) {
      await saved(shop, files);
      expect(await shown(shop, folder, ["7"])).toMatchObject({
        code: 1,
        out: "",
        said: expect.stringContaining("--out FOLDER"),
      });
    }
  });
});

test("an encrypted state is opened with its key, and its files are the same", async ({ folder }) => {
  await using shop = await openShop();
  const github = gitHubClient({ token: "bot-token", apiUrl: shop.story.github.apiUrl, fetch });
  const { data } = await github.request("GET /repos/{owner}/{repo}", { owner: "acme", repo: "shop" });
  const bytes = Buffer.from([0, 1, 2, 255]);
  const all = [{ ...copyOf("a"), kind: "executable" as const, bytes }];
  await saved(shop, copiesFiles({ base: "", all }), { isEncrypted: true, repositoryId: Number(data.id) });
  expect(await shown(shop, folder, ["7", "--out", "mine"])).toMatchObject({
    code: 1,
    said: expect.stringContaining("STATE_KEY"),
  });
  expect(await shown(shop, folder, ["7", "--out", "mine"], { STATE_KEY: KEY })).toMatchObject({ code: 0, said: "" });
  expect(readFileSync(join(folder, "mine/files/a"))).toEqual(bytes);
});

test("nothing is written over, and the rest is written", async ({ folder }) => {
  await using shop = await openShop();
  await saved(shop, copiesFiles({ base: "", all: [copyOf("a"), copyOf("b")] }));
  mkdirSync(join(folder, "mine/files"), { recursive: true });
  writeFileSync(join(folder, "mine/files/a"), "my own");
  const { code, out, said } = await shown(shop, folder, ["7", "--out", "mine"]);
  expect(code).toBe(1);
  expect(said).toContain(`${join(folder, "mine/files/a")}: something else is there`);
  expect(out).toBe(`${join(folder, "mine/files/b")}\n`);
  expect([text(folder, "mine/files/a"), text(folder, "mine/files/b")]).toEqual(["my own", "x"]);
});

test("no path of a state that anybody could have pushed leaves the folder", async ({ folder }) => {
  await using shop = await openShop();
  const outside = join(folder, "outside");
  mkdirSync(join(folder, "mine/files"), { recursive: true });
  mkdirSync(outside);
  symlinkSync(outside, join(folder, "mine/files/door"));
  const paths = ["../../outside/x", `${outside}/x`, "door/x", ".git/hooks/x", "a\u001b]0;pwned\u0007"];
  await saved(shop, copiesFiles({ base: "", all: [...paths, "fine"].map((path) => copyOf(path)) }));
  const { code, out, said } = await shown(shop, folder, ["7", "--out", "mine"]);
  expect([code, existsSync(join(outside, "x"))]).toEqual([1, false]);
  expect(out).toContain(join(folder, "mine/files/fine"));
  expect(said).toMatch(/^4 files could not be written/m);
  expect(out + said).not.toMatch(/[^\P{Cc}\n\t]/u);
});

test("the state of a run without a thread is found by the address of the run", async ({ folder }) => {
  await using shop = await openShop();
  const runs = file("conversation/runs.json", `[{"url":"${shop.story.github.serverUrl}/acme/shop/actions/runs/9"}]`);
  await saved(shop, [runs, ...unpublishedFiles({ patch: Buffer.from(patch), lost: [] })], {
    name: taskState("schedule"),
  });
  const run = `${shop.story.github.serverUrl}/acme/shop/actions/runs/9`;
  expect(await shown(shop, folder, [run])).toMatchObject({ code: 0, out: patch });
});

test.for([
  [["7", "--json"], /leave out --json/],
  [["7", "--open"], /leave out --open/],
  [["--list"], /leave out --list/],
  [["./conversation"], /needs a number or an address/],
  [[], /needs a number/],
] as const)("%j is refused", async ([argv, words], { folder }) => {
  await using shop = await openShop();
  expect(await shown(shop, folder, argv)).toMatchObject({ code: 2, said: expect.stringMatching(words) });
});

test("a thread without such work has nothing to show, and a damaged state is said to be that", async ({ folder }) => {
  await using shop = await openShop();
  await saved(shop, [file("conversation/base_state.json", "{}")]);
  expect(await shown(shop, folder, ["7", "--out", "mine"])).toMatchObject({
    code: 1,
    said: expect.stringContaining("No work is saved"),
  });
  await saved(shop, [file("work/lost.json", "{")]);
  expect(await shown(shop, folder, ["7", "--out", "mine"])).toMatchObject({
    code: 1,
    said: expect.stringContaining("damaged"),
  });
});

test("where nothing of the work could be saved, the paths are named, with and without a folder", async ({ folder }) => {
  await using shop = await openShop();
  await saved(shop, unpublishedFiles({ patch: undefined, lost: [{ path: "a.txt", was: "" }] }));
  const told = "None of the work could be saved: a.txt. The comment of the run says why.";
  for (const argv of [["7"], ["7", "--out", "work"]])
    expect(await shown(shop, folder, argv)).toMatchObject({ code: 1, out: "", said: expect.stringContaining(told) });
  expect(existsSync(join(folder, "work"))).toBe(false);
});
