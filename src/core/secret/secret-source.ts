/** The sources of a secret: a given value, a variable of the runner's environment, or a URL. */
import { z } from "zod";

const description = z.string().optional();

const StaticSecret = z.strictObject({ kind: z.literal("StaticSecret"), value: z.string(), description }).readonly();

/** Reads `variable` from the environment when the conversation is opened. No command sees the variable itself. */
const EnvSecret = z.strictObject({ kind: z.literal("EnvSecret"), variable: z.string(), description }).readonly();

/** The body of the response to a GET with these headers, which is requested whenever a command refers to the secret. */
export const LookupSecret = z
  .strictObject({
    kind: z.literal("LookupSecret"),
    url: z.url({ protocol: /^https?$/, error: "must be an absolute http(s) URL" }),
    headers: z.record(z.string(), z.string()).readonly().default({}),
    description,
  })
  .readonly();
export type LookupSecret = z.infer<typeof LookupSecret>;

export const SecretSource = z.discriminatedUnion("kind", [StaticSecret, EnvSecret, LookupSecret]);
export type SecretSource = z.infer<typeof SecretSource>;

/**
 * A function of the program, which is called whenever a command refers to the secret. On disk it is a secret without its
 * value: the program gives it again.
 */
export type CallbackSecret = Readonly<{
  kind: "CallbackSecret";
  read(): string | Promise<string>;
  description?: string | undefined;
}>;

/** What the sources need of the world. */
export type SecretWorld = Readonly<{
  env: Readonly<Record<string, string | undefined>>;
  fetch: typeof fetch;
  /** A monotonic clock in milliseconds. */
  clock(): number;
}>;

/** A world without variables and network. */
export const NO_WORLD: SecretWorld = Object.freeze({
  env: {},
  fetch: () => Promise.reject(new Error("There is no network here.")),
  clock: () => 0,
});
