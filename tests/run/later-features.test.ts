/** Features act on what people have approved, and in the job that applies a change set. */
import { expect, test } from "vitest";
import type { Approved, Feature, FeatureCode } from "../../src/run/feature.ts";
import { applyFeatures, carryOutDeferred } from "../../src/run/later-features.ts";
import { checkFeatures } from "../../src/run/open-features.ts";
import type { Run } from "../../src/run/run.ts";
import { Settings, sliceOf } from "../../src/runner/input/settings.ts";

const run = {} as Run; // the features of these tests read nothing of it
const approved: Approved = { intent: "labels", value: '{"add":["bug"]}', words: "", since: "", digest: "d" };
const how = { isPublished: true, isRestricted: async () => false };

function featureOf<Found>(name: string, code: FeatureCode<unknown, Found>, isWanted = true): Feature {
  const load = async () => code as FeatureCode;
  return { name, inputs: sliceOf({}), isForServer: false, isWanted: () => isWanted, load };
}

const other = featureOf("other", {});
const labels = {
  asksPeople: true,
  ...featureOf<readonly string[]>("labels", {
    carryOut: async (_, all) => ({ found: all.map(({ intent }) => intent), results: all.map(() => "done") }),
    apply: async (_, kept) => [String(kept)],
    facts: (found) => ({ outputs: { reason: found.join() } }),
  }),
};

test("the feature that can do it carries out what was approved", async () => {
  expect(await carryOutDeferred([other, labels], run, [approved, approved])).toEqual({
    facts: { outputs: { reason: "labels,labels" } },
    results: ["done", "done"],
  });
});

test("without such a feature, nothing is done, and each result says so", async () => {
  const { facts, results } = await carryOutDeferred([other], run, [approved]);
  expect(facts).toEqual({});
  expect(results).toEqual(["not done: this version cannot do it"]);
});

test("a job that applies hands each feature its own value, and passes by the names that it does not know", async () => {
  const kept = { labels: "bug", unknown: "x", other: "y" };
  expect((await applyFeatures([other, labels], run, { kept, ...how })).outputs).toEqual({ reason: "bug" });
  expect((await applyFeatures([other], run, { kept: { labels: "bug" }, ...how })).outputs).toEqual({});
});

test("a feature that cannot apply its value is evidence, and the others go on", async () => {
  const failing = featureOf("failing", { apply: () => Promise.reject(new Error("no list")) });
  const kept = { failing: 1, labels: "bug" };
  const { evidence, outputs } = await applyFeatures([failing, labels], run, { kept, ...how });
  expect(evidence).toMatchObject([{ kind: "failed", fault: { message: "Unexpected error: no list" } }]);
  expect(outputs).toEqual({ reason: "bug" });
});

test("only wanted features check their inputs before anything is done", async () => {
  const check = () => {
    throw new Error("no such intent");
  };
  const settings = new Settings({});
  await checkFeatures([featureOf("unwanted", { check }, false)], { settings }, "change");
  await expect(checkFeatures([featureOf("wanted", { check })], { settings }, "change")).rejects.toThrow(
    "no such intent",
  );
});
