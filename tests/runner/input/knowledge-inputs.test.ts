import { expect, test } from "vitest";
import { pluginList, skillChoice, skillsSources } from "../../../src/runner/input/input-shapes.ts";

const commit = "0123456789abcdef0123456789abcdef01234567";

test("skills are all, none, or those that are named", () => {
  expect(["true", "false", "agents, knots"].map((text) => skillChoice.parse(text))).toEqual([
    true,
    false,
    ["agents", "knots"],
  ]);
});

test("plugins are folders and pinned commits, separated by commas or on lines", () => {
  const text = `tools/rigging/, .agents/plugins/x\nhttps://github.com/a/b@${commit}\nhttps://h/a/b.git@${commit}#sub/x`;
  expect(pluginList.parse(text)).toMatchObject([
    { kind: "folder", folder: "tools/rigging" },
    { kind: "folder", folder: ".agents/plugins/x" },
    { kind: "git", url: "https://github.com/a/b", commit, folder: "" },
    { kind: "git", url: "https://h/a/b.git", commit, folder: "sub/x" },
  ]);
});

test.for([
  "https://github.com/a/b",
  "https://github.com/a/b@main",
  `https://github.com/a/b@${commit.slice(1)}`,
  `https://token@github.com/a/b@${commit}`,
  `ssh://git@github.com/a/b@${commit}`,
  `https://github.com/a/b@${commit}#../up`,
  "../up",
  "/etc",
  "a/../b",
  "--upload-pack=x y",
])("%s is no plugin", (text) => {
  expect(pluginList.safeParse(text).success).toBe(false);
});

test("skills come from repositories that are pinned by commit", () => {
  expect(skillsSources.parse(`acme/.github@${commit}\nrita/skills@${commit}`)).toEqual([
    { owner: "acme", name: ".github", commit, label: `acme/.github@${commit}` },
    { owner: "rita", name: "skills", commit, label: `rita/skills@${commit}` },
  ]);
});

test.for([
  "acme/.github",
  "acme/.github@main",
  `acme/.github@${commit.slice(1)}`,
  `acme/..@${commit}`,
  `https://github.com/acme/.github@${commit}`,
  `acme/.github/skills@${commit}`,
  `-x/y@${commit}`,
  ",",
  Array.from({ length: 6 }, () => `acme/x@${commit}`).join(),
])("%s is refused with the reason", (text) => {
  const { error } = skillsSources.safeParse(text);
  expect(error?.issues[0]?.message).toMatch(/followed by a full commit SHA.*a branch or a tag is refused/);
});
