/** LiteLLM's public map of prices and windows, as it is on PyPI today, against the table that we ship. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tableFrom } from "../../scripts/model-table.ts";
import { ModelTable } from "../../src/core/model/features/model-table.ts";
import type { Counterpart, Row, World } from "./counterpart.ts";
import { findProgram, must } from "./process.ts";

const MINUTES = 60_000;
const today = new Date().toISOString().slice(0, 10);
const NAME = "model_prices_and_context_window_backup.json";

const UNPACK = `
import glob, sys, zipfile
wheel = zipfile.ZipFile(glob.glob(sys.argv[1] + "/litellm-*.whl")[0])
open(sys.argv[1] + "/${NAME}", "wb").write(wheel.read("litellm/${NAME}"))
`;

export const prices: Counterpart = {
  name: "prices",
  about: "the prices and windows of the table against LiteLLM's map of today",
  pins: [`litellm, the newest on ${today}`],
  async install(folder) {
    const python = findProgram(["python3", "python3.12", "python3.13", "python3.14"], [3, 9]);
    if (python === undefined) throw new Error("There is no Python 3.9 or newer.");
    const download = ["-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--dest", folder];
    await must(python, [...download, "litellm"], { limitMs: 15 * MINUTES });
    await must(python, ["-c", UNPACK, folder], { limitMs: MINUTES });
  },
  async *play({ folder, action }: World) {
    const [, version = ""] = /litellm-([\d.]+)/.exec(readdirSync(folder).join(" ")) ?? [];
    const map: unknown = JSON.parse(readFileSync(join(folder, NAME), "utf8"));
    const ours = JSON.parse(readFileSync(join(action, "src/core/model/features/model-table.json"), "utf8"));
    yield* comparisons(ModelTable.parse(ours), tableFrom(map, `LiteLLM ${version}`, today));
  },
};

/** A row for each host. That a price is stale or missing is a warning: somebody has to make the table again. */
export function comparisons(ours: ModelTable, theirs: ModelTable): Row[] {
  return Object.entries(ours.hosts).map(([host, rows]) => {
    const others = theirs.hosts[host] ?? {};
    const names = [...new Set([...Object.keys(rows), ...Object.keys(others)])].sort();
    const warnings = names.flatMap((name) => difference(name, rows[name], others[name], theirs.source));
    const problems = Object.keys(others).length === 0 ? [`${theirs.source} has no model of ${host}.`] : [];
    const note = `${Object.keys(rows).length} models of ${ours.date}`;
    return { what: `${host}: prices and windows are those of ${theirs.source}`, problems, warnings, note };
  });
}

type ModelRow = ModelTable["hosts"][string][string];

function difference(name: string, ours: ModelRow | undefined, theirs: ModelRow | undefined, source: string): string[] {
  if (ours === undefined) return [`missing: ${name} has no price here`];
  if (theirs === undefined) return [`gone: ${name} is not in ${source}, or is retired`];
  const wrong = (["window", "input", "output", "cache_read", "cache_write"] as const).filter(
    (field) => ours[field] !== theirs[field],
  );
  return wrong.map(
    (field) => `stale: ${name} has ${field} ${ours[field] ?? "none"}, ${source} ${theirs[field] ?? "none"}`,
  );
}
