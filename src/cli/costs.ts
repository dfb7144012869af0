/** What runs have cost, by month, workflow and model: as a table for the terminal, as JSON, and as a page. */
import { figure } from "../lib/text.ts";
import { renderCosts } from "../page/costs-page.ts";
import { Ledger, NO_TOTALS, type Row, RUNS_FILE, recordsIn, totalsOf } from "../run/ledger.ts";
import { PREFIX } from "../run/memory/conversation-files.ts";
import { LEDGER, LEDGER_FILE } from "../run/thread/ledger-store.ts";
import { plain } from "./readable.ts";
import type { SavedState } from "./saved-threads.ts";

/** From all saved states, the ledger among them. */
export function showCosts(states: readonly SavedState[], isJson: boolean): Readonly<{ text: string; page: string }> {
  const ledger = states
    .find(({ name }) => name === LEDGER.name)
    ?.files.get(LEDGER_FILE)
    ?.toString();
  const saved = states.map(({ commit, files }) => ({
    commit,
    records: recordsIn(files.get(PREFIX + RUNS_FILE)?.toString()),
  }));
  const rows = totalsOf(ledger === undefined ? NO_TOTALS : Ledger.parse(JSON.parse(ledger)), saved);
  const text = isJson ? `${JSON.stringify(rows, null, 1)}\n` : tableOf(rows);
  return { text, page: renderCosts(rows) };
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
