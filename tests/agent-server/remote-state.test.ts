/** What a server says of a conversation's state: one field that nobody can read costs no other. */
import { expect, test } from "vitest";
import { RemoteState } from "../../src/agent-server/remote-state.ts";
import { SecretRegistry } from "../../src/core/secret/secret-registry.ts";

const own = { id: "c1", workspace: { kind: "RemoteWorkspace", working_dir: "/w" }, max_iterations: 10 };
const told = (info: object) =>
  new RemoteState(
    { id: "c1", agent: { kind: "Agent" }, ...info },
    { own, secrets: new SecretRegistry(), countSteps: () => 0 },
  );

test("a snapshot with a bad field still tells the status, and that field stays as it was", () => {
  const state = told({ execution_status: "running", tags: { ticket: "1" } });
  state.merge({ execution_status: "finished", tags: { ticket: [] }, activated_knowledge_skills: ["one"] });
  expect(state.status).toBe("finished");
  expect(state.fields.tags).toEqual({ ticket: "1" });
  expect(state.fields.activated_knowledge_skills).toEqual(["one"]);
});

test("a status that nobody knows changes nothing, and the next one counts", () => {
  const state = told({ execution_status: "running" });
  state.merge({ execution_status: "sleeping" });
  expect(state.status).toBe("running");
  state.merge({ execution_status: "finished" });
  expect(state.status).toBe("finished");
});

test("a conversation is followed although its first snapshot has a bad field", () => {
  const state = told({ execution_status: "paused", stats: { usage_to_metrics: { a: 7 } } });
  expect(state.status).toBe("paused");
});
