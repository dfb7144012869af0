/** Has features act outside of the run that wanted them: on what people have approved, and in the job with `mode: apply`. */
import type { Applying, Approved, CarriedOut, FactsOfAll, Feature } from "./feature.ts";
import { factsOf, inOrder, joined } from "./open-features.ts";
import type { Run } from "./run.ts";

/** Has the feature that asked carry out what people have approved. Without such a feature, nothing is done. */
export async function carryOutDeferred(
  features: readonly Feature[],
  run: Run,
  approved: readonly Approved[],
): Promise<CarriedOut> {
  for (const feature of features) {
    const code = await feature.load();
    if (!code.carryOut) continue;
    const { found, results } = await code.carryOut(run, approved);
    return { facts: factsOf(feature.name, code, found), results };
  }
  return { facts: {}, results: approved.map(() => "not done: this version cannot do it") };
}

/** Has each feature do what the other job has kept for it. */
export async function applyFeatures(
  features: readonly Feature[],
  run: Run,
  { kept, ...how }: Applying & Readonly<{ kept: Readonly<Record<string, unknown>> }>,
): Promise<FactsOfAll> {
  const named = features.filter(({ name }) => kept[name] !== undefined);
  const all = await inOrder(named, async ({ name, load }) => {
    const code = await load();
    return code.apply ? factsOf(name, code, await code.apply(run, kept[name], how)) : {};
  });
  return joined(all);
}
