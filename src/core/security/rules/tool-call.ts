/** How risky a call of a tool is: of one of ours by what it would do, of any other by what is known of it. */
import type { ActionEvent } from "../../event/kind/action-event.ts";
import type { Surroundings } from "../analyzer.ts";
import { lineRisk } from "./command-line.ts";
import { type Finding, HIGH, LOW, MEDIUM, UNKNOWN } from "./finding.ts";
import { readRisk, writeRisk } from "./path.ts";

type Input = NonNullable<ActionEvent["action"]>;

/** So many files may be deleted by one patch without anybody being asked. */
const FEW = 10;

export function callRisk({ tool_name, action }: ActionEvent, { workingDir, hints }: Surroundings): readonly Finding[] {
  if (!action) return [LOW("It cannot run.")];
  switch (tool_name) {
    case "terminal":
      return terminal(action, workingDir);
    case "file_editor":
      return edit(action, workingDir);
    case "apply_patch":
      return patch(textOf(action.patch), workingDir);
    case "glob":
    case "grep":
      return [textOf(action.path), textOf(action.pattern), textOf(action.include)]
        .flatMap((path) => readRisk(path || ".", workingDir))
        .filter(({ risk }) => risk === "HIGH");
    case "think":
    case "finish":
    case "task_tracker":
    case "request_condensation":
    case "invoke_skill":
    case "read_diff":
    case "report_finding":
    case "close_finding":
    // What a sub-agent does is judged call by call.
    case "task":
    case "delegate":
      return [];
    default:
      return foreign(tool_name, hints);
  }
}

/** The files that a call names. */
export function pathsOf({ tool_name, action }: ActionEvent): readonly string[] {
  if (tool_name === "apply_patch") return sections(textOf(action?.patch)).map(({ path }) => path);
  return typeof action?.path === "string" ? [action.path] : [];
}

function terminal(action: Input, workingDir: string): readonly Finding[] {
  const command = textOf(action.command);
  if (action.is_input === true) {
    return /^C-[cdz]$/.test(command)
      ? [MEDIUM("It stops what it has started.")]
      : [UNKNOWN("It types into a program that runs.")];
  }
  const reset = action.reset === true ? [MEDIUM("It ends all that runs in its terminal.")] : [];
  return [...reset, ...lineRisk(command, workingDir)];
}

function edit(action: Input, workingDir: string): readonly Finding[] {
  const path = textOf(action.path);
  return action.command === "view" ? readRisk(path, workingDir) : writeRisk(path, workingDir);
}

function patch(text: string, workingDir: string): readonly Finding[] {
  const found = sections(text);
  const deleted = found.filter(({ verb }) => verb === "Delete").length;
  return [
    ...found.flatMap(({ path }) => writeRisk(path, workingDir)),
    ...(deleted > FEW ? [HIGH(`It deletes ${deleted} files.`)] : []),
    ...(found.length === 0 ? [UNKNOWN("It is no patch that can be read.")] : []),
  ];
}

function sections(text: string): readonly Readonly<{ verb: string; path: string }>[] {
  const headers = text.matchAll(/^[ \t]*\*\*\* (Add File|Update File|Delete File|Move to): (.+?)[ \t\r]*$/gm);
  return [...headers].map(([, verb = "", path = ""]) => ({ verb: verb.split(" ")[0] ?? "", path }));
}

/** A server says of its tools what it likes; what only reads, but elsewhere, sends at least what it asks for. */
function foreign(name: string, hints: Surroundings["hints"]): readonly Finding[] {
  if (!hints?.readOnlyHint) return [UNKNOWN(`Nobody knows here what the tool \`${name}\` does.`)];
  return hints.openWorldHint ? [MEDIUM(`\`${name}\` reads from elsewhere.`)] : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
