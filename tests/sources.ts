/** The programs of this repository, for tests that read them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SourceFile } from "./architecture.ts";

const root = join(import.meta.dirname, "..");

/** All programs below a folder of the repository, with their paths from its root. */
export function sources(folder = "src"): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, folder, path), "utf8") }));
}
