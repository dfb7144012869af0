/** Random work trees as programs leave them: each is a list of oddities, which `makeOdd` makes one after the other. */
import fc from "fast-check";

/** Paths are Latin-1, byte for byte, and relative to the work tree. */
export type Oddity =
  | Readonly<{ kind: "file"; path: string; bytes: string }>
  | Readonly<{ kind: "mode"; path: string; mode: number }>
  | Readonly<{ kind: "special"; path: string; what: "pipe" | "socket" | "device" }>
  | Readonly<{ kind: "link"; path: string; target: string }>
  | Readonly<{ kind: "deep"; path: string; count: number; length: number }>
  | Readonly<{ kind: "sparse"; path: string; size: number }>
  | Readonly<{ kind: "many"; path: string; count: number }>
  | Readonly<{ kind: "refs"; path: string; count: number }>
  | Readonly<{ kind: "gone"; path: string }>;

/** What was there before the publisher was opened, and what tools have made since. */
export type OddTree = Readonly<{ before: readonly Oddity[]; after: readonly Oddity[] }>;

/** Files of the base, beside those that the embedded GitHub begins with. */
export const BASE_FILES: Readonly<Record<string, string>> = {
  "tracked/a.txt": "a\n",
  "tracked/deep/b.txt": "b\n",
  "tracked/honest.txt": "old\n",
  "text.utf16": "words\n",
  "c.txt": "c\n",
};

/** Every pattern for ignored files that occurs: an oracle needs no other. */
const IGNORED = ["*.ign\n", "ignored/\n", "*.ign\nignored/\n", "\xff\xfe\n[\n!\n\0\n", ""];

export function isIgnored(path: string): boolean {
  return path.endsWith(".ign") || path.split("/").slice(0, -1).includes("ignored");
}

const place = fc.constantFrom(
  "",
  "tracked/",
  "tracked/deep/",
  "new/",
  "new/er/",
  "sub/",
  "sub/inner/",
  "lib/",
  "ignored/",
);

/** Files and folders that git opens, in the root as well as in repositories within. */
const gitName = fc.constantFrom(
  ...[".gitignore", ".gitattributes", ".gitmodules", ".git", ".git/HEAD", ".git/config", ".git/index", ".git/objects"],
  ...[".git/refs", ".git/refs/heads", ".git/refs/heads/main", ".git/commondir", ".git/packed-refs", ".git/info"],
  ...[
    ".git/info/exclude",
    ".git/info/attributes",
    ".git/logs/HEAD",
    ".git/refs/stash",
    ".git/shallow",
    ".git/worktrees",
  ],
  ...[
    ".git/worktrees/x/HEAD",
    ".git/worktrees/x/index",
    ".git/worktrees",
    ".git/objects/info/alternates",
    ".git/modules",
  ],
);

const gitPath = fc.tuple(place, gitName).map(([folder, name]) => folder + name);

/** Bytes of a name: no UTF-8, options, patterns, quotes, line ends, names that git refuses, and those that differ by case. */
const oddName = fc.oneof(
  fc.constantFrom(
    ...[
      "\xff\xfe",
      "caf\xe9",
      "a\nb",
      "a\tb",
      "-rf",
      "--",
      "*",
      "[a",
      "?",
      ":(top)x",
      ":!x",
      '"',
      "'",
      "\\",
      "\\x",
      " ",
    ],
    ...[
      "x ",
      "...",
      "\x01\x1b[31m",
      "A.txt",
      "a.txt",
      "C.TXT",
      "README.md",
      "readme.md",
      ".GIT",
      ".Git",
      "git~1",
      "GIT~2",
    ],
    ...[".gitmodules", ".GITMODULES", ".git ", ".gi\xe2\x80\x8ct", "con", "x.ign", "n".repeat(255), "\xff".repeat(255)],
    ...["#", "!x", "$(x)", "`x`", "%s", "x\r", "refs", "HEAD", "objects", "index.lock", ".git.lock"],
  ),
  anyBytes(1, 40).filter((name) => name !== "." && name !== ".." && !["\0", "/"].some((sign) => name.includes(sign))),
);

const oddPath = fc
  .tuple(place, fc.array(oddName, { minLength: 1, maxLength: 3 }))
  .map(([folder, names]) => folder + names.join("/"));

