/**
 * The style of the page, in the colors of GitHub, and its scripts: search, folds, and the slider of the timeline. The
 * page can be read without them.
 */

/** The style of the page, in the colors of GitHub. */
export const STYLE = `
:root { color-scheme: light dark; --text: #1f2328; --dim: #59636e; --back: #ffffff; --soft: #f6f8fa; --line: #d1d9e0;
  --link: #0969da; --added: #dafbe1; --removed: #ffebe9; --bad: #cf222e; --wait: #9a6700; --model: #8250df; --tool: #1a7f37; --cyan: #1b7c83;
  --keyword: #cf222e; --string: #0a3069; --comment: #59636e; --name: #6639ba; --number: #0550ae; }
@media (prefers-color-scheme: dark) { :root { --text: #f0f6fc; --dim: #9198a1; --back: #0d1117; --soft: #151b23; --line: #3d444d;
  --link: #4493f8; --added: #12261e; --removed: #301b1e; --bad: #f85149; --wait: #d29922; --model: #ab7df8; --tool: #3fb950; --cyan: #39c5cf;
  --keyword: #ff7b72; --string: #a5d6ff; --comment: #9198a1; --name: #d2a8ff; --number: #79c0ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
main { max-width: 1012px; margin: 0 auto; padding: 24px 16px 80px; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -9999px; } .skip:focus { left: 8px; top: 8px; background: var(--back); padding: 8px; z-index: 2; }
h1 { font-size: 26px; line-height: 1.3; margin: 4px 0 8px; overflow-wrap: anywhere; } h2 { font-size: 20px; margin: 32px 0 8px; border-bottom: 1px solid var(--line); padding-bottom: 4px; }
.where, .facts, .legend, time, .when, .empty { color: var(--dim); } .where, .facts { margin: 0; } .links a { margin-right: 12px; }
blockquote { margin: 8px 0; padding: 0 12px; border-left: 4px solid var(--line); color: var(--dim); overflow-wrap: anywhere; }
.damage { margin: 0 0 12px; padding: 8px 12px; border: 1px solid var(--bad); border-radius: 6px; overflow-wrap: anywhere; }
.timeline { display: block; width: 100%; height: 24px; border-radius: 6px; background: var(--soft); }
rect.model { fill: var(--model); } rect.tool { fill: var(--tool); } rect.waiting { fill: var(--line); } rect:hover { opacity: .7; }
.key { display: inline-block; width: 12px; height: 12px; border-radius: 3px; margin: 0 4px 0 12px; } .key.model { background: var(--model); margin-left: 0; } .key.tool { background: var(--tool); } .key.waiting { background: var(--line); }
.usage { display: block; width: 100%; height: 60px; border-bottom: 1px solid var(--line); } rect.cached { fill: var(--line); } rect.input { fill: var(--link); } rect.output { fill: var(--model); } polyline.cost { fill: none; stroke: var(--wait); stroke-width: 2; vector-effect: non-scaling-stroke; }
.key.cached { background: var(--line); margin-left: 0; } .key.input { background: var(--link); } .key.output { background: var(--model); } .key.cost { background: var(--wait); }
#scrub { width: 100%; margin: 6px 0 0; }
.toolbar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 0; background: var(--back); font-size: 14px; }
.toolbar input[type=search] { flex: 1 1 180px; min-width: 0; font: inherit; padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--back); color: inherit; }
.toolbar button { font: inherit; padding: 4px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--soft); color: inherit; cursor: pointer; }
#found { color: var(--dim); min-width: 4em; }
ol.steps, ol.inner { list-style: none; margin: 0; padding: 0; } ol.inner { margin: 8px 0 8px 12px; padding-left: 12px; border-left: 3px solid var(--line); }
.item { border: 1px solid var(--line); border-radius: 6px; margin: 8px 0; padding: 8px 12px; scroll-margin-top: 60px; content-visibility: auto; contain-intrinsic-size: auto 90px; }
.item[hidden] { display: none; } .item:target, .item.here { border-color: var(--link); box-shadow: 0 0 0 1px var(--link); }
.begin { list-style: none; margin: 24px 0 8px; padding: 8px 12px; border-left: 4px solid var(--link); scroll-margin-top: 60px; } .item.earlier { background: var(--soft); } rect.earlier { opacity: .35; }
.item header { display: flex; flex-wrap: wrap; gap: 8px; align-items: baseline; }
.item.user { background: var(--soft); } .item.failed { border-left: 4px solid var(--bad); } .item.note { border-style: dashed; } .note.error strong { color: var(--bad); } .note.waiting strong { color: var(--wait); }
.number { text-decoration: none; color: var(--dim); min-width: 1.6em; } .title { flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; font-size: 13px; } .when { margin-left: auto; font-size: 13px; white-space: nowrap; }
.badge { font-size: 12px; border: 1px solid var(--line); border-radius: 10px; padding: 0 8px; white-space: nowrap; } .failed .badge { border-color: var(--bad); color: var(--bad); } .badge.risk { border-color: var(--wait); color: var(--wait); }
.words { white-space: pre-wrap; overflow-wrap: anywhere; margin: 6px 0; } .reasoning .words { color: var(--dim); font-size: 14px; }
details > summary { cursor: pointer; color: var(--dim); font-size: 14px; overflow-wrap: anywhere; } .file > summary { font-family: ui-monospace, Menlo, Consolas, monospace; color: var(--text); padding: 6px 0; }
pre { margin: 6px 0; padding: 8px 12px; background: var(--soft); border-radius: 6px; overflow: auto; max-height: 480px; font: 12px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; } .item pre.output, .item pre { white-space: pre-wrap; overflow-wrap: anywhere; } code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre.diff { padding: 0; white-space: pre; } .item pre.diff { white-space: pre-wrap; } pre.diff span.added, pre.diff span.removed, pre.diff span.same, pre.diff span.hunk { display: inline-block; min-width: 100%; padding: 0 12px; }
.added { background: var(--added); } .removed { background: var(--removed); } .hunk { color: var(--dim); } .sum { color: var(--dim); }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: 14px; } th, td { border: 1px solid var(--line); padding: 4px 10px; text-align: left; overflow-wrap: anywhere; } td { min-width: 9ch; } th { background: var(--soft); white-space: nowrap; }
img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; }
mark { background: #fff8c5; color: #1f2328; }
.hljs-keyword, .hljs-selector-tag, .hljs-literal, .hljs-type { color: var(--keyword); } .hljs-string, .hljs-regexp, .hljs-attr { color: var(--string); } .hljs-comment, .hljs-quote { color: var(--comment); } .hljs-title, .hljs-section, .hljs-name { color: var(--name); } .hljs-number, .hljs-built_in, .hljs-variable, .hljs-meta { color: var(--number); }
.ansi-bold { font-weight: 600; } .ansi-dim { color: var(--dim); } .ansi-italic { font-style: italic; } .ansi-underline { text-decoration: underline; } .ansi-strikethrough { text-decoration: line-through; }
.ansi-red, .ansi-bright-red { color: var(--bad); } .ansi-green, .ansi-bright-green { color: var(--tool); } .ansi-yellow, .ansi-bright-yellow { color: var(--wait); } .ansi-blue, .ansi-bright-blue { color: var(--link); } .ansi-magenta, .ansi-bright-magenta { color: var(--model); } .ansi-cyan, .ansi-bright-cyan { color: var(--cyan); } .ansi-white, .ansi-bright-white { color: var(--text); } .ansi-black, .ansi-bright-black { color: var(--dim); }
.ansi-on-red, .ansi-on-bright-red { background: var(--bad); } .ansi-on-green, .ansi-on-bright-green { background: var(--tool); } .ansi-on-yellow, .ansi-on-bright-yellow { background: var(--wait); } .ansi-on-blue, .ansi-on-bright-blue { background: var(--link); } .ansi-on-magenta, .ansi-on-bright-magenta { background: var(--model); } .ansi-on-cyan, .ansi-on-bright-cyan { background: var(--cyan); } .ansi-on-white, .ansi-on-bright-white { background: var(--text); } .ansi-on-black, .ansi-on-bright-black { background: var(--dim); } .ansi-reverse { background: var(--text); } [class*="ansi-on-"], .ansi-reverse { color: var(--back); }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print { .toolbar, #scrub, .skip { display: none; } pre { max-height: none; } .item { content-visibility: visible; } }
`;

