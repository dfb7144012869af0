import { expect, test } from "vitest";
import { renderReading } from "../../../src/render/report/reading-facts.ts";

test("people are told how much was hidden, and where", () => {
  const hidden = [
    { where: "issue #1", parts: 4 },
    { where: "comment 5002", parts: 1 },
  ];
  expect(renderReading({ strangers: [], hidden })).toBe(
    "5 hidden passages were left out of what the agent read: 4 in issue #1, 1 in comment 5002.",
  );
  expect(renderReading({ strangers: [], hidden: [{ where: "the request", parts: 1 }] })).toBe(
    "1 hidden passage was left out of what the agent read: 1 in the request.",
  );
});

test("whose words it read is said of those who cannot push", () => {
  const many = Array.from({ length: 12 }, (_, index) => `person-${index}`);
  expect(renderReading({ strangers: ["tom"], hidden: [] })).toBe(
    "The agent read text by people without known write access: `tom`.",
  );
  expect(renderReading({ strangers: many, hidden: [] })).toContain("`person-9` and 2 others.");
  expect(renderReading({ strangers: [], hidden: [] })).toBe("");
});

test("an app is nobody who could have write access: of its comments it is said that they are not known to be ours", () => {
  expect(renderReading({ strangers: ["github-actions[bot]"], hidden: [] })).toBe(
    "The agent read comments of `github-actions[bot]` that may not be its own.",
  );
  expect(renderReading({ strangers: ["tom", "github-actions[bot]"], hidden: [] })).toBe(
    "The agent read text by people without known write access: `tom`. " +
      "The agent read comments of `github-actions[bot]` that may not be its own.",
  );
});
