/** The tool with which the model asks for hosts that commands cannot reach: for one command, with its hosts. */
import { z } from "zod";
import { NOTHING } from "../core/event/grant.ts";
import { normalizedText } from "../core/tool/normalized-text.ts";
import { defineTool, type Tool } from "../core/tool/tool.ts";
import { Mistake } from "../lib/fault.ts";
import { hostName } from "../lib/host-name.ts";
import { prompt } from "../prompts.ts";
import { runApart } from "./terminal/terminal.ts";

const Host = z.string().transform((given, context) => {
  const name = hostName(given);
  if (name !== undefined) return name;
  context.addIssue(
    `"${given.slice(0, 100)}" is not a full host name such as example.org; wildcards and addresses cannot be granted`,
  );
  return z.NEVER;
});

/** A person is asked before it runs, so offer it only if somebody can be asked. */
export function requestNetwork(): Tool {
  const tool = defineTool({
    name: "request_network",
    description: prompt("tools/request_network"),
    input: z.object({
      hosts: z.array(Host).min(1).max(10).describe("Full names of the hosts, for example `api.example.org`."),
      command: normalizedText().min(1).describe("The bash command that needs them."),
      why: z.string().min(1).max(1000).describe("For the person who is asked: what it is for, in a sentence."),
      timeout: z.number().nonnegative().optional().describe("Seconds that it may take, at most 3600; default 600."),
    }),
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
    risk: (_, { isSandboxed }) => (isSandboxed ? "LOW" : "HIGH"),
    grant: ({ hosts, command }, { secretsIn }) => ({
      ...NOTHING,
      hosts: [...new Set(hosts)].sort(),
      secrets: secretsIn(command),
    }),
    commands: ({ command }) => [command],
    declaredResources: () => ({ declared: true, keys: ["terminal:session"] }),
    about: ({ command }) => ({ command }),
    run: (input, context) => {
      if (!context.isApart)
        throw new Mistake("Nobody can grant network access here. Do without it, or say what is missing.");
      return runApart(input, context);
    },
  });
  return Object.freeze({ ...tool, observationKind: "TerminalObservation" }); // which its result is
}
