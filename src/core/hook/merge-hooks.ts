/** Hooks from several places, one after another. */
import { type HookConfig, HookType } from "./hook-config.ts";

/** Those of the first place are heard first. undefined if there are none at all. */
export function mergeHooks(configs: readonly HookConfig[]): HookConfig | undefined {
  const events = HookType.options.flatMap((type) => {
    const groups = configs.flatMap((config) => config[type] ?? []);
    return groups.length === 0 ? [] : [[type, groups] as const];
  });
  return events.length === 0 ? undefined : Object.fromEntries(events);
}
