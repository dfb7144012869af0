/** What a lock file would install, whatever its format. */

/**
 * One package. `from` are the places that it comes from, as texts that are equal for packages of one registry (see
 * `address.ts`), and `hashes` what its content must have; `needsHash` is false where the tool writes none. `alias` is
 * another package that it stands for; `folder` is where it lies in the repository, as a path from the lock file;
 * `isLocal`: it is a package of the repository by its name, and a manifest must have that name;
 * `elsewhere` is where it comes from if that is no registry (a repository, an address); `problem` says what else is wrong
 * with it, as what follows its name. `id` is equal for names that the tool takes for the same, `path` is where it stands
 * in the lock file, and `raw` is all that the lock file says of it: an entry with another `raw` is judged as a new one.
 */
export type Locked = Readonly<{
  name: string;
  version: string;
  from: readonly string[];
  hashes: readonly string[];
  needsHash?: boolean | "unless optional";
  alias?: string | undefined;
  folder?: string | undefined;
  isLocal?: boolean;
  elsewhere?: string | undefined;
  problem?: string | undefined;
  id?: string;
  path?: string;
  raw?: string;
}>;

/**
 * What an entry says that it depends on. `by` is the name of the entry, "" for the project itself. `real` is the package
 * of a registry that is meant, undefined where `spec` leads to no registry. `isRequired`: the lock file has that
 * package. `isKept`: it keeps that package if it had it.
 */
export type Wanted = Readonly<{
  by: string;
  name: string;
  spec: string;
  real: string | undefined;
  isRequired: boolean;
  isKept?: boolean;
}>;

/**
 * `fixed` is all else that a lock file says and that is the same in every version that is taken. `settings` are parts that
 * repeat settings of the manifests, by their names in the lock file (see `settings.ts`). `names` are of packages that the
 * lock file has beside the entries, because nothing is fetched for them. `optional` are names of packages that others do
 * without.
 */
export type Lock = Readonly<{
  entries: readonly Locked[];
  wanted?: readonly Wanted[];
  names?: readonly string[];
  optional?: ReadonlySet<string>;
  fixed: Readonly<Record<string, unknown>>;
  settings?: Readonly<Record<string, unknown>>;
}>;

/** What the manifests of a lock file say, after the change. */
export type Manifests = Readonly<{
  /** Whether they name a dependency; with a spec, whether they name it with this one. */
  names(name: string, spec?: string): boolean;
  /** Whether they say that `name` stands for the package `real`. */
  hasAlias(name: string, real: string): boolean;
  /** Whether a folder, as a path from the lock file, is in the repository and has a manifest. */
  hasFolder(folder: string): boolean;
  /** Whether one of them gives a package this name; with a folder, whether that has a manifest too. */
  hasPackage(name: string, folder?: string): boolean;
  /** Whether a part of a lock file that repeats settings of theirs may change like this. */
  haveSetting(part: string, before: unknown, after: unknown): boolean;
}>;
