/** Opens the features that a run wants, and asks them in their order what they add to it. */
import { toFault } from "../lib/fault.ts";
import type {
  Asked,
  EndedWork,
  FactsOfAll,
  Feature,
  FeatureCode,
  FeatureStart,
  JudgedFeatures,
  OpenFeatures,
  PublishedWork,
} from "./feature.ts";
import type { PreparedRun } from "./prepared-run.ts";
import type { Run } from "./run.ts";

/** Rejects with the Fault of one that cannot be opened; then all are closed. */
export async function openFeatures(
  features: readonly Feature[],
  { settings }: Pick<Run, "settings">,
  { start, ...asked }: Asked & Readonly<{ start(): Promise<FeatureStart> }>,
): Promise<OpenFeatures> {
  const wanted = features.filter((feature) => feature.isWanted(settings, asked));
  if (wanted.length === 0) return NONE;
  const begun = await start();
  const opening = await Promise.allSettled(
    wanted.map(async (feature) => bind(feature.name, await feature.load(), begun)),
  );
  const opened = opening.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const failed = opening.find((one) => one.status === "rejected");
  if (failed) {
    await closeAll(opened, { isOver: true });
    throw failed.reason;
  }
  return {
    checkouts: opened.flatMap(({ checkouts }) => checkouts),
    task: opened.flatMap(({ task }) => task),
    tools: opened.flatMap(({ tools }) => tools),
    toolSettings: merged<OpenFeatures["toolSettings"]>(opened.map(({ toolSettings }) => toolSettings)),
    finishSchema: opened.map(({ finishSchema }) => finishSchema).find((schema) => schema !== undefined),
    finish: (models) => opened.map(({ finish }) => finish(models)).find((rules) => rules !== undefined),
    judge: async (work) => together(await inOrder(opened, ({ judge }) => judge(work))),
    requirePush: async (checkout) => void (await inOrder(opened, ({ requirePush }) => requirePush(checkout))),
    close: (left) => closeAll(opened, left),
  };
}

/** Throws a "config" Fault for inputs that a wanted feature cannot use. */
export async function checkFeatures(
  features: readonly Feature[],
  { settings }: Pick<Run, "settings">,
  work: Asked["work"],
): Promise<void> {
  const wanted = features.filter((feature) => feature.isWanted(settings, { had: [], work }));
  for (const feature of wanted) (await feature.load()).check?.(settings);
}

/** Whether a run is of use although no file can be published, because of a feature that the workflow wants. */
export function isUsefulWithoutFiles(features: readonly Feature[], { settings }: Pick<Run, "settings">): boolean {
  return features.some(
    (feature) => feature.isUsefulWithoutFiles && feature.isWanted(settings, { had: [], work: "change" }),
  );
}

/** The parts of features that a restricted run does not have, as clauses for people. */
export function withheldParts(features: readonly Feature[], { settings }: Pick<Run, "settings">): readonly string[] {
  return features.flatMap((feature) => feature.withheld?.(settings) ?? []);
}

/** Closes what a run has open in its workspace: the tools, and then the features, also if the tools cannot be closed. */
export async function closeTools({ tools, features }: Pick<PreparedRun, "tools" | "features">): Promise<void> {
  let isOver = false;
  try {
    isOver = (await tools.close()) === undefined;
  } finally {
    await features.close({ isOver });
  }
}

/** The inputs of features that need the agent in the job, with their values, as far as these are not their defaults. */
export function localInputs(
  features: readonly Feature[],
  { settings }: Pick<Run, "settings">,
): Record<string, unknown> {
  const local = features.filter(({ isForServer }) => !isForServer);
  return merged(local.map(({ inputs }) => settings.changedIn(inputs)));
}

/** The features of a run that wants none. */
const NONE: OpenFeatures = {
  checkouts: [],
  task: [],
  tools: [],
  toolSettings: {},
  finishSchema: undefined,
  finish: () => undefined,
  judge: async () => together([]),
  requirePush: async () => undefined,
  close: async () => undefined,
};

/** One feature with its state. */
async function bind<State, Found>(
  name: string,
  code: FeatureCode<State, Found>,
  start: FeatureStart,
): Promise<OpenFeatures> {
  const state = (await code.open?.(start)) as State; // a feature without `open` has no state
  return {
    checkouts: code.checkouts?.(state) ?? [],
    task: code.words?.(state).task ?? [],
    tools: code.tools?.(state) ?? [],
    toolSettings: code.toolSettings?.(state) ?? {},
    finishSchema: code.finishSchema?.(state),
    finish: (models) => code.finish?.(state, models),
    judge: (work: EndedWork) => orBroken(async () => judged(name, code, (await code.judge?.(state, work)) as Found)), // the same holds for `judge`
    requirePush: async (checkout) => code.requirePush?.(state, checkout),
    close: async (left) => code.close?.(state, left),
  };
}

function judged<State, Found>(name: string, code: FeatureCode<State, Found>, found: Found): JudgedFeatures {
  return {
    facts: () => factsOf(name, code, found),
    settle: (done) => orBroken(async () => judged(name, code, code.settle ? await code.settle(found, done) : found)),
  };
}

/** The facts of one feature. Its name stands at the value that it keeps. */
export function factsOf<Found>(
  name: string,
  { facts }: Pick<FeatureCode<never, Found>, "facts">,
  found: Found,
): FactsOfAll {
  const { kept, ...rest } = facts?.(found) ?? {};
  return { ...rest, ...(kept !== undefined && { kept: { [name]: kept } }) };
}

/** After the model is paid, a feature that fails is evidence, and the work is published all the same. */
async function orBroken(act: () => Promise<JudgedFeatures>): Promise<JudgedFeatures> {
  return act().catch((error: unknown) => {
    const broken: JudgedFeatures = {
      facts: () => ({ evidence: [{ kind: "failed", fault: toFault(error) }] }),
      settle: async () => broken,
    };
    return broken;
  });
}

function together(all: readonly JudgedFeatures[]): JudgedFeatures {
  return {
    facts: () => joined(all.map(({ facts }) => facts())),
    settle: async (done: PublishedWork) => together(await inOrder(all, ({ settle }) => settle(done))),
  };
}

/** The facts of all features, in their order. */
export function joined(all: readonly FactsOfAll[]): FactsOfAll {
  const kept = all.flatMap((one) => (one.kept ? [one.kept] : []));
  return {
    ...(kept.length > 0 && { kept: merged<Readonly<Record<string, unknown>>>(kept) }),
    evidence: all.flatMap(({ evidence = [] }) => evidence),
    sections: all.flatMap(({ sections = [] }) => sections),
    outputs: merged(all.map(({ outputs = {} }) => outputs)),
    page: merged(all.map(({ page = {} }) => page)),
    references: all.flatMap(({ references = [] }) => references),
    steps: all.flatMap(({ steps = [] }) => steps),
    deferred: all.flatMap(({ deferred = [] }) => deferred),
  };
}

/** Closes every feature, also if one cannot be closed; then it rejects. */
async function closeAll(opened: readonly OpenFeatures[], left: Parameters<OpenFeatures["close"]>[0]): Promise<void> {
  const closing = await Promise.allSettled(opened.map(({ close }) => close(left)));
  const failed = closing.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
}

/** The later of two values of one name counts. */
function merged<One extends object>(all: readonly Partial<One>[]): One {
  return Object.assign({}, ...all);
}

/** One after the other. */
export async function inOrder<One, Result>(all: readonly One[], ask: (one: One) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of all) results.push(await ask(one));
  return results;
}
