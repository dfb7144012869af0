import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { Fault } from "../../../src/lib/fault.ts";
import {
  APPROVAL,
  InputName,
  Inputs,
  LIMITS,
  MACHINE,
  readInputs,
  SLICES,
  STATE,
} from "../../../src/runner/input/inputs.ts";
import { JOBS } from "../../../src/runner/input/list-query.ts";
import { PUBLISH, REPORT } from "../../../src/runner/input/publishing.ts";
import { KEYS } from "../../../src/runner/input/secrets-input.ts";
import { Settings, type Slice, sliceOf } from "../../../src/runner/input/settings.ts";
import { ADMIT, TRIGGER } from "../../../src/runner/input/trigger-settings.ts";

const needed = { model: "m", "api-key": "sk-1", "github-token": "ghs_1" };

/** Undefined without a Fault. */
function faultOf(read: () => unknown): Fault | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

test("inputs are the variables of the runner, without blanks around them", () => {
  const settings = Settings.ofJob({ "INPUT_TRIGGER-PHRASE": " @robot ", "INPUT_STATE-STORE": "  ", PATH: "/bin" });
  expect(settings.phrases).toEqual(["@robot"]);
  expect(settings.slice(STATE)["state-store"]).toBe("git-ref");
  expect(settings.problemsIn(Inputs.unwrap().shape).map(({ input }) => input)).toEqual(["github-token", "model"]);
});

test("a slice is parsed when it is first asked for, and once", () => {
  let parsed = 0;
  const counting = sliceOf({ model: z.string().transform((text) => `${text} ${++parsed}`) });
  const settings = new Settings({ model: "m" });
  expect(parsed).toBe(0);
  expect(settings.slice(counting)).toBe(settings.slice(counting));
  expect(settings.all(counting.shape)).toEqual({ model: "m 1" });
  expect(parsed).toBe(1);
});

test("a malformed input does not keep anybody from reading another slice", () => {
  const settings = new Settings({ "create-pr": "perhaps", "max-patch-kb": "0" });
  const { code, message } = faultOf(() => settings.slice(PUBLISH)) ?? {};
  expect([code, message]).toEqual([
    "config",
    "Invalid configuration: `create-pr` must be draft, ready, link or none; `max-patch-kb` must be more than 0 and at most 10240.",
  ]);
  expect(settings.slice(STATE).resume).toBe("auto");
});

/** The slices that are read before all inputs are checked. */
const EARLY = { TRIGGER, ADMIT, KEYS, JOBS, STATE, REPORT, MACHINE, APPROVAL, LIMITS };

/** Texts that are malformed for most inputs, and some that are not. */
const texts = fc.constantFrom(
  "nonsense",
  "-1",
  "true",
  "none",
  "read",
  "{",
  "22:00",
  "a b",
  "../x",
  "@",
  "9".repeat(20),
);
const given = fc.dictionary(fc.constantFrom(...InputName.options), texts);

test.for(Object.entries(EARLY))("%s can be read whatever the workflow says", ([, slice]) => {
  fc.assert(
    fc.property(given, (inputs) => {
      expect(faultOf(() => new Settings(inputs).slice<typeof slice.shape>(slice as Slice<typeof slice.shape>))).toBe(
        undefined,
      );
    }),
  );
});

/** Without functions, of which each reading makes its own: the patterns of `protected-paths` have some. */
const plain = (value: object): object => JSON.parse(JSON.stringify(value));

test("the slices and all inputs together are the same, and so is what is wrong with them", () => {
  fc.assert(
    fc.property(given, (some) => {
      const settings = new Settings({ ...needed, ...some });
      const whole = Inputs.safeParse({ ...needed, ...some });
      expect(settings.problemsIn(Inputs.unwrap().shape).map(({ input, problem }) => `${input} ${problem}`)).toEqual(
        whole.error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`) ?? [],
      );
      if (!whole.success) return;
      for (const slice of SLICES) expect(plain(whole.data)).toMatchObject(plain(settings.slice(slice as Slice)));
    }),
  );
});

test("what is malformed counts as less until it is reported, and what is not is as it is written", () => {
  const settings = new Settings({ ...needed, mode: "planning", confirmation: "sometimes", resume: "never" });
  expect(settings.slice(APPROVAL).confirmation).toBe("always");
  expect(settings.slice(STATE).resume).toBe("never");
  expect(faultOf(() => readInputs(settings))?.message).toBe(
    "Invalid configuration: `mode` must be one of auto, review, gate, list, plan, apply, dry-run, sweep; `confirmation` must be never, risky or always.",
  );
});

test("inputs that are added later cost no second reading of the others", () => {
  const readings: string[] = [];
  const counted = sliceOf({ model: z.string().transform((text) => readings.push(text)) });
  const hull = sliceOf({ hull: z.string().default("red") });
  const settings = new Settings({ model: "m" });
  const values = settings.slice(counted);
  const more = settings.with([hull]);
  expect(more.slice(counted)).toBe(values);
  expect(more.slice(hull)).toEqual({ hull: "red" });
  expect(more.with([hull]).addedNames).toEqual(["hull"]);
  expect(readings).toEqual(["m"]);
});

test("settings without an input are otherwise the same, and the first ones keep it", () => {
  const settings = new Settings({ item: "one", prompt: "Go." });
  const without = settings.without("item");
  expect([without.slice(JOBS).item, without.ownPrompt]).toEqual([undefined, "Go."]);
  expect(settings.slice(JOBS).item).toBe("one");
});
