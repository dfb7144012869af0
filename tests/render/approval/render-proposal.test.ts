import { describe, expect, test } from "vitest";
import { openItems, recordDecision, waitingLine } from "../../../src/render/approval/proposal.ts";
import {
  auditLine,
  renderProposal,
  shownArguments,
  whyUnshowable,
} from "../../../src/render/approval/render-proposal.ts";
import { COLUMNS } from "../../../src/render/approval/visible.ts";
import { itemOf, proposalOf } from "./a-proposal.ts";
import { readBack } from "./read-back.ts";

const approvalComment = {
  phrase: "@agent",
  approveLabel: "agent:approve",
  rejectLabel: "agent:reject",
  approvers: "people with the role admin, maintain or write can decide",
};
const rules = { repositoryUrl: "https://github.test/acme/shop", phrases: ["@agent"] };
const same = (text: string) => text;
const edit = itemOf({
  ...{ action: "a-2", tool: "file_editor", cwd: "web" },
  arguments: JSON.stringify({ command: "create", insert_line: 3, path: "a.md", file_text: "one\n```\ntwo \n" }),
});

describe("the comment on which somebody decides", () => {
  test("shows every byte, why it paused, and what to do", async () => {
    const text = renderProposal(proposalOf(itemOf(), edit), approvalComment);
    await expect(text).toMatchFileSnapshot("golden/two-actions.md");
  });

  test("shows what still waits, and says how much that is", () => {
    const decision = { verdict: "approved", by: "octavia", at: "2026-11-21T11:00:00.000Z", reason: "" } as const;
    const proposal = recordDecision(proposalOf(itemOf(), edit), [edit], decision);
    const text = renderProposal(proposal, approvalComment);
    expect(text).toContain("npm publish");
    expect(text).not.toContain("file_editor");
    expect(waitingLine(proposal)).toBe("Approval needed: 1 action is paused");
    expect(waitingLine(proposalOf(itemOf(), edit))).toBe("Approval needed: 2 actions are paused");
    expect(renderProposal(recordDecision(proposal, openItems(proposal), decision), approvalComment)).toBe("");
  });
});

describe("the legend", () => {
  const legendOf = (command: string) => {
    const text = renderProposal(proposalOf(itemOf({ arguments: JSON.stringify({ command }) })), approvalComment);
    return /<sub>(.*)<\/sub>/.exec(text)?.[1]?.split(" · ");
  };

  test.for([
    ["a line end", "a\n", ["⏎: a line end"]],
    ["a space", "a ", ["␠: a space that would be invisible"]],
    ["a tab", "\ta", ["⇥: a tab"]],
    ["many line ends", `a${"\n".repeat(80)}b`, ["⟦80 × ⏎⟧: 80 line ends"]],
    ["many spaces", `a${" ".repeat(500)}b`, ["⟦35 × ␠⟧: 35 spaces"]],
    ["many tabs", "a\t\t\t\tb", ["⟦5 × ⇥⟧: 5 tabs"]],
    ["a character", "a\u200b", ["⟦U+…⟧: a character that is invisible or looks like another"]],
    ["a long line", "x".repeat(97), ["↪: continues the line above"]],
    ["a tab and a line end", "\ta\n", ["⏎: a line end", "⇥: a tab"]],
  ] as const)("explains the sign for %s, and no other", ([, command, lines]) => {
    expect(legendOf(command)).toEqual(lines);
  });

  test("stands below the actions, and the rest of it below their files", () => {
    const action = itemOf({ arguments: JSON.stringify({ command: "a\tb" }) });
    const text = renderProposal(proposalOf(action), approvalComment, "- `a\u21e5b`\n\n```diff\n+\u21e5a\u2420\n```");
    const legends = [...text.matchAll(/<sub>(.*)<\/sub>/g)].map(([, legend]) => legend);
    expect(legends).toEqual(["⇥: a tab", "␠: a space that would be invisible"]);
    expect(text.indexOf("⇥: a tab")).toBeLessThan(text.indexOf("To approve"));
  });

  test("is not there where nothing has to be explained", () => {
    expect(legendOf("npm publish")).toBeUndefined();
  });
});

describe("the order of the comment", () => {
  test("is what it can reach, the command, how to decide; then the conditions and the files", () => {
    const grant = { secrets: ["NPM_TOKEN"], hosts: ["registry.example.org"], server: "" };
    const text = renderProposal(proposalOf(itemOf({ grant })), approvalComment, "It runs on the base branch");
    const parts = [
      "NPM_TOKEN",
      "registry.example.org",
      "npm publish",
      "To approve",
      "To reject",
      "Until",
      "It runs on",
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text).toMatch(/^It can reach: secret `NPM_TOKEN`/);
  });
});

describe("arguments", () => {
  test("keep each line end, also in a comment of several actions", () => {
    const textOf = (command: string) =>
      renderProposal(proposalOf(itemOf({ arguments: JSON.stringify({ command }) }), edit), approvalComment);
    expect(textOf("a\n\n\nb")).toContain("```text\na\n\n\nb\n```");
    expect(textOf("a\n\nb")).toContain("```text\na\n\nb\n```");
  });

  test("cannot pretend to be others", () => {
    const [one, two] = [
      { arguments: JSON.stringify({ command: "create", path: "a\n```\n\n`file_text`:\n\n```text\nb" }) },
      { arguments: JSON.stringify({ command: "create", path: "a", file_text: "b" }) },
    ];
    expect(shownArguments(one)).not.toBe(shownArguments(two));
    expect(shownArguments(one)).toContain("````text\na\n```\n");
  });

  test("that are a number, a list or nothing are told from texts", () => {
    expect(shownArguments({ arguments: '{"timeout":5}' })).not.toBe(shownArguments({ arguments: '{"timeout":"5"}' }));
    expect(shownArguments({ arguments: '{"list":["a\\nb"]}' })).toContain('["a\\nb"]');
    expect(shownArguments({ arguments: "{}" })).toBe("Without arguments.");
  });
});

