/**
 * Runs after the steps of the job, even if they failed, and closes what the run left open: its sandbox, its lease, the
 * folder of other repositories, its comment and its page.
 */
import { toFault } from "../lib/fault.ts";
import { redactor } from "../lib/mask/mask.ts";
import type { WritePage } from "../page/page-facts.ts";
import { closeApprovalComment } from "../run/approve/approval-comment.ts";
import { finishRunComment } from "../run/report/run-comment.ts";
import { giveBack, HandBack } from "../sandbox/launch/take-down.ts";
import { connect } from "./runner/connect.ts";
import { printFault } from "./runner/console.ts";
import type { StepState } from "./runner/file-commands.ts";
import { secretInputs } from "./runner/input/inputs.ts";
import { parseOpenComment } from "./runner/open-comment.ts";
import type { World } from "./runner/world.ts";

export type LeftOpen = Pick<StepState, "handBack" | "openComment" | "openLease" | "openOthers" | "openPage">;

/** Resolves to the exit code. It is always 0, because the step already has its own exit code. */
export async function post(world: World, left: LeftOpen, writePage: WritePage): Promise<number> {
  const { handBack, openComment, openLease, openOthers, openPage } = left;
  const isStill = await attempt(world, async () => {
    if (handBack) await giveBack(HandBack.parse(JSON.parse(handBack)));
  });
  await attempt(world, async () => {
    if (openLease) await (await import("../run/claim/rescue.ts")).rescue(world, connect(world), openLease, isStill);
  });
  // After the rescue, which reads it, and whatever became of that.
  await attempt(world, async () => {
    if (openOthers) await (await import("../run/claim/others-folder.ts")).removeOthers(openOthers);
  });
  await attempt(world, async () => {
    if (!openComment) return;
    const [connection, open] = [connect(world), parseOpenComment(openComment)];
    await finishRunComment(connection, world.env, open);
    await closeApprovalComment(connection, { type: "issue", number: open.runComment.issue }, open);
  });
  await attempt(world, async () => {
    if (!openPage) return;
    const { finishPage } = await import("../run/report/run-page.ts");
    await finishPage(world, openPage, writePage, connect(world).redact);
  });
  return 0;
}

/** Whether `action` succeeded. A failure is printed, and the other parts are closed anyway. */
async function attempt({ env }: World, action: () => Promise<void>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    printFault(toFault(error), redactor(secretInputs(env)));
    return false;
  }
}
