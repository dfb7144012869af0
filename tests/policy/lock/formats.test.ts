/** Each format of lock file: what is taken when a manifest changed, and what a hostile model could write into it. */
import { describe, expect, test } from "vitest";
import { compareLocks } from "../../../src/policy/lock/compare-locks.ts";
import { FORMATS } from "../../../src/policy/lock/formats.ts";

const sha512 = (sign: string) => `sha512-${sign.repeat(86)}==`;
const hex = (sign: string) => sign.repeat(64);

type Edit = readonly [what: string, from: string | RegExp, to: string, why: string];
type Format = Readonly<{
  name: string;
  before: string;
  after: string;
  added: readonly string[];
  edits: readonly Edit[];
}>;

const npmLock = (version: string, integrity: string) =>
  JSON.stringify(
    {
      name: "site",
      version: "1.0.0",
      lockfileVersion: 3,
      requires: true,
      packages: {
        "": { name: "site", version: "1.0.0", dependencies: { "left-pad": version, "@s/tool": "1.0.0" } },
        "node_modules/@s/tool": {
          version: "1.0.0",
          resolved: "https://registry.npmjs.org/@s/tool/-/tool-1.0.0.tgz",
          integrity: sha512("t"),
        },
        "node_modules/left-pad": {
          version,
          resolved: `https://registry.npmjs.org/left-pad/-/left-pad-${version}.tgz`,
          integrity,
          license: "WTFPL",
        },
        "node_modules/site-docs": { resolved: "docs", link: true },
        docs: { name: "site-docs", version: "1.0.0" },
      },
    },
    null,
    2,
  );

const address = "https://registry.npmjs.org/left-pad/-/left-pad-1.3.0.tgz";

