/**
 * Every word for the model or for people is in prompts/*.md and filled here. All texts are read at once and kept: tools can
 * be able to write where the action lies, and what they write there must not become our words.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Fault } from "./lib/fault.ts";
import { filesBelow } from "./lib/tree-of-files.ts";
import type { PromptName } from "./prompt-names.ts";

// Joined from dirname on purpose: the bundler rewrites `new URL("../prompts/…", import.meta.url)` and breaks it.
/** All texts in one file beside the bundle, which the build makes (`scripts/bundle-prompts.ts`). */
const bundled = join(import.meta.dirname, "prompts.json");

/** Beside src/, and beside lib/ of the package. */
const folder = join(import.meta.dirname, "..", "prompts");

export type Slots = Readonly<Record<string, string>>;

type Texts = ReadonlyMap<string, string>;

/** Read once and never again, however long the process works. */
let texts: Texts | undefined;

/** Call it before the first tool runs. Throws a "config" Fault if this copy of the program has not all of its prompts. */
export function loadPrompts(): Texts {
  texts ??= existsSync(bundled) ? textsOf(readFileSync(bundled, "utf8")) : textsIn(folder);
  return texts;
}

// The build writes texts by their names.
function textsOf(json: string): Texts {
  return new Map(Object.entries(JSON.parse(json) as Record<string, string>));
}

/** The folders, and a file that stands for the others. */
const NEEDED = ["hooks/", "mcp/", "skills/", "sub-agents/", "tools/", "tools/short/", "report.md"];

function textsIn(folder: string): Texts {
  if (!existsSync(folder)) throw incompleteCopy(bundled);
  const files = filesBelow(folder)
    .map((path) => relative(folder, path))
    .filter((file) => file.endsWith(".md"));
  const missing = NEEDED.find((name) => !files.some((file) => file.startsWith(name)));
  if (missing !== undefined) throw incompleteCopy(join(folder, missing));
  return new Map(files.map((file) => [file.slice(0, -".md".length), readFileSync(join(folder, file), "utf8")]));
}

/** A "config" Fault for a copy of the program that lacks a file of its own, or a folder, whose path ends in a slash. */
export function incompleteCopy(path: string): Fault {
  const kind = path.endsWith("/") ? "folder" : "file";
  const within = relative(join(import.meta.dirname, ".."), path);
  const missing = within.startsWith("..") ? path : within;
  return new Fault("config", `This copy of Deckhand is incomplete: it has no ${kind} ${missing}.`, {
    hint: "Copy action.yml, package.json and dist/ together and whole, or use the action by its repository and commit.",
  });
}

/** A prompt of the project, or one of a family whose names come from tools and files. */
export type AnyPromptName = PromptName | `tools/short/${string}` | `sub-agents/${string}`;

/** The text of prompts/NAME.md with its `{{slot}}`s filled. Throws a "bug" Fault on a missing or an unused slot. */
export function prompt(name: AnyPromptName, slots: Slots = {}): string {
  return fill(name, read(name).trimEnd(), slots);
}

function read(name: string): string {
  const text = loadPrompts().get(name);
  if (text === undefined) throw incompleteCopy(join(folder, `${name}.md`));
  return text;
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
