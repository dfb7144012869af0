import { expect } from "vitest";
import { approvals, setConfirmation } from "../../../src/run/approve/approvals.ts";
import type { PreparedRun } from "../../../src/run/prepared-run.ts";
import { readInputs } from "../../../src/runner/input/inputs.ts";
import { Settings } from "../../../src/runner/input/settings.ts";
import { actor, call, done, openIn } from "../../core/conversation/stage.ts";
import { test } from "../../core/event/log-folder.ts";
import { forever } from "../../core/model/endpoint.ts";

const needed = { INPUT_MODEL: "gpt-x", "INPUT_API-KEY": "sk-secret-123456", "INPUT_GITHUB-TOKEN": "ghs_secret-123" };
const risky = { kind: "ConfirmRisky", confirm_unknown: true };

/** What looks and no more is asked about with `always` alone. */
test.for([
  ["never", "high", { kind: "NeverConfirm" }, "finished"],
  ["risky", "high", { ...risky, threshold: "HIGH" }, "finished"],
  ["risky", "medium", { ...risky, threshold: "MEDIUM" }, "finished"],
  ["always", "high", { kind: "AlwaysConfirm" }, "waiting"],
] as const)("`confirmation: %s` from %s is the policy %j, and a harmless call is %s", async (row, { folder }) => {
  const [when, from, policy, end] = row;
  const inputs = readInputs(
    Settings.ofJob({ ...needed, INPUT_CONFIRMATION: when, "INPUT_CONFIRMATION-THRESHOLD": from }),
  );
  const conversation = openIn(folder, actor(call("idle", {}), done));
  await setConfirmation(conversation, inputs, undefined);
  expect(conversation.state.fields.confirmation_policy).toEqual(policy);
  await conversation.send("Fix it.");
  expect((await conversation.run(forever)).status).toBe(end);
});

test("what waits on an agent server is a failure, and nobody is asked about it", async () => {
  const inputs = readInputs(Settings.ofJob({ ...needed, "INPUT_AGENT-SERVER-CONVERSATION": "true" }));
  const prepared = { inputs } as PreparedRun; // nothing else is read
  const end = await approvals.continueUntilAskable(prepared, { status: "waiting" });
  expect(end).toMatchObject({
    status: "failed",
    fault: { code: "config", headline: expect.stringContaining("waits for a confirmation") },
  });
  const other = { status: "stuck", pattern: "action" } as const;
  expect(await approvals.continueUntilAskable(prepared, other)).toBe(other);
});
