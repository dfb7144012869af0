/** What tools are not lent when they work on the code of a fork: its author may start no run, and would be served by one. */
import { Fault } from "../../lib/fault.ts";
import type { Inputs } from "../runner/input/inputs.ts";
import type { Ground } from "./ground.ts";

export function isOutside({ pull }: Pick<Ground, "pull">): boolean {
  return pull?.isFork === true;
}

/** The inputs as they hold for this ground: servers go too, because they may have keys of their own. A "config" Fault where nothing would keep a fork's code from our keys. */
export function inputsOn(ground: Pick<Ground, "pull">, inputs: Inputs): Inputs {
  if (!isOutside(ground)) return inputs;
  if (inputs.isolation === "none") {
    throw new Fault("config", "I do not work on the code of a fork without a sandbox.", {
      hint: "Leave out the input `isolation`.",
    });
  }
  // Without the network what is to be set up mostly cannot be, and a hook that runs the tests would never let it end.
  const idle = {
    hooks: false,
    "skill-commands": false,
    "setup-command": undefined,
    "setup-network": "none",
    caches: ["none"],
  };
  return { ...inputs, ...idle, secrets: undefined, "tool-env": undefined, "mcp-config": undefined, network: "none" };
}
