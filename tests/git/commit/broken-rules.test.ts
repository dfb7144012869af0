/** Whether the rule that stands in the way is read out of what GitHub says, in the forms in which it says it. */
import { describe, expect, test } from "vitest";
import { ruleFault } from "../../../src/git/commit/push.ts";

/** As git prints it: each line of the server's after "remote: ", padded to clear what stood there. */
const remote = (...lines: string[]) => lines.map((line) => `remote: ${line}        `).join("\n");
const head = [
  "error: GH013: Repository rule violations found for refs/heads/agent/issue-1.",
  "Review all repository rules at https://github.com/acme/shop/rules?ref=refs%2Fheads%2Fagent%2Fissue-1",
  "",
];
const end = `To https://github.com/acme/shop
 ! [remote rejected] 0123456 -> agent/issue-1 (push declined due to repository rule violations)
error: failed to push some refs to 'https://github.com/acme/shop'`;
const pushed = (...lines: string[]) =>
  new Error(`git push: refused`, { cause: new Error(`${remote(...head, ...lines)}\n${end}`) });

describe("a rule is named as GitHub names it, with what to do about it", () => {
  test.for([
    [
      "signatures, by push",
      pushed(
        "- Commits must have verified signatures.",
        "  Found 1 violation:",
        "",
        "  0123456789012345678901234567890123456789",
      ),
      ["Commits must have verified signatures"],
      /leave `commit-mode` at api/,
    ],
    [
      "two rules, by push",
      pushed(
        "- Cannot create ref due to creations being restricted.",
        "",
        "- Changes must be made through a pull request.",
        "",
      ),
      ["Cannot create ref due to creations being restricted", "Changes must be made through a pull request"],
      /Exclude `agent\/` branches/,
    ],
    [
      "F27 push protection",
      pushed(
        ...[
          "- GITHUB PUSH PROTECTION",
          "  —————————————————————————————————————————",
          "    Resolve the following violations before pushing again",
        ],
        ...[
          "",
          "    - Push cannot contain secrets",
          "",
          "     (?) Learn how to resolve a blocked push",
          "     —— GitHub Personal Access Token ——————",
        ],
      ),
      ["GITHUB PUSH PROTECTION", "Push cannot contain secrets"],
      /found a possible secret in the change/,
    ],
    [
      "F27 a file that is too large",
      new Error("git push: x", {
        cause: new Error(
          remote(
            "error: Trace: 0123456789abcdef",
            "error: See https://gh.io/lfs for more information.",
            "error: File big.bin is 120.00 MB; this exceeds GitHub's file size limit of 100.00 MB",
            "error: GH001: Large files detected. You may want to try Git Large File Storage - https://git-lfs.github.com.",
          ),
        ),
      }),
      ["File big.bin is 120.00 MB; this exceeds GitHub's file size limit of 100.00 MB"],
      /Git LFS/,
    ],
    [
      "a branch that cannot be made, by REST",
      new Error(
        "GitHub answered 422 to POST /repos/acme/shop/git/refs: Repository rule violations found Cannot create ref due to creations being restricted..",
      ),
      ["Cannot create ref due to creations being restricted"],
      /Exclude `agent\/` branches/,
    ],
    [
      "a commit that cannot be made, by GraphQL",
      new Error(
        "Request failed due to following response errors:\n - Repository rule violations found\n\nChanges must be made through a pull request.\n\n",
      ),
      ["Changes must be made through a pull request"],
      /Exclude `agent\/` branches/,
    ],
  ] as const)("%s", ([, error, rules, hint]) => {
    expect(ruleFault("agent/issue-1", error)).toMatchObject({
      code: "git",
      message: `The rules of this repository do not allow this work on the branch \`agent/issue-1\`: ${rules.join("; ")}.`,
      hint: expect.stringMatching(hint),
    });
  });
});

test.for([
  "remote: Permission to acme/shop.git denied to github-actions[bot].",
  " ! [rejected] 0123456 -> agent/issue-1 (stale info)",
  "remote: - a list item of a hook of the server\n ! [remote rejected] x -> x (pre-receive hook declined)",
])("no rule is read out of %j", (said) => {
  expect(ruleFault("agent/issue-1", new Error(said))).toBeUndefined();
});
