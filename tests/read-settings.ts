/** Who reads the inputs and the environment of our process. Pure, so that the checker itself can be tested on a planted breach. */
import type { SourceFile } from "./architecture.ts";

/** The one reader of the inputs. */
const INPUTS = "src/runner/input/";

/** The rehearsal hands inputs to the action as a runner does, and the tools of a run do not get their variables. */
const NAMING_INPUTS = ["src/rehearsal/runner/step.ts", "src/core/workspace/environment.ts"];

/** The entry of the action makes the settings of a job, and commands make settings of their arguments. */
const MAKING = ["src/action/", "src/cli/"];

/** An input by its variable, whole or put together, or by the function of the library. */
const INPUT = /\bINPUT_|["'`]INPUT["'`]|\bget(?:Multiline|Boolean)?Input\b/;

/** A text before its schema has read it, whichever way the method is taken from the settings. */
const WRITTEN =
  /\.written\(\s*[^)\s]|[sS]ettings\s*\??\.\s*written\b|\["written"\]|\{[^{}=]*\bwritten\b[^{}=]*\}\s*=\s*[\w.]*[sS]ettings\b/;

/** Reads of an input past its schema, which would repeat its default, and of variables past the `World`. */
export function settingProblems({ path, text }: SourceFile): string[] {
  return [...inputProblems(path, text), ...environmentProblems(path, text)];
}

function inputProblems(path: string, text: string): string[] {
  if (path.startsWith(INPUTS)) return [];
  const isMaking = MAKING.some((folder) => path.startsWith(folder));
  return [
    ...(INPUT.test(text) && !NAMING_INPUTS.includes(path) ? [`${path} reads inputs beside ${INPUTS}`] : []),
    ...(WRITTEN.test(text) ? [`${path} reads an input as it is written: ask for its slice`] : []),
    ...(!isMaking && /\bnew Settings\(|\bSettings\.ofJob\b/.test(text)
      ? [`${path} makes settings of its own: a run has them in \`run.settings\``]
      : []),
  ];
}

/** Entries, programs of their own, and a library, which has no World. */
const OWN_PROCESS = [
  "src/main.ts",
  "src/node-version.ts",
  "src/sandbox/tool-host/main.ts",
  "src/library/",
  "src/rehearsal/",
  "src/tools/browser/launcher.ts",
  "src/tools/web-read.ts",
];

const ENVIRONMENT =
  /\bprocess\s*(?:\.|\?\.|\[["'])\s*env\b|\{[^{}=]*\benv\b[^{}=]*\}\s*=\s*(?:globalThis\.)?process\b(?!\.)/;

function environmentProblems(path: string, text: string): string[] {
  if (OWN_PROCESS.some((place) => path.startsWith(place))) return [];
  return [
    ...(ENVIRONMENT.test(text) ? [`${path} reads the environment of our own process: the World has it`] : []),
    ...(/["'`](?:node:)?process["'`]/.test(text) ? [`${path} imports our own process`] : []),
    ...(/\bprocess\.(?:exit|exitCode|argv|abort)\b/.test(text)
      ? [`${path} is no entry, and uses or ends our process`]
      : []),
  ];
}
