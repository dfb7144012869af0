/** Makes observations of a server's answers, and offers its resources, if it has any, as two read-only tools. */
import { z } from "zod";
import { type Content, text } from "../core/event/content.ts";
import type { ToolResult } from "../core/tool/tool.ts";
import { readable } from "../lib/terminal-text.ts";
import { clipMiddle, count, oneLine } from "../lib/text.ts";
import { prompt } from "../prompts.ts";
import type { ServerTool } from "./definition.ts";
import { maybeWords, readEach, words } from "./lenient.ts";

const Resource = z.object({ uri: words, mimeType: maybeWords, text: maybeWords, blob: maybeWords });

const Block = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("image"), data: z.string(), mimeType: z.string() }),
  z.object({ type: z.literal("audio"), mimeType: words }),
  z.object({ type: z.literal("resource"), resource: Resource }),
  z.object({ type: z.literal("resource_link"), uri: z.string(), name: words, description: words, mimeType: words }),
]);
type Block = z.infer<typeof Block>;

/** A block as it came; its kind may be unknown. */
const AnyBlock = z.preprocess(withKind, z.looseObject({ type: z.string() }));

/** A text alone is one block of text, and blocks that cannot be read are left out, unless there are no others. */
export const CallResult = z.looseObject({
  content: z
    .union([z.array(z.unknown()), AnyBlock.transform((block) => [block]), z.string().transform((words) => [words])])
    .nullish()
    .transform((blocks) => readEach(blocks, AnyBlock))
    .refine(({ good, bad }) => bad.length === 0 || good.length > 0, "has no block that can be read"),
  structuredContent: z.unknown().optional(),
  isError: z
    .unknown()
    .optional()
    .transform((isError) => isError === true || isError === "true"),
});

/** The kind of a block that does not name it follows from its fields, and a text is a block of text. */
function withKind(block: unknown): unknown {
  if (typeof block === "string") return { type: "text", text: block };
  if (typeof block !== "object" || block === null || Object.keys(block).length === 0) return block;
  if ("type" in block && typeof block.type === "string") return block;
  return { ...block, type: "resource" in block ? "resource" : "text" in block ? "text" : "unknown" };
}

export const ReadResult = z.object({
  contents: z
    .unknown()
    .optional()
    .transform((list) => readEach(list, Resource).good),
});

const IMAGES = /^image\/(?:png|jpeg|gif|webp)$/;
const MOST_IMAGES = 10;
/** The limit in characters of base64. */
const LARGEST_IMAGE = 5 * 1024 * 1024;

/** Structured content is shown unless the text has all that it says. */
export function resultOf({ content, structuredContent, isError, ...others }: z.infer<typeof CallResult>): ToolResult {
  const told = content.good.map(contentOf);
  if (content.bad.length > 0) told.push(note(`${count(content.bad.length, "block")} that could not be read`));
  if (structuredContent != null && !isTold(structuredContent, told)) {
    told.push(text(readable(JSON.stringify(structuredContent))));
  }
  if (told.length === 0) told.push(...otherForm(others));
  return { content: withFewImages(told), is_error: isError };
}

/** A result without content: that of another method, or of an older version of the protocol. */
function otherForm({ _meta, contents, ...others }: Readonly<Record<string, unknown>>): readonly Content[] {
  const read = ReadResult.parse({ contents }).contents;
  if (read.length > 0) return read.map(resourceOf);
  const said = Object.entries({ ...others, contents }).filter(([, field]) => field !== undefined && field !== null);
  return [text(said.length === 0 ? "(The server returned an empty result.)" : inWords(Object.fromEntries(said)))];
}

/** The limits in characters of what nobody knows how to show, and of one text in it: a longer one is data. */
const LONGEST = { unknown: 10_000, data: 2000 };

/** Its JSON, without data such as that of a picture. */
function inWords(value: unknown): string {
  const json = JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" && part.length > LONGEST.data && !/\s/.test(part.slice(0, LONGEST.data))
      ? `[${part.length} characters]`
      : part,
  );
  return readable(clipMiddle(json, LONGEST.unknown, "[... cut ...]"));
}

/** The contents of resources. */
export function contentsOf({ contents }: z.infer<typeof ReadResult>): ToolResult {
  return { content: withFewImages(contents.map(resourceOf)) };
}

/** Whether the text has every value of the structure: often it is the same JSON, or its only text. */
function isTold(value: unknown, told: readonly Content[]): boolean {
  const all = told.map((block) => (block.type === "text" ? block.text : "")).join("\n");
  const isThere = (one: string) => all.includes(one) || all.includes(JSON.stringify(one).slice(1, -1));
  return valuesIn(value).every(isThere);
}

function valuesIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return value === null ? [] : [readable(String(value))];
  return Object.values(value).flatMap(valuesIn);
}

function contentOf(block: z.infer<typeof AnyBlock>): Content {
  const known = Block.safeParse(block).data;
  if (!known) return unknownBlock(block);
  switch (known.type) {
    case "text":
      return text(readable(known.text));
    case "image":
      return imageOf(known.data, known.mimeType);
    case "audio":
      return note(`sound (${known.mimeType})`);
    case "resource":
      return resourceOf(known.resource);
    case "resource_link":
      return text(linkLine(known));
  }
}

