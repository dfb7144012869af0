/** A state that is too large is saved with less of what was said, and with all work. */
import { expect, test } from "vitest";
import { judgeDecision } from "../../../src/render/approval/judge.ts";
import { openItems, Proposal, shortDigest } from "../../../src/render/approval/proposal.ts";
import { copiesFiles } from "../../../src/run/memory/copies.ts";
import { writeFitting } from "../../../src/run/memory/fitting-state.ts";
import type { Manifest } from "../../../src/state/manifest.ts";
import type { StateFile } from "../../../src/state/state-file.ts";
import { itemOf, proposalOf } from "../../render/approval/a-proposal.ts";
import { file, manifest, openShop } from "../../state/shop.ts";

const events = (count: number, folder = "conversation") =>
  Array.from({ length: count }, (_, at) => file(`${folder}/events/event-${String(at).padStart(5, "0")}.json`, "{}"));

const always = [
  file("conversation/base_state.json", "{}"),
  file("conversation/runs.json", "[]"),
  file("work/unpublished.patch", "diff --git a/note.txt b/note.txt\n"),
];

async function saved(files: readonly StateFile[], proposal: Manifest["proposal"] = null) {
  await using shop = await openShop();
  const store = shop.store();
  const notes = new Set<string>();
  const draft = { manifest: manifest({ read_until: "2026-11-29T10:00:00Z", proposal }), files: [...files] };
  const unfit = await store.write(draft).catch((error: unknown) => error);
  const written = await writeFitting(store, draft, unfit, notes);
  const found = await shop.store().read();
  if (found.status !== "found") throw new Error("The state is gone.");
  const paths = [...found.files.keys()];
  expect(paths.toSorted()).toEqual(written.files.map(({ path }) => path).toSorted());
  return { notes: [...notes], paths, manifest: found.manifest };
}

const inside = (paths: readonly string[], folder: string) => paths.filter((path) => path.startsWith(folder)).length;

test("conversations of sub-agents are left out first, and the comment says so", async () => {
  const helpers = [1, 2].flatMap((number) => events(10_000, `conversation/subagents/helper-${number}`));
  const { notes, paths, manifest } = await saved([...always, ...events(50), ...helpers]);
  expect(inside(paths, "conversation/subagents/")).toBe(0);
  expect(inside(paths, "conversation/events/")).toBe(50);
  expect(paths).toEqual(expect.arrayContaining(always.map(({ path }) => path)));
  expect(manifest.read_until).toBe("2026-11-29T10:00:00Z");
  expect(notes).toEqual([expect.stringContaining("The conversations of sub-agents were too long to be saved.")]);
});

test("a conversation that is too long by itself is left out, and the next run reads the thread from its beginning", async () => {
  const { notes, paths, manifest } = await saved([
    ...always,
    ...events(20_000),
    ...events(5, "conversation/subagents/a"),
  ]);
  expect(paths.toSorted()).toEqual(["conversation/runs.json", "work/unpublished.patch"]);
  expect(manifest).toMatchObject({ read_until: null, thread_digest: null, proposal: null });
  expect(notes).toEqual([expect.stringContaining("the next mention begins a new conversation")]);
});

const tooLong = () => saved([...always, ...events(20_000)], JSON.parse(JSON.stringify(waiting())));

test("an action that waits is in the conversation: it waits no longer, and who approves it is told why", async () => {
  const { manifest } = await tooLong();
  const proposal = Proposal.parse(manifest.proposal);
  expect(openItems(proposal)).toEqual([waiting().items[1]]);
  const asked = { verdict: "approve", at: "2026-11-21T11:00:00Z", by: { login: "octavia", id: 1 } } as const;
  const facts = {
    proposal,
    comment: undefined,
    mustNotBeRequester: false,
    policy: undefined,
    now: new Date(),
    wasGood: false,
  };
  const [action] = waiting().items;
  const ruled = judgeDecision({
    ...facts,
    whyNotAllowed: undefined,
    asked: { ...asked, digest: action && shortDigest(action.pending) },
  });
  expect(ruled).toMatchObject({
    status: "refused",
    why: expect.stringMatching(
      /^It no longer waits: The conversation had become too long to be saved, .*Ask for them again\.$/,
    ),
  });
});

test("the twin: beside a conversation that fits, both still wait", async () => {
  const helpers = [1, 2].flatMap((number) => events(10_000, `conversation/subagents/helper-${number}`));
  const { manifest } = await saved([...always, ...events(50), ...helpers], JSON.parse(JSON.stringify(waiting())));
  expect(openItems(Proposal.parse(manifest.proposal))).toHaveLength(2);
});

/** An action, and an intent that waits by itself. */
function waiting(): Proposal {
  const {
    tree: _tree,
    head: _head,
    action: _action,
    tool: _tool,
    arguments: _arguments,
    cwd: _cwd,
    grant: _grant,
    network: _network,
    ...bound
  } = itemOf().pending;
  const intent = { ...bound, intent: "comment", value: '{"text":"hello"}', words: "says hello" };
  return proposalOf(itemOf(), { ...itemOf(), pending: intent });
}

test("copies of files that are too large together cost no conversation", async () => {
  const all = Array.from({ length: 9 }, (_, at) => ({
    path: `large-${at}.bin`,
    kind: "file" as const,
    was: "",
    bytes: Buffer.alloc(20 * 1024 * 1024, at),
  }));
  const { notes, paths } = await saved([...always, ...events(50), ...copiesFiles({ base: "", all })]);
  expect(inside(paths, "conversation/events/")).toBe(50);
  expect(inside(paths, "work/copies/")).toBe(1 + 6); // with the index
  expect(notes.join()).toContain("all changes together are too large");
});
