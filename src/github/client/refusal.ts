/** Reads what GitHub says when it refuses: why, for how long, and what a person can do about it. */
import { z } from "zod";
import { oneLine } from "../../lib/text.ts";

/** An octokit error that has an answer; without one its `status` says 500 all the same. A page of HTML has no message. */
export const Refusal = z
  .object({
    status: z.number(),
    response: z.object({
      headers: z.record(z.string(), z.unknown()),
      data: z.object({ message: z.string() }).readonly().optional().catch(undefined),
    }),
  })
  .readonly();
type Refusal = z.infer<typeof Refusal>;

/** How long a limit lasts, or undefined when this is none. Without a word of GitHub's it is a minute. */
export function limitOf({ status, response: { data, headers } }: Refusal): number | undefined {
  if (status !== 429 && !(status === 403 && /rate limit/i.test(data?.message ?? ""))) return undefined;
  const seconds = Number(headers["retry-after"]);
  if (seconds > 0) return seconds * 1000;
  // The hour's allowance is used up. Both times are GitHub's own: our clock may be wrong.
  const left = Number(headers["x-ratelimit-reset"]) * 1000 - Date.parse(String(headers.date));
  return headers["x-ratelimit-remaining"] === "0" && left > 0 ? left : 60_000;
}

/** GitHub's own sentence says more than a number; it is kept to one line and ends before its link to the docs. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const sentence = oneLine(error.message.split(" - https://")[0] ?? "", 300).replace(/\.$/, "");
  return sentence === "" ? "" : `: ${sentence}`;
}

export function hintFor({ status, response }: Refusal): string {
  const { headers } = response;
  if (limitOf({ status, response }) !== undefined) {
    const seconds = Number(headers["retry-after"]);
    return `GitHub limits how often a token may ask. Run it again in ${seconds > 0 ? `${seconds} seconds` : "an hour"}.`;
  }
  if (status === 401) return "Check the `github-token` input: the token is wrong or has expired.";
  if (status === 403 && /archived/i.test(response.data?.message ?? "")) {
    return "The repository is archived, so nothing can be written: unarchive it in its settings, or work in another.";
  }
  const missing = permissionsIn(headers["x-accepted-github-permissions"]);
  if (status === 403 && missing !== "") {
    return `Give the job this line under \`permissions:\` in the workflow: \`${missing}\`.`;
  }
  if (status === 403) {
    return "Give the job `permissions: { contents: write, issues: write, pull-requests: write }`, and allow Actions to create pull requests in the repository's settings (Actions, General).";
  }
  if (status === 404) return "Check that the token may see this repository, and that the thing still exists.";
  if (status >= 500) return "Run it again; https://www.githubstatus.com says whether GitHub has a problem.";
  return "GitHub will not take this however often it is sent; its reason stands above.";
}

/** As a workflow writes them. Semicolons stand between sets of which one is enough: the first is named. */
function permissionsIn(header: unknown): string {
  const [set = ""] = String(header ?? "").split(";");
  return [...set.matchAll(/([a-z_]+)=(read|write)/g)]
    .map(([, name = "", level]) => `${yaml(name)}: ${level}`)
    .join(", ");
}

function yaml(name: string): string {
  return name.replaceAll("_", "-");
}
