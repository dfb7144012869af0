/** What a run leaves on the runner where it writes nothing to GitHub. */
import type { Redact } from "../../lib/redact.ts";
import { writeChangeSet } from "../change-set/write-change-set.ts";
import type { Setting } from "../prepare.ts";
import type { Done } from "../result/done.ts";
import type { Outputs } from "../runner/file-commands.ts";
import { modeOf } from "./mode.ts";
import { renderPreview } from "./preview.ts";

/** `preview` stands above the report in the step summary. */
export type Left = Readonly<{ preview: string; outputs: Outputs }>;

export function leave(setting: Setting, done: Done, redact: Redact): Left {
  switch (modeOf(setting.world.env)) {
    case "plan":
      return { preview: "", outputs: { "change-set-path": writeChangeSet(setting, done, redact) } };
    case "dry-run":
      return { preview: `${renderPreview(setting, done, redact)}\n\n`, outputs: {} };
    default:
      return { preview: "", outputs: {} };
  }
}
