/** The pages for users: what they show works, what they name exists, and their links lead somewhere. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { ModelFeatures } from "../src/core/model/features/model-features.ts";
import { RuleFile } from "../src/core/security/analyzers.ts";
import { OUTCOMES } from "../src/render/outcome.ts";
import { inputShapes } from "../src/run/features.ts";
import { OUTPUTS } from "../src/runner/file-commands.ts";
import { TOOL_NAMES } from "../src/tools/standard-tools.ts";
import { anchorsOf, blocksOf, codeSpansOf, headingsOf, inputsIn, linksOf, pages, read, root } from "./pages.ts";
import { everyIntent } from "./scenarios/every-intent.ts";

const examples = readdirSync(join(root, "examples"))
  .filter((name) => name.endsWith(".yml"))
  .map((name) => read(`examples/${name}`));
const allInputs = z.strictObject(inputShapes());
const inputNames = Object.keys(inputShapes());
const blocks = pages.flatMap((page) => blocksOf(read(page), "yaml").map((block) => ({ page, ...block })));

describe("YAML in the pages", () => {
  test.for(blocks.map((block, index) => ({ ...block, index })))("$index in $page, $heading: works", ({ code }) => {
    const value: unknown = parse(code);
    if (typeof value === "object" && value !== null && "rules" in value) {
      expect(RuleFile.safeParse(value).error).toBeUndefined();
      return;
    }
    // A workflow has permissions, so only examples are shown: their permissions are compared with what they used.
    if (!Array.isArray(value)) expect(examples).toContain(code);
    expect(inputsIn(code).length).toBeGreaterThan(0);
    for (const given of inputsIn(code)) {
      const isWithoutModel = ["gate", "list", "apply"].includes(String(given.mode));
      const model = isWithoutModel ? { model: "none", "api-key": "none" } : {};
      const url = /^\$\{\{ steps\.\w+\.outputs\.url \}\}$/;
      const texts = Object.entries(given).map(([name, value]) => [
        name,
        String(value).trim().replace(url, "https://agents.example.com"),
      ]);
      const inputs = { "github-token": "from action.yml", ...model, ...Object.fromEntries(texts) };
      expect(allInputs.safeParse(inputs).error).toBeUndefined();
    }
  });

  /** Outputs of steps that sign in at a cloud, or at GitHub as an app, or choose a server. */
  const OF_OTHERS = ["access_token", "api_key", "token", "url"];

  test.for(blocks)("every action in $page, $heading is pinned or ours, and every output exists", ({ code }) => {
    const foreign = [...code.matchAll(/uses: (?!your-org\/deckhand@v0\b)(\S+)/g)].map(([, name]) => name);
    expect(foreign.filter((name) => !/@[0-9a-f]{40}$/.test(name ?? ""))).toEqual([]);
    const outputs = [...code.matchAll(/steps\.\w+\.outputs\.([\w-]+)/g)].map(([, name]) => name ?? "");
    expect(outputs.filter((name) => ![...OUTPUTS, ...OF_OTHERS].some((output) => output === name))).toEqual([]);
  });

  test("JSON in the pages is JSON", () => {
    const objects = pages.flatMap((page) => blocksOf(read(page), "json").map(({ code }) => code));
    expect(objects.length).toBeGreaterThan(0);
    for (const code of objects) expect(() => JSON.parse(code)).not.toThrow();
  });
});

test("every page that explains a use has an example", () => {
  const others = ["docs/inputs.md", "docs/libraries.md", "docs/library.md"];
  const without = pages.filter((page) => !blocks.some((block) => block.page === page));
  expect(without.sort()).toEqual(others);
});

/** Names with a hyphen that are neither inputs, outputs nor outcomes. */
const OTHERS = [
  ...["git-ref", "not-requester", "as-trusted", "dry-run", "model-key"], // values of inputs
  ...["pull-requests", "code-explorer", "bash-runner", "general-purpose"], // permissions, sub-agents
  ...["gpt-5"], // a family of models
  ...["create-labels", "not-planned"], // settings of intents
  ...["working-tree-encoding", "upload-artifact", "download-artifact", "fetch-depth"], // of git and GitHub
];

