/**
 * Every text that an intent can carry, found in the schema of its kind, so that a new field is covered the day it is there: no
 * secret in any form, and nothing that another bot would take for a command.
 */
import { expect, test } from "vitest";
import { z } from "zod";
import { leakScanner } from "../../../../src/leak/scanner.ts";
import { redactor } from "../../../../src/lib/mask/mask.ts";
import { parseIntents } from "../../../../src/run/features/intents/inputs.ts";
import type { DeclaredIntent } from "../../../../src/run/features/intents/intent.ts";
import { declaredIntents } from "../../../../src/run/features/intents/registry.ts";
import { CASES } from "./cases.ts";

const KEY = "c4nary-Value.9f";
const leaks = leakScanner([{ kind: "the key", value: KEY }]);
const exact = redactor([KEY]);
const clean = {
  rules: { repositoryUrl: "https://github.test/acme/shop", phrases: ["@agent"] },
  redact: (text: string) => leaks.redact(exact(text)).text,
};

/** As little as can be declared, so that a field is as free as it can be. */
const FREE: Readonly<Record<string, string>> = {
  labels: "labels(create-labels)",
  "create-issue": "create-issue(update)",
};

type Field = Readonly<{ path: string; kind: DeclaredIntent; value: Record<string, unknown>; thread: Thread }>;
type Thread = NonNullable<(typeof CASES)[string]["on"]> | { type: "issue"; number: number };
type Schema = Readonly<{
  type?: string;
  enum?: unknown;
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: readonly Schema[];
}>;

/** The paths of texts that are not words of a list. */
function textsIn({ type, enum: words, const: word, properties = {}, items, anyOf = [] }: Schema, at: string): string[] {
  if (type === "string") return words === undefined && word === undefined ? [at] : [];
  return [
    ...Object.entries(properties).flatMap(([name, schema]) => textsIn(schema, at === "" ? name : `${at}.${name}`)),
    ...(items ? textsIn(items, `${at}[]`) : []),
    ...anyOf.flatMap((schema) => textsIn(schema, at)),
  ];
}

function declared(text: string): DeclaredIntent {
  const parsed = parseIntents(text);
  const [kind] = typeof parsed === "string" ? [] : declaredIntents(parsed, { isRestricted: false });
  if (!kind) throw new Error(`${text} declares nothing`);
  return kind;
}

const fields: readonly Field[] = Object.entries(CASES).flatMap(([name, one]) => {
  const thread = one.on ?? ({ type: "issue", number: 1 } as const);
  const forms = [one.declared, ...(FREE[name] === undefined ? [] : [FREE[name]])];
  const found = forms.flatMap((form) => {
    const kind = declared(form);
    const schema = z.toJSONSchema(kind.input(thread), { io: "input" }) as Schema; // as zod writes it
    return textsIn(schema, "").map((path) => ({ path, kind, value: one.value, thread }));
  });
  return found;
});

/** The proposal with a text in one of its fields, as the host reads it. */
function read({ path, kind, value, thread }: Field, text: string) {
  const [, name = "", isList] = /^([\w-]+)(\[\])?$/.exec(path) ?? [];
  if (name === "") throw new Error(`${path} is deeper than this test looks.`);
  const key = kind.limits.flags.includes("update") ? { key: "a" } : {};
  return kind.read({ name: kind.name, ...value, ...key, [name]: isList ? [text] : text }, { thread, clean });
}

const named = fields.map((field) => ({ ...field, what: `${field.kind.name} ${field.path}` }));

test("the schemas have texts, and these", () => {
  expect([...new Set(named.map(({ what }) => what))].sort()).toEqual([
    "assign add[]",
    "assign remove[]",
    "comment body",
    "comment-discussion body",
    "create-issue body",
    "create-issue key",
    "create-issue title",
    "create-sub-issue body",
    "create-sub-issue title",
    "dismiss-review message",
    "edit-section text",
    "edit-title title",
    "labels add[]",
    "labels remove[]",
    "milestone title",
    "report text",
    "report title",
    "request-reviewers reviewers[]",
  ]);
});

const bytes = Buffer.from(KEY);
const FORMS: Readonly<Record<string, string>> = {
  "as it is": KEY,
  base64: bytes.toString("base64"),
  "base64 for URLs": bytes.toString("base64url"),
  "base64 twice": Buffer.from(bytes.toString("base64")).toString("base64"),
  hex: bytes.toString("hex"),
  "in capitals, hex": bytes.toString("hex").toUpperCase(),
  "in a URL": [...bytes].map((byte) => `%${byte.toString(16)}`).join(""),
  "base64 of UTF-16": Buffer.from(KEY, "utf16le").toString("base64"),
  "in HTML": [...KEY].map((sign) => `&#${sign.charCodeAt(0)};`).join(""),
  "with invisible signs": [...KEY].join("\u200b"),
  "in capitals": KEY.toUpperCase(),
};

test.for(named)("$what carries a secret in no form", (field) => {
  const taken = Object.entries(FORMS).filter(([, form]) => {
    const result = read(field, form);
    return !("why" in result);
  });
  expect(taken.map(([name]) => name)).toEqual([]);
  expect(read(field, KEY)).toMatchObject({ why: expect.stringMatching(/looks like a secret|declared form/) });
});

/** They are compared with what there is, or with a pattern, before anything is done with them, and are posted nowhere as prose. */
const RESOLVED = /^(?:labels|assign|milestone|request-reviewers) |^create-issue key$/;

/** What people read of it is the same. */
const lettersOf = (text: unknown) => String(text).replaceAll(/<[^>]*>|[^A-Za-z0-9]/g, "");

const GRAMMARS = [
  "@dependabot merge",
  "@coderabbitai resolve",
  "bors r+",
  "@mergifyio queue",
  "recheck",
  "Fixes #2",
  "@agent approve",
  "ping @maria",
];

test.for(named.filter(({ what }) => !RESOLVED.test(what)))("$what commands no other bot", (field) => {
  const [, name = ""] = /^([\w-]+)/.exec(field.path) ?? [];
  for (const grammar of GRAMMARS) {
    const result = read(field, grammar);
    if ("why" in result) continue;
    expect(result.value[name], grammar).not.toBe(grammar);
    expect(lettersOf(result.value[name]), grammar).toBe(lettersOf(grammar));
  }
});

test.for(named)("$what carries plain words as they are", (field) => {
  const words = /assign|reviewers|key/.test(field.what) ? "maria" : "Slugs end in a hyphen";
  const result = read(field, words);
  const [, name = ""] = /^([\w-]+)/.exec(field.path) ?? [];
  if ("why" in result) return expect(result.why).toContain("declared form"); // it is a word of a list there
  expect([result.value[name]].flat()).toEqual([words]);
});
