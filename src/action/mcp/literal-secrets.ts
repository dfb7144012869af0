/** Secrets that stand in the configuration of servers themselves, because a workflow wrote `secrets.…` right into it. */
import { z } from "zod";

const texts = z.record(z.string(), z.string()).catch({});
const Config = z.object({
  mcpServers: z.record(z.string(), z.object({ env: texts.optional(), headers: texts.optional() })),
});

/** Values of headers and variables whose names say that they are secret, in whatever state the rest is. */
export function literalSecrets(text: string, isSecret: (name: string) => boolean): readonly string[] {
  const servers = Object.values(Config.safeParse(fromJson(text)).data?.mcpServers ?? {});
  const named = servers.flatMap(({ env, headers }) => [...Object.entries(env ?? {}), ...Object.entries(headers ?? {})]);
  const secret = named.filter(([name, value]) => isSecret(name) && !value.includes("${"));
  return secret.flatMap(([, value]) => [value, value.replace(/^\w+ /, "")]);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a path, or nothing that can be used
  }
}
