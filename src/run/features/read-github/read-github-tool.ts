/**
 * Defines the tool with which the model reads more of GitHub than its thread. The broker asks, and the answer is fenced as
 * data like the thread. Words of people who cannot push are left out, unless the run is restricted because of such words
 * already, or the workflow trusts them: a run never reads its way into more trust than it has.
 */
import { randomBytes } from "node:crypto";
import { posix } from "node:path";
import { z } from "zod";
import { text } from "../../../core/event/content.ts";
import { defineTool, type Tool } from "../../../core/tool/tool.ts";
import { type GitHub, gitHubReader, type Repository } from "../../../github/client.ts";
import {
  type FoundItem,
  findThreads,
  lookUpHistory,
  lookUpLabels,
  lookUpMilestones,
  lookUpReleases,
  lookUpRunLogs,
  lookUpRuns,
  readDiscussionOf,
  readThreadOf,
} from "../../../github/read/lookup.ts";
import { standingsOf } from "../../../github/read/permission.ts";
import { fence } from "../../../github/read/text/untrusted.ts";
import { Mistake, toFault } from "../../../lib/fault.ts";
import { count } from "../../../lib/text.ts";
import { prompt } from "../../../prompts.ts";
import type { CheckoutHistory, FeatureCode } from "../../feature.ts";
import { lookUpCheckout } from "./checkout-history.ts";
import { READ, type ReadArea } from "./inputs.ts";

const READ_GITHUB = "read_github";

/** In one run. */
const MOST_CALLS = 60;

/** Characters of one answer. */
const LONGEST = 40_000;

export type LookupAccess = Readonly<{
  areas: readonly ReadArea[];
  github: GitHub;
  repository: Repository;
  /** Whether words of people who cannot push are shown. */
  showsStrangers: boolean;
  /** Undefined where the area `history` is not declared. */
  checkout: CheckoutHistory | undefined;
}>;

const number = z.int().positive();
const file = z.string().regex(/^[\w.-]{1,100}\.ya?ml$/, "is no name of a workflow file");
const path = z
  .string()
  .regex(/^[^\p{C}]{1,300}$/u, "is no path of a file")
  .transform((given) => posix.normalize(given))
  .refine((given) => !/^(?:\/|\.\.?(?:\/|$))/.test(given), "is no path within the repository, such as src/main.ts");

/** The possible questions, by area. */
const ASKS = {
  issues: [
    z.strictObject({ what: z.literal("search"), query: z.string().min(1).max(300).describe("As in GitHub's search.") }),
    z.strictObject({ what: z.literal("thread"), number: number.describe("Of an issue or a pull request.") }),
  ],
  labels: [z.strictObject({ what: z.literal("labels") })],
  milestones: [z.strictObject({ what: z.literal("milestones") })],
  releases: [z.strictObject({ what: z.literal("releases") })],
  runs: [
    z.strictObject({
      what: z.literal("runs"),
      workflow: file.optional(),
      status: z.enum(["failure", "success", "in_progress"]).optional(),
    }),
    z.strictObject({ what: z.literal("logs"), run: number.describe("The failed jobs of this workflow run.") }),
  ],
  history: [
    z.strictObject({
      what: z.literal("history"),
      of: z.enum(["default branch", "checkout"]).default("default branch"),
      path: path.optional(),
      since: z.iso.datetime().optional(),
    }),
    z.strictObject({
      what: z.literal("blame").describe("Who changed which line of a file of the checkout, and when."),
      path,
      from: number.optional().describe("The first line."),
      to: number.optional(),
    }),
    z.strictObject({
      what: z.literal("commit").describe("The message and the files of a commit of the checkout."),
      sha: z.string().regex(/^[0-9a-f]{7,64}$/, "is not a commit id"),
    }),
  ],
  discussions: [z.strictObject({ what: z.literal("discussion"), number })],
} as const;

type Ask = z.infer<(typeof ASKS)[ReadArea][number]>;

/**
 * The tool as the inputs declare it. A run that has little to lose may read words of anybody; any other reads those of people
 * who can push.
 */
