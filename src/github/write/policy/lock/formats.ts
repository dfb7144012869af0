/** The lock files that can be checked, by name, and the manifests that they belong to. */
import { COMPOSER_FOR_PEOPLE, FOR_PEOPLE, type Lock } from "./lock.ts";
import { HEX_PLACES, readMixLock } from "./mix.ts";
import { NPM_PLACES, readBunLock, readNpmLock } from "./npm.ts";
import {
  CARGO_PLACES,
  DART_PLACES,
  GEM_PLACES,
  readCargoLock,
  readComposerLock,
  readGemLock,
  readGoSum,
  readNugetLock,
  readPubspecLock,
} from "./others.ts";
import { readPnpmLock } from "./pnpm.ts";
import { PYTHON_PLACES, readPipfileLock, readPythonLock } from "./python.ts";
import { readYarnLock } from "./yarn.ts";

/**
 * `read` throws for what it does not understand. `places` are the public registries, and `forPeople` is text that nothing
 * is fetched by.
 */
export type Format = Readonly<{ read(text: string): Lock; places: readonly string[]; forPeople?: RegExp }>;

const npm = { read: readNpmLock, places: NPM_PLACES, forPeople: FOR_PEOPLE };
const python = { read: readPythonLock, places: PYTHON_PLACES };
const gems = { read: readGemLock, places: GEM_PLACES };
const go = { read: readGoSum, places: [] };

export const FORMATS: ReadonlyMap<string, Format> = new Map<string, Format>([
  ["package-lock.json", npm],
  ["npm-shrinkwrap.json", npm],
  ["yarn.lock", { read: readYarnLock, places: NPM_PLACES }],
  ["pnpm-lock.yaml", { read: readPnpmLock, places: NPM_PLACES, forPeople: FOR_PEOPLE }],
  ["bun.lock", { read: readBunLock, places: [] }],
  ["Cargo.lock", { read: readCargoLock, places: CARGO_PLACES }],
  ["poetry.lock", python],
  ["pdm.lock", python],
  ["uv.lock", python],
  ["Pipfile.lock", { read: readPipfileLock, places: PYTHON_PLACES }],
  ["composer.lock", { read: readComposerLock, places: [], forPeople: COMPOSER_FOR_PEOPLE }],
  ["Gemfile.lock", gems],
  ["gems.locked", gems],
  ["go.sum", go],
  ["go.work.sum", go],
  ["pubspec.lock", { read: readPubspecLock, places: DART_PLACES }],
  ["packages.lock.json", { read: readNugetLock, places: [] }],
  ["mix.lock", { read: readMixLock, places: HEX_PLACES }],
]);
