/** Which files of a change belong together: a lock file, and the manifests that it locks. */

/** A lock file with the manifests among the same paths. */
export type Pair = Readonly<{ lock: string; manifests: readonly string[] }>;

/** The lock file's name → the names of its manifests, and whether these may lie in folders below it too. */
export const MANIFESTS: ReadonlyMap<string, readonly [names: RegExp, isBelow: boolean]> = new Map([
  ["package-lock.json", [/^package\.json$/, true]],
  ["npm-shrinkwrap.json", [/^package\.json$/, true]],
  ["yarn.lock", [/^package\.json$/, true]],
  ["pnpm-lock.yaml", [/^(?:package\.json|pnpm-workspace\.yaml)$/, true]],
  ["bun.lock", [/^package\.json$/, true]],
  ["bun.lockb", [/^package\.json$/, true]],
  ["deno.lock", [/^(?:deno\.jsonc?|package\.json)$/, true]],
  ["Cargo.lock", [/^Cargo\.toml$/, true]],
  ["poetry.lock", [/^pyproject\.toml$/, true]],
  ["pdm.lock", [/^pyproject\.toml$/, true]],
  ["uv.lock", [/^pyproject\.toml$/, true]],
  ["Pipfile.lock", [/^Pipfile$/, false]],
  ["composer.lock", [/^composer\.json$/, false]],
  ["Gemfile.lock", [/^(?:Gemfile|.*\.gemspec)$/, true]],
  ["gems.locked", [/^(?:gems\.rb|.*\.gemspec)$/, true]],
  ["go.sum", [/^go\.mod$/, false]],
  ["go.work.sum", [/^go\.(?:work|mod)$/, true]],
  ["mix.lock", [/^mix\.exs$/, true]],
  ["pubspec.lock", [/^pubspec\.yaml$/, true]],
  ["packages.lock.json", [/^(?:.*\.(?:cs|fs|vb)proj|Directory\.Packages\.props)$/, false]],
  ["Podfile.lock", [/^Podfile$/, false]],
  ["flake.lock", [/^flake\.nix$/, false]],
  ["Package.resolved", [/^Package\.swift$/, false]],
  [".terraform.lock.hcl", [/^.*\.tf$/, false]],
]);

/** A lock file without any manifest among the paths is in none. */
export function pairsOf(paths: readonly string[]): readonly Pair[] {
  return paths.flatMap((lock) => {
    const [names, isBelow] = MANIFESTS.get(nameOf(lock)) ?? [];
    if (!names) return [];
    const folder = lock.slice(0, -nameOf(lock).length);
    const isIts = (path: string) =>
      path.startsWith(folder) && names.test(nameOf(path)) && (isBelow || !path.slice(folder.length).includes("/"));
    const manifests = paths.filter(isIts);
    return manifests.length === 0 ? [] : [{ lock, manifests }];
  });
}

/** One of a manifest and its lock file is published, and the other is not. */
export type Torn = Readonly<{ published: string; withheld: string }>;

export function tornBetween(published: readonly string[], withheld: readonly string[]): readonly Torn[] {
  const isOut = new Set(withheld);
  return pairsOf([...published.filter((path) => !isOut.has(path)), ...isOut]).flatMap(({ lock, manifests }) => {
    const other = manifests.find((manifest) => isOut.has(manifest) !== isOut.has(lock));
    if (other === undefined) return [];
    return isOut.has(lock) ? [{ published: other, withheld: lock }] : [{ published: lock, withheld: other }];
  });
}

/** Whether a file is one that a lock file can belong to, by its name. */
export function isManifest(path: string): boolean {
  return [...MANIFESTS.values()].some(([names]) => names.test(nameOf(path)));
}

/** The last part of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
