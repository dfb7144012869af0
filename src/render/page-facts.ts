/**
 * Defines the facts that the page of a run shows in addition to the event log. It is saved next to the log as
 * `report.json`, for `deckhand show`.
 */
import { z } from "zod";
import type { Redact } from "../lib/mask/mask.ts";

/** The name of the file, in the folder of the conversation. */
export const REPORT_FILE = "report.json";

const Link = z.url({ protocol: /^https?$/ });

const WithheldFile = z.object({ path: z.string(), code: z.string(), message: z.string() }).readonly();

/** `link` is the pull request, or else the branch compared with its base. */
const OtherWork = z
  .object({
    repository: z.string(),
    label: z.string(),
    link: Link.optional(),
    diff: z.string().optional(),
    withheld: z.array(WithheldFile).readonly(),
  })
  .readonly();

/** The tokens and cost of one use of a model. `name` is `default` for the agent's own work. */
const ModelUse = z
  .object({
    name: z.string(),
    replies: z.int(),
    inputTokens: z.number(),
    cachedTokens: z.number(),
    outputTokens: z.number(),
    costUsd: z.number().optional(),
  })
  .readonly();

/** Fields that this version does not know are left out: a newer one may have written them. */
export const PageFacts = z
  .object({
    version: z.literal(1),
    repository: z.string(),
    /** For people, e.g. `#12`. */
    thread: z.string(),
    requester: z.string(),
    outcome: z.string(),
    /** The emoji of the outcome. */
    sign: z.string(),
    reason: z.string(),
    quote: z.string().optional(),
    hint: z.string(),
    /** In UTC. Earlier events in the log are of earlier runs on the thread. */
    beganAt: z.iso.datetime(),
    /** In UTC. Missing, as the two below, if the run was cut off before it could report. */
    endedAt: z.iso.datetime().optional(),
    durationMs: z.number().optional(),
    steps: z.int().optional(),
    models: z.array(z.string()).readonly(),
    costUsd: z.number().optional(),
    uses: z.array(ModelUse).readonly(),
    /** Commands that the agent ran, with their exit codes. */
    checks: z.array(z.object({ command: z.string(), exitCode: z.int() }).readonly()).readonly(),
    /** The published change, as a unified diff. */
    diff: z.string().optional(),
    withheld: z.array(WithheldFile).readonly(),
    /** The work in other repositories than that of the thread. */
    others: z.array(OtherWork).readonly().optional(),
    blockedHosts: z.array(z.string()).readonly(),
    /** The packages and programs that commands lacked, in sentences for people. */
    missing: z.string().optional(),
    /** The name of a picture of the last page in the agent's browser, in the folder of long outputs. */
    picture: z
      .string()
      .regex(/^[\w-]+\.png$/)
      .optional(),
    links: z
      .object({
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

/** The outcome of a run that was cut off before it could report. It is in no output: nobody was there to write one. */
export const CUT_OFF = "cut-off";

/** `path` of the HTML file, and a table of the steps in Markdown (`""` if there are none). */
export type WrittenPage = Readonly<{ path: string; steps: string }>;

/** Writes the page of the conversation in a folder. `hide` takes secrets out of a text. */
export type WritePage = (folder: string, facts: PageFacts | undefined, hide: Redact) => Promise<WrittenPage>;