const anyPath = fc.oneof(
  oddPath,
  gitPath,
  fc.constantFrom(
    "tracked",
    "tracked/a.txt",
    "tracked/deep",
    "tracked/deep/b.txt",
    "c.txt",
    "text.utf16",
    "new",
    "sub",
  ),
);

const WORDS: readonly string[] = [
  ...["", "x\n", "\0", "\xff\xfe\0", "\r\n\r", "words without an end", "ref: refs/heads/main\n", "ref: HEAD\n"],
  ...["ref: refs/heads/a\n", "ref: ../../../etc/passwd\n", `${"1".repeat(40)}\n`, `${"0".repeat(40)}\n`, "gitdir: .\n"],
  ...["gitdir: .git\n", "gitdir: ../.git\n", "gitdir: /nowhere\n", "gitdir: ../sub/.git\n", "gitdir: ", "../..\n", "."],
  ...["[core]\n\tworktree = /\n\tbare = true\n", "[", "[include]\n\tpath = /dev/zero\n"],
  ...['[submodule "x"]\n\tpath = sub\n\turl = ./x\n\tignore = all\n', '[submodule "../x"]\n\tpath = ../x\n'],
  `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 3\n`,
  `# pack-refs with: peeled fully-peeled sorted \n${`${"1".repeat(40)} refs/heads/x\n`.repeat(3)}`,
];

const ATTRIBUTES: readonly string[] = [
  "*.utf16 working-tree-encoding=UTF-16\n",
  "*.utf16 working-tree-encoding=NOTHING\n* text=auto\n",
  "*.utf16 working-tree-encoding=UTF-16LE-BOM eol=crlf\n",
  "*.bin filter=missing\n*.utf16 filter=lfs diff=lfs merge=lfs -text\n",
  "a* text eol=crlf\n[attr]binary -x\n",
  `* ${"x".repeat(5000)}\n`,
  '"unended text\n\xff -text\n',
];

const bytes = fc.oneof(fc.constantFrom(...WORDS), anyBytes(0, 60));

/** As Latin-1. */
function anyBytes(minLength: number, maxLength: number): fc.Arbitrary<string> {
  return fc.uint8Array({ minLength, maxLength }).map((found) => Buffer.from(found).toString("latin1"));
}

const mode = fc.oneof(
  fc.constantFrom(0, 0, 0o100, 0o200, 0o400, 0o444, 0o111, 0o777),
  fc.integer({ min: 0, max: 0o777 }),
);

const TARGETS = [
  ...[".", "..", "/", "/etc/passwd", "/dev/zero", "/dev/tty", "/proc/self/fd/0", "nothing", "a", ".git", "../.git"],
  ...["tracked/a.txt", "../tracked", "/nowhere", "x".repeat(4000), "\xff", "refs/heads/main", "refs/heads/a"],
];

const MEGABYTE = 1024 * 1024;
const size = fc.constantFrom(
  MEGABYTE,
  2 * MEGABYTE,
  30 * MEGABYTE,
  101 * MEGABYTE,
  3 * 1024 * MEGABYTE,
  MEGABYTE * MEGABYTE,
);

const special = fc.record({
  kind: fc.constant("special" as const),
  path: anyPath,
  what: fc.constantFrom("pipe", "pipe", "socket", "device"),
});

