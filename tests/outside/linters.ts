/** actionlint and zizmor over the examples and our own workflows. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Complaint, knownComplaints } from "./complaints.ts";
import type { Counterpart, World } from "./counterpart.ts";
import { must, run } from "./process.ts";
import { inEnvironment, makeEnvironment } from "./python.ts";

const actionlint = "github.com/rhysd/actionlint/cmd/actionlint@v1.7.12";
const zizmor = "zizmor==1.32.0";
const MINUTES = 60_000;

/** `file` is relative to the checkout, `text` the line that it is about. */
type Found = Readonly<{ tool: Complaint["tool"]; rule: string; file: string; text: string; message: string }>;

export const linters: Counterpart = {
  name: "linters",
  about: "actionlint and zizmor over the examples, the workflows and action.yml",
  pins: [actionlint, zizmor],
  async install(folder) {
    await must("go", ["install", actionlint], { env: { GOBIN: folder, GOFLAGS: "" }, limitMs: 30 * MINUTES });
    await makeEnvironment({ folder: join(folder, "zizmor"), python: [3, 10], packages: [zizmor] });
  },
  async *play(world) {
    const found = { actionlint: await lintActions(world), zizmor: await lintSecurity(world) };
    for (const tool of ["actionlint", "zizmor"] as const) {
      const unknown = found[tool].filter((one) => !knownComplaints.some((known) => isOf(known, one)));
      const note = `${found[tool].length - unknown.length} known`;
      yield { what: `${tool} has no new complaint`, problems: unknown.map(describe), note };
    }
    const all = Object.values(found).flat();
    yield {
      what: "every known complaint still occurs",
      problems: knownComplaints.flatMap((known) => gone(known, all)),
    };
  },
};

function isOf({ tool, rule, line, files }: Complaint, found: Found): boolean {
  return found.tool === tool && found.rule === rule && found.text.includes(line) && files.includes(found.file);
}

function gone(known: Complaint, all: readonly Found[]): string[] {
  const files = known.files.filter((file) => !all.some((found) => found.file === file && isOf(known, found)));
  return files.map((file) => `${file}: ${known.tool} no longer complains of "${known.line}" (${known.rule})`);
}

function describe({ rule, file, text, message }: Found): string {
  return `${file}: ${message} [${rule}]\n  ${text.trim()}`;
}

const Actionlint = z.array(z.object({ message: z.string(), filepath: z.string(), line: z.int(), kind: z.string() }));

/**
 * In a repository of their own that has the action as a folder, so that actionlint holds every use against action.yml: it
 * knows nothing of actions that are elsewhere.
 */
async function lintActions({ folder, action, scratch }: World): Promise<Found[]> {
  const repository = join(scratch, "repository");
  const workflows = join(repository, ".github", "workflows");
  mkdirSync(join(repository, ".git"), { recursive: true });
  mkdirSync(workflows, { recursive: true });
  symlinkSync(action, join(repository, "deckhand"));
  const places = workflowsOf(action);
  const copies = places.map((place) => {
    const copy = join(workflows, place.replaceAll("/", "_"));
    writeFileSync(copy, readFileSync(join(action, place), "utf8").replaceAll(/your-org\/deckhand@v0/g, "./deckhand"));
    return copy;
  });
  const args = ["-format", "{{json .}}", "-shellcheck=", "-pyflakes=", "-no-color", ...copies];
  const { output } = await run(join(folder, "actionlint"), args, { cwd: repository, limitMs: 2 * MINUTES });
  return Actionlint.parse(JSON.parse(output) ?? []).map(({ message, filepath, line, kind }) => {
    const file = places.find((place) => filepath.endsWith(place.replaceAll("/", "_"))) ?? filepath;
    return { tool: "actionlint", rule: kind, file, message, text: lineOf(join(action, file), line) };
  });
}

const Zizmor = z.array(
  z.object({
    ident: z.string(),
    desc: z.string(),
    locations: z.array(
      z.object({
        symbolic: z.object({ kind: z.string(), key: z.object({ Local: z.object({ verbatim_path: z.string() }) }) }),
        concrete: z.object({ location: z.object({ start_point: z.object({ row: z.int() }) }) }),
      }),
    ),
  }),
);

async function lintSecurity({ folder, action }: World): Promise<Found[]> {
  const program = inEnvironment(join(folder, "zizmor"), "zizmor");
  const args = ["--offline", "--quiet", "--no-exit-codes", "--format", "json-v1", ...workflowsOf(action), "action.yml"];
  const output = await must(program, args, { cwd: action, limitMs: 2 * MINUTES });
  return Zizmor.parse(JSON.parse(output)).flatMap(({ ident, desc, locations }) => {
    const place = locations.find(({ symbolic }) => symbolic.kind === "Primary") ?? locations[0];
    if (!place) return [];
    const file = place.symbolic.key.Local.verbatim_path;
    const text = lineOf(join(action, file), place.concrete.location.start_point.row + 1);
    return [{ tool: "zizmor" as const, rule: ident, file, message: desc, text }];
  });
}

function workflowsOf(action: string): string[] {
  return ["examples", ".github/workflows"].flatMap((folder) =>
    readdirSync(join(action, folder))
      .filter((name) => name.endsWith(".yml"))
      .map((name) => `${folder}/${name}`),
  );
}

function lineOf(file: string, line: number): string {
  return readFileSync(file, "utf8").split("\n")[line - 1] ?? "";
}
