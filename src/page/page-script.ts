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
