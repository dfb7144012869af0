/** What git does with each of its commands. */
import type { Word } from "../shell/command.ts";
import {
  type Call,
  type Finding,
  HIGH,
  hasOption,
  MEDIUM,
  operandsOf,
  type Rule,
  textsOf,
  UNKNOWN,
  words,
} from "./finding.ts";
import { placeOf, readRisk, writeRisk } from "./path.ts";

const READS = words(`
  status log diff show blame annotate rev-parse rev-list ls-files ls-tree cat-file describe shortlog grep reflog
  merge-base name-rev for-each-ref count-objects check-ignore check-attr check-ref-format version help diff-tree
  diff-index diff-files whatchanged cherry show-ref show-branch verify-commit verify-tag fsck range-diff
`);

const CHANGES = words(`
  add commit checkout switch restore stash merge rebase cherry-pick revert mv rm init notes reset branch tag
  worktree write-tree commit-tree hash-object read-tree update-index merge-file sparse-checkout
`);

const OUTWARD = words(
  "push send-email request-pull fetch pull clone ls-remote submodule svn p4 remote archive-remote lfs",
);

const DESTROYS = words("clean filter-branch filter-repo gc prune update-ref replace pack-refs repack fast-import");

/** With these, git runs what it is told to run; names of options may be cut short. */
const STEERS = /^(?:-c|--(?:conf|exec-path=|git-dir|work-tree|super|namespace))/;
const RUNS = /^(?:-O|-x|--(?:open|ext-|exe|ex$|textc|up|receive|template|outp[a-z]*$))/;

export const git: Rule = (call) => {
  const { globals, command, rest } = commandOf(call);
  const texts = textsOf(call);
  const folder = globals[globals.indexOf("-C") + 1] ?? "";
  const isElsewhere = globals.includes("-C") && placeOf(folder, call.workspace) !== "inside";
  const runs =
    isElsewhere ||
    globals.some((text) => STEERS.test(text)) ||
    (command !== "cherry-pick" && rest.some(({ text }) => RUNS.test(text)));
  return [
    ...texts.flatMap((text) => readRisk(text, call.workspace)).filter(({ risk }) => risk === "HIGH"),
    ...texts
      .filter((text) => text.startsWith("--outp"))
      .flatMap((text) => writeRisk(text.replace(/^[^=]*=/, ""), call.workspace)),
    ...(runs ? [UNKNOWN("An option has git run another program, or work elsewhere.")] : []),
    ...(command === undefined ? [] : ofCommand(command, { ...call, args: rest })),
  ];
};

type Parts = Readonly<{ globals: readonly string[]; command: string | undefined; rest: readonly Word[] }>;

function commandOf({ args }: Call): Parts {
  let index = 0;
  while (args[index]?.text.startsWith("-"))
    index += /^-[cC]$|^--(?:git-dir|work-tree|namespace|exec-path)$/.test(args[index]?.text ?? "") ? 2 : 1;
  const globals = args.slice(0, index).map(({ text }) => text);
  return { globals, command: args[index]?.text, rest: args.slice(index + 1) };
}

function ofCommand(command: string, call: Call): readonly Finding[] {
  if (command === "remote") return remote(call);
  if (command === "config") return config(call);
  if (OUTWARD.has(command)) return [HIGH(`\`git ${command}\` talks to another machine.`)];
  if (command === "apply" || command === "am") return [UNKNOWN("Nobody has looked at which files the patch changes.")];
  if (DESTROYS.has(command)) return [HIGH(`\`git ${command}\` deletes what cannot be brought back.`)];
  if (READS.has(command))
    return command === "reflog" && /^(?:expire|delete)$/.test(call.args[0]?.text ?? "")
      ? [HIGH("It deletes history.")]
      : [];
  if (CHANGES.has(command)) return [...change(command, call), ...lists(command, call)];
  return [UNKNOWN(`\`git ${command}\` is not known; it may be an alias.`)];
}

function change(command: string, call: Call): readonly Finding[] {
  const first = call.args[0]?.text;
  if (command === "reset" && hasOption(call, "", "hard"))
    return [HIGH("It throws away changes that are not committed.")];
  if ((command === "branch" || command === "tag") && hasOption(call, "dD", "delete"))
    return [HIGH(`It deletes a ${command}.`)];
  if (command === "stash" && /^(?:drop|clear)$/.test(first ?? ""))
    return [HIGH("It throws away changes that were put aside.")];
  if (command === "worktree" && first !== "list")
    return call.args
      .slice(1)
      .filter(({ text }) => text.includes("/"))
      .flatMap(({ text }) => writeRisk(text, call.workspace));
  if (command === "rm" && hasOption(call, "r")) return [HIGH("It deletes a number of files that nobody has counted.")];
  if (command === "rm" || command === "mv")
    return operandsOf(call).flatMap(({ text }) => writeRisk(text, call.workspace));
  return [];
}

function lists(command: string, call: Call): readonly Finding[] {
  const isListing = (command === "branch" || command === "tag") && operandsOf(call).length === 0;
  const first = call.args[0]?.text;
  if (isListing || ((command === "stash" || command === "worktree") && (first === "list" || first === "show")))
    return [];
  return [MEDIUM(`\`git ${command}\` changes the repository.`)];
}

function remote(call: Call): readonly Finding[] {
  const [first] = operandsOf(call);
  return first === undefined || first.text === "get-url"
    ? []
    : [HIGH("It changes where the repository is sent to, or asks there.")];
}

function config(call: Call): readonly Finding[] {
  const operands = operandsOf(call).map(({ text }) => text);
  const isRead =
    hasOption(call, "l", "list", "get", "get-all", "get-regexp") &&
    !hasOption(call, "e", "unset", "add", "replace-all", "edit");
  if (isRead || (operands.length === 1 && !hasOption(call, "e", "unset", "edit", "unset-all"))) return [];
  if (/^user\.(?:name|email)$/.test(operands[0] ?? "")) return [MEDIUM("It sets who commits.")];
  return [HIGH("A setting of git can have it run programs.")];
}
