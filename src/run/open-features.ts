/** Opens the features that a run wants, and asks them in their order what they add to it. */

import type {
  EndedWork,
  Feature,
  FeatureCode,
  FeatureFacts,
  FeatureStart,
  JudgedFeatures,
  OpenFeatures,
} from "./feature.ts";
import type { Run } from "./run.ts";

/** `had` names the tools that the conversation has had in earlier runs. Rejects with the Fault of one that cannot be opened. */
export async function openFeatures(
  features: readonly Feature[],
  { settings }: Pick<Run, "settings">,
  { had, start }: Readonly<{ had: readonly string[]; start(): Promise<FeatureStart> }>,
): Promise<OpenFeatures> {
  const wanted = features.filter((feature) => feature.isWanted(settings, { had }));
  if (wanted.length === 0) return NONE;
  const begun = await start();
  const opened = await Promise.all(wanted.map(async (feature) => bind(await feature.load(), begun)));
  return {
    tools: opened.flatMap(({ tools }) => tools),
    toolSettings: merged<OpenFeatures["toolSettings"]>(opened.map(({ toolSettings }) => toolSettings)),
    finishSchema: opened.map(({ finishSchema }) => finishSchema).find((schema) => schema !== undefined),
    judge: async (work) => together(await inOrder(opened, ({ judge }) => judge(work))),
  };
}

/** The inputs of the features that need the agent in the job, with their values. */
export function localInputs(
  features: readonly Feature[],
  { settings }: Pick<Run, "settings">,
): Record<string, unknown> {
  return merged<Record<string, unknown>>(
    features.map(({ isForServer, inputs }) => (isForServer ? {} : settings.slice(inputs))),
  );
}

const NO_FACTS: JudgedFeatures = { facts: () => ({}) };

/** Of a run that wants none. */
export const NONE: OpenFeatures = { tools: [], toolSettings: {}, finishSchema: undefined, judge: async () => NO_FACTS };

/** One feature with its state. */
async function bind<State, Found>(code: FeatureCode<State, Found>, start: FeatureStart): Promise<OpenFeatures> {
  const state = (await code.open?.(start)) as State; // a feature without `open` has no state
  return {
    tools: code.tools?.(state) ?? [],
    toolSettings: code.toolSettings?.(state) ?? {},
    finishSchema: code.finishSchema?.(state),
    judge: async (work: EndedWork) => {
      const found = (await code.judge?.(state, work)) as Found; // the same holds for `judge`
      return { facts: () => code.facts?.(found) ?? {} };
    },
  };
}

function together(judged: readonly JudgedFeatures[]): JudgedFeatures {
  return { facts: () => joined(judged.map(({ facts }) => facts())) };
}

function joined(all: readonly FeatureFacts[]): FeatureFacts {
  return {
    evidence: all.flatMap(({ evidence = [] }) => evidence),
    sections: all.flatMap(({ sections = [] }) => sections),
    outputs: merged(all.map(({ outputs = {} }) => outputs)),
    page: merged(all.map(({ page = {} }) => page)),
  };
}

/** The later of two values of one name counts. */
function merged<One extends object>(all: readonly Partial<One>[]): One {
  return Object.assign({}, ...all);
}

async function inOrder<One, Result>(all: readonly One[], ask: (one: One) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of all) results.push(await ask(one));
  return results;
}
