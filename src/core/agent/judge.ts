/** Judges a call before it runs: its risk, and the grants that it needs. */
import { type Grant, NOTHING } from "../event/grant.ts";
import type { ActionEvent, SecurityRisk } from "../event/kind/actions.ts";
import type { ToolSecrets } from "../secret/secret-registry.ts";
import { type Assessment, assess, type SecurityAnalyzer } from "../security/analyzers.ts";
import type { Surroundings, Tool } from "../tool/tool.ts";
import type { Workspace } from "../workspace/workspace.ts";

/** The workspace where calls run, and the secrets that commands can refer to there. */
type Host = Readonly<{ workspace: Workspace; secrets?: Pick<ToolSecrets, "namesIn"> | undefined }>;

export type Judged = Assessment & Readonly<{ grant: Grant }>;

/** A call of an unknown tool, or with invalid input, cannot run: then only the analyzer judges it. */
export async function judge(
  action: ActionEvent,
  tool: Tool | undefined,
  input: Readonly<Record<string, unknown>>,
  { host, analyzer }: Readonly<{ host: Host; analyzer: SecurityAnalyzer | undefined }>,
): Promise<Judged> {
  const { workingDir } = host.workspace;
  const around = surroundingsOf(host);
  const given = input as never; // a list of tools forgets their input types; the tool's own schema made it
  const call = {
    workingDir,
    risk: tool ? riskOf(tool, given, around) : ("UNKNOWN" as const),
    commands: tool?.commands ? tool.commands(given) : textsIn(input),
    paths: tool?.paths?.(given) ?? [],
  };
  return { ...(await assess(action, call, analyzer)), grant: tool ? grantOf(tool, input, host) : NOTHING };
}

/** Returns the access that a call needs in addition to the checkout. */
export function grantOf(tool: Tool, input: Readonly<Record<string, unknown>>, host: Host): Grant {
  return tool.grant?.(input as never, surroundingsOf(host)) ?? NOTHING; // as above
}

function surroundingsOf({ workspace, secrets }: Host): Surroundings {
  const { workingDir, kind } = workspace;
  return {
    workingDir,
    isSandboxed: kind === "SandboxWorkspace",
    secretsIn: (command) => secrets?.namesIn(command) ?? [],
  };
}

function riskOf({ risk, annotations }: Tool, input: never, surroundings: Surroundings): SecurityRisk {
  if (typeof risk === "function") return risk(input, surroundings);
  if (risk !== undefined) return risk;
  if (!annotations.readOnlyHint) return "UNKNOWN";
  return annotations.openWorldHint ? "MEDIUM" : "LOW";
}

/** All texts of a JSON value, including keys, in no particular order. */
function textsIn(value: unknown): readonly string[] {
  const texts: string[] = [];
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === "string") texts.push(next);
    else if (typeof next === "object" && next !== null) rest.push(...Object.keys(next), ...Object.values(next));
  }
  return texts;
}
