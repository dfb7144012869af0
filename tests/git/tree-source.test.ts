import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addToMain, openDesk, tip } from "./desk.ts";

test.concurrent("the files of the base are those of the commit, whatever the workspace holds", async () => {
  await using desk = await openDesk({ files: { "AGENTS.md": "Sail.\n", "odd name\t.md": "x" } });
  const source = desk.publisher.filesOf(desk.base);
  writeFileSync(join(desk.workspace, "AGENTS.md"), "Sink.\n");
  symlinkSync("/etc/passwd", join(desk.workspace, "CLAUDE.md"));
  const listed = await source.list();
  expect(listed.map(({ path, size }) => [path, size])).toEqual([
    ["AGENTS.md", 6],
    ["README.md", 6],
    ["odd name\t.md", 1],
  ]);
  expect(await source.read(["AGENTS.md", "CLAUDE.md", "gone.md"])).toEqual(new Map([["AGENTS.md", "Sail.\n"]]));
});

test.concurrent("links are followed inside the commit only, which may be that of a branch", async () => {
  await using desk = await openDesk({ files: { "AGENTS.md": "Sail.\n" } });
  addToMain(desk.story, "links", [
    "M 120000 inline CLAUDE.md\ndata 9\nAGENTS.md\n",
    "M 120000 inline GEMINI.md\ndata 11\n/etc/passwd\n",
  ]);
  const { commit } = await desk.publisher.fetchBranch("main");
  expect(commit).toBe(tip(desk.story, "main"));
  const source = desk.publisher.filesOf(commit);
  const paths = (await source.list()).map(({ path }) => path);
  expect(paths).toContain("CLAUDE.md");
  expect(paths).not.toContain("GEMINI.md");
  expect((await source.read(["CLAUDE.md"])).get("CLAUDE.md")).toBe("Sail.\n");
});

test.concurrent("what is no UTF-8 is missing from what was read", async () => {
  await using desk = await openDesk();
  desk.write("latin.md", Buffer.from([0x41, 0xe9, 0x0a]));
  desk.write("plain.md", "é\n");
  const commit = await desk.publisher.commit(await desk.publisher.capture(), "x\n");
  const texts = await desk.publisher.filesOf(commit).read(["latin.md", "plain.md"]);
  expect([...texts]).toEqual([["plain.md", "é\n"]]);
});

test.concurrent("a commit is fetched by its id, and what is no such commit is a Fault that says what to do", async () => {
  await using desk = await openDesk({ isRemote: true });
  addToMain(desk.story, "later", ["M 100644 inline later.md\ndata 5\nlater\n"]);
  const commit = tip(desk.story, "main");
  await desk.publisher.fetchCommit(desk.story.remote(), commit);
  expect((await desk.publisher.filesOf(commit).list()).map(({ path }) => path)).toContain("later.md");
  await expect(desk.publisher.fetchCommit(desk.story.remote(), "1".repeat(40))).rejects.toMatchObject({
    code: "config",
    message: expect.stringContaining("1111111"),
    hint: expect.stringContaining("by its SHA"),
  });
});

test.concurrent.for(["", "a:refs/heads/main", "a b", "*"])("a base branch named %j is not asked for", async (name) => {
  await using desk = await openDesk();
  await expect(desk.publisher.fetchBranch(name)).rejects.toMatchObject({ code: "git" });
});
