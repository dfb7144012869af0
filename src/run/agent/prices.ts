/** Checks the prices of the models of a run: for the limit on cost, and for notices in the log. */
import { printNotice } from "../../action/runner/console.ts";
import { tableDaysIfOld } from "../../core/model/features/model-table.ts";
import { listedModels, type ModelSettings, unpricedModels } from "../../core/model/open-model.ts";
import { Fault } from "../../lib/fault.ts";
import { oneLine } from "../../lib/text.ts";

/** Throws a "config" Fault if a limit on cost cannot be enforced, because the price of a model is unknown. */
export function requirePrices(settings: ModelSettings): void {
  const [first, ...others] = unpricedModels(settings);
  if (first === undefined) return;
  const hint =
    first === settings.model
      ? 'Put it into the `model-features` input, in dollars for a million tokens, e.g. {"price": {"input": 2, "output": 8}}, or leave `max-budget-usd` empty: then tokens are limited instead.'
      : "Leave that model out, or leave `max-budget-usd` empty: then tokens are limited instead.";
  throw new Fault(
    "config",
    `\`max-budget-usd\` cannot be enforced: the price of ${quoted([first, ...others])} is unknown.`,
    {
      hint,
    },
  );
}

/** Prints a notice if prices are unknown or the table of prices is old, once for each conversation. */
export function tellOfPrices(settings: ModelSettings, now: Date): void {
  const unpriced = unpricedModels(settings);
  if (unpriced.length > 0)
    printNotice(`The price of ${quoted(unpriced)} is unknown, so this run cannot be limited in dollars.`);
  const [days, listed] = [tableDaysIfOld(now), listedModels(settings)];
  if (days !== undefined && listed.length > 0)
    printNotice(`The price of ${quoted(listed)} is ${days} days old; check it with the provider.`);
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${oneLine(name, 200)}"`).join(", ");
}