/** The script of the page: search, folds, and the slider of the timeline. The page can be read without it. */
export const SCRIPT = `
"use strict";
const byId = (id) => document.getElementById(id);
const allItems = () => [...document.querySelectorAll("ol.steps > .item")];
const texts = new Map();
const textOf = (item) => {
  if (!texts.has(item)) texts.set(item, item.textContent.toLowerCase());
  return texts.get(item);
};
const unfold = (item) => { for (const fold of item.querySelectorAll("details")) fold.open = true; };
const filter = () => {
  const words = byId("find").value.trim().toLowerCase();
  const failedOnly = byId("failed").checked;
  const ownOnly = Boolean(byId("own") && byId("own").checked);
  const items = allItems();
  let shown = 0;
  for (const item of items) {
    const isShown = (!failedOnly || item.classList.contains("failed")) && (!ownOnly || !item.classList.contains("earlier")) && (words === "" || textOf(item).includes(words));
    item.hidden = !isShown;
    if (isShown) shown += 1;
    if (isShown && words !== "") {
      for (const fold of item.querySelectorAll("details")) if (fold.textContent.toLowerCase().includes(words)) fold.open = true;
    }
  }
  byId("found").textContent = words === "" && !failedOnly && !ownOnly ? "" : shown + " of " + items.length;
};
let timer;
byId("find").addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(filter, 120); });
byId("failed").addEventListener("change", filter);
if (byId("own")) byId("own").addEventListener("change", filter);
document.querySelector(".toolbar").addEventListener("submit", (event) => { event.preventDefault(); filter(); });
byId("open").addEventListener("click", () => { for (const item of allItems()) unfold(item); });
byId("close").addEventListener("click", () => { for (const fold of document.querySelectorAll("details")) fold.open = false; });
document.addEventListener("input", ({ target }) => {
  if (target.id !== "scrub") return;
  const bar = document.querySelectorAll(".timeline a")[target.value];
  const item = byId(bar.getAttribute("href").slice(1));
  const label = item && item.querySelector("article") && item.querySelector("article").getAttribute("aria-label");
  target.setAttribute("aria-valuetext", [label, bar.textContent].filter(Boolean).join(", "));
  for (const other of document.querySelectorAll(".here")) other.classList.remove("here");
  if (!item) return;
  item.classList.add("here");
  item.scrollIntoView({ block: "center", behavior: "auto" });
});
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !/^(?:INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) { event.preventDefault(); byId("find").focus(); }
});
`;

