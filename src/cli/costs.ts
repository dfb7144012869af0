/**
 * Shows the costs of runs by month, workflow and model: as a table for the terminal, as JSON, and as a page, which is
 * one HTML file that loads nothing and has no script.
 */
import { createHash } from "node:crypto";
import { toFault } from "../lib/fault.ts";
import { count, figure, sentences } from "../lib/text.ts";
import { Html, html } from "../page/html.ts";
import { STYLE } from "../page/page-assets.ts";
import { ledgerRows, NO_TOTALS, type Row, recordsIn } from "../run/ledger.ts";
import { PREFIX } from "../run/memory/conversation-files.ts";
import { LEDGER, LEDGER_FILE, readLedger } from "../run/thread/ledger-store.ts";
import { plain } from "./readable.ts";
import { type StoredState, UNREADABLE } from "./saved-threads.ts";

/**
 * From all saved states, the ledger among them. Runs that cannot be counted are named on `stderr`, and the others are
 * counted without them.
 */
export function showCosts(
  states: readonly StoredState[],
  isJson: boolean,
  stderr: (text: string) => void,
): Readonly<{ text: string; page: string }> {
  const records = states.flatMap(({ files }) => recordsIn((name) => files.get(PREFIX + name)?.toString()));
  const closed = states.filter(({ status }) => status === UNREADABLE).length;
  if (closed > 0) stderr(`${count(closed, "saved state")} could not be read (${UNREADABLE}).\n`);
  const rows = ledgerRows(ledgerIn(states, stderr), records);
  const text = isJson ? `${JSON.stringify(rows, null, 1)}\n` : tableOf(rows);
  return { text, page: renderCosts(rows) };
}

function ledgerIn(states: readonly StoredState[], stderr: (text: string) => void) {
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

const COLUMNS = ["Month", "Workflow", "Model", "Runs", "Outcomes", "Tokens in", "cached", "out", "Cost", "👍", "👎"];

function tableOf(rows: readonly Row[]): string {
  if (rows.length === 0) return "No run is recorded.\n";
  const cells = [COLUMNS, ...rows.map(tableCells)];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? "").length)));
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

function outcomesOf(row: Row): string {
  return Object.entries(row.outcomes)
    .map(([outcome, times]) => `${times} ${outcome}`)
    .join(", ");
}

function tableCells(row: Row): string[] {
  return [
    row.month,
    row.workflow,
    row.model,
    figure(row.runs),
    outcomesOf(row),
    figure(row.inputTokens),
    figure(row.cachedTokens),
    figure(row.outputTokens),
    `$${row.costUsd.toFixed(2)}${row.unpriced > 0 ? ` (${row.unpriced} unknown)` : ""}`,
    figure(row.up),
    figure(row.down),
  ];
}

const HASH = createHash("sha256").update(STYLE).digest("base64");
const POLICY = `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action 'none'`;
const HEADINGS = [
  "Month",
  "Workflow",
  "Model",
  "Runs",
  "Outcomes",
  "Tokens in",
  "of them cached",
  "Tokens out",
  "Cost",
  "👍",
  "👎",
];

/** The text of the page. */
function renderCosts(rows: readonly Row[]): string {
  const most = Math.max(0.0001, ...rows.map(({ costUsd }) => costUsd));
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>What runs have cost</title>
<style>${new Html(STYLE)}</style></head><body><main>
<h1 id="costs">What runs have cost</h1>
${rows.length === 0 && html`<p>No run is recorded.</p>`}
<div class="wide" tabindex="0" role="region" aria-labelledby="costs"><table>
<thead><tr>${HEADINGS.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${htmlCells(row, most)}</tr>`)}</tbody></table></div>
<p class="legend">Runs without a known price are not in the cost. 👍 and 👎 are reactions to the comments of runs, as the last sweep saw them.</p>
</main></body></html>
`.text;
}

function htmlCells(row: Row, most: number): Html[] {
  const width = Math.round((60 * row.costUsd) / most);
  const bar = html`<svg width="60" height="8" aria-hidden="true"><rect class="tool" width="${width}" height="8"/></svg>`;
  const cost = html`$${row.costUsd.toFixed(2)}${row.unpriced > 0 && ` (${row.unpriced} unknown)`} ${bar}`;
  const texts = [row.month, row.workflow, row.model, figure(row.runs), outcomesOf(row)];
  const tokens = [row.inputTokens, row.cachedTokens, row.outputTokens].map(figure);
  return [...texts, ...tokens, cost, figure(row.up), figure(row.down)].map((cell) => html`<td>${cell}</td>`);
}
