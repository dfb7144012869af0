/** The rules that a repository has for contributions, as far as its files and its last commits show them. */
import { type CommitStyle, commitStyleOf } from "../../../git/commit-style.ts";
import type { PullTemplate } from "../../../github/write/pull-request/pull-template.ts";
import { PUBLISH } from "../../../runner/input/publishing.ts";
import type { StartingPoint } from "../../goal.ts";
import type { Run } from "../../run.ts";
import type { Reading } from "../../start/reading.ts";
import type { Knowledge } from "./knowledge.ts";
import { readPullTemplate } from "./pull-template.ts";

/** `style` is what the agent is told about titles of commits; `template` is set where a pull request would be opened. */
export type HouseRules = Readonly<{ style?: CommitStyle | undefined; template?: PullTemplate | undefined }>;

type Place = Readonly<{
  run: Pick<Run, "settings">;
  startingPoint: Pick<StartingPoint, "goal">;
  reading: Pick<Reading, "titles">;
  knowledge: Pick<Knowledge, "source">;
}>;

/** Never rejects. The same whenever it is asked in a run. */
export async function houseRulesOf({ run, startingPoint: { goal }, reading, knowledge }: Place): Promise<HouseRules> {
  const isOpened = goal.kind === "propose" && run.settings.slice(PUBLISH)["create-pr"] !== "none";
  return {
    style: commitStyleOf(reading.titles),
    template: isOpened ? await readPullTemplate(knowledge.source) : undefined,
  };
}
