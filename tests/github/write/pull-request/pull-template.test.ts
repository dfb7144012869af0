import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fillTemplate, hasHeadings, splitAnswer } from "../../../../src/github/write/pull-request/pull-template.ts";

const of = (text: string) => ({ path: "PULL_REQUEST_TEMPLATE.md", text });
const filled = (template: string, answer: string) => {
  const { sections, answer: rest } = splitAnswer(answer, of(template));
  return { rest, body: fillTemplate(of(template), sections) };
};

const template = `<!-- Thank you! -->
Please read CONTRIBUTING first. Fixes #123

## Summary
<!-- What does it do? -->
Describe it here.

## How was it tested?

## Checklist
Tick what is true:
- [x] I have read CONTRIBUTING
- [ ] I ran the tests <!-- npm test -->
`;

test("what the agent wrote is under the headings of the template, and its answer is apart", () => {
  const answer =
    "# Keep accents\n\nAccents stay.\n\n## Cause\n\nA regexp.\n\n### summary\n\nKeeps them.\n\n#### Detail\n\nAll.\n\n**How was it tested**\n\nBy `npm test`.";
  expect(filled(template, answer)).toEqual({
    rest: "# Keep accents\n\nAccents stay.\n\n## Cause\n\nA regexp.",
    body: [
      "## Summary",
      "Keeps them.\n\n#### Detail\n\nAll.",
      "## How was it tested?",
      "By `npm test`.",
      "## Checklist",
      "- [ ] I have read CONTRIBUTING\n- [ ] I ran the tests",
    ].join("\n\n"),
  });
});

test("a heading without words says so, and nothing of the template is said in the agent's name", () => {
  const { body } = filled(template, "Done.\n\n## How was it tested?\n\nBy hand.");
  expect(body).toContain("## Summary\n\n_The agent wrote nothing here._\n\n## How was it tested?\n\nBy hand.");
  expect(body).not.toMatch(/Fixes|Describe|CONTRIBUTING first|<!--/);
});

test("boxes that the agent ticks stay empty, and its copy of the list is not there twice", () => {
  const { body } = filled(
    template,
    "Done.\n\n## Checklist\n\n- [x] I have read CONTRIBUTING\n- [x] I ran the tests\n- [X] All is well",
  );
  expect(body).toContain("## Checklist\n\n- [ ] All is well\n\n- [ ] I have read CONTRIBUTING\n- [ ] I ran the tests");
});

test("an answer without any of the headings is left alone, and the lists are there for people", () => {
  const answer = "# Title\n\nDone.\n\n## Cause\n\nX.";
  expect(filled(template, answer)).toEqual({
    rest: answer,
    body: "## Checklist\n\n- [ ] I have read CONTRIBUTING\n- [ ] I ran the tests",
  });
  expect(filled("## Summary\n\n## Notes", "Done.").body).toBe("");
});

test.for(["---\nname: Bug\nlabels:\n  - bug\n---\n", "\ufeff---\r\nname: Bug\r\n---\r\n", ""])(
  "settings above a template are none of it: %j",
  (head) => {
    const template = { path: "t.md", text: `${head}## What\n\n## Why\n` };
    const { sections } = splitAnswer("Done.\n\n## What\n\nTides.", template);
    expect(fillTemplate(template, sections)).toMatch(/^## What\n\nTides\.\n\n## Why\n\n_/);
  },
);

test("a rule at the beginning of a template is no setting", () => {
  const text = "---\n- [ ] I ran it\n\n---\n\n## What\n";
  expect(fillTemplate({ path: "t.md", text }, [])).toContain("- [ ] I ran it");
});

test("headings that only hold others say nothing of themselves", () => {
  expect(filled("# Pull request\n\n## Summary\n\n## Notes", "x\n\n## Notes\n\ny").body).toBe(
    "# Pull request\n\n## Summary\n\n_The agent wrote nothing here._\n\n## Notes\n\ny",
  );
});

test("a template without headings has its lists, and one that is only a comment has nothing", () => {
  expect(hasHeadings(of("- [ ] Tests\n\nWords"))).toBe(false);
  expect(filled("- [x] Tests\n\nWords", "Done.").body).toBe("- [ ] Tests");
  expect(hasHeadings(of("<!-- ## Summary -->"))).toBe(false);
  expect(filled("<!-- ## Summary\n- [ ] x", "Done.\n\n## Summary\n\nx")).toEqual({
    rest: "Done.\n\n## Summary\n\nx",
    body: "",
  });
});

describe("at random", () => {
  const word = fc.constantFrom("Summary", "Tests", "Why?", "Notes", "**Bold**", "変更");
  const heading = fc.oneof(
    fc.tuple(fc.constantFrom("#", "##", "### "), word).map(([mark, words]) => `${mark} ${words}`),
    word.map((words) => `**${words.replaceAll("*", "")}**`),
  );
  const line = fc.oneof(
    heading,
    fc.constantFrom("- [x] a", "- [ ] b", "* [X] c", "1. [x] d", "> - [x] e", "  - [x] f", "- g", "words", "", ""),
    fc.constantFrom("<!-- x -->", "<!--", "-->", "```", "~~~", "- [x] <!-- y", "\t- [x] h", "|a|b|", "---", "# "),
  );
  const markdown = fc.array(line, { maxLength: 25 }).map((lines) => lines.join("\n"));

  /** Lines outside of code, found without our parser: by fences at their margins. */
  const outsideOfCode = (text: string) => {
    let fence = "";
    return text.split("\n").filter((one) => {
      const mark = /^ {0,3}(```|~~~)/.exec(one)?.[1] ?? "";
      if (fence === "") fence = mark;
      else if (mark === fence && one.trim() === mark) {
        fence = "";
        return false;
      }
      return fence === "" && !/^(?: {4}|\t)/.test(one);
    });
  };

  test("no box is ticked, and headings of the template are there in their order, each once", () => {
    fc.assert(
      fc.property(markdown, markdown, (form, answer) => {
        const { body, rest } = filled(form, answer);
        for (const one of outsideOfCode(body)) expect(one).not.toMatch(/^\s{0,3}(?:[-*]|1\.) \[[xX]\] /);
        expect(filled(form, rest).rest).toBe(rest);
      }),
      { numRuns: 500 },
    );
  });

  test("a plain template is whole again", () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 6 });
    const plain = names.chain((all) => fc.tuple(fc.constant(all), fc.subarray(all, { minLength: 1 })));
    fc.assert(
      fc.property(plain, ([all, said]) => {
        const form = all.map((name) => `## ${name}\n\n- [x] ${name}`).join("\n\n");
        const answer = ["Done.", ...said.toReversed().map((name) => `# ${name.toUpperCase()}!\n\nsaid ${name}`)].join(
          "\n\n",
        );
        const { body, rest } = filled(form, answer);
        expect(rest).toBe("Done.");
        const whole = (name: string) => `## ${name}\n\n${said.includes(name) ? `said ${name}\n\n` : ""}- [ ] ${name}`;
        expect(body).toBe(all.map(whole).join("\n\n"));
      }),
    );
  });
});
