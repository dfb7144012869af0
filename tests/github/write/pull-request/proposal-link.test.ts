import { expect, test } from "vitest";
import { proposalLink } from "../../../../src/run/publish/propose.ts";

const page = "https://github.test/acme/shop/compare/main...agent/issue-7";

test("the link opens the form with the words in it, and ends no Markdown", () => {
  const words = { title: 'Fix (a) & "b" #7', body: "Closes #7\n\n[x](y) *z* <b>" };
  const link = proposalLink(page, words);
  expect(link).not.toMatch(/[()<>"\s]/);
  expect(link.startsWith(`${page}?quick_pull=1&`)).toBe(true);
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({ quick_pull: "1", ...words });
});

test("words too long for an address are left out, but for the title", () => {
  expect(proposalLink(page, { title: "Fix", body: "x".repeat(6000) })).toBe(`${page}?quick_pull=1&title=Fix`);
});
