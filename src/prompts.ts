/** Every word for the model or for people is read from prompts/*.md and filled here. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Fault } from "./lib/fault.ts";
import type { PromptName } from "./prompt-names.ts";

// src/prompts.ts and dist/index.js are both one level deep, so one path serves both. Joined from dirname on purpose:
// the bundler rewrites `new URL("../prompts/…", import.meta.url)` and breaks it.
const folder = join(import.meta.dirname, "..", "prompts");

export type Slots = Readonly<Record<string, string>>;

/** The folders, and a file that stands for the others. */
const NEEDED = ["", "hooks", "mcp", "skills", "sub-agents", "tools", "tools/short", "report.md"];

/** A "config" Fault if this copy of the program has not all of its prompts: no folder, or one that is empty. */
export function requirePrompts(): void {
  const missing = NEEDED.find((name) => !existsSync(join(folder, name)));
  if (missing !== undefined)
    throw incompleteCopy(`${/\.md$/.test(missing) ? "file" : "folder"} ${join(folder, missing)}`);
}

/** A "config" Fault for a copy of the program that lacks a file or folder of its own. */
export function incompleteCopy(missing: string): Fault {
  return new Fault("config", `This copy of Deckhand is incomplete: it has no ${missing}.`, {
    hint: "Copy action.yml, package.json, dist/ and prompts/ together and whole, or use the action by its repository and commit.",
  });
}

/** A prompt of the project, or one of a family whose names come from tools and files. */
export type AnyPromptName = PromptName | `tools/short/${string}` | `sub-agents/${string}`;

/** The text of prompts/NAME.md with its `{{slot}}`s filled. Throws a "bug" Fault on a missing or an unused slot. */
export function prompt(name: AnyPromptName, slots: Slots = {}): string {
  return fill(name, read(name).trimEnd(), slots);
}

function read(name: string): string {
  const path = join(folder, `${name}.md`);
  if (existsSync(path)) return readFileSync(path, "utf8");
  requirePrompts();
  throw incompleteCopy(`file ${path}`);
}

/** Fills `{{slot}}`s in one pass: text that comes in through a slot is never itself filled. */
export function fill(name: string, template: string, slots: Slots): string {
  const unused = new Set(Object.keys(slots));
  const text = template.replaceAll(/\{\{([a-z_]+)\}\}/g, (_, slot: string) => {
    const value = Object.hasOwn(slots, slot) ? slots[slot] : undefined;
    if (value === undefined) throw new Fault("bug", `Prompt "${name}" needs a value for {{${slot}}}.`);
    unused.delete(slot);
    return value;
  });
  if (unused.size > 0) throw new Fault("bug", `Prompt "${name}" has no slot for ${[...unused].join(", ")}.`);
  return text;
}
