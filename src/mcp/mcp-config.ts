/** The configuration of MCP servers, in the usual format. */
import { z } from "zod";
import { Fault } from "../lib/fault.ts";
import { oneLine } from "../lib/text.ts";

/**
 * `environment` and `headers` contain the secrets. `isTrusted`: its tools need no approval. `startMs`: how long it may take
 * to start, where the configuration says it.
 */
export type ServerSpec = Readonly<{ name: string; isTrusted: boolean; startMs?: number | undefined }> &
  (StdioSpec | HttpSpec);
export type StdioSpec = Readonly<{
  kind: "stdio";
  file: string;
  args: readonly string[];
  environment: Readonly<Record<string, string>>;
}>;
/** `isPrivate`: plain http and addresses that are not public are allowed. */
export type HttpSpec = Readonly<{
  kind: "http";
  url: URL;
  headers: Readonly<Record<string, string>>;
  isPrivate: boolean;
}>;

type Secrets = Readonly<Record<string, string>>;

/** Without `__`, and without `_` at the end: in the name of a tool, `__` ends the server's name. */
const ServerName = z
  .string()
  .max(32, "has a name of more than 32 characters")
  .regex(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/, "has a name that is not made of letters and digits with single - or _");

const values = z.record(z.string(), z.string()).default({});
/** Codex has a field of this name and meaning. */
const startSeconds = z.number().min(1).max(600).optional();
const Stdio = z.strictObject({
  type: z.literal("stdio").optional(),
  command: z.string().min(1),
  args: z.array(z.string()).default([]),
  env: values,
  startup_timeout_sec: startSeconds,
  trusted: z.boolean().default(false),
});
const Http = z.strictObject({
  type: z.enum(["http", "streamable-http"]).optional(),
  url: z.url({ protocol: /^https?$/, error: "must be a URL that starts with http:// or https://" }),
  headers: values,
  private: z.boolean().default(false),
  startup_timeout_sec: startSeconds,
  trusted: z.boolean().default(false),
});
const Servers = z.record(ServerName, z.union([Stdio, Http]));
const McpConfig = z.strictObject({ mcpServers: Servers });

const MOST_SERVERS = 20;

/**
 * Reads the JSON; `what` is its name for people. `${NAME}` in `env` and `headers` is replaced by a secret; nothing else of the job is available.
 * Throws a "config" Fault, which repeats no value, for an invalid configuration.
 */
export function parseMcpConfig(text: string, secrets: Secrets, what = "The `mcp-config`"): readonly ServerSpec[] {
  try {
    return readServers(fromJson(text), secrets);
  } catch (cause) {
    if (!(cause instanceof Unusable)) throw cause;
    const hint = "See docs/customizing.md for an example.";
    throw new Fault("config", `${what} cannot be used: ${cause.message}.`, { hint, cause });
  }
}

/** The servers of a plugin, from the text of its `.mcp.json`. It cannot define servers that act without an approval. */
export function pluginServers(
  { label, servers }: Readonly<{ label: string; servers: string | undefined }>,
  secrets: Secrets,
): readonly ServerSpec[] {
  if (servers === undefined) return [];
  return parseMcpConfig(servers, secrets, `.mcp.json of the plugin ${label}`).map(untrusted);
}

/** The server without the trust that only the workflow or the program can give. */
export function untrusted(spec: ServerSpec): ServerSpec {
  return { ...spec, isTrusted: false };
}

/** Its message completes a sentence and repeats no value. */
class Unusable extends Error {}

/** The same for parsed JSON. Throws an Error with such a message. */
export function readServers(config: unknown, secrets: Secrets): readonly ServerSpec[] {
  const parsed = McpConfig.safeParse(config);
  if (!parsed.success) throw new Unusable(problemOf(parsed.error));
  const servers = Object.entries(parsed.data.mcpServers);
  if (servers.length > MOST_SERVERS) throw new Unusable(`it names more than ${MOST_SERVERS} servers`);
  return servers.map(([name, server]) => ({
    ...("url" in server ? httpSpec(name, server, secrets) : stdioSpec(name, server, secrets)),
    ...(server.startup_timeout_sec !== undefined && { startMs: server.startup_timeout_sec * 1000 }),
  }));
}

function stdioSpec(name: string, { command, args, env, trusted }: z.infer<typeof Stdio>, secrets: Secrets): ServerSpec {
  if ([command, ...args].some(hasSlot)) throw misplaced(name);
  return { name, isTrusted: trusted, kind: "stdio", file: command, args, environment: filled(name, env, secrets) };
}

function httpSpec(name: string, server: z.infer<typeof Http>, secrets: Secrets): ServerSpec {
  if (hasSlot(server.url)) throw misplaced(name);
  const url = new URL(server.url);
  if (url.username !== "" || url.password !== "") throw new Unusable(`the url of "${name}" has a password in it`);
  if (url.protocol === "http:" && !server.private) {
    throw new Unusable(`the server "${name}" is reached over http, not https, without \`"private": true\``);
  }
  const headers = filled(name, server.headers, secrets);
  return { name, isTrusted: server.trusted, kind: "http", url, headers, isPrivate: server.private };
}

const SLOT = /\$\{([^}]*)\}/g;

function hasSlot(value: string): boolean {
  return value.search(SLOT) >= 0;
}

function filled(server: string, given: Readonly<Record<string, string>>, secrets: Secrets): Record<string, string> {
  const fill = (value: string) =>
    value.replaceAll(SLOT, (_, name: string) => {
      const secret = Object.hasOwn(secrets, name) ? secrets[name] : undefined;
      if (secret !== undefined) return secret;
      throw new Unusable(`the server "${server}" needs \${${oneLine(name, 50)}}, which is not among its secrets`);
    });
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, fill(value)]));
}

function misplaced(server: string): Unusable {
  return new Unusable(`the server "${server}" has a \${…} outside of \`env\` and \`headers\`, where it could be seen`);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a text that is not JSON is not a configuration
  }
}

/** The place of an error, never the value there. */
function problemOf({ issues: [issue] }: z.ZodError): string {
  if (!issue || issue.path.length < 2) return 'it must be JSON like {"mcpServers": {"name": {"command": "…"}}}';
  const place = oneLine(issue.path.join("."), 100);
  if (issue.code === "invalid_key") return `${place} ${issue.issues[0]?.message ?? "has no valid name"}`;
  if (issue.code === "invalid_format") return `${place} ${issue.message}`;
  return `${place} must have \`command\`, \`args\` and \`env\`, or \`url\` and \`headers\`, and nothing else`;
}
