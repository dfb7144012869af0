/** What git says about the checkout: of the broker's own copy, and nothing that a repository could make git run. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type HistoryAsk, lookUpCheckout } from "../../../../src/run/features/read-github/checkout-history.ts";
import { keepHistory } from "../../../../src/run/start/set-up.ts";

function checkoutOf(...clone: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-history-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [origin, workspace] = [join(folder, "origin"), join(folder, "workspace")];
  const git = (at: string, ...args: readonly string[]) =>
    execFileSync("git", ["-C", at, "-c", "protocol.file.allow=always", ...args], { encoding: "utf8" }).trim();
  git(folder, "init", "--quiet", "--initial-branch=main", origin);
  const commit = (author: string, day: string, message: string, text: string) => {
    writeFileSync(join(origin, "tides.js"), text);
    git(origin, "add", "tides.js");
    const who = ["-c", `user.name=${author}`, "-c", `user.email=${author}@x`];
    git(origin, ...who, "commit", "--quiet", "--message", message, `--date=${day}T12:00:00Z`);
    return git(origin, "rev-parse", "HEAD");
  };
  const first = commit("Maria", "2026-01-02", "Tell the tides", "one\ntwo\n");
  mkdirSync(join(origin, "docs"));
  writeFileSync(join(origin, "docs", "[größe] (a).md"), "long\n");
  git(origin, "add", "docs");
  const second = commit("Rita", "2026-02-03", "Tell more\n\nBecause of the moon.", "one\ntwo, more\nthree\n");
  git(folder, "clone", "--quiet", ...clone, `file://${origin}`, workspace);
  return { folder, workspace, first, second, git };
}

type Made = ReturnType<typeof checkoutOf>;

async function copyOf({ folder, workspace }: Made) {
  // `never`: all that is asked of a run.
  return keepHistory({ job: { workspace }, world: { env: { PATH: process.env.PATH } } } as never, { folder });
}

const asked = async (checkout: Awaited<ReturnType<typeof copyOf>>, ask: HistoryAsk) =>
  (await lookUpCheckout(checkout, ask)).map(({ item }) => `${item.label}\n${item.text}`).join("\n\n");

test("says who has changed which line, what a commit says, and which there are", async () => {
  const made = checkoutOf();
  const copy = await copyOf(made);
  expect(await asked(copy, { what: "blame", path: "tides.js" })).toBe(
    [
      "who changed the lines 1,300 of tides.js",
      `${made.first.slice(0, 10)} 2026-01-02 Maria: Tell the tides`,
      "    1  one",
      `${made.second.slice(0, 10)} 2026-02-03 Rita: Tell more`,
      "    2  two, more",
      "    3  three",
    ].join("\n"),
  );
  expect(await asked(copy, { what: "blame", path: "tides.js", from: 3, to: 3 })).not.toContain("Maria");
  const commit = await asked(copy, { what: "commit", sha: made.second.slice(0, 10) });
  expect(commit).toMatch(/^commit \S+\n[0-9a-f]{40} 2026-02-03T\S+ Rita\n\nTell more\n\nBecause of the moon\.\n\n/);
  expect(commit).toContain("Lines added, lines removed, file:\n1 0 docs/[größe] (a).md\n2 1 tides.js");
  expect(await asked(copy, { what: "blame", path: "docs/[größe] (a).md" })).toContain("    1  long");
  const log = await asked(copy, { what: "history", path: "tides.js" });
  expect(log.split("\n").map((line) => line.replace(/^\S+ \S+ /, ""))).toEqual([
    "the checkout to tides.js",
    "Rita: Tell more",
    "Maria: Tell the tides",
  ]);
  expect(await asked(copy, { what: "history", since: "2099-01-01T00:00:00Z" })).toBe("commits of the checkout\n");
});

test("says that a shallow checkout has its last commits only", async () => {
  const copy = await copyOf(checkoutOf("--depth=1"));
  const blame = await asked(copy, { what: "blame", path: "tides.js" });
  expect(blame).not.toContain("Maria");
  expect(blame).toContain("With `fetch-depth: 0`");
  expect(await asked(await copyOf(checkoutOf()), { what: "blame", path: "tides.js" })).not.toContain("fetch-depth");
});

test.for([
  [{ what: "blame", path: "gone.js" }, "has no file gone.js."],
  [{ what: "blame", path: "--contents=/etc/passwd" }, "has no file --contents=/etc/passwd."],
  [{ what: "blame", path: "docs" }, "has no file docs."],
  [{ what: "blame", path: "docs/" }, "has no file docs/."],
  [{ what: "blame", path: "*.js" }, "has no file *.js."],
  [{ what: "blame", path: ":/tides.js" }, "has no file :/tides.js."],
  [{ what: "blame", path: "tides.js", from: 90 }, "has only 3 lines"],
  [{ what: "blame", path: "tides.js", from: 3, to: 1 }, "before `from`"],
  [{ what: "commit", sha: "f".repeat(40) }, "bad object"],
] as const)("%j is not there, which is a mistake of the model", async ([ask, words]) => {
  const copy = await copyOf(checkoutOf());
  await expect(asked(copy, ask)).rejects.toMatchObject({ name: "Mistake", message: expect.stringContaining(words) });
});

test("what tools do to the checkout after the copy has no say, and nothing of it is run", async () => {
  const made = checkoutOf();
  const copy = await copyOf(made);
  const sang = join(made.folder, "sang");
  const { git, workspace, first, second } = made;
  for (const name of ["core.fsmonitor", "core.pager", "diff.evil.textconv", "diff.external", "gpg.program"])
    git(workspace, "config", name, `touch ${sang}`);
  git(workspace, "config", "log.showSignature", "true");
  writeFileSync(join(workspace, ".gitattributes"), "* diff=evil\n");
  git(workspace, "replace", second, first);
  const blame = await asked(copy, { what: "blame", path: "tides.js" });
  expect(blame).toContain("Rita: Tell more");
  await asked(copy, { what: "commit", sha: second });
  expect(existsSync(sang)).toBe(false);
});

test("a file that is too large is not read, and long lines are cut", async () => {
  const made = checkoutOf();
  const copy = await copyOf(made);
  const add = (name: string, text: string) => {
    writeFileSync(join(made.workspace, name), text);
    made.git(made.workspace, "add", name);
    made.git(made.workspace, "-c", "user.name=M", "-c", "user.email=m@x", "commit", "--quiet", "-m", name);
    made.git(copy.gitDir, "fetch", "--quiet", made.workspace, "+HEAD:main");
  };
  add("large.txt", "x\n".repeat(600_000));
  await expect(asked(copy, { what: "blame", path: "large.txt" })).rejects.toThrow("more than 1000000 bytes");
  add("long.txt", `${"x".repeat(5000)}\n`);
  expect((await asked(copy, { what: "blame", path: "long.txt" })).length).toBeLessThan(600);
});
