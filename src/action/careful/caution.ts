/**
 * What a run does without because it reads words of people who cannot push: they may have written them for the agent.
 * What the code of a fork does without is more, see `ground/outside.ts`.
 */
import { SecretRegistry } from "../../core/secret/secret-registry.ts";
import type { ToolSecrets } from "../../core/secret/tool-secrets.ts";
import type { ServerSpec } from "../../mcp/mcp-config.ts";
import type { Inputs } from "../runner/input/inputs.ts";

export type Caution = Readonly<{
  /** As they hold for the agent. */
  inputs: Inputs;
  /** Of the workflow's own command, which nobody else has a say in. */
  forSetUp: ToolSecrets;
  /** Whether it opens a pull request that nobody asked for. */
  proposes: boolean;
  /** Whether tools have had a network up to here. */
  closesNetwork: boolean;
}>;

type Lent = Pick<Inputs, "mixed-threads">;

/** Whether a run is careful that reads words of these people. */
export function isCareful({ "mixed-threads": mixed }: Lent, strangers: readonly string[]): boolean {
  return mixed !== "as-trusted" && strangers.length > 0;
}

export function cautionWith(inputs: Inputs): Caution {
  const isStrict = inputs["mixed-threads"] === "strict";
  const registry = new SecretRegistry();
  registry.update(inputs.secrets ?? {});
  return {
    inputs: { ...inputs, secrets: undefined, ...(isStrict && confirmationAbove(inputs)) },
    proposes: !isStrict,
    forSetUp: registry.forTools(),
    closesNetwork: inputs.isolation !== "none" && inputs.network !== "none",
  };
}

type Asking = Pick<Inputs, "confirmation" | "confirmation-threshold">;

/**
 * One step stricter. Not what `careful` means: from medium on every run of the tests is asked about, and without secrets
 * and network they do nothing that cannot be seen in the change.
 */
export function confirmationAbove({ confirmation, "confirmation-threshold": threshold }: Asking): Asking {
  if (confirmation === "always") return { confirmation, "confirmation-threshold": threshold };
  if (confirmation === "never") return { confirmation: "risky", "confirmation-threshold": threshold };
  if (threshold === "low") return { confirmation: "always", "confirmation-threshold": threshold };
  return { confirmation, "confirmation-threshold": threshold === "high" ? "medium" : "low" };
}

/** Those that know nothing which others must not have. */
export function withoutSecrets(specs: readonly ServerSpec[], secrets: readonly string[]): readonly ServerSpec[] {
  return specs.filter((spec) => {
    const values = Object.values(spec.kind === "http" ? spec.headers : spec.environment);
    return !values.some((value) => secrets.some((secret) => value.includes(secret)));
  });
}
