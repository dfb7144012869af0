import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Fault } from "../src/lib/fault.ts";
import { type AnyPromptName, fill, prompt } from "../src/prompts.ts";

const folder = join(import.meta.dirname, "..", "prompts");
const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => name.slice(0, -".md".length) as AnyPromptName)
  .sort();

describe("filling a prompt", () => {
  test("puts every value where its slot is, as often as it is there", () => {
    expect(fill("x", "{{a}} and {{b_c}}, {{a}}", { a: "1", b_c: "2" })).toBe("1 and 2, 1");
  });

  test("leaves what comes in through a slot alone", () => {
    expect(fill("x", "{{a}}{{b}}", { a: "{{b}} $& $1", b: "2" })).toBe("{{b}} $& $12");
  });

  test("takes an empty value for a value", () => {
    expect(fill("x", "[{{a}}]", { a: "" })).toBe("[]");
  });

  test.for([
    ["a slot without a value", "{{a}}{{b}}", { a: "1" }, /"x".*\{\{b\}\}/],
    ["a value without a slot", "{{a}}", { a: "1", b: "2" }, /"x".*b/],
    ["a slot with a name that every object has", "{{constructor}}", {}, /"x".*constructor/],
  ] as const)("refuses %s, naming both prompt and slot", ([, template, slots, message]) => {
    expect(() => fill("x", template, slots)).toThrow(message);
    expect(() => fill("x", template, slots)).toThrow(Fault);
  });
});

describe("the prompts that we ship", () => {
  test("are named in a type, so that a prompt that is missing does not compile", async () => {
    const single = names.filter((name) => !/^(?:tools\/short|sub-agents)\//.test(name));
    const head =
      "/** The names of the files in prompts/, as a type. Written by `npx vitest run tests/prompts.test.ts -u`. */";
    const families = Map.groupBy(single, (name) => name.split(/[-/]/)[0]);
    const lines = [...families.values()].map((family) => `  ${family.map((name) => `| "${name}"`).join(" ")}`);
    const unformatted = "// biome-ignore format: one family of prompts on each line";
    const text = `${head}\n${unformatted}\nexport type PromptName =\n${lines.join("\n")};\n`;
    await expect(text).toMatchFileSnapshot("../src/prompt-names.ts");
  });

  test.for(names)("%s is short, can be filled, and misspells no slot", (name) => {
    expect(statSync(join(folder, `${name}.md`)).size).toBeLessThanOrEqual(4096);
    const text = filled(name);
    expect(text.trim()).not.toBe("");
    expect(text).not.toMatch(/(?<!\$)\{\{/); // `${{ … }}` is GitHub's
  });
});

/** A prompt with a word in every slot; the prompt itself says which there are. */
function filled(name: AnyPromptName, slots: Record<string, string> = {}): string {
  try {
    return prompt(name, slots);
  } catch (error) {
    const slot = error instanceof Fault ? /\{\{([a-z_]+)\}\}/.exec(error.message)?.[1] : undefined;
    if (slot === undefined || slot in slots) throw error;
    return filled(name, { ...slots, [slot]: "word" });
  }
}
