import { describe, expect, test } from "vitest";
import type { PendingAction } from "../../../../src/core/conversation/decision.ts";
import type { Event } from "../../../../src/core/event/event.ts";
import { NOTHING } from "../../../../src/core/event/grant.ts";
import { whyNotAsked } from "../../../../src/run/approve/ask/why-not-asked.ts";

const asking = {
  nobody: undefined,
  root: "/work",
  earlierEvents: 0,
  clean: (text: string) => text.replaceAll("hunter22", "***"),
};

function waits(input: PendingAction["input"], tool_name = "terminal"): PendingAction {
  const action = { kind: "ActionEvent", id: "a-1", tool_name } as PendingAction["action"]; // what is looked at
  return { action, input, risk: "HIGH", reasons: [], grant: NOTHING };
}

function ran(command: string): Event {
  const observation = { kind: "TerminalObservation", command };
  return { kind: "ObservationEvent", tool_name: "terminal", observation } as unknown as Event; // what is looked at
}

const why = (input: PendingAction["input"], events: readonly Event[] = [], some = {}) =>
  whyNotAsked([waits(input)], events, { ...asking, ...some }).get("a-1");

describe("an action that should wait", () => {
  test("is put before a person", () => {
    expect(why({ command: "npm publish" })).toBeUndefined();
    expect(why({ command: "npm publish", timeout: 60 }, [ran("cd web && npm test")])).toBeUndefined();
  });

  test("is refused where there is nobody to ask", () => {
    expect(why({ command: "npm publish" }, [], { nobody: "review" })).toContain(
      "nobody can be asked in this run, because it gives a review.",
    );
  });

  test("is refused when it cannot be shown", () => {
    expect(why({ command: "x".repeat(30_000) })).toContain("too long");
    expect(why({ command: "login hunter22" })).toContain("looks like a secret");
  });

  test("is refused when it is for a program that will have ended", () => {
    expect(why({ command: "y", is_input: true })).toContain("will have ended");
    expect(why({ command: "" })).toContain("will have ended");
    expect(why({ command: "", reset: true })).toBeUndefined();
  });

  test.for([
    ["rm -rf $OUT/x", "OUT=/tmp/build"],
    [`rm -rf "$\{OUT}"`, "export OUT=/tmp/build; ls"],
    [`deploy $\{OUT:-all}`, "OUT+=x"],
    ["deploy $OUT", "read -r OUT < env"],
    ["deploy $OUT", "for OUT in a b; do ls; done"],
  ] as const)("is refused when it uses what an earlier command set: %s", ([command, earlier]) => {
    expect(why({ command }, [ran(earlier)])).toContain("where OUT is not set");
  });

  test.for([
    ["OUT=/srv; rm -rf $OUT/x", "OUT=/tmp/build"],
    ["for OUT in a b; do rm $OUT; done", "for OUT in a b; do ls $OUT; done"],
    ["echo $HOME", "OUT=/tmp/build"],
    ["rm $OUTPUT", "OUT=1"],
    ["awk '{print $1}' a", "ls"],
  ] as const)("is not refused for a variable that is its own, or was always there: %s", ([command, earlier]) => {
    expect(why({ command }, [ran(earlier)])).toBeUndefined();
  });

  test("of another tool has no shell to lose", () => {
    expect(whyNotAsked([waits({ command: "y", is_input: true }, "file_editor")], [], asking).size).toBe(0);
  });
});
