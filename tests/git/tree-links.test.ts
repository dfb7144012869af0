import { expect, test } from "vitest";
import { followLinks } from "../../src/git/tree-source.ts";

const files = ["AGENTS.md", "docs/rules.md", "skills/a/SKILL.md", "skills/b/SKILL.md"].map((path) => ({
  path,
  size: path.length,
  id: `id of ${path}`,
}));

/** Where a link is listed, and as what: pairs of its paths and the ids of what is behind it. */
const follow = (links: Readonly<Record<string, string>>) =>
  followLinks(files, new Map(Object.entries(links))).map(({ path, id }) => [path, id]);

test.for([
  ["a file beside it", { "CLAUDE.md": "AGENTS.md" }, [["CLAUDE.md", "id of AGENTS.md"]]],
  ["a file elsewhere in the tree", { "docs/AGENTS.md": "../AGENTS.md" }, [["docs/AGENTS.md", "id of AGENTS.md"]]],
  [
    "a folder",
    { ".agents/skills": "../skills" },
    [
      [".agents/skills/a/SKILL.md", "id of skills/a/SKILL.md"],
      [".agents/skills/b/SKILL.md", "id of skills/b/SKILL.md"],
    ],
  ],
  [
    "another link",
    { "a.md": "b.md", "b.md": "AGENTS.md" },
    [
      ["a.md", "id of AGENTS.md"],
      ["b.md", "id of AGENTS.md"],
    ],
  ],
  ["a file behind a linked folder", { all: "skills", "x.md": "all/a/SKILL.md" }, [["x.md", "id of skills/a/SKILL.md"]]],
] as const)("a link to %s is listed as what it leads to", ([, links, listed]) => {
  expect(follow(links)).toEqual(expect.arrayContaining(listed.map((pair) => [...pair])));
});

test.for([
  ["leaves the tree", { "AGENTS.md": "../AGENTS.md" }],
  ["leaves it and comes back", { "x.md": "../tree/AGENTS.md" }],
  ["is absolute", { "x.md": "/etc/passwd" }],
  ["leads to itself", { "x.md": "x.md" }],
  ["goes in circles", { "x.md": "y.md", "y.md": "x.md" }],
  ["leads to nothing", { "x.md": "gone.md" }],
  ["leads to all of the tree", { all: "." }],
])("a link that %s stands for nothing", ([, links]) => {
  expect(follow(links as Readonly<Record<string, string>>)).toEqual([]);
});