/** Keys that workflows, permissions, headers and other files have. */
const KEYS =
  /^(?:persist-credentials|options|contents|issues|pull-requests|checks|id-token|actions|discussions|queue|permissions|with|if|filter|http|file|link|git|npm|matrix|deployments|only|inputs|fields|labels|run-name|fetch-depth|cancel-in-progress)$/;

test.for(pages.filter((page) => page !== "docs/libraries.md"))("%s names inputs and outputs that exist", (page) => {
  // In a table that compares, the first names are those of another action, or of another version.
  const text = /migrating|upgrading/.test(page) ? read(page).replaceAll(/^\| [^|]*\|/gm, "|") : read(page);
  const intents = everyIntent.map(({ name }) => name);
  const known = new Set<string>([...inputNames, ...OUTPUTS, ...OUTCOMES, ...OTHERS, ...intents]);
  const spans = codeSpansOf(text);
  const names = spans.filter((code) => /^[a-z]+(?:-[a-z0-9]+)+$/.test(code));
  const keys = spans.flatMap((code) => /^([a-z-]+): \S/.exec(code)?.[1] ?? []);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect(keys.filter((name) => !inputNames.includes(name) && !KEYS.test(name))).toEqual([]);
});

test.for([...pages, "SECURITY.md", "CHANGELOG.md", "CONTRIBUTING.md", "AGENTS.md"])(
  "links in %s lead somewhere",
  (page) => {
    for (const link of linksOf(read(page)).filter((target) => !/^https?:/.test(target))) {
      const [file = "", anchor] = link.split("#");
      const target = file === "" ? page : relative(root, join(root, dirname(page), file));
      expect(existsSync(join(root, target)), `${link} in ${page}`).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(read(target)), `${link} in ${page}`).toContain(anchor);
    }
  },
);

test("every picture is shown, loads fast, and says in words what is on it", () => {
  const images = pages.flatMap((page) =>
    [...read(page).matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, words = "", target = ""]) => ({
      words,
      path: relative(root, join(root, dirname(page), target)),
    })),
  );
  const files = readdirSync(join(root, "docs/pictures")).map((name) => `docs/pictures/${name}`);
  expect(images.map(({ path }) => path).sort()).toEqual(files.sort());
  expect(images.filter(({ words }) => words.length < 20)).toEqual([]);
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    expect(bytes.subarray(1, 4).toString("latin1"), file).toBe("PNG");
    expect(bytes.length, file).toBeLessThanOrEqual(100_000);
  }
});

test("every page is linked from the README, or from a page that is", () => {
  const reached = new Set(["README.md"]);
  for (const page of reached) {
    const targets = linksOf(read(page)).map((link) =>
      relative(root, join(root, dirname(page), link.split("#")[0] ?? "")),
    );
    for (const target of targets) if (pages.includes(target)) reached.add(target);
  }
  expect([...reached].sort()).toEqual([...pages].sort());
});

test.for([
  "sandbox",
  "retry",
  "rate limit",
  "resume",
  "proxy",
  "Azure",
  "Ollama",
  "debug",
  "upgrad",
  "approval",
  "cost",
])("%s is in a heading, so that a reader finds it", (word) => {
  const headings = pages.flatMap((page) => headingsOf(read(page)));
  expect(headings.filter((heading) => heading.toLowerCase().includes(word.toLowerCase()))).not.toEqual([]);
});

test.for([
  "sandbox",
  "retry",
  "rate limit",
  "resume",
  "proxy",
  "Azure",
  "Ollama",
  "debug",
  "upgrade",
  "approval",
  "fork",
])("a reader who searches the README for %s finds where it is explained", (word) => {
  expect(read("README.md").toLowerCase()).toContain(word.toLowerCase());
});

test("tables of outcomes and of model features are complete", () => {
  const rows = (page: string) =>
    [...read(page).matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = ""]) => codeSpansOf(cell));
  expect(rows("docs/debugging.md")).toEqual(expect.arrayContaining([...OUTCOMES]));
  expect(rows("docs/providers.md").sort()).toEqual(Object.keys(ModelFeatures.unwrap().shape).sort());
});

test("every tool is in the page about tools", () => {
  const page = read("docs/customizing.md");
  expect(TOOL_NAMES.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