/** Beside the other, on the page of a run that is at work: it takes over what the server has to tell that is new. */
export const LIVE_SCRIPT = `
"use strict";
const seen = new Map([...document.querySelectorAll("ol.steps > li")].map((item) => [item.id, item.outerHTML]));
let version = "";
const takeOver = (next) => {
  for (const part of document.querySelectorAll("[data-part]")) {
    const fresh = next.querySelector('[data-part="' + part.dataset.part + '"]');
    if (fresh && !part.contains(document.activeElement)) part.replaceWith(document.adoptNode(fresh));
  }
  const list = document.querySelector("ol.steps");
  for (const item of next.querySelectorAll("ol.steps > li")) {
    const html = item.outerHTML;
    if (seen.get(item.id) === html) continue;
    seen.set(item.id, html);
    const old = document.getElementById(item.id);
    if (old) old.replaceWith(document.adoptNode(item)); else list.append(document.adoptNode(item));
  }
  document.title = next.title;
};
const look = async () => {
  try {
    const now = await (await fetch("version")).text();
    if (now !== version) {
      takeOver(new DOMParser().parseFromString(await (await fetch("./")).text(), "text/html"));
      version = now;
    }
  } catch { /* the rehearsal is over */ }
  setTimeout(look, 700);
};
look();
`;
