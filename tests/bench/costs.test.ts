/** Fences: these figures may only fall. Where one has fallen, write down the new one. */
import { expect, test } from "vitest";
import { needsSandbox } from "../needs-sandbox.ts";
import { costsOf } from "./costs.ts";

test("a plain mention loads no more modules than it did", needsSandbox, () => {
  expect(costsOf("plain").modules.length).toBeLessThanOrEqual(438);
});

test("the bundled story starts no more git processes than it did", needsSandbox, () => {
  const { gitCalls } = costsOf("fix");
  expect(gitCalls.filter((call) => call.includes(" push "))).toHaveLength(2); // all of them are seen
  expect(gitCalls.length).toBeLessThanOrEqual(14);
});
