/**
 * Reads what is left of a value of which single parts are not as a schema has them: such a part is read as what it can only
 * mean, as text, or as absent. Its neighbours stay.
 */
import type { z } from "zod";
import { startOf } from "../../lib/text.ts";

type Path = readonly PropertyKey[];

/** `paths` are the parts that could not be read, such as `observation.content.0.type`. */
export type PartlyParsed<Value> = Readonly<{ value: Value; paths: readonly string[] }>;

/** Parts lie within parts, and each attempt gives up one level at most. */
const MOST_ATTEMPTS = 40;

/** Returns undefined if nothing can be read of it: too much is missing that the schema needs. `value` is not changed. */
export function parsePartly<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): PartlyParsed<z.infer<Schema>> | undefined {
  const draft: unknown = structuredClone(value);
  const lost = new Map<string, Path>();
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const parsed = schema.safeParse(draft);
    if (parsed.success) return { value: parsed.data, paths: [...lost.keys()] };
    const doomed: Path[] = [];
    for (const issue of parsed.error.issues) {
      if (issue.code === "unrecognized_keys") {
        for (const key of issue.keys) remove(draft, [...issue.path, key]);
        continue;
      }
      if (issue.path.length === 0) return undefined;
      if (!lost.has(named(issue.path))) lost.set(named(issue.path), issue.path);
      const given = repair(draft, value, issue);
      if (given === "hopeless") return undefined;
      if (given) doomed.push(given);
    }
    drop(draft, doomed);
  }
  return undefined;
}

function named(path: Path): string {
  return path.join(".");
}

/** Changes the draft. Returns the item of a list that has to go, or `hopeless` if the whole value has to. */
function repair(
  draft: unknown,
  original: unknown,
  { path, ...issue }: z.core.$ZodIssue,
): Path | "hopeless" | undefined {
  const given = valueAt(draft, path);
  const [name, isItem] = [path.at(-1), typeof path.at(-1) === "number"];
  const isStamp = path.length === 1 && STAMP.has(name);
  const meant = isStamp || given === undefined || given === null ? undefined : meantBy(given, issue);
  if (meant !== undefined) set(draft, path, meant);
  else if (isItem && isOfBlocks(path)) set(draft, path, blockOf(valueAt(original, path)));
  else if (isItem) return path;
  else if (given !== undefined && !isBlocks(name)) remove(draft, path);
  else return missing(draft, original, path);
  return undefined;
}

/** For a field that has to be there and is not. */
function missing(draft: unknown, original: unknown, path: Path): Path | "hopeless" | undefined {
  const [name, holder] = [path.at(-1), path.slice(0, -1)];
  const instead = isBlocks(name) ? blocksOf(valueAt(original, path), valueAt(original, holder)) : PLAIN[String(name)];
  if (instead !== undefined) set(draft, path, instead);
  else if (typeof holder.at(-1) === "number" && isOfBlocks(holder))
    set(draft, holder, blockOf(valueAt(original, holder)));
  else if (typeof holder.at(-1) === "number") return holder;
  else if (holder.length === 0) return "hopeless";
  else remove(draft, holder);
  return undefined;
}

/** Values for fields that say nothing that we know: never the word of the user, and never a low risk. */
const PLAIN: Readonly<Record<string, string>> = {
  source: "environment",
  role: "user",
  kind: "Unknown",
  tool_name: "unknown",
  error: "",
  detail: "",
  code: "",
};

/** A place in the log is never guessed. */
const STAMP: ReadonlySet<unknown> = new Set(["id", "timestamp", "parent_id"]);

type Expected = Readonly<{ code?: string | undefined; expected?: unknown }>;

/** A number for a text, and the other way round. Never for a closed list of words. */
function meantBy(given: unknown, issue: object): unknown {
  const { code, expected } = issue as Expected; // the issues of zod are a union without a common field
  if (code !== "invalid_type") return undefined;
  if (expected === "string" && ["number", "boolean"].includes(typeof given)) return String(given);
  if ((expected === "number" || expected === "int") && typeof given === "string" && given.trim() !== "") {
    const number = Number(given);
    return Number.isFinite(number) ? number : undefined;
  }
  if (expected === "boolean" && (given === "true" || given === "false")) return given === "true";
  return undefined;
}

/** Names of lists of blocks. */
const BLOCKS: ReadonlySet<unknown> = new Set(["content", "thought", "extended_content"]);

function isBlocks(name: PropertyKey | undefined): boolean {
  return BLOCKS.has(name);
}

function isOfBlocks(item: Path): boolean {
  return isBlocks(item.at(-2));
}

/** A result in another form than a list of blocks is told as text. `holder` is what has no content at all. */
function blocksOf(content: unknown, holder: unknown): readonly object[] {
  if (Array.isArray(content)) return content.map(blockOf);
  if (content !== undefined && content !== null) return [blockOf(content)];
  const { kind: _, is_error: __, ...others } = Object(holder);
  return Object.keys(others).length === 0 ? [] : [blockOf(others)];
}

/** In characters, of a block that nobody knows. */
const LONGEST = 2000;

function blockOf(block: unknown): object {
  const { text } = Object(block);
  const said = typeof block === "string" ? block : text;
  if (typeof said === "string") return { type: "text", text: said };
  return { type: "text", text: `[unknown content: ${startOf(JSON.stringify(block) ?? "", LONGEST)}]` };
}

/** The last items first, because the places of those after them change. */
function drop(draft: unknown, items: readonly Path[]): void {
  const last = [...new Map(items.map((path) => [named(path), path])).values()].sort(
    (one, other) => Number(other.at(-1)) - Number(one.at(-1)),
  );
  for (const path of last) {
    const list = valueAt(draft, path.slice(0, -1));
    if (Array.isArray(list)) list.splice(Number(path.at(-1)), 1);
  }
}

function set(draft: unknown, path: Path, value: unknown): void {
  const holder = valueAt(draft, path.slice(0, -1));
  if (typeof holder === "object" && holder !== null) Object.assign(holder, { [path.at(-1) ?? ""]: value });
}

function remove(draft: unknown, path: Path): void {
  const holder = valueAt(draft, path.slice(0, -1));
  if (typeof holder === "object" && holder !== null) Reflect.deleteProperty(holder, path.at(-1) ?? "");
}

/** undefined where there is nothing. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((holder, key) => Reflect.get(Object(holder), key), value);
}
