/** The lock files that can be looked through, by their names, and the manifests that they belong to. */
import type { Lock } from "./lock.ts";
import { NPM_PLACES, readBunLock, readNpmLock } from "./npm.ts";
import {
  CARGO_PLACES,
  DART_PLACES,
  GEM_PLACES,
  HEX_PLACES,
  readCargoLock,
  readComposerLock,
  readGemLock,
  readGoSum,
  readMixLock,
  readNugetLock,
  readPubspecLock,
} from "./others.ts";
import { readPnpmLock } from "./pnpm.ts";
import { PYTHON_PLACES, readPipfileLock, readPythonLock } from "./python.ts";
import { readYarnLock } from "./yarn.ts";

/** `read` throws for what it does not understand. `places` are the public registries. */
export type Format = Readonly<{ read(text: string): Lock; places: readonly string[] }>;

const npm = { read: readNpmLock, places: NPM_PLACES };
const python = { read: readPythonLock, places: PYTHON_PLACES };
const gems = { read: readGemLock, places: GEM_PLACES };
const go = { read: readGoSum, places: [] };

export const FORMATS: ReadonlyMap<string, Format> = new Map<string, Format>([
  ["package-lock.json", npm],
  ["npm-shrinkwrap.json", npm],
  ["yarn.lock", { read: readYarnLock, places: NPM_PLACES }],
  ["pnpm-lock.yaml", { read: readPnpmLock, places: NPM_PLACES }],
  ["bun.lock", { read: readBunLock, places: [] }],
  ["Cargo.lock", { read: readCargoLock, places: CARGO_PLACES }],
  ["poetry.lock", python],
  ["pdm.lock", python],
  ["uv.lock", python],
  ["Pipfile.lock", { read: readPipfileLock, places: PYTHON_PLACES }],
  ["composer.lock", { read: readComposerLock, places: [] }],
  ["Gemfile.lock", gems],
  ["gems.locked", gems],
  ["go.sum", go],
  ["go.work.sum", go],
  ["pubspec.lock", { read: readPubspecLock, places: DART_PLACES }],
  ["packages.lock.json", { read: readNugetLock, places: [] }],
  ["mix.lock", { read: readMixLock, places: HEX_PLACES }],
]);