const formats: readonly Format[] = [
  {
    name: "package-lock.json",
    before: npmLock("1.2.0", sha512("a")),
    after: npmLock("1.3.0", sha512("b")),
    added: ["left-pad 1.3.0"],
    edits: [
      [
        "another host",
        address,
        "https://evil.test/left-pad/-/left-pad-1.3.0.tgz",
        "`left-pad 1.3.0` comes from `evil.test`",
      ],
      [
        "a host that looks alike",
        "https://registry.npmjs.org/left-pad",
        "https://registry.npmjs.org.evil/left-pad",
        "comes from `registry.npmjs.org.evil`",
      ],
      [
        "a host in Cyrillic",
        "https://registry.npmjs.org/left-pad",
        "https://registry.npmjs.оrg/left-pad",
        "not plain https",
      ],
      [
        "a host in capitals",
        "https://registry.npmjs.org/left-pad",
        "https://REGISTRY.npmjs.org/left-pad",
        "not plain https",
      ],
      [
        "credentials",
        "https://registry.npmjs.org/left-pad",
        "https://u:p@registry.npmjs.org/left-pad",
        "not plain https",
      ],
      [
        "a name before the host",
        "https://registry.npmjs.org/left-pad",
        "https://registry.npmjs.org@evil.test/left-pad",
        "not plain https",
      ],
      [
        "a backslash",
        "https://registry.npmjs.org/left-pad",
        "https://evil.test\\\\@registry.npmjs.org/left-pad",
        "not plain https",
      ],
      [
        "another port",
        "https://registry.npmjs.org/left-pad",
        "https://registry.npmjs.org:444/left-pad",
        "comes from `registry.npmjs.org:444`",
      ],
      ["http", address, address.replace("https", "http"), "not plain https"],
      [
        "another package of the same registry",
        address,
        "https://registry.npmjs.org/evil/-/evil-1.3.0.tgz",
        "has the address of something else",
      ],
      [
        "a package of somebody's scope",
        address,
        "https://registry.npmjs.org/@evil/left-pad/-/left-pad-1.3.0.tgz",
        "comes from",
      ],
      [
        "a path that goes up",
        address,
        "https://registry.npmjs.org/left-pad/../evil/-/left-pad-1.3.0.tgz",
        "not plain https",
      ],
      ["another version's archive", "left-pad-1.3.0.tgz", "left-pad-1.1.0.tgz", "has the address of something else"],
      ["no hash", `"integrity": "${sha512("b")}",`, "", "`left-pad 1.3.0` has no integrity hash"],
      ["a hash that is none", sha512("b"), "sha512-", "has no integrity hash"],
      ["a weak hash", sha512("b"), "md5-1B2M2Y8AsgTpgAmY7PhCfg==", "has no integrity hash"],
      [
        "another hash for a version that was there",
        sha512("t"),
        sha512("x"),
        "`@s/tool 1.0.0` has another integrity hash than before",
      ],
      [
        "another hash under another path",
        '"node_modules/site-docs"',
        `"node_modules/x/node_modules/@s/tool": { "version": "1.0.0", "resolved": "https://registry.npmjs.org/@s/tool/-/tool-1.0.0.tgz", "integrity": "${sha512("x")}" }, "node_modules/site-docs"`,
        "has another integrity hash",
      ],
      [
        "a repository",
        '"version": "1.3.0",',
        '"version": "git+ssh://git@github.com/x/left-pad.git#0123456789",',
        "which is not a registry",
      ],
      [
        "a folder",
        '"node_modules/site-docs"',
        '"node_modules/a": { "resolved": "../a", "link": true }, "node_modules/site-docs"',
        "`a` comes from `../a`, which is neither a registry nor a package of the repository",
      ],
      [
        "an entry that leaves the folder of packages",
        '"node_modules/site-docs"',
        `"node_modules/../src": { "version": "1.0.0", "integrity": "${sha512("x")}" }, "node_modules/site-docs"`,
        "which is not a registry",
      ],
      [
        "an entry outside of the repository",
        '"node_modules/site-docs"',
        `"../node_modules/x": { "version": "1.0.0", "integrity": "${sha512("x")}" }, "node_modules/site-docs"`,
        "which is not a registry",
      ],
      ["a file", '"version": "1.3.0",', '"version": "file:left-pad.tgz",', "`left-pad` comes from `file:left-pad.tgz`"],
      ["another package under that name", '"license": "WTFPL"', '"name": "evil"', "has the address of something else"],
      [
        "another package, with its own address",
        `"version": "1.3.0",\n      "resolved": "${address}"`,
        '"name": "evil", "version": "1.3.0", "resolved": "https://registry.npmjs.org/evil/-/evil-1.3.0.tgz"',
        "stands for another package, `evil`",
      ],
      ["a name that is there twice", '"license": "WTFPL"', '"version": "1.3.0"', "is there twice"],
      [
        "a name that is there twice, otherwise spelled",
        '"license": "WTFPL"',
        '"versio\\u006e": "1.3.0"',
        "is there twice",
      ],
      [
        "a name of JavaScript's",
        '"license": "WTFPL"',
        '"__proto__": { "integrity": "x" }',
        "it has the name __proto__",
      ],
      [
        "a part that nobody knows",
        '"requires": true',
        '"requires": true, "overrides": { "a": "file:x" }',
        "its part `overrides` is not the same as before",
      ],
      [
        "an older part beside",
        '"requires": true',
        '"requires": true, "dependencies": { "left-pad": { "version": "https://evil.test/x.tgz" } }',
        "comes from `https://evil.test/x.tgz`",
      ],
      ["what is no JSON", "{", "<<<<<<< HEAD\n{", "cannot be looked through"],
    ],
  },
  {
    name: "yarn.lock",
    before: `# yarn lockfile v1\n\n\nleft-pad@^1.2.0:\n  version "1.2.0"\n  resolved "https://registry.yarnpkg.com/left-pad/-/left-pad-1.2.0.tgz#${"a".repeat(40)}"\n  integrity ${sha512("a")}\n`,
    after: `# yarn lockfile v1\n\n\n"@s/tool@1", "@s/tool@^1.0.0":\n  version "1.0.0"\n  resolved "https://registry.yarnpkg.com/@s/tool/-/tool-1.0.0.tgz#${"c".repeat(40)}"\n  integrity ${sha512("c")}\n  dependencies:\n    left-pad "^1.3.0"\n\nleft-pad@^1.3.0, left-pad@~1.3.0:\n  version "1.3.0"\n  resolved "https://registry.yarnpkg.com/left-pad/-/left-pad-1.3.0.tgz#${"b".repeat(40)}"\n  integrity ${sha512("b")}\n`,
    added: ["@s/tool 1.0.0", "left-pad 1.3.0"],
    edits: [
      ["another host", "registry.yarnpkg.com/left-pad", "evil.test/left-pad", "comes from `evil.test`"],
      ["another package", "com/left-pad/-/left-pad", "com/evil/-/evil", "has the address of something else"],
      ["no hash", `  integrity ${sha512("b")}\n`, "", "has no integrity hash"],
      ["no address", / {2}resolved .*left-pad.*\n/, "", "has no address"],
      ["a repository", "left-pad@~1.3.0:", '"left-pad@github:evil/left-pad":', "which is not a registry"],
      ["a short repository", "left-pad@~1.3.0:", "left-pad@evil/left-pad:", "which is not a registry"],
      ["another name for the same", "left-pad@~1.3.0:", "lodash@~1.3.0:", "which is not a registry"],
      ["an alias", "left-pad@^1.3.0, left-pad@~1.3.0:", '"lodash@npm:left-pad@^1.3.0":', "stands for another package"],
      ["a line that is not understood", "  dependencies:", "  run: x", "a line of it is not understood"],
      ["a package twice", "left-pad@~1.3.0:", "left-pad@^1.3.0:", "a package is there twice"],
    ],
  },
  {
    name: "yarn.lock",
    before: `__metadata:\n  version: 8\n  cacheKey: 10c0\n\n"site@workspace:.":\n  version: 0.0.0-use.local\n  resolution: "site@workspace:."\n  languageName: unknown\n  linkType: soft\n`,
    after: `__metadata:\n  version: 8\n  cacheKey: 10c0\n\n"left-pad@npm:^1.3.0, left-pad@npm:~1.3":\n  version: 1.3.0\n  resolution: "left-pad@npm:1.3.0"\n  checksum: 10c0/${hex("a")}${hex("b")}\n  languageName: node\n  linkType: hard\n\n"site@workspace:.":\n  version: 0.0.0-use.local\n  resolution: "site@workspace:."\n  dependencies:\n    left-pad: "npm:^1.3.0"\n  languageName: unknown\n  linkType: soft\n\n"typescript@patch:typescript@npm%3A^5.4.0#optional!builtin<compat/typescript>":\n  version: 5.4.5\n  resolution: "typescript@patch:typescript@npm%3A5.4.5#optional!builtin<compat/typescript>::version=5.4.5&hash=5adc0c"\n  checksum: 10c0/${hex("c")}${hex("d")}\n  languageName: node\n  linkType: hard\n`,
    added: ["left-pad 1.3.0", "typescript (patched) 5.4.5"],
    edits: [
      [
        "an address beside the version",
        '"left-pad@npm:1.3.0"',
        '"left-pad@npm:1.3.0::__archiveUrl=https%3A%2F%2Fevil.test%2Fx.tgz"',
        "which is not a registry",
      ],
      ["another package", '"left-pad@npm:1.3.0"', '"evil@npm:1.3.0"', "stands for another package"],
      ["no hash", / {2}checksum: .*a.*\n/, "", "has no integrity hash"],
      ["a patch of somebody's", /optional!builtin<compat\/typescript>::/, "./evil.patch::", "which is not a registry"],
      ["a folder", '"left-pad@npm:1.3.0"', '"left-pad@portal:../evil"', "which is not a registry"],
      [
        "a merge",
        '  languageName: node\n  linkType: hard\n\n"site',
        '  <<: { a: b }\n  languageName: node\n  linkType: hard\n\n"site',
        "it has the name <<",
      ],
    ],
  },
  {
    name: "pnpm-lock.yaml",
    before: `lockfileVersion: '9.0'\n\nimporters:\n\n  .:\n    dependencies:\n      left-pad:\n        specifier: ^1.2.0\n        version: 1.2.0\n      lib:\n        specifier: workspace:*\n        version: link:lib\n\npackages:\n\n  left-pad@1.2.0:\n    resolution: {integrity: ${sha512("a")}}\n\nsnapshots:\n\n  left-pad@1.2.0: {}\n`,
    after: `lockfileVersion: '9.0'\n\nimporters:\n\n  .:\n    dependencies:\n      left-pad:\n        specifier: ^1.3.0\n        version: 1.3.0(react@18.0.0)\n      lib:\n        specifier: workspace:*\n        version: link:lib\n\npackages:\n\n  left-pad@1.3.0:\n    resolution: {integrity: ${sha512("b")}}\n    deprecated: use String.prototype.padStart()\n\n  react@18.0.0:\n    resolution: {integrity: ${sha512("c")}}\n\nsnapshots:\n\n  left-pad@1.3.0(react@18.0.0):\n    dependencies:\n      react: 18.0.0\n\n  react@18.0.0: {}\n`,
    added: ["left-pad 1.3.0", "react 18.0.0"],
    edits: [
      [
        "an archive of another host",
        `{integrity: ${sha512("b")}}`,
        `{integrity: ${sha512("b")}, tarball: https://evil.test/left-pad/-/left-pad-1.3.0.tgz}`,
        "comes from `evil.test`",
      ],
      ["no hash", `{integrity: ${sha512("b")}}`, "{}", "has no integrity hash"],
      [
        "a repository",
        `{integrity: ${sha512("b")}}`,
        "{commit: abc, repo: https://evil.test/x.git, type: git}",
        "which is not a registry",
      ],
      [
        "a folder",
        "version: 1.3.0(react@18.0.0)",
        "version: link:../evil",
        "which is neither a registry nor a package of the repository",
      ],
      ["another package", "      react: 18.0.0", "      react: evil@18.0.0", "stands for another package, `evil`"],
      [
        "a patch",
        "packages:\n\n  left",
        "patchedDependencies:\n  left-pad: {hash: x, path: evil.patch}\n\npackages:\n\n  left",
        "its part `patchedDependencies`",
      ],
      ["an address as a version", "left-pad@1.3.0:", "left-pad@https://evil.test/x.tgz:", "which is not a registry"],
    ],
  },
  {
    name: "bun.lock",
    before: `{\n  "lockfileVersion": 1,\n  "workspaces": { "": { "name": "site", }, },\n  "packages": {\n  }\n}\n`,
    after: `{\n  "lockfileVersion": 1,\n  "workspaces": { "": { "name": "site", "dependencies": { "left-pad": "^1.3.0", }, }, },\n  "packages": {\n    "@s/a": ["@s/a@1.0.0", "", { "bin": "a,}" }, "${sha512("a")}"],\n\n    "@s/a/left-pad": ["left-pad@1.2.0", "", {}, "${sha512("c")}"],\n\n    "left-pad": ["left-pad@1.3.0", "", {}, "${sha512("b")}"],\n  }\n}\n`,
    added: ["@s/a 1.0.0", "left-pad 1.2.0", "left-pad 1.3.0"],
    edits: [
      [
        "another registry",
        '["left-pad@1.3.0", ""',
        '["left-pad@1.3.0", "https://evil.test/"',
        "comes from `evil.test`",
      ],
      ["no hash", `{}, "${sha512("b")}"`, "{}", "has no integrity hash"],
      ["another package", '["left-pad@1.3.0"', '["evil@1.3.0"', "stands for another package, `evil`"],
      ["a repository", '["left-pad@1.3.0"', '["left-pad@github:evil/x#1"', "which is not a registry"],
    ],
  },
  {
    name: "Cargo.lock",
    before: `version = 4\n\n[[package]]\nname = "site"\nversion = "0.1.0"\n`,
    after: `version = 4\n\n[[package]]\nname = "serde"\nversion = "1.0.200"\nsource = "registry+https://github.com/rust-lang/crates.io-index"\nchecksum = "${hex("a")}"\n\n[[package]]\nname = "site"\nversion = "0.2.0"\ndependencies = [\n "serde",\n]\n`,
    added: ["serde 1.0.200"],
    edits: [
      ["another registry", "github.com/rust-lang", "github.com/evil", "which is not where it may come from"],
      ["a repository", "registry+https", "git+https", "which is not a registry"],
      ["http", "registry+https", "registry+http", "which is not a registry"],
      [
        "a dependency from a repository",
        ' "serde",',
        ' "serde 1.0.200 (git+https://evil.test/x)",',
        "`site` needs `serde` from",
      ],
      ["no hash", /checksum = .*\n/, "", "has no integrity hash"],
      ["a name twice", 'name = "serde"', 'name = "serde"\nname = "serde"', "cannot be looked through"],
    ],
  },
  {
    name: "uv.lock",
    before: `version = 1\nrevision = 3\nrequires-python = ">=3.12"\n\n[[package]]\nname = "site"\nversion = "0.1.0"\nsource = { virtual = "." }\n`,
    after: `version = 1\nrevision = 3\nrequires-python = ">=3.12"\n\n[[package]]\nname = "left-pad"\nversion = "1.3.0"\nsource = { registry = "https://pypi.org/simple" }\nsdist = { url = "https://files.pythonhosted.org/packages/01/ab/${"c".repeat(60)}/left_pad-1.3.0.tar.gz", hash = "sha256:${hex("a")}", size = 1 }\nwheels = [\n    { url = "https://files.pythonhosted.org/packages/02/cd/${"d".repeat(60)}/left_pad-1.3.0-py3-none-any.whl", hash = "sha256:${hex("b")}", size = 1 },\n]\n\n[[package]]\nname = "site"\nversion = "0.1.0"\nsource = { virtual = "." }\ndependencies = [\n    { name = "left-pad" },\n]\n`,
    added: ["left-pad 1.3.0"],
    edits: [
      ["another index", "https://pypi.org/simple", "https://evil.test/simple", "comes from `evil.test`"],
      [
        "files of another host",
        "https://files.pythonhosted.org/packages/02",
        "https://evil.test/packages/02",
        "comes from `evil.test`",
      ],
      ["a file of another package", "left_pad-1.3.0-py3", "evil-1.3.0-py3", "has the address of something else"],
      [
        "a package whose name goes further",
        "left_pad-1.3.0-py3",
        "left_pad_1.3.0-2-py3",
        "has the address of something else",
      ],
      ["a file of another version", "left_pad-1.3.0.tar", "left_pad-1.2.0.tar", "has the address of something else"],
      ["a file without a hash", `, hash = "sha256:${hex("b")}"`, "", "has no integrity hash"],
      [
        "a repository",
        '{ registry = "https://pypi.org/simple" }',
        '{ git = "https://evil.test/x" }',
        "which is not a registry",
      ],
      ["a folder", '{ registry = "https://pypi.org/simple" }', '{ editable = "../x" }', "which is not a registry"],
      [
        "a repository beside the index",
        'simple" }',
        'simple", git = "https://evil.test/x" }',
        "which is not a registry",
      ],
      [
        "a repository beside the project itself",
        'source = { virtual = "." }\ndep',
        'source = { virtual = ".", git = "https://evil.test/x" }\ndep',
        "which is not a registry",
      ],
      [
        "a folder beside the project itself",
        'source = { virtual = "." }\ndep',
        'source = { virtual = ".", editable = "../x" }\ndep',
        "which is not a registry",
      ],
      [
        "files in the project itself",
        'source = { virtual = "." }\ndep',
        'source = { virtual = "." }\nwheels = [{ url = "https://evil.test/site-0.1.0-py3-none-any.whl" }]\ndep',
        "which is not a registry",
      ],
      ["a folder beside the index", 'simple" }', 'simple", path = "../x" }', "which is not a registry"],
      [
        "a file of the repository",
        "wheels = [\n    { url",
        'wheels = [\n    { path = "../x.whl", url',
        "which is not a registry",
      ],
      [
        "a dependency from a repository",
        '{ name = "left-pad" },',
        '{ name = "left-pad", source = { git = "https://evil.test/x" } },',
        "`site` needs `left-pad` from",
      ],
    ],
  },
  {
    name: "poetry.lock",
    before: `package = []\n\n[metadata]\nlock-version = "2.1"\ncontent-hash = "x"\n`,
    after: `[[package]]\nname = "left-pad"\nversion = "1.3.0"\ndescription = ""\noptional = false\npython-versions = "*"\nfiles = [\n    {file = "left_pad-1.3.0.tar.gz", hash = "sha256:${hex("a")}"},\n]\n\n[metadata]\nlock-version = "2.1"\ncontent-hash = "y"\n`,
    added: ["left-pad 1.3.0"],
    edits: [
      [
        "another index",
        "[metadata]",
        '[package.source]\ntype = "legacy"\nurl = "https://evil.test/simple"\n\n[metadata]',
        "comes from `evil.test`",
      ],
      [
        "a repository",
        "[metadata]",
        '[package.source]\ntype = "git"\nurl = "https://evil.test/x"\n\n[metadata]',
        "which is not a registry",
      ],
      [
        "an address",
        "[metadata]",
        '[package.source]\ntype = "url"\nurl = "https://evil.test/x.whl"\n\n[metadata]',
        "which is not a registry",
      ],
      [
        "an address beside the index",
        "[metadata]",
        '[package.source]\ntype = "legacy"\nurl = "https://pypi.org/simple"\nresolved_reference = "abc"\n\n[metadata]',
        "which is not a registry",
      ],
      [
        "a dependency from a repository",
        "[metadata]",
        '[package.dependencies]\nx = {git = "https://evil.test/x"}\n\n[metadata]',
        "`left-pad` needs `x` from",
      ],
      [
        "a dependency in a folder",
        "[metadata]",
        '[package.dependencies]\nx = {path = "../x"}\n\n[metadata]',
        "`left-pad` needs `x` from",
      ],
      ["no hash", /files = \[[^\]]*\]/, "files = []", "has no integrity hash"],
      ["a weak hash", `sha256:${hex("a")}`, "md5:d41d8cd98f00b204e9800998ecf8427e", "has no integrity hash"],
    ],
  },
  {
    name: "go.sum",
    before: `rsc.io/quote v1.5.1 h1:${"a".repeat(43)}=\nrsc.io/quote v1.5.1/go.mod h1:${"b".repeat(43)}=\n`,
    after: `rsc.io/quote v1.5.1 h1:${"a".repeat(43)}=\nrsc.io/quote v1.5.2 h1:${"c".repeat(43)}=\nrsc.io/quote v1.5.2/go.mod h1:${"d".repeat(43)}=\n`,
    added: ["rsc.io/quote v1.5.2", "rsc.io/quote v1.5.2/go.mod"],
    edits: [
      [
        "another hash for a version that was there",
        "a".repeat(43),
        "x".repeat(43),
        "`rsc.io/quote v1.5.1` has another integrity hash",
      ],
      ["no hash", /h1:c+=/, "", "a line of it is not understood"],
      ["another kind of hash", "h1:c", "h0:c", "a line of it is not understood"],
    ],
  },
];

