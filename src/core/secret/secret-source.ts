/** Where a secret comes from: it is given, the runner's environment has it, or an address tells it. */
import { z } from "zod";

const description = z.string().optional();

const StaticSecret = z.strictObject({ kind: z.literal("StaticSecret"), value: z.string(), description }).readonly();

/** `variable` of the environment that the conversation is opened with, as it is then. No command sees the variable itself. */
const EnvSecret = z.strictObject({ kind: z.literal("EnvSecret"), variable: z.string(), description }).readonly();

/** The body of a reply to a GET with these headers, asked for whenever a command names the secret. */
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

/** What secrets that are not given need of the world. */
export type SecretWorld = Readonly<{
  env: Readonly<Record<string, string | undefined>>;
  fetch: typeof fetch;
  /** Milliseconds that only grow. */
  clock(): number;
}>;

/** Nothing is in it, and nobody answers. */
export const NO_WORLD: SecretWorld = Object.freeze({
  env: {},
  fetch: () => Promise.reject(new Error("There is no network here.")),
  clock: () => 0,
});
