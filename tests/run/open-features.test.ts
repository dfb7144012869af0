/** The list of features, and how a run asks them. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import type { EndedWork, Feature, FeatureCode, FeatureStart } from "../../src/run/feature.ts";
import { FEATURES, inputShapes, withFeatures } from "../../src/run/features.ts";
import { localInputs, openFeatures } from "../../src/run/open-features.ts";
import { Inputs } from "../../src/runner/input/inputs.ts";
import { Settings, sliceOf } from "../../src/runner/input/settings.ts";

const folder = join(import.meta.dirname, "..", "..", "src", "run", "features");

// The features of these tests look at nothing of it.
const start = async () => ({}) as FeatureStart;

const ended: EndedWork = {
  end: { status: "finished" },
  ...{ log: [], branch: [], events: [], subAgentEvents: [], paths: [], reviewed: [], isForBranch: true },
};

function featureOf<State, Found>(name: string, code: FeatureCode<State, Found>, loaded: string[] = []): Feature {
  const inputs = sliceOf({ [name]: z.string().optional() });
  return {
    name,
    inputs,
    isForServer: false,
    isWanted: (settings) => settings.slice(inputs)[name] !== undefined,
    load: async () => {
      loaded.push(name);
      return code as FeatureCode;
    },
  };
}

test("each feature is a folder of its name, and owns its inputs alone", () => {
  const folders = readdirSync(folder).toSorted();
  expect(FEATURES.map(({ name }) => name).toSorted()).toEqual(folders);
  for (const name of folders) expect(existsSync(join(folder, name, `${name}.ts`))).toBe(true);
  const names = [...Object.keys(Inputs.unwrap().shape), ...FEATURES.flatMap(({ inputs }) => Object.keys(inputs.shape))];
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(inputShapes()).toSorted()).toEqual(names.toSorted());
});

test("a run with the inputs that are needed wants no feature", () => {
  const settings = withFeatures(new Settings({ model: "m", "api-key": "sk-1", "github-token": "ghs_1" }));
  expect(
    FEATURES.filter((feature) => feature.isWanted(settings, { had: [], work: "change" })).map(({ name }) => name),
  ).toEqual([]);
});

test("a feature that is not wanted is not loaded, and nothing is begun for it", async () => {
  const loaded: string[] = [];
  const [first, second] = [featureOf("first", {}, loaded), featureOf("second", {}, loaded)];
  const begun: string[] = [];
  const begin = async () => {
    begun.push("begun");
    return start();
  };
  const settings = (given: Record<string, string>) => new Settings(given).with([first.inputs, second.inputs]);
  await openFeatures([first, second], { settings: settings({}) }, { had: [], work: "change", start: begin });
  expect([loaded, begun]).toEqual([[], []]);
  await openFeatures(
    [first, second],
    { settings: settings({ second: "x" }) },
    { had: [], work: "change", start: begin },
  );
  expect([loaded, begun]).toEqual([["second"], ["begun"]]);
});

test("features act in the order of the list, each with its own state", async () => {
  const told: string[] = [];
  const counting = (name: string): FeatureCode<string[], string> => ({
    open: async () => [name],
    toolSettings: (state) => ({ onPicture: (picture) => state.push(picture) }),
    judge: async (state) => {
      told.push(name);
      return state.join(" ");
    },
    facts: (found) => ({
      sections: [{ place: "end", text: () => found }],
      outputs: { [name === "first" ? "reason" : "branch"]: found },
      evidence: [{ kind: "doubt", doubt: "edit-failed" }],
    }),
  });
  const features = ["first", "second"].map((name) => featureOf(name, counting(name)));
  const settings = new Settings({ first: "x", second: "y" }).with(features.map(({ inputs }) => inputs));
  const opened = await openFeatures(features, { settings }, { had: [], work: "change", start });
  opened.toolSettings.onPicture?.("1.png");
  const { evidence, sections = [], outputs } = (await opened.judge(ended)).facts();
  expect(told).toEqual(["first", "second"]);
  const rules = { repositoryUrl: "https://x.test", phrases: [] };
  expect(sections.map(({ text }) => text(rules))).toEqual(["first", "second 1.png"]);
  expect(outputs).toEqual({ reason: "first", branch: "second 1.png" });
  expect(evidence).toHaveLength(2);
});

test("a feature that fails while it judges or settles is evidence, and the others go on", async () => {
  const failing = featureOf("failing", { judge: () => Promise.reject(new Error("no diff")) });
  const unsettled = featureOf("unsettled", { settle: () => Promise.reject(new Error("no link")) });
  const sound = featureOf("sound", { facts: () => ({ outputs: { reason: "sound" } }) });
  const features = [failing, unsettled, sound];
  const settings = new Settings({ failing: "x", unsettled: "x", sound: "x" }).with(features.map((one) => one.inputs));
  const opened = await openFeatures(features, { settings }, { had: [], work: "change", start });
  const judged = await opened.judge(ended);
  const flags = { isDone: true, isHeld: false };
  expect(judged.facts().evidence).toMatchObject([{ kind: "failed", fault: { message: "Unexpected error: no diff" } }]);
  const done = {
    works: [] as never,
    end: ended.end,
    finalResponse: "",
    timeoutMinutes: 1,
    inputs: {} as never,
    ...flags,
  }; // nobody reads them here
  const settled = (await judged.settle(done)).facts();
  expect(settled.evidence).toMatchObject([
    { fault: { message: "Unexpected error: no diff" } },
    { fault: { message: "Unexpected error: no link" } },
  ]);
  expect(settled.outputs).toEqual({ reason: "sound" });
});

test("the fault of a feature ends the opening", async () => {
  const broken = featureOf("broken", { open: () => Promise.reject(new Error("no schema")) });
  const settings = new Settings({ broken: "x" }).with([broken.inputs]);
  await expect(openFeatures([broken], { settings }, { had: [], work: "change", start })).rejects.toThrow("no schema");
});

test("inputs that need the agent in the job are known with their values, unless these are their defaults", () => {
  const inputs = sliceOf({ local: z.string().default("usual"), other: z.coerce.number().default(3) });
  const local = { ...featureOf("local", {}), inputs };
  const elsewhere = { ...featureOf("elsewhere", {}), isForServer: true };
  const settings = new Settings({ local: "x", other: "3", elsewhere: "y" }).with([inputs, elsewhere.inputs]);
  expect(localInputs([local, elsewhere], { settings })).toEqual({ local: "x" });
});
