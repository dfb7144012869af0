/** Times an approval: from the start of the run that somebody's label begins to the model, which is told what came of it. */
import { call } from "../../src/rehearsal/model/script.ts";
import { openStage } from "../../src/rehearsal/stage.ts";

/**
 * Milliseconds to the first request of the second run. In between, the checkout is made again, the granted command runs in
 * a sandbox of its own, and its work is looked through. Undefined where the machine can build no sandbox.
 */
export async function timeApproval(bundle: string): Promise<number | undefined> {
  const command = 'printf %s "$NPM_TOKEN" | wc -c > length.txt';
  const script = [call("terminal", { command, security_risk: "LOW" }), call("finish", { message: "Done." })];
  const inputs = { confirmation: "risky", secrets: "NPM_TOKEN=npm-canary-4711", "mixed-threads": "as-trusted" };
  let ahead = 0;
  await using stage = await openStage({ bundle, script, inputs, now: () => new Date(Date.now() + ahead) });
  const { outputs } = await stage.play();
  if (outputs.outcome === "failed") return undefined;
  if (outputs.outcome !== "awaiting-approval") throw new Error(`Nothing waits: the run ended as "${outputs.outcome}".`);
  ahead = 5000;
  const approved = await stage.play({ issue: 1, label: { by: "maria", name: "agent:approve" } });
  if (approved.outputs.outcome !== "changed") throw new Error(`It ended as "${approved.outputs.outcome}".`);
  return approved.timings.firstRequestMs;
}