function verdictOf(name: string, before: string | undefined, after: string): unknown {
  const format = FORMATS.get(name);
  if (!format) throw new Error(name);
  try {
    return compareLocks(before === undefined ? undefined : format.read(before), format.read(after), format.places);
  } catch (error) {
    return { status: "refused", why: `cannot be looked through: ${error}` };
  }
}

describe.for(formats)("$name", ({ name, before, after, added, edits }) => {
  test("that is the same, and one with new entries of its registry, are taken", () => {
    expect(verdictOf(name, before, before)).toEqual({ status: "kept", added: [] });
    expect(verdictOf(name, before, after)).toEqual({ status: "kept", added });
    expect(verdictOf(name, after, before)).toMatchObject({ status: "kept" });
  });

  test.for(edits)("is not taken with %s", ([, from, to, why]) => {
    const edited = after.replace(from, to);
    expect(edited).not.toBe(after);
    expect(verdictOf(name, before, edited)).toEqual({ status: "refused", why: expect.stringContaining(why) });
  });
});

test("a new lock file is taken with entries of the public registry only", () => {
  const lock = (host: string) =>
    `# yarn lockfile v1\n\na@1:\n  version "1.0.0"\n  resolved "https://${host}/a/-/a-1.0.0.tgz"\n  integrity ${sha512("a")}\n`;
  expect(verdictOf("yarn.lock", undefined, lock("registry.yarnpkg.com"))).toEqual({
    status: "kept",
    added: ["a 1.0.0"],
  });
  expect(verdictOf("yarn.lock", undefined, lock("npm.acme.test"))).toMatchObject({ status: "refused" });
});

