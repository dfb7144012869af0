/** The rules that a repository has for contributions, as far as its files and its last commits show them. */
import type { CommitStyle } from "../../../git/commit-style.ts";
import type { PullTemplate } from "../../../github/write/pull-request/pull-template.ts";
import { PUBLISH } from "../../../runner/input/publishing.ts";
import type { PreparedRun } from "../../prepared-run.ts";

/** `style` is what the agent is told about titles of commits; `template` is set where a pull request would be opened. */
export type HouseRules = Readonly<{ style?: CommitStyle | undefined; template?: PullTemplate | undefined }>;

type Place = Pick<PreparedRun, "run" | "startingPoint" | "reading" | "knowledge">;

/** Never rejects. The same whenever it is asked in a run. Most repositories have few such rules, and load nothing of others. */
export async function houseRulesOf(place: Place): Promise<HouseRules> {
  return { style: await styleIn(place), template: await templateFor(place) };
}

/** Fewer titles show no style. */
const FEWEST = 5;

async function styleIn({ reading: { titles } }: Place): Promise<CommitStyle | undefined> {
  if (titles.length < FEWEST) return undefined;
  return (await import("../../../git/commit-style.ts")).commitStyleOf(titles);
}

async function templateFor({ run, startingPoint: { goal }, knowledge: { source } }: Place) {
  if (goal.kind !== "propose" || run.settings.slice(PUBLISH)["create-pr"] === "none") return undefined;
  const files = await source.list().catch(() => []);
  if (!files.some(({ path }) => /pull_request_template/i.test(path))) return undefined;
  return (await import("./pull-template.ts")).readPullTemplate(source);
}
