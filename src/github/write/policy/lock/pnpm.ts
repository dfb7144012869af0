/** Reads `pnpm-lock.yaml`, from its fifth version on. */
import type { Lock, Locked } from "./lock.ts";
import { aliasOf, elsewhere, npmEntry } from "./npm.ts";
import { readYaml, type Table, tableOf, tablesIn, textOf, without } from "./parse.ts";

export function readPnpmLock(text: string): Lock {
  const lock = readYaml(text);
  const importers = lock.importers === undefined ? [lock] : tablesIn(lock.importers).map(([, one]) => one);
  const snapshots = [...tablesIn(lock.packages), ...tablesIn(lock.snapshots)].map(([, one]) => one);
  return {
    entries: [
      ...tablesIn(lock.packages).map(([key, one]) => packageOf(key, one)),
      ...[...importers, ...snapshots].flatMap(referencesIn),
    ],
    fixed: without(
      lock,
      `lockfileVersion settings importers packages snapshots time catalogs overrides specifiers ${LISTS.join(" ")}`,
    ),
  };
}

/** `left-pad@1.3.0`, before the ninth version `/left-pad@1.3.0(peer@1.0.0)`, before the sixth `/left-pad/1.3.0_peer@1.0.0`. */
const KEY = /^\/?((?:@[^/@]+\/)?[^/@]+)[@/]([^(_]+)(?:[(_].*)?$/;

function packageOf(key: string, one: Table): Locked {
  const [, name = key, version = ""] = KEY.exec(key) ?? [];
  const { integrity, tarball, ...others } = tableOf(one.resolution);
  const entry = npmEntry(name, { version, address: textOf(tarball), integrity: textOf(integrity) });
  return Object.keys(others).length === 0 ? entry : elsewhere(name, JSON.stringify(one.resolution));
}

const LISTS = ["dependencies", "devDependencies", "optionalDependencies"];

/** What is not just a version: folders, addresses, and other packages. */
function referencesIn(one: Table): Locked[] {
  return LISTS.flatMap((list) => (one[list] === undefined ? [] : Object.entries(tableOf(one[list])))).flatMap(
    ([name, value]) => {
      const reference = textOf(typeof value === "object" && value !== null ? tableOf(value).version : value);
      if (/^\d[\w.+-]*(?:[(_].*)?$/.test(reference)) return [];
      const [, real, version = ""] = KEY.exec(reference) ?? [];
      const isPackage = real !== undefined && /^\d/.test(version) && !/^(?:link|file):/.test(reference);
      return isPackage && aliasOf(name, real) === undefined ? [] : [elsewhere(name, reference)];
    },
  );
}
