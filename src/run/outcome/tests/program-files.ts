/** Finds the files that a command line runs as programs: `build/test.sh`, and that of `bash build/test.sh`. */
import { type Command, parseCommandLine, type Script, type Word } from "../../../lib/command-line/parse.ts";
import { INTERPRETERS } from "./programs/launchers.ts";
import { programName, unwrapped } from "./wrappers.ts";

/** Characters, and lines for shells in lines for shells. */
const LONGEST = 200_000;
const DEEPEST = 4;

/** As they are written. Programs that are found by `PATH` are not among them. */
export function programsIn(command: string, depth = 0): readonly string[] {
  if (depth > DEEPEST) return [];
  return commandsIn(parseCommandLine(command.slice(0, LONGEST))).flatMap((one) => {
    if (one.kind !== "simple") return [];
    const inside = unwrapped(one.words);
    if (inside === undefined) return [];
    return inside.kind === "line" ? programsIn(inside.line, depth + 1) : (fileOf(inside.words) ?? []);
  });
}

function commandsIn({ lists }: Script): readonly Command[] {
  return lists.flatMap(({ steps }) =>
    steps.flatMap(({ pipeline }) =>
      pipeline.commands.flatMap((one) => (one.kind === "simple" ? one : commandsIn(one.body))),
    ),
  );
}

function fileOf([first, ...args]: readonly Word[]): string | undefined {
  if (first === undefined) return undefined;
  const name = programName(first.text);
  const isSourcing = first.text === "." || first.text === "source";
  const row = isSourcing ? NO_OPTIONS : Object.hasOwn(INTERPRETERS, name) ? INTERPRETERS[name] : undefined;
  if (row === undefined) return first.text.includes("/") ? first.text : undefined;
  return interpreted(
    args.map(({ text }) => text),
    row,
  );
}

const NO_OPTIONS = { values: "", text: "" };

/** Tests of a runner, such as `node --test a.js`, are no programs. */
function interpreted(args: readonly string[], { values, text }: typeof NO_OPTIONS): string | undefined {
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? "";
    if (text.split(" ").includes(arg) || /^(?:-m|--test|--run|-)$/.test(arg)) return undefined;
    if (!arg.startsWith("-")) return arg;
    if (values.split(" ").includes(arg)) at += 1;
  }
  return undefined;
}
