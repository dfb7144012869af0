/** A site in the workspace, served by a process of the workspace itself, as an agent would start it. */
import { execFileSync } from "node:child_process";
import type { Workspace } from "../../../src/core/workspace/workspace.ts";
import { HANGS_MS, pause } from "../../real-time.ts";

function has(program: string): boolean {
  try {
    execFileSync("bash", ["-c", `command -v ${program}`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Why the browser cannot be tried here; "" if it can. */
export const missing = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"].some(has)
  ? has("python3")
    ? ""
    : "there is no python3 to serve a page"
  : "there is no Chromium or Chrome on this machine (Debian: apt-get install chromium)";

export const PAGE = `<!doctype html><html lang="en"><title>Orders</title>
<h1>Orders</h1>
<form><label>Name <input id="name"></label>
<label>Size <select><option value="s">Small</option><option value="l">Large</option></select></label>
<label>Day <input type="date"></label>
<button type="button" id="ask">Ask</button> <button type="button" id="buy">Buy</button>
<label>Papers <input type="file"></label></form>
<a href="second.html">Second page</a> <a href="second.html" target="_blank">In a new tab</a>
<a href="report.bin" download>Report</a>
<p id="said">Nothing yet.</p>
<div id="left" draggable="true" tabindex="0" role="button">Card</div><div id="right" tabindex="0" role="button">Board</div>
<script>
const say = (words) => { document.getElementById("said").textContent = words; };
document.getElementById("ask").onclick = () => say(confirm("Really?") ? "Confirmed." : "Refused.");
document.getElementById("buy").onclick = () => say("Bought by " + document.getElementById("name").value);
document.getElementById("buy").ondblclick = () => say("Bought twice.");
document.querySelector("select").onchange = (event) => say("Size " + event.target.value);
document.querySelector("[type=date]").onchange = (event) => say("Day " + event.target.value);
document.querySelector("[type=file]").onchange = (event) => say("Got " + event.target.files[0].name);
document.getElementById("name").onkeydown = (event) => { if (event.key === "Enter") { event.preventDefault(); say("Entered"); } };
document.getElementById("left").ondragstart = (event) => event.dataTransfer.setData("text/plain", "card");
document.getElementById("right").ondragover = (event) => event.preventDefault();
document.getElementById("right").ondrop = (event) => { event.preventDefault(); say("Dropped " + event.dataTransfer.getData("text/plain")); };
document.getElementById("right").onmouseover = () => { document.title = "Hovered"; };
</script></html>`;

/** Resolves to its address once it answers. */
export async function serve(workspace: Workspace, files: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, text] of Object.entries(files)) await workspace.write(`site/${name}`, Buffer.from(text));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const server = `cd site && nohup python3 -m http.server --bind 127.0.0.1 ${port} >/dev/null 2>&1 &`;
  await workspace.run(server, { timeoutMs: HANGS_MS, signal: new AbortController().signal });
  const ask = `python3 -c "import urllib.request as u; u.build_opener(u.ProxyHandler({})).open('http://127.0.0.1:${port}/')"`;
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await workspace.run(ask, { timeoutMs: HANGS_MS, signal: new AbortController().signal })).exitCode === 0)
      return `http://localhost:${port}`;
    await pause(100);
  }
  throw new Error("The site does not answer.");
}
