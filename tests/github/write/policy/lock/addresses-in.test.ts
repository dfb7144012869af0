/** New addresses in lock files: also where a reader of the format passes over the field. */
import { expect, test } from "vitest";
import { strangeAddress } from "../../../../../src/github/write/policy/lock/addresses-in.ts";
import { NPM_PLACES, readNpmLock } from "../../../../../src/github/write/policy/lock/npm.ts";
import { readJson } from "../../../../../src/github/write/policy/lock/parse.ts";

const before = [
  "left-pad@1.2.0 https://registry.npmjs.org/left-pad/-/left-pad-1.2.0.tgz",
  "own@1.0.0 https://npm.example.test/own/-/own-1.0.0.tgz",
].join("\n");

test.for([
  ['"dist": { "url": "x", "mirrors": [{ "address": "https://evil.test/m.zip" }] }', "https://evil.test/m.zip"],
  ['  resolved "git+https://evil.test/y.git#bbb"', "git+https://evil.test/y.git#bbb"],
  ["  resolution: {tarball: https://evil.test/x.tgz}", "https://evil.test/x.tgz"],
  ["x@1.0.0::__archiveUrl=https%3A%2F%2Fevil.test%2Fx.tgz", "x@1.0.0::__archiveUrl=https%3A%2F%2Fevil.test%2Fx.tgz"],
  ["http://registry.npmjs.org/x", "http://registry.npmjs.org/x"],
  ["https://registry.npmjs.org.evil.test/x", "https://registry.npmjs.org.evil.test/x"],
  ["https://registry.npmjs.org@evil.test/x", "https://registry.npmjs.org@evil.test/x"],
  ["https://registry.npmjs.org/https://evil.test/x", "https://registry.npmjs.org/https://evil.test/x"],
  ["//evil.test/x", "//evil.test/x"],
  ["github:evil/x#abc", "github:evil/x#abc"],
  ["git@evil.test:x/y.git", "git@evil.test:x/y.git"],
])("%s is a strange address", ([line, strange]) => {
  expect(strangeAddress(before, `${before}\n${line}`, NPM_PLACES)).toBe(strange);
});

test.for([
  ["what was there before", ""],
  ["another version from the same host", "https://npm.example.test/own/-/own-1.1.0.tgz"],
  ["the public registry of the format", "https://registry.npmjs.org/x/-/x-1.0.0.tgz"],
  ["a page for people", '"funding": { "url": "https://opencollective.test/x" }, "deprecated": "See https://x.test"'],
])("%s is none", ([, line]) => {
  expect(strangeAddress(before, `${before}\n${line}`, NPM_PLACES)).toBeUndefined();
});

test("a bundled package with an address or another name counts as an entry, and a plain one does not", () => {
  const lock = (one: object) =>
    JSON.stringify({ packages: { "node_modules/a/node_modules/x": { inBundle: true, ...one } } });
  expect(readNpmLock(lock({ version: "1.0.0" })).entries).toEqual([]);
  expect(readNpmLock(lock({ version: "https://evil.test/x.tgz" })).entries).toHaveLength(1);
  expect(readNpmLock(lock({ version: "1.0.0", name: "evil" })).entries).toHaveLength(1);
});

test("a text of quotes that never end takes time in proportion to its length", () => {
  const started = process.cpuUsage();
  expect(() => readJson(String.raw`\"`.repeat(500_000))).toThrow();
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1e6).toBeLessThan(5);
});
