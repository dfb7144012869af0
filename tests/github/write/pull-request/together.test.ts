import { expect, test } from "vitest";
import { withOthers } from "../../../../src/github/write/pull-request/together.ts";

const part = (name: string, number: number | undefined) =>
  ({ repository: { owner: "acme", name }, number, isOurs: true }) as const;

test("the others are named at the end, and later in the same place", () => {
  const first = withOthers("What I did.\n\n<!-- deckhand:work 1 -->", [part("lib", 5)]);
  expect(first).toBe(`What I did.

<!-- deckhand:work 1 -->

<!-- deckhand:together -->
This is one part of a change in several repositories:

- acme/lib#5
<!-- /deckhand:together -->`);
  const edited = `${first}\n\nA note of a person.`;
  const second = withOthers(edited, [part("lib", 5), part("web", undefined)]);
  expect(second).toBe(edited.replace("- acme/lib#5", "- acme/lib#5\n- acme/web: not published yet"));
  expect(withOthers(second, [part("lib", 5)])).toBe(edited);
});
