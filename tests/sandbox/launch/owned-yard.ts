/** Checkouts whose files belong to several users, and what tools do in them: every kind of change, and git's own commands. */
import { execFileSync } from "node:child_process";
import { lstatSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { onTestFinished } from "vitest";
import { makeYard, plant, type Yard } from "../../attacks/yard.ts";

const FILES = {
  "a.txt": "one\n",
  "src/b.txt": "two\n",
  "src/deep/c.txt": "three\n",
  "docs/it's d.txt": "four\n",
  "tools/run.sh": "#!/bin/sh\n",
  ".gitignore": "dist/\n",
};

/** A checkout of one owner, with a folder that git ignores. */
export function ownedYard(): Yard {
  const yard = makeYard();
  onTestFinished(() => {
    const { uid, gid } = lstatSync(yard.base);
    own(yard.workspace, [".", uid, gid], "-R");
    yard.raze();
  });
  plant(yard.workspace, FILES);
  plant(yard.workspace, { "dist/built.js": "1\n" });
  mkdirSync(join(yard.workspace, "links"));
  symlinkSync("../a.txt", join(yard.workspace, "links/to-a"));
  gitIn(yard, "add", ".");
  gitIn(yard, "-c", "user.name=me", "-c", "user.email=m@e", "commit", "--quiet", "--message=two");
  return yard;
}

export function gitIn({ workspace }: Pick<Yard, "workspace">, ...args: readonly string[]): string {
  return execFileSync("git", ["-c", "safe.directory=*", "-C", workspace, ...args], { encoding: "utf8" });
}

/** As root, or with sudo. */
export function own(root: string, [path, uid, gid]: readonly [string, number, number], ...options: readonly string[]) {
  const chown = ["chown", "-h", ...options, `${uid}:${gid}`, join(root, path)];
  const [file = "", ...args] = process.getuid?.() === 0 ? chown : ["sudo", "-n", ...chown];
  execFileSync(file, args);
}

/** The folder itself is ".". */
export function allIn(root: string): readonly string[] {
  const names = readdirSync(root, { recursive: true, withFileTypes: true });
  return [".", ...names.map((entry) => relative(root, join(entry.parentPath, entry.name)))].toSorted();
}

export function ownersIn(root: string): ReadonlyMap<string, string> {
  return new Map(
    allIn(root).map((path) => {
      const { uid, gid } = lstatSync(join(root, path));
      return [path, `${uid}:${gid}`];
    }),
  );
}

/** Paths with another owner than before. New ones have to have the owner of the folder that holds them. */
export function strayIn(root: string, before: ReadonlyMap<string, string>): readonly string[] {
  const after = ownersIn(root);
  return [...after].flatMap(([path, owner]) => {
    const fits = before.get(path) ?? after.get(dirname(path));
    return owner === fits ? [] : [`${path}: ${owner} instead of ${fits}`];
  });
}

/** A generator of numbers below `most`, the same for the same seed. */
export function dice(seed: number): (most: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (most) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % most;
  };
}

/** Edits each tracked file in place, replaces it, deletes it and makes it again; makes files and folders everywhere; commits. */
export const WORK = `set -e
for folder in . src src/deep docs tools links; do
  echo new > "$folder/new.txt"; mkdir -p "$folder/made/below"; echo x > "$folder/made/below/file"
done
git ls-files -z | while IFS= read -r -d '' file; do
  [ ! -L "$file" ] || continue
  echo more >> "$file"; cp "$file" "$file.tmp"; mv -f "$file.tmp" "$file"
done
rm src/deep/c.txt; echo again > src/deep/c.txt; rm tools/run.sh
git status --short > /tmp/status; git diff > /tmp/diff
git add . && git -c user.name=a -c user.email=a@b commit --quiet --message=done
git log --oneline | wc -l; git status --short; wc -l < /tmp/status`;

/** What it prints where everything works. */
export const WORKED = "3\n18\n";
