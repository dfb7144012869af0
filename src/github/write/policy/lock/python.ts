/** Reads the lock files of Python's tools: Poetry, PDM, uv and Pipenv. */
import { plainAddress, pythonPlace } from "./address.ts";
import type { Lock, Locked } from "./lock.ts";
import { listOf, readJson, readToml, type Table, tableOf, tablesIn, textOf, without } from "./parse.ts";

const INDEX = "https://pypi.org/simple";
const FILES = "https://files.pythonhosted.org/packages/{hash}/{hash}/{hash}";

/** Where these tools look unless they are told otherwise. */
export const PYTHON_PLACES: readonly string[] = ["PyPI", INDEX, FILES, "index pypi"];

const HASH = /^sha(?:256|384|512):[0-9a-f]{64,128}$/;

/** `poetry.lock`, `pdm.lock` and `uv.lock`. */
export function readPythonLock(text: string): Lock {
  const lock = readToml(text);
  return {
    entries: listOf(lock.package).flatMap((one) => packageOf(tableOf(one))),
    fixed: without(lock, "package metadata extras version revision requires-python resolution-markers"),
  };
}

const ELSEWHERE = ["git", "ref", "path", "subdirectory", "editable", "url"];

function packageOf(one: Table): Locked[] {
  const [name, version] = [textOf(one.name), textOf(one.version)];
  const source = one.source === undefined ? {} : tableOf(one.source);
  if (source.virtual === "." || source.editable === ".") return []; // the project itself
  const files = [...listOf(one.files), ...listOf(one.wheels), ...(one.sdist === undefined ? [] : [one.sdist])].map(
    tableOf,
  );
  const hashes = files.map(({ hash }) => textOf(hash));
  const places = files.flatMap(({ url }) => (url === undefined ? [] : [pythonPlace(textOf(url), name, version)]));
  const others = Object.fromEntries(ELSEWHERE.flatMap((key) => (one[key] === undefined ? [] : [[key, one[key]]])));
  const index = indexOf(source);
  return [
    {
      ...{ name, version, hashes: hashes.every((hash) => HASH.test(hash)) ? hashes : [] },
      from: [...new Set([index ?? "", ...places.flatMap(({ place }) => place ?? [])])],
      problem: places.find(({ problem }) => problem !== undefined)?.problem,
      elsewhere:
        index === undefined || Object.keys(others).length > 0 ? JSON.stringify({ ...source, ...others }) : undefined,
    },
  ];
}

/** uv: `{ registry = "https://…" }`; Poetry: `type = "legacy"` with a url, or nothing for PyPI. */
function indexOf(source: Table): string | undefined {
  const names = Object.keys(source);
  if (names.length === 0) return "PyPI";
  const address = source.registry ?? (source.type === "legacy" ? source.url : undefined);
  return typeof address === "string" && plainAddress(address) ? address : undefined;
}

/** `Pipfile.lock`. */
export function readPipfileLock(text: string): Lock {
  const { _meta: meta, ...groups } = readJson(text);
  const { sources, ...others } = meta === undefined ? {} : tableOf(meta);
  const isUsual = JSON.stringify(sources) === JSON.stringify([{ name: "pypi", url: INDEX, verify_ssl: true }]);
  return {
    entries: Object.values(groups).flatMap((group) => tablesIn(group).map(([name, one]) => pipEntry(name, one))),
    fixed: { ...without(others, "hash pipfile-spec requires"), ...(!isUsual && { sources }) },
  };
}

const PIP = "hashes version index markers extras";

function pipEntry(name: string, one: Table): Locked {
  const hashes = listOf(one.hashes).map(textOf);
  const others = without(one, PIP);
  const isPlain = Object.keys(others).length === 0 && /^==[\w.+!-]+$/.test(textOf(one.version));
  return {
    ...{ name, version: textOf(one.version).replace(/^==/, "") },
    hashes: hashes.every((hash) => HASH.test(hash)) ? hashes : [],
    from: [`index ${textOf(one.index) || "pypi"}`],
    elsewhere: isPlain ? undefined : JSON.stringify(others),
  };
}
