/** Defines the input `read-github`: the parts of GitHub that the agent can read beside its thread. */
import { z } from "zod";
import { commaList } from "../../../lib/text.ts";
import { sliceOf } from "../../../runner/input/settings.ts";

export const READ_AREAS = ["issues", "labels", "milestones", "releases", "runs", "history", "discussions"] as const;
export type ReadArea = (typeof READ_AREAS)[number];

const areas = z.string().transform((given, context): readonly ReadArea[] => {
  const names = commaList(given);
  const areas = READ_AREAS.filter((area) => names.includes(area));
  if (areas.length === new Set(names).size && names.length > 0) return areas;
  context.addIssue(`must be some of ${READ_AREAS.join(", ")}, separated by commas`);
  return z.NEVER;
});

export const READ = sliceOf({ "read-github": areas.optional() });