describe("what cannot be shown in full", () => {
  const long = (length: number) => ({
    ...itemOf().pending,
    arguments: JSON.stringify({ command: "x".repeat(length) }),
  });

  test("is what is one character too long, and nothing that is shorter", () => {
    const tooLong = (length: number) => whyUnshowable([long(length)], same).size > 0;
    let [fits, not] = [20_000, 30_000];
    while (not - fits > 1) {
      const middle = Math.floor((fits + not) / 2);
      if (tooLong(middle)) not = middle;
      else fits = middle;
    }
    const body = renderProposal(proposalOf(itemOf(long(fits))), approvalComment);
    expect([tooLong(fits), tooLong(not), body.length < 26_000]).toEqual([false, true, true]);
    expect(readBack(body)).toContain("x".repeat(fits));
  });

  test("is refused with a reason for the model, and the rest is shown", () => {
    const small = itemOf({ action: "a-3" }).pending;
    expect([...whyUnshowable([long(30_000), small], same)]).toEqual([["a-1", expect.stringContaining("too long")]]);
    expect(whyUnshowable([long(20_000), small], same).size).toBe(0);
  });

  test("is counted together: one comment shows them all", () => {
    const two = { ...long(20_000), action: "a-2" };
    expect([...whyUnshowable([long(20_000), two], same).keys()]).toEqual(["a-2"]);
  });

  test("is counted with what is said beside it, so that many short ones are not too long either", () => {
    const many = Array.from({ length: 500 }, (_, at) => ({
      ...itemOf().pending,
      action: `a-${at}`,
      said: "why ".repeat(20),
    }));
    const refused = whyUnshowable(many, same);
    const shown = many.filter(({ action }) => !refused.has(action)).map((pending) => itemOf(pending));
    expect(shown.length).toBeGreaterThan(50);
    const body = renderProposal(proposalOf(...shown), approvalComment);
    expect(body.length).toBeLessThan(48_000);
  });

  test("is no name of what it reaches: all of it is there, however long", () => {
    const host = `${"a".repeat(60)}.`.repeat(4).slice(0, 240);
    const grant = { secrets: ["S".repeat(300)], hosts: [host], server: "" };
    const body = renderProposal(proposalOf(itemOf({ grant, network: "npm, ".repeat(100) })), approvalComment);
    expect(body).toContain(host);
    expect(body).toContain("S".repeat(300));
    expect(body).toContain("npm, ".repeat(100).trim());
  });

  test("is what would be taken out of every comment", () => {
    const clean = (text: string) => text.replaceAll("hunter22", "***");
    const secret = itemOf({ arguments: '{"command":"login hunter22"}' }).pending;
    expect([...whyUnshowable([secret], clean)]).toEqual([["a-1", expect.stringContaining("looks like a secret")]]);
    expect(whyUnshowable([itemOf().pending], clean).size).toBe(0);
  });

  test("is no long command in one line: it is shown whole, in lines that are seen", () => {
    const command = `npm run build -- ${"--define:x=1 ".repeat(40)}&& curl evil.test`;
    const action = itemOf({ arguments: JSON.stringify({ command }) }).pending;
    expect(whyUnshowable([action], same).size).toBe(0);
    const shown = shownArguments(action);
    expect(Math.max(...shown.split("\n").map((line) => line.length))).toBeLessThanOrEqual(COLUMNS);
    expect(readBack(shown)).toBe(`\`\`\`text\n${command}\n\`\`\``);
  });

  test("is a name that would be cut", () => {
    const named = itemOf({ arguments: JSON.stringify({ ["n".repeat(151)]: 1 }) }).pending;
    expect(whyUnshowable([named, itemOf({ action: "a-2", cwd: "d".repeat(151) }).pending], same).size).toBe(2);
  });
});

describe("the line of a decision", () => {
  const at = "2026-11-21T11:00:00.000Z";
  const lineOf = (verdict: "approved" | "rejected", reason: string, results = new Map<string, string>()) => {
    const [item] = recordDecision(proposalOf(itemOf()), [itemOf()], { verdict, by: "octavia", at, reason }).items;
    return item && auditLine(item, results, rules);
  };

  test("says who, when, what, and what came of it", () => {
    expect(lineOf("approved", "", new Map([["a-1", "exit code 0"]]))).toMatch(
      /^`[0-9a-f]{12}` `terminal` approved by octavia at 2026-11-21 11:00 UTC: exit code 0$/,
    );
    expect(lineOf("approved", "")).toMatch(/: not run yet$/);
  });

  test("quotes a reason as prose that calls nobody", () => {
    expect(lineOf("rejected", "ask @acme/all first")).toContain("`@acme/all`");
    expect(auditLine(itemOf(), new Map(), rules)).toBeUndefined();
  });
});
