/** The check of sentences and of doc comments finds planted breaches, and leaves their benign twins alone. */
import { expect, test } from "vitest";
import {
  commentOfFileOn,
  misplacedComments,
  missingFirstComment,
  sentencesToAvoid,
  sentencesToAvoidIn,
} from "../scripts/plain-sentences.ts";

test.for([
  ["a constant", "/** Keeps calls from running at the same time. */\nconst SECONDS = { file: 30 };\n", "SECONDS"],
  [
    "a type",
    "/**\n * Reads the plugins\n * that are named.\n */\nexport type Place = Readonly<{ url: string }>;\n",
    "Place",
  ],
  [
    "a schema",
    "/** Reads the checks of a commit. */\nconst CheckRun = z.object({\n  name: z.string(),\n});\n",
    "CheckRun",
  ],
  [
    "a type, with a line between",
    "/** Separates code from text. */\n\nexport type Place = Readonly<{ url: string }>;\n",
    "Place",
  ],
])("the comment of a function on %s is found", ([, source, name]) => {
  const words = `the comment on \`${name}\`, which holds data, says what a function does`;
  expect(misplacedComments(`const a = 1;\n\n${source}`)).toEqual([`3: ${words}`]);
});

test.for([
  "/** Keeps a text. */\nfunction keep(text: string) {}\n",
  "/** Hides secrets in a text. */\nexport type MaskText = (text: string) => string;\n",
  "/** Hides secrets in a text. */\nexport const mask = (text: string) => text;\n",
  "/** Seconds that a call waits for a key. */\nconst SECONDS = { file: 30 };\n",
  "/** Takes the events of one reply. */\nexport interface Fold {}\n",
])("%j is in its place", (source) => {
  expect(misplacedComments(source)).toEqual([]);
});

test.for([
  ["/** Reads names. */\n\ntype Version = readonly [number, number];\n", "3: `Version`"],
  ["/** Reads names. */\nconst OPENING = /^x/;\n", "2: `OPENING`"],
  ["/**\n * Reads\n * signs.\n */\n\n// Of ASCII.\nconst [A, B] = [65, 66];\n", "7: `[`"],
])("the comment of a file does not stand on %j", ([source = "", name]) => {
  expect(commentOfFileOn(source)).toEqual([`${name} has the comment of the file: it needs one of its own`]);
});

test.for([
  '/** Reads names. */\nimport { x } from "y";\n\ntype Version = number;\n',
  "/** Reads names. */\n\n/** Two numbers. */\ntype Version = readonly [number, number];\n",
  "/** A place in a line. */\nexport class Reader {}\n",
  "/** The kinds of parts. */\nexport type Kind = number;\n",
])("the comment of a file may be that of its concept: %j", (source) => {
  expect(commentOfFileOn(source)).toEqual([]);
});

test("a program starts with a comment", () => {
  expect(missingFirstComment('import { x } from "y";\n')).toHaveLength(1);
  expect(missingFirstComment('/** Reads x. */\nimport { x } from "y";\n')).toEqual([]);
  expect(missingFirstComment("#!/usr/bin/env node\n// Starts x.\n")).toEqual([]);
});

test.for([
  ["/** What cannot be read is named. */", '1: "What cannot be read": begin with the subject'],
  [
    "const a = 1;\n\n/**\n * Fine. Where nothing can be\n * read, it ends.\n */",
    '3: "Where nothing can be": begin with the subject',
  ],
  ["a();\n// Of what is known, this is all.", '2: "Of what is known,": begin with the subject'],
])("%j begins without its subject", ([source = "", problem]) => {
  expect(sentencesToAvoidIn(source)).toEqual([problem]);
});

test.for([
  "/** The files that cannot be read. What is it? */",
  "/** Of ours. */",
  'const text = "What cannot be read is named.";',
  "/** Said in `What is it for.` and in code. */",
])("%j is left alone", (source) => {
  expect(sentencesToAvoidIn(source)).toEqual([]);
});

test("Markdown is read by lines, without headings, code and cells of a few words", () => {
  const text =
    "# What may be published\n\n- What must stay is withheld.\n\n| What | Where it is |\n\n```\nWhat is in a block.\n```\n";
  expect(sentencesToAvoid(text)).toEqual(['3: "What must stay is": begin with the subject']);
  expect(sentencesToAvoid("**Of the runner's home** commands get a copy. What else?")).toHaveLength(1);
});