/** Each is a few oddities that make sense together. */
const group: fc.Arbitrary<readonly Oddity[]> = fc.oneof(
  { weight: 4, arbitrary: one({ kind: fc.constant("file" as const), path: oddPath, bytes }) },
  {
    weight: 3,
    arbitrary: one({
      kind: fc.constant("file" as const),
      path: gitPath.filter((path) => !path.endsWith(".gitignore")),
      bytes,
    }),
  },
  {
    weight: 1,
    arbitrary: one({
      kind: fc.constant("file" as const),
      path: fc.constantFrom("c.txt", "text.utf16", "new/x.utf16", "new/y.bin"),
      bytes,
    }),
  },
  { weight: 6, arbitrary: one({ kind: fc.constant("mode" as const), path: anyPath, mode }) },
  { weight: 6, arbitrary: special.map((made) => [made]) },
  {
    weight: 4,
    arbitrary: one({ kind: fc.constant("link" as const), path: anyPath, target: fc.constantFrom(...TARGETS) }),
  },
  { weight: 1, arbitrary: one({ kind: fc.constant("link" as const), path: anyPath, target: anyPath }) },
  {
    weight: 2,
    arbitrary: one({
      kind: fc.constant("deep" as const),
      path: fc.constantFrom(
        "new",
        "tracked",
        "sub",
        ".git/refs/heads",
        ".git/objects",
        ".git/worktrees",
        "sub/.git/refs",
      ),
      count: fc.constantFrom(30, 300, 5000),
      length: fc.constantFrom(1, 100, 255),
    }),
  },
  { weight: 3, arbitrary: one({ kind: fc.constant("sparse" as const), path: anyPath, size }) },
  {
    weight: 1,
    arbitrary: one({
      kind: fc.constant("many" as const),
      path: fc.constantFrom("new", "sub", "ignored", ".git/refs/heads"),
      count: fc.constantFrom(50, 2000),
    }),
  },
  {
    weight: 1,
    arbitrary: one({
      kind: fc.constant("refs" as const),
      path: fc.constantFrom(".git/packed-refs", "sub/.git/packed-refs"),
      count: fc.constantFrom(10, 120_000),
    }),
  },
  { weight: 2, arbitrary: one({ kind: fc.constant("gone" as const), path: anyPath }) },
  { weight: 1, arbitrary: fc.constant<readonly Oddity[]>([{ kind: "gone", path: ".git" }]) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(place, fc.constantFrom(...IGNORED))
      .map(([folder, text]): readonly Oddity[] => [{ kind: "file", path: `${folder}.gitignore`, bytes: text }]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(place, fc.constantFrom(...ATTRIBUTES))
      .map(([folder, text]): readonly Oddity[] => [{ kind: "file", path: `${folder}.gitattributes`, bytes: text }]),
  },
  { weight: 6, arbitrary: nestedRepository() },
);

function one<Made extends Oddity>(
  parts: { [Key in keyof Made]: fc.Arbitrary<Made[Key]> },
): fc.Arbitrary<readonly Oddity[]> {
  return fc.record(parts).map((made) => [made as unknown as Oddity]); // all its parts are there
}

/** A repository that git takes for one, with one part of it replaced by something else. */
function nestedRepository(): fc.Arbitrary<readonly Oddity[]> {
  const folder = fc.constantFrom("sub", "sub/inner", "tracked", "lib", "new/er", "c.txt", "ignored/x");
  const part = fc.constantFrom(
    "HEAD",
    "config",
    "index",
    "objects",
    "refs",
    "refs/heads/main",
    "commondir",
    "packed-refs",
    "gitdir",
    "info/exclude",
  );
  const odd: fc.Arbitrary<readonly Oddity[]> = fc.oneof(
    part.map((name): Oddity[] => [{ kind: "special", path: name, what: "pipe" }]),
    fc.tuple(part, bytes).map(([path, text]): Oddity[] => [{ kind: "file", path, bytes: text }]),
    fc.tuple(part, mode).map(([path, bits]): Oddity[] => [{ kind: "mode", path, mode: bits }]),
    fc.tuple(part, size).map(([path, much]): Oddity[] => [{ kind: "sparse", path, size: much }]),
    fc.tuple(part, fc.constantFrom(...TARGETS)).map(([path, target]): Oddity[] => [{ kind: "link", path, target }]),
    fc.constant([]),
  );
  return fc
    .tuple(folder, odd, bytes)
    .map(([path, changes, text]): readonly Oddity[] => [
      { kind: "file", path: `${path}/f.txt`, bytes: text },
      { kind: "file", path: `${path}/.git/HEAD`, bytes: "ref: refs/heads/main\n" },
      { kind: "file", path: `${path}/.git/refs/heads/main`, bytes: `${"1".repeat(40)}\n` },
      { kind: "file", path: `${path}/.git/objects/info/packs`, bytes: "" },
      ...changes.map((change): Oddity => ({ ...change, path: `${path}/.git/${change.path}` })),
    ]);
}

/** What was there before is beside a checkout that a run can begin with. */
const old = special.filter(({ path }) => path.split("/")[0] !== ".git");

export const oddTree: fc.Arbitrary<OddTree> = fc
  .record({
    before: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(old, { maxLength: 2 }) },
    ),
    after: fc.array(group, { minLength: 1, maxLength: 5 }),
  })
  .map(({ before, after }) => ({ before, after: after.flat() }));
