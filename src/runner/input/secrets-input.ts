/**
 * Defines the keys of the action, and parses the input `secrets`: lines `NAME=VALUE`, or a JSON object, whose values may
 * have several lines. Collects what is secret among all inputs.
 */
import { z } from "zod";
import { runnersOwn } from "../../core/workspace/environment.ts";
import { MIN_LENGTH } from "../../lib/mask/forms.ts";
import { asWritten, headerList } from "./input-shapes.ts";
import { MISSING, type Settings, sliceOf } from "./settings.ts";

export const required = z.string({ error: MISSING });

export const SHORT_STATE_KEY = "must have at least 16 characters";

/** The keys to sign in and to sign with. */
export const KEYS = sliceOf(
  {
    "github-token": required,
    "api-key": z.string().optional(),
    "state-key": z.string().min(16, SHORT_STATE_KEY).optional(),
  },
  { "github-token": asWritten, "state-key": asWritten },
);

/** Returns the secret that we sign with. Neither tools nor people who can push have it. */
export function ownSecret(settings: Settings): string | undefined {
  const keys = settings.slice(KEYS);
  return keys["state-key"] ?? keys["api-key"];
}

type Secrets = Readonly<Record<string, string>>;

/** By name, without empty values: the workflow has no such secret. Undefined if the text has neither form. */
function parseSecrets(text: string): Secrets | undefined {
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

const texts = z.record(z.string(), z.string()).catch({});
const Config = z.object({
  mcpServers: z.record(z.string(), z.object({ env: texts.optional(), headers: texts.optional() })),
});

/**
 * Finds secrets in the configuration of MCP servers, for workflows that insert `secrets.…` directly. The values of
 * headers and variables with secret-like names, even if the rest of the configuration is invalid.
 */
function literalSecrets(text: string, isSecret: (name: string) => boolean): readonly string[] {
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

const SECRET_HEADER = /auth|key|token|secret|cookie|credential/i;

/** Every value among the inputs that must not be shown, whether or not the inputs are as they should be. */
export function secretInputs(settings: Settings): string[] {
  const headers = headerList.safeParse(settings.written("model-headers") ?? "");
  const named = Object.entries(headers.data ?? {}).filter(([name]) => SECRET_HEADER.test(name));
  const plain = ["github-token", "api-key", "state-key", "agent-server-key"].flatMap(
    (name) => settings.written(name) ?? [],
  );
  const lists = [settings.written("secrets") ?? "", settings.written("mcp-secrets") ?? ""];
  const listed = lists.flatMap((given) => Object.values(parseSecrets(given) ?? { malformed: given }));
  const forServers = literalSecrets(settings.written("mcp-config") ?? "", (name) => SECRET_HEADER.test(name));
  return [...plain, ...listed, ...forServers, ...named.flatMap(([, value]) => [value, value.replace(/^\w+ /, "")])];
}