export const code: FeatureCode<readonly Tool[]> = {
  async open({ run: { github, job, settings }, inputs, trust, history }) {
    const { "read-github": areas = [] } = settings.slice(READ);
    const showsStrangers = inputs["mixed-threads"] === "as-trusted" || trust !== "full";
    const checkout = areas.includes("history") ? await history() : undefined;
    const tool = readGithubTool({ areas, github, repository: job.repository, showsStrangers, checkout });
    return tool ? [tool] : [];
  },
  tools: (tools) => tools,
};

export function readGithubTool(reading: LookupAccess): Tool | undefined {
  const [first, ...others] = reading.areas.flatMap((area): readonly (typeof ASKS)[ReadArea][number][] => ASKS[area]);
  if (!first) return undefined;
  let calls = 0;
  return defineTool({
    name: READ_GITHUB,
    description: prompt("read-github/tool"),
    input: z.object({ ask: z.discriminatedUnion("what", [first, ...others]) }),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    risk: "LOW",
    run: async ({ ask }) => {
      calls += 1;
      if (calls > MOST_CALLS) throw new Mistake(`A run may read GitHub at most ${MOST_CALLS} times.`);
      const found = await lookUp(ask, reading).catch((error: unknown) => {
        throw error instanceof Mistake ? error : new Mistake(toFault(error).message);
      });
      return { content: [text(await shown(found, reading))] };
    },
  });
}

function lookUp(ask: Ask, { github, repository, checkout }: LookupAccess): Promise<readonly FoundItem[]> {
  const client = gitHubReader(github, repository);
  const name = `${repository.owner}/${repository.name}`;
  switch (ask.what) {
    case "search":
      return findThreads(
        async (what, parameters) => (await github.request("GET /search/{what}", { what, ...parameters })).data,
        name,
        ask.query,
      );
    case "thread":
      return readThreadOf(client, name, ask.number);
    case "labels":
      return lookUpLabels(client);
    case "milestones":
      return lookUpMilestones(client);
    case "releases":
      return lookUpReleases(client);
    case "runs":
      return lookUpRuns(client, ask);
    case "logs":
      return lookUpRunLogs(client, ask.run);
    case "history":
      return ask.of === "default branch" ? lookUpHistory(client, ask) : lookUpIn(checkout, ask);
    case "blame":
    case "commit":
      return lookUpIn(checkout, ask);
    case "discussion":
      return readDiscussionOf(client, repository, ask.number);
  }
}

async function lookUpIn(checkout: CheckoutHistory | undefined, ask: Parameters<typeof lookUpCheckout>[1]) {
  if (!checkout) throw new Mistake("This run has no checkout whose history could be read.");
  return lookUpCheckout(checkout, ask);
}

async function shown(found: readonly FoundItem[], reading: LookupAccess): Promise<string> {
  if (found.length === 0) return "Nothing was found.";
  const visible = reading.showsStrangers ? found : await ofWriters(found, reading);
  const left = found.length - visible.length;
  const nonce = randomBytes(16).toString("hex");
  const within: FoundItem["item"][] = [];
  let room = LONGEST;
  for (const { item } of visible) {
    room -= item.text.length + (item.title ?? "").length + item.label.length;
    if (room < 0) break;
    within.push(item);
  }
  const cut = visible.length - within.length;
  const notes = [
    ...(left > 0 ? [`${count(left, "text")} by people without write access left out.`] : []),
    ...(cut > 0 ? [`${count(cut, "text")} more left out, because the answer would be too long.`] : []),
  ];
  if (within.length === 0) return notes.join(" ");
  const { data } = fence(within, nonce);
  return [prompt("read-github/data", { nonce, data }), ...notes].join("\n\n");
}

/** A person whose permission is unknown counts as one who cannot push. */
async function ofWriters(
  found: readonly FoundItem[],
  { github, repository }: LookupAccess,
): Promise<readonly FoundItem[]> {
  const authors = [...new Set(found.flatMap(({ author }) => author ?? []))];
  const standings = await standingsOf(gitHubReader(github, repository), authors, 50);
  return found.filter(({ author }) => author === undefined || standings.get(author) === "can push");
}
