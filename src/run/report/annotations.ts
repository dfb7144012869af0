/** Finds failures in the output of commands, with file and line, so that the run's summary can show them there. */
import { lineOf } from "../../core/conversation/line-of.ts";
import { plainText } from "../../core/event/content.ts";
import type { Event } from "../../core/event/event.ts";
import { lookAtUntrusted } from "../../core/workspace/untrusted-files.ts";
import { count, fenceFor, oneLine, startOf } from "../../lib/text.ts";
import type { Annotation } from "../../runner/console.ts";

const MOST = 10;

/**
 * `src/a.ts:3:7: message`, `a.py:3: message`, `at f (/repo/src/a.js:3:7)`, `src/a.ts(3,7): message`. Every part is
 * bounded.
 */
const PLACE =
  /(?:^|[\s("'])(?:file:\/\/)?((?:\/|\.\/)?[\w@][\w@./+-]{0,200}\.[A-Za-z]\w{0,9})(?::(\d{1,6})(?::\d{1,6})?|\((\d{1,6}),\d{1,6}\))(.{0,300})/;

/** `workingDir` is where the tools saw the checkout, if not at its place here. */
type EndedRun = Readonly<{ events?: readonly Event[]; workingDir?: string | undefined }>;

/** The annotations of a run that has ended. */
export function annotationsFor({ events = [], workingDir }: EndedRun, workspace: string) {
  const isFile = (path: string) => lookAtUntrusted(workspace, path)?.isFile() === true;
  return annotationsIn(events, workingDir ?? workspace, isFile);
}

/** Only the last run of each command counts, so failures that were fixed later are left out. `workspace` is as the tools saw it. */
export function annotationsIn(
  events: readonly Event[],
  workspace: string,
  isFile: (path: string) => boolean,
): readonly Annotation[] {
  const outputs = new Map<string, string | undefined>();
  for (const event of events) {
    const run = runOf(event);
    if (!run) continue;
    outputs.delete(run.command);
    outputs.set(run.command, run.isFailed ? run.output : undefined);
  }
  const found = new Map<string, Annotation>();
  for (const output of outputs.values()) {
    for (const line of (output ?? "").split("\n")) {
      const annotation = annotationIn(line, workspace);
      const place = `${annotation?.file}:${annotation?.line}`;
      if (annotation && !found.has(place) && isFile(annotation.file)) found.set(place, annotation);
      if (found.size === MOST) return [...found.values()];
    }
  }
  return [...found.values()];
}

function runOf(event: Event): Readonly<{ command: string; isFailed: boolean; output: string }> | undefined {
  if (event.kind !== "ObservationEvent" || event.observation.kind !== "TerminalObservation") return undefined;
  const { command, exit_code, content } = event.observation;
  if (typeof command !== "string" || typeof exit_code !== "number") return undefined;
  return { command, isFailed: exit_code > 0, output: plainText(content) };
}

function annotationIn(line: string, workspace: string): Annotation | undefined {
  const words = startOf(line, 1000);
  const [, path = "", colon, bracket, rest = ""] = PLACE.exec(words) ?? [];
  const file = withinWorkspace(path, workspace);
  if (file === undefined) return undefined;
  const said = rest.replace(/^[\s:)\]-]+/, "");
  return { file, line: Number(colon ?? bracket), message: oneLine(said === "" ? words : said, 200) };
}

function withinWorkspace(path: string, workspace: string): string | undefined {
  const file = path.startsWith(`${workspace}/`) ? path.slice(workspace.length + 1) : path.replace(/^\.\//, "");
  const isOurs = file !== "" && !file.startsWith("/") && !file.split("/").includes("..");
  return isOurs && !file.startsWith("node_modules/") ? file : undefined;
}

const FIRST = 100;
const LAST = 400;

/**
 * Renders the events, one line each, for the job's summary page. The job's log is longer and is deleted sooner. Returns
 * "" if nothing happened.
 */
export function renderTextTimeline(events: readonly Event[]): string {
  const all = events.flatMap((event) => {
    const line = lineOf(event);
    return line === undefined ? [] : [`${event.timestamp.slice(11, 19)} ${oneLine(line, 240)}`];
  });
  if (all.length === 0) return "";
  const lines = shortened(all).join("\n");
  const fence = fenceFor(lines);
  const heading = `<details><summary>Timeline (${count(all.length, "line")}, UTC)</summary>`;
  return `${heading}\n\n${fence}text\n${lines}\n${fence}\n\n</details>`;
}

function shortened(lines: readonly string[]): readonly string[] {
  if (lines.length <= FIRST + LAST) return lines;
  return [...lines.slice(0, FIRST), `… ${lines.length - FIRST - LAST} more …`, ...lines.slice(-LAST)];
}
