/** Whatever folders and links a workspace is made of, nothing outside of it is read or written. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect } from "vitest";
import { localWorkspace } from "../../../src/core/workspace/local-workspace.ts";
import { Mistake } from "../../../src/lib/fault.ts";
import { always } from "../invariants/runs.ts";
import { bytes, test } from "./temp-folder.ts";

const name = fc.constantFrom("a", "b", "c", ".git", ".GIT", "..", ".", "new\nline");
const steps = fc.array(name, { minLength: 1, maxLength: 5 }).map((names) => names.join("/"));
/** From the top, "/proc" with its own links to places, or relative to the folder `tree`. */
const start = fc.constantFrom(
  "",
  "../",
  "/",
  "TOP/",
  "TOP/tree/",
  "TOP/tree-not/",
  "TOP/out/",
  "/proc/self/cwd/",
  "/proc/self/root/TOP/",
);
const path = fc.tuple(start, steps).map(([from, rest]) => from + rest);
const growth = fc.oneof(
  fc.record({ kind: fc.constant("folder" as const), at: steps }),
  fc.record({ kind: fc.constant("file" as const), at: steps }),
  fc.record({ kind: fc.constant("link" as const), at: steps, to: path }),
);
type Growth = Readonly<{ kind: "folder" | "file" | "link"; at: string; to?: string }>;

const OUTSIDE = "outside";

function plant(top: string, { kind, at, to = "" }: Growth): void {
  const place = join(top, "tree", at);
  try {
    if (!`${realpathSync(dirname(place))}/`.startsWith(join(top, "tree/"))) return; // links grow too
    if (kind === "folder") mkdirSync(place, { recursive: true });
    if (kind === "file") writeFileSync(place, "inside", { flag: "wx" });
    if (kind === "link") symlinkSync(to.replaceAll("TOP", top), place);
  } catch {
    // something else grows there, or nothing can
  }
}

/** Every file below a folder and what is in it, links not followed. */
function contents(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const inner = join(folder, entry.name);
    if (entry.isDirectory()) return [inner, ...contents(inner)];
    return entry.isFile() ? [`${inner}: ${readFileSync(inner, "utf8")}`] : [inner];
  });
}

test("no path leads out, whatever it is asked for", async () => {
  const top = mkdtempSync(join(realpathSync(tmpdir()), "deckhand-forest-"));
  try {
    await always(
      500,
      fc.tuple(fc.array(growth, { maxLength: 8 }), fc.array(path, { maxLength: 4 })),
      async ([forest, paths]) => {
        for (const folder of ["tree", "tree-not", "out"]) {
          rmSync(join(top, folder), { recursive: true, force: true });
          mkdirSync(join(top, folder, "a"), { recursive: true });
        }
        for (const at of ["b", "a/b", "a/new\nline"]) writeFileSync(join(top, "tree-not", at), OUTSIDE);
        for (const each of forest) plant(top, each);
        expect(readdirSync(top).sort()).toEqual(["out", "tree", "tree-not"]);
        const before = [...contents(join(top, "tree-not")), ...gitsIn(join(top, "tree"))];
        const workspace = localWorkspace({
          workingDir: join(top, "tree"),
          outputDir: join(top, "out"),
          environment: {},
        });
        for (const each of paths.map((asked) => asked.replaceAll("TOP", top))) {
          const read = await orMistake(workspace.read(each, 1000));
          expect(read && Buffer.from(read).toString()).not.toBe(OUTSIDE);
          await orMistake(workspace.list(each));
          await orMistake(workspace.write(each, bytes("written")));
        }
        expect([...contents(join(top, "tree-not")), ...gitsIn(join(top, "tree"))]).toEqual(before);
        expect(readdirSync(top).sort()).toEqual(["out", "tree", "tree-not"]);
      },
    );
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
});

/** What is in `.git` folders, which are read and never written. */
function gitsIn(folder: string): string[] {
  return contents(folder).filter((line) => /\/\.git(?:[/:]|$)/i.test(line));
}

async function orMistake<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    expect(error).toBeInstanceOf(Mistake);
    return undefined;
  }
}

test("the folder for output is written and read as the workspace is, and made when it is needed", async ({
  folder,
}) => {
  const [workingDir, outputDir] = [join(folder, "tree"), join(folder, "deep/out")];
  mkdirSync(workingDir);
  const workspace = localWorkspace({ workingDir, outputDir, environment: {} });
  expect(await workspace.stat(join(outputDir, "x"))).toBeUndefined();
  await workspace.write(join(outputDir, "sub/x"), bytes("1"));
  expect(await workspace.read("../deep/out/sub/x", 10)).toHaveLength(1);
  await expect(workspace.write("../deep/x", bytes("1"))).rejects.toThrow("outside the workspace");
  await expect(workspace.write(join(outputDir, ".git/x"), bytes("1"))).rejects.toThrow("belongs to git");
  const closed = localWorkspace({ workingDir, environment: {} });
  await expect(closed.read(join(outputDir, "sub/x"), 10)).rejects.toThrow("outside the workspace");
});

test("a folder that becomes a link between the look and the write leads nowhere", async ({ folder }) => {
  const { holdFolder } = await import("../../../src/core/workspace/files.ts");
  mkdirSync(join(folder, "tree"));
  symlinkSync("/etc", join(folder, "tree/link"));
  await expect(holdFolder(join(folder, "tree"), ["link", "sub"])).rejects.toMatchObject({
    code: expect.stringMatching(/ELOOP|ENOTDIR/),
  });
  const held = await holdFolder(join(folder, "tree"), ["real"]);
  rmSync(join(folder, "tree/real"), { recursive: true });
  symlinkSync("/etc", join(folder, "tree/real"));
  expect(() => readFileSync(held.entry("passwd"))).toThrow(/ENOENT/);
  await held.close();
});
