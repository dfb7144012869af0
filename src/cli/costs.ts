/** What runs have cost, by month, workflow and model: as a table for the terminal, as JSON, and as a page. */
import { toFault } from "../lib/fault.ts";
import { count, figure, sentences } from "../lib/text.ts";
import { renderCosts } from "../page/costs-page.ts";
import { NO_TOTALS, type Row, recordsIn, totalsOf } from "../run/ledger.ts";
import { PREFIX } from "../run/memory/conversation-files.ts";
import { LEDGER, LEDGER_FILE, readLedger } from "../run/thread/ledger-store.ts";
import { plain } from "./readable.ts";
import { type SavedState, UNREADABLE } from "./saved-threads.ts";

/**
 * From all saved states, the ledger among them. What cannot be counted is said to `stderr`, and the others are counted
 * without it.
 */
export function showCosts(
  states: readonly SavedState[],
  isJson: boolean,
  stderr: (text: string) => void,
): Readonly<{ text: string; page: string }> {
  const records = states.flatMap(({ files }) => recordsIn((name) => files.get(PREFIX + name)?.toString()));
  const closed = states.filter(({ status }) => status === UNREADABLE).length;
  if (closed > 0) stderr(`${count(closed, "saved state")} could not be read (${UNREADABLE}).\n`);
  const rows = totalsOf(ledgerIn(states, stderr), records);
  const text = isJson ? `${JSON.stringify(rows, null, 1)}\n` : tableOf(rows);
  return { text, page: renderCosts(rows) };
}

function ledgerIn(states: readonly SavedState[], stderr: (text: string) => void) {
  try {
    return readLedger(
      states
        .find(({ name }) => name === LEDGER.name)
        ?.files.get(LEDGER_FILE)
        ?.toString(),
    );
  } catch (error) {
    const { message, hint } = toFault(error);
    stderr(`${sentences(message, hint)} Runs on closed threads are left out.\n`);
    return NO_TOTALS;
  }
}

const HEAD = ["Month", "Workflow", "Model", "Runs", "Outcomes", "Tokens in", "cached", "out", "Cost", "👍", "👎"];

function tableOf(rows: readonly Row[]): string {
  if (rows.length === 0) return "No run is recorded.\n";
  const cells = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? "").length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .map((line) => `${plain(line)}\n`)
    .join("");
}

function cellsOf(row: Row): string[] {
  const outcomes = Object.entries(row.outcomes).map(([outcome, times]) => `${times} ${outcome}`);
  return [
    row.month,
    row.workflow,
    row.model,
    figure(row.runs),
    outcomes.join(", "),
    figure(row.inputTokens),
    figure(row.cachedTokens),
    figure(row.outputTokens),
    `$${row.costUsd.toFixed(2)}${row.unpriced > 0 ? ` (${row.unpriced} unknown)` : ""}`,
    figure(row.up),
    figure(row.down),
  ];
}
