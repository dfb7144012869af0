/** What the page of a run tells beside the event log. It is kept beside the log as `report.json`, for `deckhand show`. */
import { z } from "zod";
import type { Redact } from "../lib/mask/mask.ts";

/** The name of the file, in the folder of the conversation. */
export const REPORT_FILE = "report.json";

const Link = z.url({ protocol: /^https?$/ });

const WithheldFile = z.strictObject({ path: z.string(), code: z.string(), message: z.string() }).readonly();

/** What a use of a model took; `name` is `default` for the agent's own work. */
const ModelUse = z
  .strictObject({
    name: z.string(),
    replies: z.int(),
    inputTokens: z.number(),
    cachedTokens: z.number(),
    outputTokens: z.number(),
    costUsd: z.number().optional(),
  })
  .readonly();

export const PageFacts = z
  .strictObject({
    version: z.literal(1),
    repository: z.string(),
    /** For people, e.g. `#12`. */
    thread: z.string(),
    requester: z.string(),
    outcome: z.string(),
    /** An emoji that stands for the outcome. */
    sign: z.string(),
    reason: z.string(),
    quote: z.string().optional(),
    hint: z.string(),
    /** When the run ended, in UTC. */
    endedAt: z.iso.datetime(),
    durationMs: z.number(),
    steps: z.int(),
    models: z.array(z.string()).readonly(),
    costUsd: z.number().optional(),
    uses: z.array(ModelUse).readonly(),
    /** Commands that the agent ran, with their exit codes. */
    checks: z.array(z.strictObject({ command: z.string(), exitCode: z.int() }).readonly()).readonly(),
    /** What was published, as a unified diff. */
    diff: z.string().optional(),
    withheld: z.array(WithheldFile).readonly(),
    blockedHosts: z.array(z.string()).readonly(),
    /** The name of a picture of the last page in the agent's browser, in the folder of long outputs. */
    picture: z
      .string()
      .regex(/^[\w-]+\.png$/)
      .optional(),
    links: z
      .strictObject({
        thread: Link.optional(),
        run: Link.optional(),
        comment: Link.optional(),
        commit: Link.optional(),
        pullRequest: Link.optional(),
      })
      .readonly(),
  })
  .readonly();
export type PageFacts = z.infer<typeof PageFacts>;

/** Writes the page of the conversation in a folder, and returns its path. `hide` takes secrets out of a text. */
export type WritePage = (folder: string, facts: PageFacts | undefined, hide: Redact) => Promise<string>;