test("a name keeps to the registry that it had, and a scope to its own", () => {
  const signOf = (name: string, version: string) => (version < "2" ? name.slice(-1) : name.slice(-1).toUpperCase());
  const entry = (name: string, host: string, version: string) =>
    `"${name}@^${version}":\n  version "${version}"\n  resolved "https://${host}/${name}/-/${name.split("/").at(-1)}-${version}.tgz"\n  integrity ${sha512(signOf(name, version))}\n`;
  const [ours, theirs] = ["npm.acme.test", "registry.yarnpkg.com"];
  const before = entry("@acme/a", ours, "1.0.0") + entry("b", theirs, "1.0.0");
  const verdict = (more: string) => verdictOf("yarn.lock", before, before + more);
  expect(verdict(entry("@acme/a", ours, "2.0.0") + entry("@acme/c", ours, "1.0.0"))).toMatchObject({ status: "kept" });
  expect(verdict(entry("c", theirs, "1.0.0") + entry("d", ours, "1.0.0"))).toMatchObject({ status: "kept" });
  expect(verdict(entry("@acme/a", theirs, "2.0.0"))).toMatchObject({ status: "refused" });
  expect(verdict(entry("@acme/c", theirs, "1.0.0"))).toMatchObject({ status: "refused" });
  expect(verdict(entry("b", ours, "2.0.0"))).toMatchObject({ status: "refused" });
});

