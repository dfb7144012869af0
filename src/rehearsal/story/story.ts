/** The bundled stories: who asks what on which repository, and what the scripted model does about it. */
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
  /** What the workflow of the story sets besides. */
  inputs?: Readonly<Record<string, string>>;
}>;

export type StoryName = "fix" | "question" | "tour" | "approval";

/** A story by name: `fix` mends a bug, `question` only answers, `tour` looks around in any repository, `approval` mends and wants to release. */
export function storyOf(name: StoryName): Story {
  return { fix: fixStory, question: questionStory, tour: tourStory, approval: approvalStory }[name]();
}

const source = "src/slugify.js";

function fixStory(): Story {
  const runTests = { command: "node --test" };
  const broken = `    .replaceAll(/[^a-z0-9]+/g, "-");`;
  const mended = `    .replaceAll(/[^a-z0-9]+/g, "-")\n    .replaceAll(/^-|-$/g, "");`;
  return {
    name: "fix",
    issue: { author: "rita", title: "A slug may end in a hyphen", body: prompt("rehearsal-issue") },
    request: { author: "maria", body: "@agent please fix the failing test" },
    script: [
      call("terminal", runTests, { text: "I run the tests first, to see what fails." }),
      call("file_editor", { command: "view", path: source }),
      call("file_editor", { command: "str_replace", path: source, old_str: broken, new_str: mended }),
      call("terminal", runTests, { text: "The same tests again." }),
      call("finish", { message: prompt("rehearsal-fix") }),
    ],
  };
}

function approvalStory(): Story {
  const { script, ...fix } = fixStory();
  const release = { command: "npm version patch --no-git-tag-version", security_risk: "HIGH" };
  return {
    ...fix,
    name: "approval",
    request: { author: "maria", body: "@agent please fix the failing test and get a release ready" },
    inputs: { confirmation: "risky" },
    script: [
      ...script.slice(0, -1),
      call("terminal", release, { text: "The tests pass. For a release the version has to go up." }),
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
    issue: { author: "rita", title: "Rehearsal", body: "Opened by `deckhand rehearse`." },
    request: { author: "maria", body: "@agent what is in this repository?" },
    script: [
      call("terminal", { command: "git log --oneline -3" }, { text: "I look around." }),
      call("terminal", { command: "ls" }),
      call("finish", { message: prompt("rehearsal-tour") }),
    ],
  };
}
