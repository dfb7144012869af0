/** The documents are true: what they show is what is there. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { inputShapes } from "../src/run/features.ts";
import { FLOORS } from "./architecture.ts";

const root = join(import.meta.dirname, "..");
const read = (name: string) => readFileSync(join(root, name), "utf8");

const Workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      steps: z.array(z.object({ uses: z.string().default(""), with: z.record(z.string(), z.unknown()).default({}) })),
    }),
  ),
});

const examples = readdirSync(join(root, "examples")).filter((name) => name.endsWith(".yml"));

test("the README is short and shows the quick start as it is", () => {
  expect(Buffer.byteLength(read("README.md"))).toBeLessThanOrEqual(10_240);
  expect(read("README.md")).toContain(`\`\`\`yaml\n${read("examples/quick-start.yml")}\`\`\``);
  expect(read("examples/quick-start.yml").trimEnd().split("\n").length).toBeLessThanOrEqual(20);
});

test.for(examples)("%s gives the action the inputs that it needs, and none that it does not have", (name) => {
  const { jobs } = Workflow.parse(parse(read(`examples/${name}`)));
  const steps = Object.values(jobs).flatMap((job) => job.steps.filter(({ uses }) => uses.includes("/deckhand@")));
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) {
    // A gate asks no model, and neither does who lists or applies.
    const isWithoutModel = ["gate", "list", "apply"].includes(String(step.with?.mode)) || step.with?.list !== undefined;
    const model = isWithoutModel ? { model: "none", "api-key": "none" } : {};
    const inputs = { "github-token": "the default of action.yml", ...model, ...step.with };
    expect(z.strictObject(inputShapes()).safeParse(inputs).error).toBeUndefined();
  }
});

test.for(examples)("%s leaves no token in the checkout and gives the workflow no permissions", (name) => {
  const { permissions, jobs } = Workflow.parse(parse(read(`examples/${name}`)));
  expect(permissions).toEqual({});
  const steps = Object.values(jobs).flatMap((job) =>
    job.steps.filter(({ uses }) => uses.startsWith("actions/checkout")),
  );
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) {
    expect(step).toMatchObject({ with: { "persist-credentials": false } });
    expect(step.uses).toMatch(/^actions\/checkout@[0-9a-f]{40}$/);
  }
});

test("CI runs the commands of CONTRIBUTING.md", () => {
  const commands = [...read(".ci/run").matchAll(/^npm [\w ]+(?<! )/gm)].map(([line]) => line);
  expect(commands.length).toBeGreaterThan(3);
  for (const command of commands) expect(read("CONTRIBUTING.md")).toContain(command);
});

test("every script of package.json is explained in CONTRIBUTING.md", () => {
  const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read("package.json")));
  const typed = Object.keys(scripts).filter((name) => name !== "prepack"); // npm runs that one itself
  const commands = typed.map((name) => (name === "test" ? "npm test" : `npm run ${name}`));
  for (const command of commands) expect(read("CONTRIBUTING.md")).toContain(command);
});

test("what SECURITY.md promises is held by tests that exist", () => {
  const text = read("SECURITY.md");
  const promises = [...text.matchAll(/^- \*\*G\d\*\* .*$/gm)].map(([line]) => line);
  expect(promises.map((line) => line.slice(4, 6))).toEqual(["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8"]);
  const attacks = readdirSync(join(root, "tests/attacks")).filter((name) => name.endsWith(".test.ts"));
  const titles = attacks
    .flatMap((name) => read(`tests/attacks/${name}`).match(/^ *(?:test|describe)\S*\("P\d\d.*?:/gm) ?? [])
    .join();
  for (const [number] of text.matchAll(/\bP\d\d\b/g)) expect(titles).toContain(number);
  for (const [, path = ""] of text.matchAll(/`(tests\/.*?\.ts)`/g)) expect(read(path)).not.toBe("");
});

test("AGENTS.md stays short enough to be read", () => {
  expect(read("AGENTS.md").trimEnd().split("\n").length).toBeLessThanOrEqual(120);
  expect(Buffer.byteLength(read("AGENTS.md"))).toBeLessThanOrEqual(8192);
});

test("AGENTS.md shows the floors of the architecture test, in their order", () => {
  const table = read("AGENTS.md")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .flatMap((line) => (line.split("|")[2] ?? "").match(/(?<=`)[^`\s]+(?=`)/g) ?? []);
  // `run/` is the rest of a folder whose stations stand below it, and `github/client` is a file and a folder.
  const floors = FLOORS.flat().map((prefix) => prefix.replace(/^src\//, "").replace(/client$/, "client.ts"));
  expect(table.filter((name) => name !== "github/client/")).toEqual(floors);
});

const guides = ["AGENTS.md", "tests/README.md", "docs/libraries.md"].concat(
  readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("README.md"))
    .map((name) => `src/${name}`),
);

test.for(guides)("%s names files and folders that are there", (guide) => {
  const names = [...read(guide).matchAll(/`([\w./-]+(?:\/|\.ts|\.md))`/g)].map(([, name]) => name ?? "");
  expect(names.length).toBeGreaterThan(0);
  const isThere = (name: string) => [dirname(guide), ".", "src"].some((at) => existsSync(join(root, at, name)));
  expect(names.filter((name) => !/NAME|KIND/.test(name) && !isThere(name))).toEqual([]);
});

test("every dependency is named with what it is for", () => {
  const Dependencies = z.record(z.string(), z.string());
  const { dependencies, devDependencies } = z
    .object({ dependencies: Dependencies, devDependencies: Dependencies })
    .parse(JSON.parse(read("package.json")));
  const named = [...read("docs/libraries.md").matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`(.+?)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});

test("SECURITY.md counts the attacks that there are", () => {
  const files = readdirSync(join(root, "tests/attacks")).filter((name) => name.endsWith(".test.ts"));
  const titles = files.flatMap((name) => read(`tests/attacks/${name}`).match(/"P\d\d(?:, P\d\d)*[:,]/g) ?? []);
  const numbersIn = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => text.match(/\bP\d\d\b/g) ?? []))];
  expect(numbersIn([read("SECURITY.md")]).sort()).toEqual(numbersIn(titles).sort());
});
