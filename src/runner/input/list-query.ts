/** Defines the settings of workflows whose jobs hand something on, and parses `list`, which defines the items of a matrix. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { oneLine, slug } from "../../lib/text.ts";
import { asWritten } from "./input-shapes.ts";
import { sliceOf } from "./settings.ts";

export type ListQuery =
  | Readonly<{ kind: "issues" | "repositories"; search: string }>
  | Readonly<{ kind: "todos" }>
  /** Requests without an answer. Only a sweep finds them. */
  | Readonly<{ kind: "calls" }>
  | Readonly<{ kind: "files"; glob: string }>;

/** Undefined if the text has none of the forms. */
export function parseList(text: string): ListQuery | undefined {
  const [, kind = "", rest = ""] = /^(\w+)(?:\s+(\S.{0,250}))?$/.exec(text.trim()) ?? [];
  switch (kind) {
    case "issues":
      return { kind, search: issueSearch(rest) };
    case "repositories":
      return /\b(?:org|user):[\w.-]/.test(rest) ? { kind, search: rest } : undefined;
    case "todos":
    case "calls":
      return rest === "" ? { kind } : undefined;
    case "files":
      return rest === "" || rest.startsWith("/") ? undefined : { kind, glob: rest };
    default:
      return undefined;
  }
}

/** Open issues, unless the search says otherwise. */
function issueSearch(words: string): string {
  const type = /\b(?:is|type):(?:issue|pr|pull-request)\b/.test(words) ? [] : ["is:issue"];
  const state = /\b(?:is:(?:open|closed|merged)|state:)/.test(words) ? [] : ["is:open"];
  return [...type, ...state, words].join(" ").trim();
}

/** The valid forms, for the error message. */
export const LIST_FORMS =
  "`issues label:bug`, `repositories org:acme topic:x`, `todos`, `files src/**/*.ts` or, with `mode: sweep`, `calls`";

/** `key` identifies an item, and is the same in the next run. `title` is untrusted text. */
export const ListItem = z
  .strictObject({
    item: z.string().min(1).max(400),
    kind: z.enum(["issue", "pull-request", "repository", "todo", "file", "call", "other"]),
    number: z.number().int().positive().optional(),
    path: z.string().max(300).optional(),
    title: z.string().max(100),
    key: z.string().regex(/^[a-z0-9-]{1,60}$/),
  })
  .readonly();
export type ListItem = z.infer<typeof ListItem>;

export function threadItem(number: number, title: string, isPull: boolean): ListItem {
  const kind = isPull ? "pull-request" : "issue";
  return { item: `#${number}`, kind, number, title: oneLine(title, 100), key: `${kind}-${number}` };
}

type Named = Pick<ListItem, "item" | "kind" | "path"> & Readonly<{ title: string; sameness?: string }>;

/** `sameness` is text that stays the same when the item moves. The default is its name. */
export function namedItem({ sameness, title, ...named }: Named): ListItem {
  const digest = createHash("sha256")
    .update(sameness ?? named.item)
    .digest("hex")
    .slice(0, 8);
  const words = slug(named.path ?? named.item, 40);
  return { ...named, title: oneLine(title, 100), key: [named.kind, words, digest].filter(Boolean).join("-") };
}

/** The matrix as JSON in ASCII that is safe between single quotes in a shell: other characters are written as escapes. */
export function matrixOf(items: readonly ListItem[]): string {
  const json = JSON.stringify({ include: items });
  return json.replaceAll(/[^\w {}[\]":,.\\/@#+-]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Parses the input `item`: an element of a matrix as JSON, or a name. Undefined for invalid text. */
export function parseItem(text: string): ListItem | undefined {
  if (!text.startsWith("{"))
    return text.length > 400 ? undefined : namedItem({ item: text, kind: "other", title: text });
  try {
    return ListItem.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const NOT_A_NUMBER = "must be a number";
const ITEMS = "must be a whole number from 1 to 256";

/** Settings by which the jobs of one workflow hand on work to each other. */
export const JOBS = sliceOf(
  {
    "change-set": z.string().optional(),
    list: z
      .string()
      .refine((text) => parseList(text) !== undefined, `must be ${LIST_FORMS}`)
      .optional(),
    item: z
      .string()
      .refine((text) => parseItem(text) !== undefined, "must be one element of the output `matrix`, or a name")
      .optional(),
    "max-items": z.coerce.number(NOT_A_NUMBER).int(ITEMS).min(1, ITEMS).max(256, ITEMS).default(20),
  },
  { list: asWritten, item: asWritten, "max-items": () => 1 },
);
