/**
 * The classes of the OpenHands SDK as which calls are written. One event that the SDK cannot read makes a whole log
 * unreadable there, and its actions and observations take no other fields than these.
 */
import type { Action, Observation } from "../event/kind/actions.ts";

type Fields = Readonly<{ needs: readonly string[]; takes: readonly string[] }>;

/**
 * The classes whose tools we have. Every observation also has `content` and `is_error`. Source: openhands-sdk 1.58. It
 * has `DelegateAction`, too, but no tool with that action, so `delegate` is written as a tool of a client.
 */
const CLASSES: Readonly<Record<string, Fields>> = {
  TerminalAction: { needs: ["command"], takes: ["is_input", "timeout", "reset"] },
  TerminalObservation: { needs: ["command"], takes: ["exit_code", "timeout", "metadata", "full_output_save_dir"] },
  FileEditorAction: {
    needs: ["command", "path"],
    takes: ["file_text", "old_str", "new_str", "insert_line", "view_range"],
  },
  FileEditorObservation: { needs: ["command"], takes: ["path", "prev_exist", "old_content", "new_content"] },
  ApplyPatchAction: { needs: ["patch"], takes: [] },
  ApplyPatchObservation: { needs: [], takes: ["message", "fuzz", "commit"] },
  GlobAction: { needs: ["pattern"], takes: ["path"] },
  GlobObservation: { needs: ["files", "pattern", "search_path"], takes: ["truncated"] },
  GrepAction: { needs: ["pattern"], takes: ["path", "include"] },
  GrepObservation: { needs: ["matches", "pattern", "search_path"], takes: ["include_pattern", "truncated"] },
  TaskTrackerAction: { needs: [], takes: ["command", "task_list"] },
  TaskTrackerObservation: { needs: ["command"], takes: ["task_list"] },
  ThinkAction: { needs: ["thought"], takes: [] },
  ThinkObservation: { needs: [], takes: [] },
  FinishAction: { needs: ["message"], takes: [] },
  FinishObservation: { needs: [], takes: [] },
  InvokeSkillAction: { needs: ["name"], takes: [] },
  InvokeSkillObservation: { needs: ["skill_name"], takes: [] },
  TaskAction: { needs: ["prompt"], takes: ["description", "subagent_type", "resume"] },
  TaskObservation: { needs: ["task_id", "subagent", "status"], takes: [] },
  MCPToolObservation: { needs: ["tool_name"], takes: [] },
};

/** The names of a tool, its actions and its observations in logs. */
export type WireClass = Readonly<{ kind: string; actionKind: string; observationKind: string }>;

/** Its actions have the arguments of any tool. */
const DATA = "MCPToolAction";

/** The class of a tool that the SDK does not have: there, it is a tool that a client offers. */
export const CLIENT_TOOL: WireClass = {
  kind: "ClientTool",
  actionKind: DATA,
  observationKind: "ClientToolObservation",
};

/**
 * Not after the name of a tool: no server may make an observation that looks like that of another tool.
 */
export const SERVER_TOOL: WireClass = {
  kind: "MCPToolDefinition",
  actionKind: DATA,
  observationKind: "MCPToolObservation",
};

/** The SDK's names follow from its tool's (`file_editor` → `FileEditorAction`). */
export function wireClassOf(name: string): WireClass {
  const stem = stemOf(name);
  const names = { kind: kindOf(name), actionKind: `${stem}Action`, observationKind: `${stem}Observation` };
  return names.actionKind in CLASSES ? names : CLIENT_TOOL;
}

function stemOf(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The class of the tool with this name, as other programs know it: `FileEditorTool` for `file_editor`. */
export function kindOf(name: string): string {
  return `${stemOf(name)}Tool`;
}

/** Whether the SDK has this tool, or is told of it in another way. */
export function isOfSdk({ kind }: WireClass): boolean {
  return kind !== CLIENT_TOOL.kind && kind !== SERVER_TOOL.kind;
}

type Input = Readonly<Record<string, unknown>>;

/** A call for the log. Arguments that the SDK's class does not take are in the text of the call alone. */
export function wireAction({ actionKind }: WireClass, input: Input): Action {
  const fields = fieldsFor(actionKind, input);
  return fields ? { ...fields, kind: actionKind } : { kind: DATA, data: input };
}

/** Whether some of the arguments are not in the action. */
export function omitsArguments(names: WireClass, input: Input): boolean {
  return Object.keys(input).length > Object.keys(inputIn(wireAction(names, input))).length;
}

/** The arguments that a recorded action has. */
export function inputIn(action: Action | null | undefined): Input {
  const { kind, ...fields } = action ?? { kind: "" };
  const { data } = fields;
  return kind === DATA && typeof data === "object" && data !== null ? { ...data } : fields;
}

/** All arguments of a recorded action: `call` is what was parsed from the text of its call. */
export function wholeInput(action: Action, call: Input): Input {
  const recorded = inputIn(action);
  const { needs, takes } = CLASSES[action.kind] ?? { needs: [], takes: [] };
  const others = Object.entries(call).filter(([name]) => !needs.includes(name) && !takes.includes(name));
  return action.kind in CLASSES ? { ...Object.fromEntries(others), ...recorded } : recorded;
}

type Result = Pick<Observation, "content" | "is_error">;

/** A result for the log. `about` has the other fields, of which only those of the SDK's class are kept. */
export function wireObservation(
  { observationKind }: WireClass,
  { content, is_error }: Result,
  about: Input,
): Observation {
  const fields = fieldsFor(observationKind, about);
  return { ...fields, kind: fields ? observationKind : CLIENT_TOOL.observationKind, content, is_error };
}

/** undefined if something is missing that the class needs, or if it is not among those of the SDK's tools. */
function fieldsFor(kind: string, given: Input): Input | undefined {
  const known = CLASSES[kind];
  if (!known || known.needs.some((name) => given[name] === undefined)) return undefined;
  const kept = [...known.needs, ...known.takes].filter((name) => given[name] !== undefined);
  return Object.fromEntries(kept.map((name) => [name, given[name]]));
}
