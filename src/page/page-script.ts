/** The script of the page: search, folds, and the slider of the timeline. The page can be read without it. */
export const SCRIPT = `
"use strict";
const byId = (id) => document.getElementById(id);
const items = [...document.querySelectorAll("ol.steps > .item")];
const texts = new Map();
const textOf = (item) => {
  if (!texts.has(item)) texts.set(item, item.textContent.toLowerCase());
  return texts.get(item);
};
const unfold = (item) => { for (const fold of item.querySelectorAll("details")) fold.open = true; };
const own = byId("own");
const filter = () => {
  const words = byId("find").value.trim().toLowerCase();
  const failedOnly = byId("failed").checked;
  const ownOnly = Boolean(own && own.checked);
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
if (own) own.addEventListener("change", filter);
document.querySelector(".toolbar").addEventListener("submit", (event) => { event.preventDefault(); filter(); });
byId("open").addEventListener("click", () => { for (const item of items) unfold(item); });
byId("close").addEventListener("click", () => { for (const fold of document.querySelectorAll("details")) fold.open = false; });
const scrub = byId("scrub");
const bars = [...document.querySelectorAll(".timeline a")];
if (scrub) scrub.addEventListener("input", () => {
  const item = byId(bars[scrub.value].getAttribute("href").slice(1));
  for (const other of document.querySelectorAll(".here")) other.classList.remove("here");
  if (!item) return;
  item.classList.add("here");
  item.scrollIntoView({ block: "center", behavior: "auto" });
});
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !/^(?:INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) { event.preventDefault(); byId("find").focus(); }
});
`;
