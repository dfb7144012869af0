/** A World in which nothing moves. */
import type { World } from "../../../src/runner/world.ts";
import { forever } from "../../core/model/endpoint.ts";

export const world: World = {
  env: {},
  started: "/nowhere/index.js",
  scripts: "/nowhere",
  node: "/nowhere/node",
  captureCommand: [],
  fetch: globalThis.fetch,
  now: () => new Date("2026-11-21T10:00:00Z"),
  clock: () => 0,
  sleep: async () => {},
  newId: () => "id",
  random: () => 0,
  saveMemory: () => {},
  broken: new AbortController().signal,
  signal: forever,
  late: forever,
};
