/** Decides what a run gets of its inputs: less if it reads text of people without write access, and least on their code. */
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { rowOf } from "../../github/read/trigger/trigger-kinds.ts";
import type { Inputs } from "../../runner/input/inputs.ts";

/**
 * `restricted`: people without write access wrote some of the text that the agent reads. `fork`: the code that tools
 * work on is of somebody who may not start runs.
 */
export type Trust = "full" | "restricted" | "fork";

/** The inputs as they hold for such a run. Nothing else takes anything from them for what others wrote. */
export function allowedInputs(given: Inputs, trust: Trust, trigger: Pick<Trigger, "kind">): Inputs {
  switch (trust) {
    case "full":
      return given;
    case "restricted":
      return {
        ...given,
        secrets: undefined,
        memory: given.memory === "propose" ? "read" : given.memory,
        ...(given["mixed-threads"] === "strict" && stricter(given, trigger)),
      };
    case "fork":
      return { ...given, ...ON_A_FORK };
  }
}

/** MCP servers may have keys. Without network, most set-up commands fail, and a hook that runs the tests would never let the run end. */
const ON_A_FORK = {
  secrets: undefined,
  "tool-env": undefined,
  "mcp-config": undefined,
  network: "none",
  caches: ["none"],
  hooks: false,
  "skill-commands": false,
  "setup-command": undefined,
  "setup-network": "none",
} as const satisfies Partial<Inputs>;

type Stricter = Pick<Inputs, "create-pr" | "confirmation" | "confirmation-threshold">;

/**
 * People are asked one step sooner. `mixed-threads: restricted` does not do that: with the threshold at medium, every run
 * of the tests would need an approval, although without secrets and network they can do nothing that the change does not
 * show. Work that nobody asked for is proposed by a person, the one who follows the link.
 */
function stricter(given: Inputs, { kind }: Pick<Trigger, "kind">): Stricter {
  const { confirmation, "confirmation-threshold": threshold, "create-pr": way } = given;
  const pull = way === "draft" && rowOf({ kind }).isUnasked ? "link" : way;
  const asked = (when: Inputs["confirmation"], from = threshold) => ({
    "create-pr": pull,
    confirmation: when,
    "confirmation-threshold": from,
  });
  if (confirmation === "never") return asked("risky");
  if (confirmation === "always" || threshold === "low") return asked("always");
  return asked(confirmation, threshold === "high" ? "medium" : "low");
}
