/** New addresses in lock files: also where a reader of the format passes over the field. */
import { expect, test } from "vitest";
import { FOR_PEOPLE, strangeAddress } from "../../../src/policy/lock/lock.ts";
import { NPM_PLACES, readNpmLock } from "../../../src/policy/lock/npm.ts";
import { readJson } from "../../../src/policy/lock/parse.ts";
import { processorMs } from "../../processor-time.ts";

const KNOWN = { places: NPM_PLACES, forPeople: FOR_PEOPLE };
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
  expect(strangeAddress(before, `${before}\n${line}`, KNOWN)).toBe(strange);
});

test.for([
  ["what was there before", ""],
  ["another version from the same host", "https://npm.example.test/own/-/own-1.1.0.tgz"],
  ["the public registry of the format", "https://registry.npmjs.org/x/-/x-1.0.0.tgz"],
  ["a page for people", '"funding": { "url": "https://opencollective.test/x" }, "deprecated": "See https://x.test"'],
])("%s is none", ([, line]) => {
  expect(strangeAddress(before, `${before}\n${line}`, KNOWN)).toBeUndefined();
});

test("a bundled package is told of as one, and with an address or another name it is one like any other", () => {
  const lock = (one: object) =>
    JSON.stringify({ packages: { "node_modules/a": {}, "node_modules/a/node_modules/x": { inBundle: true, ...one } } });
  const [, plain] = readNpmLock(lock({ version: "1.0.0" })).entries;
  expect(plain).toMatchObject({ name: "x (bundled)", needsHash: false });
  for (const one of [{ version: "https://evil.test/x.tgz" }, { version: "1.0.0", name: "evil" }]) {
    const [, entry] = readNpmLock(lock(one)).entries;
    expect(entry?.needsHash ?? true).toBe(true);
  }
});

test("a hash with slashes in it is no address, and neither is a folder that is a package of the repository", () => {
  const hashes = [`sha512-a//b${"c".repeat(82)}==`, `h1:a//${"b".repeat(40)}=`, `//${"b".repeat(84)}==`];
  expect(strangeAddress(before, hashes.join(" "), KNOWN)).toBeUndefined();
  expect(strangeAddress(before, "sha512-a//evil.test/x", KNOWN)).toBe("sha512-a//evil.test/x");
  expect(strangeAddress(before, "file:packages/b", KNOWN)).toBe("file:packages/b");
  expect(
    strangeAddress(before, "file:packages/b", { ...KNOWN, hasFolder: (folder) => folder === "packages/b" }),
  ).toBeUndefined();
});

test("a text of quotes that never end takes time in proportion to its length", () => {
  const read = () => expect(() => readJson(String.raw`\"`.repeat(500_000))).toThrow();
  expect(processorMs(read)).toBeLessThan(5000);
});
