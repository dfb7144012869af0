/** An intent that was approved is carried out as it was shown, or not at all. */
import { describe, expect, test } from "vitest";
import { canonicalJson } from "../../../../src/lib/json.ts";
import { readApproved } from "../../../../src/run/features/intents/carry-out.ts";
import { parseIntents } from "../../../../src/run/features/intents/inputs.ts";
import { declaredIntents } from "../../../../src/run/features/intents/registry.ts";
import { withTooLong } from "../../../../src/run/features/intents/settle-run.ts";
import { CASES } from "./cases.ts";

const thread = { type: "issue", number: 1 } as const;
const cleaning = (phrases: readonly string[]) => ({
  rules: { repositoryUrl: "https://github.test/acme/shop", phrases },
  redact: (text: string) => text,
});

function declarations(text: string) {
  const parsed = parseIntents(text);
  if (typeof parsed === "string") throw new Error(parsed);
  return parsed;
}

describe("what is read again of an approved intent", () => {
  test.for(Object.keys(CASES))("is the value that was shown: %s", (name) => {
    const { declared = name, value, on = thread }: Partial<(typeof CASES)[string]> = CASES[name] ?? {};
    const intents = declarations(declared);
    const how = { thread: on, clean: cleaning(["@agent"]) };
    const proposed = declaredIntents(intents, { isRestricted: false })[0]?.read(value, how);
    if (!proposed || "why" in proposed) throw new Error(`${name}: ${proposed?.why}`);
    const pending = { intent: name, value: canonicalJson(proposed.value) };
    expect(readApproved(intents, pending, how)).toMatchObject({ value: proposed.value, words: proposed.words });
  });

  test("is refused where other words would be sent than were shown", () => {
    const pending = { intent: "comment", value: canonicalJson({ body: "Ask @helper.", number: 1 }) };
    const how = { thread, clean: cleaning(["@helper"]) };
    expect(readApproved(declarations("comment"), pending, how)).toEqual({
      why: expect.stringMatching(/other words would be sent/),
    });
    expect(readApproved([], pending, how)).toEqual({ why: "the workflow no longer declares it" });
  });
});

test("of two proposals with the same words, the one that is too long to be shown is refused and the other is asked about", () => {
  const line = { status: "waiting", words: "comment on #1", why: "" } as const;
  const [short, long] = [{}, {}];
  expect(withTooLong([line, { ...line }], [short, long], [long]).map(({ status }) => status)).toEqual([
    "waiting",
    "refused",
  ]);
});
