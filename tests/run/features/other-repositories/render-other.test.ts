/** How a report tells the work in another repository. */
import { expect, test } from "vitest";
import { code } from "../../../../src/markdown/inline-code.ts";
import type { OtherWork } from "../../../../src/render/report/report-facts.ts";
import { renderOther, renderSame } from "../../../../src/run/features/other-repositories/render-other.ts";

const rules = { repositoryUrl: "https://github.test/acme/shop", phrases: ["@agent"] };
const nothing: OtherWork = {
  ...{ repository: "acme/lib", repositoryUrl: "https://github.test/acme/lib", problem: "" },
  ...{ files: [], kept: { kind: "nothing" }, withheld: [], withheldPatch: undefined, pullRequest: undefined },
};

test("what went wrong there shows a command as code", () => {
  const words = `The check ${code("npm test || exit 1; (a & b) > `tty`")} fails.`;
  const told = renderOther({ ...nothing, problem: words }, rules);
  expect(told.split("\n").filter((line) => line.includes("The check"))).toEqual([words]);
});

test("the recipe for a patch names the repository that it is for", () => {
  const withheld = [{ path: "AGENTS.md", code: "DKH-103", detail: "" }] as const;
  const kept = { kind: "patch", path: "/tmp/work.patch", patch: "+y\n" } as const;
  const told = renderOther({ ...nothing, kept, withheld, withheldPatch: { path: "/x", patch: "+x\n" } }, rules);
  expect([...told.matchAll(/in a clone of `acme\/lib`/g)]).toHaveLength(2);
  expect(told).not.toContain("this repository");
});

test("a repository in which nothing was changed is only named", () => {
  expect(renderOther(nothing, rules)).toBe("");
  expect(renderSame([nothing])).toContain("`acme/lib`");
  expect(renderSame([])).toBe("");
});
