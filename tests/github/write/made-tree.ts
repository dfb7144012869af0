/** Trees of every kind of entry, at random: made by plain git, whose ids are the oracle. */
import { execFileSync } from "node:child_process";
import fc from "fast-check";

export type Entry = Readonly<{ mode: "100644" | "100755" | "120000" | "160000"; content: Buffer }>;

/** Path → entry. No path is a folder of another one. */
export type Tree = ReadonlyMap<string, Entry>;

const NAMES = [
  "a",
  "b",
  "c.txt",
  "lib",
  "ü",
  "e\u0301",
  "修复",
  "🎉",
  "two words",
  "-n",
  "*",
  "q\"'`",
  "tab\there",
  "back\\slash",
  "a\nb",
];
const CONTENTS = [
  "",
  "plain\n",
  "no end",
  "crlf\r\n",
  "\ufeffmark\n",
  "bell\u0007\n",
  "caf\u00e9 🎉\n",
  "\u2028",
  "x".repeat(200_000),
];

const path = fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/"));
const content = fc.oneof(
  fc.constantFrom(...CONTENTS).map((text) => Buffer.from(text)),
  fc.uint8Array({ minLength: 1, maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
);
const entry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({ mode: fc.constantFrom("100644" as const, "100755" as const), content }),
  fc.record({
    mode: fc.constant("120000" as const),
    content: fc.constantFrom("a", "../x", "ü/b").map((to) => Buffer.from(to)),
  }),
  fc.record({
    mode: fc.constant("160000" as const),
    content: fc.constantFrom("1", "2").map((sign) => Buffer.from(sign.repeat(40))),
  }),
);

type Step = readonly [path: string, entry: Entry | undefined];

const steps = (maxLength: number) =>
  fc.array(fc.tuple(path, fc.option(entry, { nil: undefined, freq: 4 })), { maxLength });

/** Two that came from one, and what both together may have come to. */
export const trees = fc
  .record({ root: steps(12), one: steps(8), other: steps(8), result: steps(8), isFromOther: fc.boolean() })
  .map(({ root, one, other, result, isFromOther }) => {
    const base = grown(new Map([["keep.txt", { mode: "100644", content: Buffer.from("kept\n") }]]), root);
    const [first, second] = [grown(base, one), grown(base, other)];
    return { one: first, other: second, result: grown(isFromOther ? new Map([...first, ...second]) : first, result) };
  });

/** Each step sets a path or removes it, with all that is in its way. */
function grown(tree: Tree, changes: readonly Step[]): Tree {
  const made = new Map<string, Entry>();
  for (const [path, entry] of [...tree, ...changes] as readonly Step[]) {
    for (const there of [...made.keys()])
      if (there === path || there.startsWith(`${path}/`) || path.startsWith(`${there}/`)) made.delete(there);
    if (entry) made.set(path, entry);
  }
  return made;
}

/** Returns the id of a commit of the tree, on a ref of its own. */
export function commitIn(gitDir: string, ref: string, tree: Tree, parents: readonly string[] = []): string {
  const parts = [
    `commit ${ref}\nmark :1\ncommitter Maria <maria@example.test> 1760000300 +0200\ndata 1\nx\n`,
    ...parents.map((parent, index) => `${index === 0 ? "from" : "merge"} ${parent}\n`),
    "deleteall\n",
    ...[...tree].flatMap(([path, { mode, content }]) =>
      mode === "160000"
        ? [`M ${mode} ${content} ${quoted(path)}\n`]
        : [`M ${mode} inline ${quoted(path)}\ndata ${content.length}\n`, content, "\n"],
    ),
    "\nget-mark :1\n",
  ];
  const input = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const args = ["--git-dir", gitDir, "fast-import", "--quiet", "--force"];
  return execFileSync("git", args, { input, encoding: "utf8" }).trim();
}

function quoted(path: string): string {
  return `"${path.replaceAll(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}
