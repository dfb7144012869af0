/** Reads `pnpm-lock.yaml`, from its fifth version on. */
import { posix } from "node:path";
import type { Lock, Locked, Wanted } from "./lock.ts";
import { elsewhere, folderEntry, npmEntry } from "./npm.ts";
import { fieldsOf, only, readYaml, type Table, tableOf, tablesIn, textOf, whole, without } from "./parse.ts";

export function readPnpmLock(text: string): Lock {
  const [config, main] = documentsIn(text);
  const lock = readYaml(main);
  const importers: readonly (readonly [string, Table])[] =
    lock.importers === undefined ? [[".", lock]] : tablesIn(lock.importers);
  const packages = tablesIn(lock.packages);
  const snapshots = [...packages, ...tablesIn(lock.snapshots)];
  const references = [
    ...importers.map(([folder, one]) => referencesIn("", folder, one)),
    ...snapshots.map(([key, one]) => referencesIn(KEY.exec(key)?.[1] ?? key, undefined, one)),
  ];
  return {
    entries: [...packages.map(([key, one]) => packageOf(key, one)), ...references.flatMap(({ entries }) => entries)],
    wanted: references.flatMap(({ wanted }) => wanted),
    fixed: {
      ...without(
        lock,
        `lockfileVersion settings importers packages snapshots time catalogs specifiers ${SETTINGS} ${LISTS.join(" ")}`,
      ),
      configDependencies: config,
    },
    settings: only(lock, SETTINGS),
  };
}

const SETTINGS = "overrides patchedDependencies packageExtensionsChecksum ignoredOptionalDependencies";

/** The later versions of pnpm have what it needs itself in a document before the other one. */
function documentsIn(text: string): readonly [config: string | undefined, main: string] {
  const [, config, main] = /^---\r?\n(.*?\n)---\r?\n(.*)$/s.exec(text) ?? [];
  return config === undefined || main === undefined ? [undefined, text] : [config, main];
}

/**
 * `left-pad@1.3.0`, before the ninth version `/left-pad@1.3.0(peer@1.0.0)`, before the sixth
 * `/left-pad/1.3.0_peer@1.0.0`.
 */
const KEY = /^\/?((?:@[^/@]+\/)?[^/@]+)[@/]([^(_]+)(?:[(_].*)?$/;

// `id`, `name` and `version` are of packages that come from no registry.
const FIELDS = fieldsOf(
  "resolution engines cpu os libc deprecated hasBin requiresBuild prepare patched dev optional peerDependencies peerDependenciesMeta dependencies optionalDependencies transitivePeerDependencies bundledDependencies bundleDependencies",
);

function packageOf(key: string, one: Table): Locked {
  const [, name = key, version = ""] = KEY.exec(key) ?? [];
  const { integrity, tarball, ...others } = tableOf(one.resolution);
  const entry = npmEntry(name, { version, address: textOf(tarball), integrity: textOf(integrity) });
  const isPlain = Object.keys(others).length === 0;
  return whole(isPlain ? entry : elsewhere(name, JSON.stringify(one.resolution)), one, FIELDS);
}

const LISTS = ["dependencies", "devDependencies", "optionalDependencies"];

type References = { entries: Locked[]; wanted: Wanted[] };

/**
 * References that are not just a version: folders, addresses, and other packages. `folder` is that of a package of the
 * repository.
 */
function referencesIn(by: string, folder: string | undefined, one: Table): References {
  const found: References = { entries: [], wanted: [] };
  for (const list of LISTS) {
    const isRequired = list === "dependencies" || (folder !== undefined && list === "devDependencies");
    for (const [name, value] of one[list] === undefined ? [] : Object.entries(tableOf(one[list]))) {
      const spec = textOf(typeof value === "object" && value !== null ? tableOf(value).version : value);
      const real = packageMeant(name, spec);
      const link = folder === undefined ? undefined : /^link:([^:]+)$/.exec(spec)?.[1];
      if (link !== undefined) found.entries.push(folderEntry(name, posix.join(folder ?? "", link)));
      else if (real === undefined) found.entries.push(elsewhere(name, spec));
      else
        found.wanted.push({
          by,
          name,
          spec,
          real,
          isRequired: real === name && isRequired,
          isKept: real === name,
        });
    }
  }
  return found;
}

/** `1.3.0(peer@1.0.0)` is the package of that name, and `other@1.3.0` another one. */
function packageMeant(name: string, reference: string): string | undefined {
  if (/^\d[\w.+-]*(?:[(_].*)?$/.test(reference)) return name;
  const [, real, version = ""] = KEY.exec(reference) ?? [];
  return /^\d/.test(version) && !/^(?:link|file):/.test(reference) ? real : undefined;
}
