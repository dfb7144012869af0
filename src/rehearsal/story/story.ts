/**
 * The bundled stories: who asks what on which repository, and what the scripted model does about it. The repository is
 * a small JavaScript package with one honest bug and a test that shows it.
 */
import { prompt } from "../../prompts.ts";
import { call, type Script } from "../model/script.ts";

/** A path may be relative to the repository. Dates are ISO 8601 with `Z`. */
export type Commit = Readonly<{
  author: string;
  date: string;
  message: string;
  files: Readonly<Record<string, string>>;
}>;

type Post = Readonly<{ author: string; body: string }>;

export type Story = Readonly<{
  name: StoryName;
  issue: Post & Readonly<{ title: string }>;
  /** The comment that wakes the agent. */
  request: Post;
  script: Script;
  /** Further inputs that the workflow of the story sets. */
  inputs?: Readonly<Record<string, string>>;
}>;

export type StoryName = "fix" | "question" | "tour" | "approval";

/**
 * A story by name: `fix` fixes a bug, `question` only answers, `tour` looks around in any repository, `approval` fixes
 * and wants to release.
 */
export function storyOf(name: StoryName): Story {
  return { fix: fixStory, question: questionStory, tour: tourStory, approval: approvalStory }[name]();
}

const source = "src/slugify.js";

function fixStory(): Story {
  const runTests = { command: "node --test" };
  const broken = `    .replaceAll(/[^a-z0-9]+/g, "-");`;
  const fixed = `    .replaceAll(/[^a-z0-9]+/g, "-")\n    .replaceAll(/^-|-$/g, "");`;
  return {
    name: "fix",
    issue: { author: "rita", title: "A slug may end in a hyphen", body: prompt("rehearsal-issue") },
    request: { author: "maria", body: "@agent please fix the failing test" },
    script: [
      call("terminal", runTests, { text: "I run the tests first, to see what fails." }),
      call("file_editor", { command: "view", path: source }),
      call("file_editor", { command: "str_replace", path: source, old_str: broken, new_str: fixed }),
      call("terminal", runTests, { text: "The same tests again." }),
      call("finish", { message: prompt("rehearsal-fix") }),
    ],
  };
}

/** Everybody on its thread can push: else nothing is granted. It publishes nothing, and needs no network. */
function approvalStory(): Story {
  const { script, issue, ...fix } = fixStory();
  const publish = `npm publish --dry-run --offline --//registry.npmjs.org/:_authToken="$NPM_TOKEN"`;
  const release = { command: `npm version patch --no-git-tag-version && ${publish}`, security_risk: "LOW" };
  return {
    ...fix,
    name: "approval",
    issue: { ...issue, author: "maria" },
    request: { author: "maria", body: "@agent please fix the failing test, then rehearse a release with NPM_TOKEN" },
    inputs: { confirmation: "risky", secrets: "NPM_TOKEN=npm-rehearsal-00000000" },
    script: [
      ...script.slice(0, -1),
      call("terminal", release, { text: "The tests pass. I raise the version and try to publish it." }),
      call("finish", { message: prompt("rehearsal-release") }),
    ],
  };
}

function questionStory(): Story {
  return {
    name: "question",
    issue: { author: "rita", title: "What is slugify for?", body: "I cannot tell from the README." },
    request: { author: "maria", body: "@agent what does slugify do?" },
    script: [
      call("file_editor", { command: "view", path: source }),
      call("finish", { message: prompt("rehearsal-answer") }),
    ],
  };
}

function tourStory(): Story {
  return {
    name: "tour",
    // People who try inputs of their own must not be restricted by a stranger's words.
    issue: { author: "maria", title: "Rehearsal", body: "Opened by `deckhand rehearse`." },
    request: { author: "maria", body: "@agent what is in this repository?" },
    script: [
      call("terminal", { command: "git log --oneline -3" }, { text: "I look around." }),
      call("terminal", { command: "ls" }),
      call("finish", { message: prompt("rehearsal-tour") }),
    ],
  };
}

const packageJson = `{
  "name": "slugify",
  "version": "1.0.0",
  "type": "module",
  "exports": "./src/slugify.js",
  "scripts": { "test": "node --test" }
}
`;

const readme = `# slugify

Makes slugs for URLs: \`slugify("Crème brûlée")\` is \`creme-brulee\`.

Run the tests with \`npm test\`.
`;

const slugifyJs = `/** Makes a slug of a title: lower case, without accents, words joined by hyphens. */
export function slugify(title) {
  return title
    .normalize("NFKD")
    .replaceAll(/\\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
}
`;

const firstTests = `import assert from "node:assert/strict";
import { test } from "node:test";
import { slugify } from "../src/slugify.js";

test("words are joined by hyphens", () => {
  assert.equal(slugify("Hello big world"), "hello-big-world");
});

test("accents are dropped", () => {
  assert.equal(slugify("Crème brûlée"), "creme-brulee");
});
`;

const lastTest = `
test("punctuation at the ends leaves no hyphen", () => {
  assert.equal(slugify("Hello, world!"), "hello-world");
});
`;

/** Oldest first. After the last one, one test of three fails. */
export const slugifyCommits: readonly Commit[] = [
  {
    author: "maria",
    date: "2026-01-12T09:00:00Z",
    message: "Make slugs of titles",
    files: { "package.json": packageJson, "README.md": readme, "src/slugify.js": slugifyJs },
  },
  {
    author: "maria",
    date: "2026-01-12T09:30:00Z",
    message: "Test words and accents",
    files: { "test/slugify.test.js": firstTests },
  },
  {
    author: "tom",
    date: "2026-01-13T14:05:00Z",
    message: "Test punctuation at the ends",
    files: { "test/slugify.test.js": firstTests + lastTest },
  },
];
