/** Parses the input `secrets`: lines `NAME=VALUE`, or a JSON object, whose values may have several lines. */
import { z } from "zod";
import { runnersOwn } from "../../../core/workspace/environment.ts";
import { MIN_LENGTH } from "../../../lib/mask/forms.ts";

type Secrets = Readonly<Record<string, string>>;

/** By name, without empty values: the workflow has no such secret. Undefined if the text has neither form. */
export function parseSecrets(text: string): Secrets | undefined {
  const given = text.trim().startsWith("{") ? fromJson(text) : fromLines(text);
  return given && Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
}

/** By name. The error messages never contain a value. */
export const secretList = z.string().transform((text, context): Secrets => {
  const message = secretsProblem(text);
  if (message === undefined) return parseSecrets(text) ?? {};
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

function secretsProblem(text: string): string | undefined {
  const secrets = parseSecrets(text);
  if (!secrets) return "must be lines of `NAME=VALUE` or a JSON object of strings, with names of letters, digits and _";
  const own = Object.keys(secrets).find((name) => runnersOwn.test(name));
  if (own !== undefined) return `cannot hold ${own}, which the runner uses itself; choose another name`;
  const short = Object.keys(secrets).find((name) => (secrets[name]?.trim().length ?? 0) < MIN_LENGTH);
  if (short === undefined) return undefined;
  return `holds ${short} with fewer than ${MIN_LENGTH} characters, and such a short value cannot be hidden`;
}

const name = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/);
const InJson = z.record(name, z.string());

function fromJson(text: string): Secrets | undefined {
  try {
    return InJson.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // not JSON
  }
}

function fromLines(text: string): Secrets | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const pairs = lines.map((line) => /^\s*([A-Za-z_][A-Za-z0-9_]*)=(.*)$/.exec(line));
  if (pairs.includes(null)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? "", (pair?.[2] ?? "").trim()]));
}

/** Finds secrets in the configuration of MCP servers, for workflows that insert `secrets.…` directly. */
const texts = z.record(z.string(), z.string()).catch({});
const Config = z.object({
  mcpServers: z.record(z.string(), z.object({ env: texts.optional(), headers: texts.optional() })),
});

/** The values of headers and variables with secret-like names, even if the rest of the configuration is invalid. */
export function literalSecrets(text: string, isSecret: (name: string) => boolean): readonly string[] {
  const servers = Object.values(Config.safeParse(parsedOrNothing(text)).data?.mcpServers ?? {});
  const named = servers.flatMap(({ env, headers }) => [...Object.entries(env ?? {}), ...Object.entries(headers ?? {})]);
  const secret = named.filter(([name, value]) => isSecret(name) && !value.includes("${"));
  return secret.flatMap(([, value]) => [value, value.replace(/^\w+ /, "")]);
}

function parsedOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a path, or invalid
  }
}
