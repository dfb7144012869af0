/** What is said to a command, and what it does to what is remembered. Pure. */
import type { Command } from "../../github/read/trigger/command.ts";
import { code } from "../../github/write/inline-code.ts";
import { freshManifest, type Lease, type Manifest } from "../../github/write/state/manifest.ts";
import { oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { paceIn } from "../durable/turn/pace.ts";
import { type Created, howToCreate } from "../labels.ts";

export type Known = Readonly<{
  manifest: Manifest;
  /** The run that is at work, if one is. */
  running: Lease | undefined;
  phrase: string;
  newId: string;
  /** What became of the labels, where they are asked for. */
  labels?: Created | undefined;
}>;

/** `isForgotten`: the conversation goes, and the manifest stays. */
export type Reply = Readonly<{ body: string; manifest: Manifest; isForgotten: boolean }>;

export function replyTo(command: Command, known: Known): Reply {
  const { manifest, running, phrase } = known;
  const said = (body: string): Reply => ({ body, manifest, isForgotten: false });
  switch (command) {
    case "help":
      return said(prompt("command-help", { phrase }));
    case "labels":
      return said(prompt("command-labels", { lines: labelLines(known).join("\n") }));
    case "status":
      return said(prompt("command-status", { facts: factsOf(known).join("\n") }));
    case "stop":
      return said(running ? prompt("command-stop", { run_url: running.run_url }) : prompt("command-idle"));
    case "reset":
      return running ? said(prompt("command-busy", { run_url: running.run_url, phrase })) : forget(known);
  }
}

function labelLines({ labels: { created, existing, missing } = NO_LABELS }: Known): string[] {
  return [
    ...(created.length > 0 ? [`- Created: ${created.map((name) => code(name)).join(", ")}.`] : []),
    ...(existing.length > 0 ? [`- There already: ${existing.map((name) => code(name)).join(", ")}.`] : []),
    ...(missing.length > 0 ? [`\n${howToCreate(missing)}`] : []),
  ];
}

const NO_LABELS: Created = { created: [], existing: [], missing: [] };

/** What was answered stays so, a request that is delivered again is no new one; and so does how often that was. */
function forget({ manifest, newId }: Known): Reply {
  const { answered, work, counters } = manifest;
  const fresh = { ...freshManifest(newId), answered, work, counters: paceIn(counters) };
  return { body: prompt("command-reset"), manifest: fresh, isForgotten: true };
}

function factsOf({ manifest, running }: Known): string[] {
  const { outcome, reason, work, answered, conversation_id: id } = manifest;
  const where = work && `- The work is on the branch ${code(work.branch)}${pullOf(work.pull_request)}.`;
  const last = outcome && `- The last run ended as ${outcome}: ${oneLine(reason ?? "", 300)}.`;
  return [
    running ? `- [A run](${running.run_url}) is at work.` : "- No run is at work.",
    ...(last ? [last] : []),
    ...(where ? [where] : []),
    `- Requests that were answered here: ${answered.length}. Conversation ${code(id)}.`,
  ];
}

function pullOf(number: number | null): string {
  return number === null ? ", without a pull request" : `, in pull request #${number}`;
}
