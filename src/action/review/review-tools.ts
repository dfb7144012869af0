/** What an agent works with when it reviews: tools that look, and those that say what was found. */
import type { Tool } from "../../core/tool/tool.ts";
import { type Descriptions, described } from "../../tools/descriptions.ts";
import { closeFinding } from "../../tools/review/close-finding.ts";
import { readDiff } from "../../tools/review/read-diff.ts";
import { reportFinding } from "../../tools/review/report-finding.ts";
import { standardTools } from "../../tools/standard-tools.ts";
import type { ReviewDesk } from "./review-desk.ts";

/** The terminal can write what it likes behind its wall: nothing of it is published. */
const LOOKING = ["terminal", "glob", "grep", "task_tracker"].map((name) => ({ name }));

export function reviewTools({ diff, known }: ReviewDesk, descriptions: Descriptions): readonly Tool[] {
  const own = [readDiff(diff), reportFinding(diff, known), closeFinding(known)];
  return [...own.map((tool) => described(tool, descriptions)), ...standardTools({ tools: LOOKING, descriptions })];
}
