/** Observers that show a conversation while the agent works: lines on a terminal, or a page in the browser. */
import { lineOf } from "../core/conversation/line-of.ts";
import type { Observer } from "../core/conversation/observers.ts";
import type { Stats } from "../core/conversation/state/stats.ts";
import { plainText } from "../core/event/content.ts";
import type { Event } from "../core/event/event.ts";
import { readable } from "../lib/terminal-text.ts";
import { oneLine } from "../lib/text.ts";
import type { Visualizer } from "../page/live-page.ts";

export type VisualizerOptions = Readonly<{
  /** Default: standard output. */
  write?: (text: string) => void;
  /** Whether the requests of the user are left out. */
  skipUserMessages?: boolean;
  /** The longest line for a call or a result. Default: 300 characters. */
  length?: number;
}>;

/** Writes a line for each event, and what is said in full. No event can steer the terminal. */
export function consoleVisualizer(options: VisualizerOptions = {}): Observer {
  const { write = (text) => void process.stdout.write(text), skipUserMessages = false, length = 300 } = options;
  return {
    onEvent(event) {
      const said = wordsOf(event);
      if (said !== undefined) {
        if (said.who !== "user" || !skipUserMessages) write(`${said.who}: ${readable(said.words).trim()}\n`);
        return;
      }
      const line = lineOf(event);
      if (line !== undefined) write(`${oneLine(readable(line), length)}\n`);
    },
  };
}

/** Returns the words of somebody to somebody, which are not those of a tool. */
function wordsOf(event: Event): Readonly<{ who: string; words: string }> | undefined {
  if (event.kind === "MessageEvent") return { who: event.source, words: plainText(event.llm_message.content) };
  if (event.kind !== "ActionEvent" || event.action?.kind !== "FinishAction") return undefined;
  return { who: event.source, words: String(event.action.message ?? "") };
}

/**
 * An observer that serves the page of the run at its `url`, on this machine only, until `close` is called. With the
 * statistics of the conversation the page shows tokens and cost. It is loaded when it is opened.
 */
export async function openVisualizer(stats?: () => Stats): Promise<Visualizer> {
  const page = await import("../page/live-page.ts");
  return page.openVisualizer(stats);
}
