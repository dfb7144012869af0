/** Reads the lock files of Poetry and uv. */
import { type Lock, type Locked, plainAddress, pythonPlace, type Wanted } from "./lock.ts";
import { fieldsOf, listOf, only, pythonName, readToml, type Table, tableOf, textOf, whole, without } from "./parse.ts";

const INDEX = "https://pypi.org/simple";
const FILES = "https://files.pythonhosted.org/packages/{hash}/{hash}/{hash}";

/** The default index of these tools. */
export const PYTHON_PLACES: readonly string[] = ["PyPI", INDEX, FILES];

const HASH = /^sha(?:256|384|512):[0-9a-f]{64,128}$/;

/** Reads `poetry.lock` and `uv.lock`. */
export function readPythonLock(text: string): Lock {
  const lock = readToml(text);
  const packages = listOf(lock.package).map(tableOf);
  const sources = new Set(packages.map(({ source }) => JSON.stringify(source)));
  return {
    entries: packages.map((one) => whole(packageOf(one), one, PACKAGE)),
    wanted: packages.flatMap((one) => wantedIn(one, sources)),
    names: packages.map(({ name }) => pythonName(textOf(name))),
    fixed: {
      ...without(lock, `package metadata extras version revision requires-python resolution-markers ${UV_SETTINGS}`),
      // Poetry takes the hashes from there when the lock file says that it is an older one.
      "metadata.files": lock.metadata === undefined ? undefined : tableOf(lock.metadata).files,
    },
    settings: only(lock, UV_SETTINGS),
  };
}

const UV_SETTINGS = "manifest options conflicts supported-markers required-markers";

/** The fields of a package in the lock files of Poetry and uv. */
const PACKAGE = fieldsOf(
  "name version source files wheels sdist dependencies optional-dependencies dev-dependencies metadata resolution-markers fork-markers description category optional python-versions extras markers groups develop",
);

/** The fields of a file. Any other field could be another place that it comes from. */
const FILE = "file url hash size upload-time upload_time";

/** Fields with which a dependency comes from no registry. */
const ELSEWHERE =
  /^(?:git|ref|rev|revision|tag|branch|path|directory|subdirectory|editable|virtual|url|index|registry)$/;

function packageOf(one: Table): Locked {
  const [name, version] = [textOf(one.name), textOf(one.version)];
  const source = one.source === undefined ? {} : tableOf(one.source);
  const files = [...listOf(one.files), ...listOf(one.wheels), ...(one.sdist === undefined ? [] : [one.sdist])].map(
    tableOf,
  );
  const local = folderOf(source);
  const areWhole = files.every((file) => Object.keys(without(file, FILE)).length === 0);
  const id = pythonName(name);
  if (local !== undefined && files.length === 0)
    return { name: id, id, version: "", from: [], hashes: [], isLocal: true, folder: local };
  const hashes = files.map(({ hash }) => textOf(hash));
  const places = files.flatMap(({ url }) => (url === undefined ? [] : [pythonPlace(textOf(url), name, version)]));
  const index = indexOf(source);
  return {
    name,
    id,
    version,
    hashes: hashes.every((hash) => HASH.test(hash)) ? hashes : [],
    from: [...new Set([index ?? "", ...places.flatMap(({ place }) => place ?? [])])],
    problem: places.find(({ problem }) => problem !== undefined)?.problem,
    elsewhere: index === undefined || !areWhole ? JSON.stringify({ ...source, files }) : undefined,
  };
}

/** The project itself or a folder in it. uv: `{ editable = "lib" }`; Poetry: `{ type = "directory", url = "lib" }`. */
function folderOf(source: Table): string | undefined {
  const kinds = Object.keys(source).sort().join(" ");
  if (/^(?:virtual|editable|directory)$/.test(kinds)) return plainFolder(source[kinds]);
  return kinds === "type url" && source.type === "directory" ? plainFolder(source.url) : undefined;
}

function plainFolder(folder: unknown): string | undefined {
  const isPlain =
    typeof folder === "string" &&
    /^(?:\.|(?!\.{1,2}\/)[\w.-]+(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*)$/.test(folder) &&
    folder !== "..";
  return isPlain ? folder : undefined;
}

/** Dependencies: a table of Poetry's, a list of tables of uv's. */
function wantedIn(one: Table, sources: ReadonlySet<string>): Wanted[] {
  const by = textOf(one.name);
  const groups = [one["optional-dependencies"], one["dev-dependencies"]].flatMap((part) =>
    Object.values(groupsIn(part)),
  );
  return [one.dependencies, ...groups]
    .flatMap((part) => needsIn(part))
    .map(([written, need]) => {
      const name = pythonName(written);
      const spec = typeof need === "string" ? need : JSON.stringify(need);
      return {
        by,
        name,
        spec,
        real: isRange(need, sources) ? name : undefined,
        isRequired: false,
        isKept: !isOptional(need),
      };
    });
}

function isOptional(need: unknown): boolean {
  return typeof need === "object" && need !== null && !Array.isArray(need) && tableOf(need).optional === true;
}

function groupsIn(part: unknown): Table {
  return part === undefined ? {} : tableOf(part);
}

function needsIn(part: unknown): readonly (readonly [name: string, need: unknown])[] {
  if (!Array.isArray(part)) return Object.entries(groupsIn(part));
  return part.map((need: unknown) => [textOf(tableOf(need).name), need]);
}

/** A range of versions, and no place; uv names the source where there is more than one, and it is that of an entry. */
function isRange(need: unknown, sources: ReadonlySet<string>): boolean {
  if (typeof need === "string") return !/@|:\/\//.test(need);
  if (Array.isArray(need)) return need.every((one) => isRange(one, sources));
  const { source, ...rest } = tableOf(need);
  return (
    !Object.keys(rest).some((key) => ELSEWHERE.test(key)) &&
    (source === undefined || sources.has(JSON.stringify(source)))
  );
}

/** uv: `{ registry = "https://…" }`; Poetry: `type = "legacy"` with a url, or nothing for PyPI. No more than that. */
function indexOf(source: Table): string | undefined {
  const names = Object.keys(source).sort().join(" ");
  if (names === "") return "PyPI";
  const isLegacy = source.type === "legacy" && /^(?:reference )?type url$/.test(names);
  const address = names === "registry" ? source.registry : isLegacy ? source.url : undefined;
  return typeof address === "string" && plainAddress(address) ? address : undefined;
}
