/** Has features act outside of the run that wanted them: on what people have approved, and in the job with `mode: apply`. */
import { toFault } from "../lib/fault.ts";
import type { Applying, Approved, CarriedOut, FactsOfAll, Feature } from "./feature.ts";
import { factsOf, inOrder, joined } from "./open-features.ts";
import type { Run } from "./run.ts";

/** Has the feature that asks people carry out what they have approved. Without such a feature, nothing is done. */
export async function carryOutDeferred(
  features: readonly Feature[],
  run: Run,
  approved: readonly Approved[],
): Promise<CarriedOut> {
  const feature = features.find(({ asksPeople }) => asksPeople);
  const code = await feature?.load();
  if (!feature || !code?.carryOut)
    return { facts: {}, results: approved.map(() => "not done: this version cannot do it") };
  const { found, results } = await code.carryOut(run, approved);
  return { facts: factsOf(feature.name, code, found), results };
}

/** Has each feature do what the other job has kept for it. The work is published by then, so one that fails is evidence. */
export async function applyFeatures(
  features: readonly Feature[],
  run: Run,
  { kept, ...how }: Applying & Readonly<{ kept: Readonly<Record<string, unknown>> }>,
): Promise<FactsOfAll> {
  const named = features.filter(({ name }) => kept[name] !== undefined);
  const all = await inOrder(named, async ({ name, load }): Promise<FactsOfAll> => {
    try {
      const code = await load();
      return code.apply ? factsOf(name, code, await code.apply(run, kept[name], how)) : {};
    } catch (error) {
      return { evidence: [{ kind: "failed", fault: toFault(error) }] };
    }
  });
  return joined(all);
}
