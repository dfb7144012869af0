/** The same work over each protocol. */
import { expect, test } from "vitest";
import { play } from "./play.ts";

test.for(["responses", "messages"])(
  "a fix is made over %s, from the first request to the pull request",
  async (mode) => {
    const { rehearsal, problems } = await play({ story: "fix", inputs: { "api-mode": mode } });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "pr-number": "2", iterations: "5" });
  },
);
