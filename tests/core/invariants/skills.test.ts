/** The invariants of skills, whatever a repository calls its own and whatever is said and done. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { LocalConversation } from "../../../src/core/conversation/local-conversation.ts";
import { text } from "../../../src/core/event/content.ts";
import type { Event } from "../../../src/core/event/event.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { Skill } from "../../../src/core/skill/skill.ts";
import { defineTool, type Tool } from "../../../src/core/tool/tool.ts";
import { standard } from "../agent/scripted-agent.ts";
import { actor, agentWith, type Line, say } from "../conversation/stage.ts";
import { countingStamper } from "../event/counting-stamper.ts";
import { nowhere } from "../workspace/nowhere.ts";
import { always } from "./runs.ts";

const words = fc.constantFrom("docker", "sql", "release", "web", "the", "image");
const folders = fc.constantFrom("web", "web/app", "api", "docs");

const trigger = fc.oneof(
  fc.record({ type: fc.constant("keyword"), keywords: fc.array(words, { maxLength: 3 }) }),
  fc.record({
    type: fc.constant("path"),
    paths: fc.array(
      folders.map((folder) => `${folder}/**`),
      { maxLength: 2 },
    ),
  }),
);

type Act =
  | Readonly<{ kind: "send"; words: readonly string[] }>
  | Readonly<{ kind: "look"; paths: readonly string[] }>
  | Readonly<{ kind: "reopen" }>;

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant("send" as const), words: fc.array(words, { minLength: 1, maxLength: 4 }) }),
  fc.record({
    kind: fc.constant("look" as const),
    paths: fc.array(
      folders.map((folder) => `${folder}/file.ts`),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  fc.record({ kind: fc.constant("reopen" as const) }),
);

const deal = fc.record({
  triggers: fc.array(trigger, { maxLength: 6 }),
  acts: fc.array(act, { minLength: 1, maxLength: 10 }),
  concurrency: fc.integer({ min: 1, max: 4 }),
});

function look(): Tool {
  return defineTool({
    name: "look",
    description: "Looks.",
    input: z.object({ path: z.string() }),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    declaredResources: () => ({ declared: true, keys: [] }),
    run: async ({ path }) => ({ content: [text(path)] }),
  });
}

/** How often the words of each skill stand in the log, and which the log says were activated by messages. */
function told(log: Iterable<Event>) {
  const extended = [...log].flatMap((event) =>
    event.kind === "MessageEvent" || event.kind === "ObservationEvent" ? event.extended_content : [],
  );
  return (marker: string) => extended.filter((block) => block.text.includes(marker)).length;
}

test("invariant 26: the same skill or rule is told of at most once, and exactly if something called for it", async () => {
  let times = 0;
  await always(60, deal, async ({ triggers, acts, concurrency }) => {
    const skills = triggers.map((each, index) =>
      Skill.parse({ name: `s${index}`, content: `<<${index}>>`, trigger: each }),
    );
    const files = new Map<string, string>();
    const stamper = countingStamper();
    const open = (...script: Line[]) => {
      const agent = agentWith(actor(...script), [...standard(), look()], { toolConcurrencyLimit: concurrency });
      const limits = { maxIterations: 5 };
      const base = { id: "3f2c0000-0000-4000-8000-000000000000", workspace: nowhere, stamper, limits };
      return LocalConversation.open({ ...base, agent, store: memoryStore(files), knowledge: { skills } });
    };
    const said: string[] = [];
    const looked: string[] = [];
    let conversation = open();
    for (const each of acts) {
      await conversation.close();
      if (each.kind === "reopen") conversation = open();
      else if (each.kind === "send") {
        conversation = open();
        await conversation.send(each.words.join(" "));
        said.push(...each.words);
      } else {
        conversation = open({ calls: each.paths.map((path) => ["look", { path }] as const) }, say("Done."));
        await conversation.send("go");
        await conversation.run(new AbortController().signal);
        looked.push(...each.paths);
      }
    }
    const count = told(conversation.log);
    const { activated_knowledge_skills, activated_path_rules } = conversation.state.fields;
    const known = [...activated_knowledge_skills, ...activated_path_rules];
    expect(new Set(known).size).toBe(known.length);
    for (const [index, { name, trigger: calls }] of skills.entries()) {
      const isCalled =
        calls?.type === "keyword"
          ? calls.keywords.some((word) => said.includes(word))
          : calls?.type === "path" &&
            calls.paths.some((path) => looked.some((file) => file.startsWith(path.replace("**", ""))));
      expect({ name, count: count(`<<${index}>>`) }).toEqual({ name, count: isCalled ? 1 : 0 });
      expect(known.includes(name)).toBe(isCalled);
      times += isCalled ? 1 : 0;
    }
    await conversation.close();
  });
  expect(times).toBeGreaterThan(20);
});
