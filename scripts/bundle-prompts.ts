/** Writes all prompts into one file of the bundle, which a run reads before the first tool. See `src/prompts.ts`. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const prompts = join(root, "prompts");

const names = readdirSync(prompts, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .sort();
const texts = names.map((name) => [name.slice(0, -".md".length), readFileSync(join(prompts, name), "utf8")]);

writeFileSync(join(root, "dist", "prompts.json"), `${JSON.stringify(Object.fromEntries(texts), undefined, 1)}\n`);