test("what npm keeps without addresses, the copies that @isaacs/cliui needs, and what comes within a package are taken", () => {
  const lock = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages });
  const integrity = sha512("a");
  const after = lock({
    "node_modules/a": { version: "1.0.0", integrity },
    "node_modules/a/node_modules/b": { version: "1.0.0", inBundle: true },
    "node_modules/strip-ansi-cjs": {
      name: "strip-ansi",
      version: "6.0.1",
      resolved: "https://registry.npmjs.org/strip-ansi/-/strip-ansi-6.0.1.tgz",
      integrity,
    },
  });
  expect(verdictOf("package-lock.json", lock({}), after)).toEqual({
    status: "kept",
    added: ["a 1.0.0", "b (bundled) 1.0.0", "strip-ansi-cjs 6.0.1"],
  });
  const copy = after.replaceAll("strip-ansi", "evil");
  expect(verdictOf("package-lock.json", lock({}), copy)).toMatchObject({ status: "refused" });
  const loose = lock({ "node_modules/b": { version: "1.0.0", inBundle: true } });
  expect(verdictOf("package-lock.json", lock({}), loose)).toMatchObject({ status: "refused" });
});

test("an alias that was there is taken, with the same checks as any other entry", () => {
  const lock = (version: string, integrity: string) =>
    JSON.stringify({
      packages: {
        "node_modules/pad": {
          name: "left-pad",
          version,
          resolved: `https://registry.npmjs.org/left-pad/-/left-pad-${version}.tgz`,
          ...(integrity !== "" && { integrity }),
        },
      },
    });
  const before = lock("1.2.0", sha512("a"));
  expect(verdictOf("package-lock.json", before, lock("1.3.0", sha512("b")))).toMatchObject({ status: "kept" });
  expect(verdictOf("package-lock.json", before, lock("1.3.0", ""))).toMatchObject({ status: "refused" });
  expect(verdictOf("package-lock.json", before, lock("1.2.0", sha512("b")))).toMatchObject({ status: "refused" });
});

