/** What the model says in the conversation that the OpenHands SDK holds for us. */
import { call, conclude, type ScriptedReply, say } from "../../src/rehearsal/model/script.ts";

/** Its policy asks about what is not said to be safe. */
export const safe = { security_risk: "LOW", summary: "look around" };

/** Two calls in one reply. */
function both(one: ScriptedReply, other: ScriptedReply): ScriptedReply {
  return { calls: [...(one.calls ?? []), ...(other.calls ?? [])] };
}

export const captureScript: readonly ScriptedReply[] = [
  call("terminal", { command: "pwd && ls", ...safe }, { text: "I look first." }),
  call("file_editor", { command: "create", path: "/nowhere-at-all/x", file_text: "x", ...safe }),
  call("task_tracker", {
    command: "plan",
    task_list: [{ title: "Look", notes: "at all", status: "in_progress" }],
    ...safe,
  }),
  call("terminal", { command: "(exit 3)", ...safe }),
  call("terminal", { wrong: "argument", ...safe }),
  call("no_such_tool", { a: 1 }),
  both(call("think", { thought: "It is small." }), call("terminal", { command: "echo two", ...safe })),
  call("terminal", { command: "rm -rf build", security_risk: "HIGH", summary: "remove the build" }),
  call("glob", { pattern: "*.txt", ...safe }),
  say("The summary of a capture."),
  call("terminal", { command: "printf 'a\\nb\\n' > a.txt; cd /tmp; cat a.txt", ...safe }),
  call("terminal", { command: "true", ...safe }),
  call("task", { prompt: "Is it fixed?", subagent_type: "general-purpose", ...safe }),
  conclude("The sub-agent says so."),
  conclude("It is fixed."),
];
