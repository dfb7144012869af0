/** Every word for the model or for people is read from prompts/*.md and filled here. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Fault } from "./lib/fault.ts";

// src/prompts.ts and dist/index.js are both one level deep, so one path serves both. Joined from dirname on purpose:
// the bundler rewrites `new URL("../prompts/…", import.meta.url)` and breaks it.
const folder = join(import.meta.dirname, "..", "prompts");

export type Slots = Readonly<Record<string, string>>;

/** A "config" Fault if this copy of the program has no prompts. */
export function requirePrompts(): void {
  if (existsSync(folder)) return;
  throw new Fault("config", `This copy of Deckhand is incomplete: it has no folder ${folder}.`, {
    hint: "Copy action.yml, package.json, dist/ and prompts/ together, or use the action by its repository and commit.",
  });
}

/** The text of prompts/NAME.md with its `{{slot}}`s filled. Throws a "bug" Fault on a missing or an unused slot. */
export function prompt(name: string, slots: Slots = {}): string {
  return fill(name, read(name).trimEnd(), slots);
}

function read(name: string): string {
  try {
    return readFileSync(join(folder, `${name}.md`), "utf8");
  } catch (error) {
    requirePrompts();
    throw error;
  }
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
