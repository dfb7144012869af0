/** Closes what a run has open in its workspace: the tools, and then the features, also if the tools cannot be closed. */
import type { PreparedRun } from "./prepared-run.ts";

export async function closeTools({ tools, features }: Pick<PreparedRun, "tools" | "features">): Promise<void> {
  let isOver = false;
  try {
    isOver = (await tools.close()) === undefined;
  } finally {
    await features.close({ isOver });
  }
}
