/** The program that starts Chromium in the sandbox and hands its DevTools on: over a pipe, so that no port is open. */

/**
 * Its arguments are the names of browsers, and whether Chromium has to do without its own
 * sandbox. Chromium reads DevTools messages on file 3 and writes them on file 4, each with a zero byte at its end; here
 * they are lines. A message is JSON in one line and has neither of both. Frames of other sites are in the process of
 * their page, so that one tree and one mouse reach them: the profile is new and has nothing to keep from other sites.
 * Chromium's own services (accounts, updates, the time, help with forms) are turned off or get an address at which nobody
 * answers: the report names each host that is blocked, and nobody asked for these. The site of that address gets a process
 * of its own, so it is no site that pages have.
 */
export const LAUNCHER = `
const { spawn } = require("node:child_process");
const { existsSync, mkdtempSync, rmSync } = require("node:fs");
const { join } = require("node:path");
const { tmpdir } = require("node:os");

const [names, isInside] = process.argv.slice(1);
const folders = (process.env.PATH ?? "").split(":");
const file = names.split(" ").flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
if (!file) { console.error("There is no browser."); process.exit(1); }
const profile = mkdtempSync(join(tmpdir(), "browser-"));
const proxy = process.env.HTTPS_PROXY || process.env.https_proxy || process.env.HTTP_PROXY || process.env.http_proxy;
const child = spawn(file, [
  "--headless=new", "--remote-debugging-pipe", "--user-data-dir=" + profile, "--window-size=1280,900",
  "--no-first-run", "--no-default-browser-check", "--disable-background-networking", "--disable-component-update",
  "--disable-sync", "--disable-extensions", "--disable-default-apps", "--disable-dev-shm-usage", "--disable-gpu",
  "--disable-breakpad", "--mute-audio", "--password-store=basic", "--disable-features=Translate,MediaRouter,OptimizationHints,NetworkTimeServiceQuerying,AutofillServerCommunication,IsolateOrigins,site-per-process",
  "--disable-component-extensions-with-background-pages", "--disable-domain-reliability", "--disable-client-side-phishing-detection",
  ...["gaia-url", "google-apis-url", "component-updater=url-source"].map((service) => "--" + service + "=http://nobody.localhost:1"),
  "--disable-site-isolation-trials",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  ...(proxy ? ["--proxy-server=" + proxy] : []),
  ...(isInside === "true" ? ["--no-sandbox"] : []),
  "about:blank",
], { stdio: ["ignore", "ignore", "inherit", "pipe", "pipe"] });
const [, , , orders, news] = child.stdio;

function copy(from, to, before, after) {
  from.on("data", (bytes) => {
    for (let at = bytes.indexOf(before); at >= 0; at = bytes.indexOf(before, at + 1)) bytes[at] = after;
    if (!to.write(bytes)) { from.pause(); to.once("drain", () => from.resume()); }
  });
}
copy(process.stdin, orders, 10, 0);
copy(news, process.stdout, 0, 10);
orders.on("error", () => {});
const end = (code) => { child.kill("SIGKILL"); rmSync(profile, { recursive: true, force: true, maxRetries: 3 }); process.exit(code); };
process.stdin.on("end", () => end(0));
child.on("error", () => end(1));
child.on("exit", (code) => end(code ?? 1));
`;
