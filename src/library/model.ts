/** Opens the models of an agent with this process's network and clock. */
import { setTimeout } from "node:timers/promises";
import { type ModelSettings, type Models, type ModelWorld, openModel as openIn } from "../core/model/open-model.ts";

export type OpenModelSettings = Omit<ModelSettings, "baseUrl"> & Readonly<{ baseUrl?: string }>;

/**
 * `baseUrl` is the root of the API; default: OpenAI's. The parts of `world` replace those of this process: `fetch`, a
 * `completionLog`, `onWait`, `onChange`. Throws a "config" Fault if the key or a header cannot be sent.
 */
export function openModel(
  { baseUrl = "https://api.openai.com/v1", ...settings }: OpenModelSettings,
  world: Partial<ModelWorld> = {},
): Models {
  return openIn(
    { ...settings, baseUrl },
    {
      fetch: globalThis.fetch,
      clock: () => performance.now(),
      sleep: (ms, signal) => setTimeout(ms, undefined, { signal }),
      random: Math.random,
      ...world,
    },
  );
}
