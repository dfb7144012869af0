/** What people see of a change comes from its bytes. Each case is a real repository. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Desk, openDesk } from "./desk.ts";

async function shown(desk: Desk) {
  const { publisher } = desk;
  return publisher.shown((await publisher.capture()).tree, publisher.base);
}

test.concurrent("every line of what is new or changed, of links their targets, and of what is gone the name", async () => {
  await using desk = await openDesk({ files: { "old.txt": "gone\n", "a b.txt": "one\n" } });
  desk.write("a b.txt", "one\ntwo\n");
  desk.write("new.sh", "echo hi\n");
  await desk.agent("rm", "-q", "old.txt");
  symlinkSync("/etc/passwd", join(desk.workspace, "link"));
  const { diff, unreadable, encoded, files } = await shown(desk);
  expect(diff).toContain("diff --git a/a b.txt b/a b.txt\n");
  expect(diff).toContain("@@ -1 +1,2 @@\n one\n+two\n");
  expect(diff).toContain("+echo hi\n");
  expect(diff).toContain("new file mode 120000\n");
  expect(diff).toContain("+/etc/passwd\n");
  expect(diff).toContain("deleted file mode 100644\n");
  expect(diff).not.toContain("gone");
  expect([unreadable, encoded, files.length]).toEqual([[], [], 4]);
});

test.concurrent("attributes hide nothing, wherever they stand", async () => {
  const attributes = "[attr]none binary\n*.sh none\n*.sh -text\n";
  await using desk = await openDesk({ files: { ".gitattributes": attributes, "x/.gitattributes": "* -diff\n" } });
  desk.write("a.sh", "one\n");
  desk.write("x/b", "two\n");
  desk.write("y/.gitattributes", "* -diff\n");
  desk.write("y/c", "three\n");
  const { diff } = await shown(desk);
  for (const line of ["+one\n", "+two\n", "+three\n"]) expect(diff).toContain(line);
});

test.concurrent("what is no text is named, unless it is gone or as it was", async () => {
  const files = { "same.bin": "a\0b", "gone.bin": "a\0b", "better.txt": "a\0b" };
  await using desk = await openDesk({ files });
  await desk.agent("rm", "-q", "gone.bin");
  desk.write("better.txt", "fine\n");
  expect(await shown(desk)).toMatchObject({ unreadable: [], diff: expect.stringContaining("+fine\n") });
  desk.write("nul.sh", "x\0");
  desk.write("far.sh", `${"1\n".repeat(3000)}\0`);
  desk.write("latin.sh", Buffer.from("caf\xe9\n", "latin1"));
  desk.write("utf16.sh", Buffer.from("\ufeffecho hi\n", "utf16le"));
  symlinkSync(Buffer.from("caf\xe9", "latin1"), join(desk.workspace, "link"));
  const { unreadable, diff } = await shown(desk);
  expect([unreadable, diff]).toEqual([["far.sh", "latin.sh", "link", "nul.sh", "utf16.sh"], ""]);
});

test.concurrent("what the base converts is told, and what the work asks to convert is not", async () => {
  const attributes = "*.ps1 working-tree-encoding=UTF-16LE eol=crlf\n*.txt working-tree-encoding=UTF-8\n";
  await using desk = await openDesk({ files: { ".gitattributes": attributes, "a.txt": "a\n" } });
  expect(await shown(desk)).toMatchObject({ encoded: [], hasOtherLines: false });
  desk.write("x/a.ps1", Buffer.from("echo\n", "utf16le"));
  desk.write(".gitattributes", "*.txt working-tree-encoding=UTF-16BE\n");
  expect(await shown(desk)).toMatchObject({ encoded: ["x/a.ps1"], hasOtherLines: true });
});
