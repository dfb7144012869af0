/** Makes the policy of the publisher from the inputs. */

import type { Publishing } from "../action/runner/input/publishing.ts";
import type { Trigger } from "../github/read/trigger/trigger.ts";
import { type Policy, STANDARD_POLICY } from "../github/write/policy/policy.ts";

/** What is to be confirmed is withheld until it is. */
export function policyOf(wanted: Publishing): Policy {
  return {
    ...STANDARD_POLICY,
    list: wanted["protected-paths"],
    maxFiles: wanted["max-patch-files"],
    maxPatchKb: wanted["max-patch-kb"],
  };
}

/** Work on what strangers wrote is proposed by a person: the one who asked, or else the one who follows the link. */
export function restrictedWay(
  wanted: Publishing["create-pr"],
  { kind }: Pick<Trigger, "kind">,
): Publishing["create-pr"] {
  return wanted === "draft" && kind === "schedule" ? "link" : wanted;
}
