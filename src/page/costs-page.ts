/** What runs have cost, as a page: one HTML file that loads nothing and has no script. */
import { createHash } from "node:crypto";
import { figure } from "../lib/text.ts";
import type { Row } from "../run/ledger.ts";
import { Html, html } from "./html.ts";
import { STYLE } from "./page-style.ts";

const HASH = createHash("sha256").update(STYLE).digest("base64");
const POLICY = `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action 'none'`;
const HEAD = [
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
export function renderCosts(rows: readonly Row[]): string {
  const most = Math.max(0.0001, ...rows.map(({ costUsd }) => costUsd));
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>What runs have cost</title>
<style>${new Html(STYLE)}</style></head><body><main>
<h1 id="costs">What runs have cost</h1>
${rows.length === 0 && html`<p>No run is recorded.</p>`}
<div class="wide" tabindex="0" role="region" aria-labelledby="costs"><table>
<thead><tr>${HEAD.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${cellsOf(row, most)}</tr>`)}</tbody></table></div>
<p class="legend">Runs without a known price are not in the cost. 👍 and 👎 are reactions to the comments of runs, as the last sweep saw them.</p>
</main></body></html>
`.text;
}

function cellsOf(row: Row, most: number): Html[] {
  const outcomes = Object.entries(row.outcomes).map(([outcome, times]) => `${times} ${outcome}`);
  const width = Math.round((60 * row.costUsd) / most);
  const bar = html`<svg width="60" height="8" aria-hidden="true"><rect class="tool" width="${width}" height="8"/></svg>`;
  const cost = html`$${row.costUsd.toFixed(2)}${row.unpriced > 0 && ` (${row.unpriced} unknown)`} ${bar}`;
  const texts = [row.month, row.workflow, row.model, figure(row.runs), outcomes.join(", ")];
  const tokens = [row.inputTokens, row.cachedTokens, row.outputTokens].map(figure);
  return [...texts, ...tokens, cost, figure(row.up), figure(row.down)].map((cell) => html`<td>${cell}</td>`);
}