/** Some put the fields of a resource beside its kind, and data into a block of text. */
function unknownBlock({ type, ...fields }: z.infer<typeof AnyBlock>): Content {
  const flat = type === "resource" ? Resource.safeParse(fields).data : undefined;
  if (flat && (flat.text !== undefined || flat.blob !== undefined)) return resourceOf(flat);
  const { data, mime_type = /^data:([^;,]{1,100})/.exec(String(data))?.[1] } = fields;
  if (type === "image" && typeof data === "string" && typeof mime_type === "string") return imageOf(data, mime_type);
  const said = Object.entries(fields).filter(([, field]) => field !== null);
  if (said.length === 0) return note(`a block of the kind ${type}`);
  const { text: only } = fields;
  return text(type === "text" && only != null ? inWords(only) : `${type}: ${inWords(Object.fromEntries(said))}`);
}

function linkLine({ name, uri, description, mimeType }: Extract<Block, { type: "resource_link" }>): string {
  const about = [mimeType, description].filter((part) => part !== "").join(", ");
  const link = `${oneLine(readable(name), 200)}: ${oneLine(readable(uri), 2000)}`;
  return about === "" ? link : `${link} (${oneLine(readable(about), 500)})`;
}

function resourceOf({ text: words, blob, mimeType = "", uri }: z.infer<typeof Resource>): Content {
  if (words !== undefined) return text(readable(words));
  if (blob !== undefined && IMAGES.test(mimeType)) return imageOf(blob, mimeType);
  const decoded = blob !== undefined && TEXTS.test(mimeType) ? textIn(blob) : undefined;
  if (decoded !== undefined) return text(readable(decoded));
  return note(`${blob?.length ?? 0} characters of ${mimeType || "something"} in base64, from ${uri}`);
}

const TEXTS = /^(?:text\/|application\/(?:json|xml|yaml|javascript)\b)|\+(?:json|xml)$/;

/** The text in base64; undefined for what is none in UTF-8. */
function textIn(blob: string): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(blob, "base64"));
  } catch {
    return undefined;
  }
}

function imageOf(given: string, mimeType: string): Content {
  const data = given.replace(/^data:[^,]{0,100};base64,/, "").replaceAll(/\s/g, "");
  if (!IMAGES.test(mimeType)) return note(`an image (${mimeType})`);
  if (data.length > LARGEST_IMAGE || !/^[A-Za-z0-9+/]*=*$/.test(data)) return note("an image that cannot be shown");
  return { type: "image", image_urls: [`data:${mimeType};base64,${data}`], cache_prompt: false };
}

function withFewImages(content: readonly Content[]): readonly Content[] {
  let images = 0;
  return content.map((block) => {
    if (block.type === "image") images += 1;
    return block.type === "image" && images > MOST_IMAGES ? note("one more image") : block;
  });
}

function note(what: string): Content {
  return text(`[Left out: ${oneLine(readable(what), 300)}.]`);
}

/** Asks the server. */
export type AskServer = <Answer>(
  method: string,
  params: Record<string, unknown>,
  schema: z.ZodType<Answer>,
) => Promise<Answer>;

export const LIST = "list_resources";
export const READ = "read_resource";

const ours = {
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
  isOurs: true,
} as const;

/** This program defines them, with the server's name. A tool of the server with such a name takes precedence. */
export function resourceTools(): readonly ServerTool[] {
  const schemaOf = (field: string, required: readonly string[]) => ({
    type: "object",
    properties: { [field]: { type: "string" } },
    required,
  });
  return [
    { name: LIST, description: prompt("mcp/list-resources"), inputSchema: schemaOf("cursor", []), ...ours },
    { name: READ, description: prompt("mcp/read-resource"), inputSchema: schemaOf("uri", ["uri"]), ...ours },
  ];
}

const Listed = { name: words, description: words, mimeType: words };
const Resources = z.object({
  resources: z
    .unknown()
    .optional()
    .transform((list) => readEach(list, z.object({ uri: z.string(), ...Listed })).good),
  nextCursor: z.string().min(1).optional().catch(undefined),
});
const Templates = z.object({
  resourceTemplates: z
    .unknown()
    .transform((list) => readEach(list, z.object({ uriTemplate: z.string(), ...Listed })).good),
});

export async function listResources(ask: AskServer, { cursor }: Readonly<{ cursor?: unknown }>): Promise<ToolResult> {
  const { resources, nextCursor } = await ask("resources/list", cursor === undefined ? {} : { cursor }, Resources);
  const none = { resourceTemplates: [] };
  const { resourceTemplates } = await ask("resources/templates/list", {}, Templates).catch(() => none);
  const lines = [
    ...resources.map(({ uri, ...more }) => lineOf(uri, more)),
    ...resourceTemplates.map(({ uriTemplate, ...more }) => lineOf(uriTemplate, more)),
    ...(nextCursor === undefined ? [] : [`There are more: call this again with the cursor ${nextCursor}`]),
  ];
  return { content: [text(lines.length > 0 ? lines.join("\n") : "There are no resources.")] };
}

export async function readResource(ask: AskServer, { uri }: Readonly<{ uri?: unknown }>): Promise<ToolResult> {
  return contentsOf(await ask("resources/read", { uri }, ReadResult));
}

type ResourceText = Readonly<{ name: string; description: string; mimeType: string }>;

function lineOf(place: string, { name, mimeType, description }: ResourceText): string {
  const about = [name, mimeType, description].filter((part) => part !== "").join(", ");
  return oneLine(readable(`${place} (${about})`), 500);
}