test.for([5, 6])("pnpm-lock.yaml of version %i is read", (version) => {
  const key = version === 5 ? "/left-pad/1.3.0_react@18.0.0" : "/left-pad@1.3.0(react@18.0.0)";
  const lock = `lockfileVersion: ${version}.0\n\ndependencies:\n  left-pad:\n    specifier: 1.3.0\n    version: 1.3.0(react@18.0.0)\n\npackages:\n\n  ${key}:\n    resolution: {integrity: ${sha512("a")}}\n    dev: false\n`;
  expect(verdictOf("pnpm-lock.yaml", undefined, lock)).toEqual({ status: "kept", added: ["left-pad 1.3.0"] });
});

test("package-lock.json of npm 6 is read, to its depths", () => {
  const entry = { version: "1.3.0", resolved: address, integrity: sha512("a") };
  const lock = (inner: object) =>
    JSON.stringify({
      lockfileVersion: 1,
      dependencies: { "left-pad": { ...entry, dependencies: { "left-pad": inner } } },
    });
  expect(verdictOf("package-lock.json", undefined, lock(entry))).toEqual({ status: "kept", added: ["left-pad 1.3.0"] });
  expect(verdictOf("package-lock.json", undefined, lock({ ...entry, resolved: "https://evil.test/x" }))).toMatchObject({
    status: "refused",
  });
});
