/** The lock files that can be checked, by name, and the manifests that they belong to. */
import { CARGO_PLACES, readCargoLock } from "./cargo.ts";
import { readGoSum } from "./go-sum.ts";
import { FOR_PEOPLE, type Lock } from "./lock.ts";
import { NPM_PLACES, readBunLock, readNpmLock } from "./npm.ts";
import { readPnpmLock } from "./pnpm.ts";
import { PYTHON_PLACES, readPythonLock } from "./python.ts";
import { readYarnLock } from "./yarn.ts";

/**
 * `read` throws for what it does not understand. `places` are the public registries, and `forPeople` is text that nothing
 * is fetched by.
 */
export type Format = Readonly<{ read(text: string): Lock; places: readonly string[]; forPeople?: RegExp }>;

const npm = { read: readNpmLock, places: NPM_PLACES, forPeople: FOR_PEOPLE };
const python = { read: readPythonLock, places: PYTHON_PLACES };
const go = { read: readGoSum, places: [] };

export const FORMATS: ReadonlyMap<string, Format> = new Map<string, Format>([
  ["package-lock.json", npm],
  ["npm-shrinkwrap.json", npm],
  ["yarn.lock", { read: readYarnLock, places: NPM_PLACES }],
  ["pnpm-lock.yaml", { read: readPnpmLock, places: NPM_PLACES, forPeople: FOR_PEOPLE }],
  ["bun.lock", { read: readBunLock, places: [] }],
  ["Cargo.lock", { read: readCargoLock, places: CARGO_PLACES }],
  ["poetry.lock", python],
  ["uv.lock", python],
  ["go.sum", go],
  ["go.work.sum", go],
]);
