/** How much of what a browser says is kept, with a browser that says too much: the other end of its pipe. */
import { expect, test } from "vitest";
import { z } from "zod";
import type { Workspace } from "../../../src/core/workspace/workspace.ts";
import { whyClosed } from "../../../src/tools/browser/act.ts";
import { withoutOwnLog } from "../../../src/tools/browser/devtools.ts";
import { takePicture } from "../../../src/tools/browser/page-view.ts";
import { BrowserSession } from "../../../src/tools/browser/session.ts";
import { nowhere } from "../../core/workspace/nowhere.ts";

const Order = z.object({ id: z.int(), method: z.string(), params: z.record(z.string(), z.unknown()) });
type Order = z.infer<typeof Order>;

/** Answers what `answers` has, and everything else with nothing; `say` speaks by itself. */
function talkative(answers: Readonly<Record<string, object>> = {}) {
  const orders: Order[] = [];
  const lines: string[] = [];
  let wake = Promise.withResolvers<void>();
  const say = (message: object) => {
    lines.push(JSON.stringify(message));
    wake.resolve();
  };
  const openTab = (targetId: string) => {
    const targetInfo = { targetId, type: "page", url: "about:blank" };
    say({ method: "Target.targetCreated", params: { targetInfo } });
  };
  const program = {
    async write(line: string) {
      const order = Order.parse(JSON.parse(line));
      orders.push(order);
      say({ id: order.id, result: answers[order.method] ?? {} });
      const targetId = String(order.params.targetId);
      const targetInfo = { targetId, type: "page", url: "about:blank" };
      if (order.method === "Target.setDiscoverTargets") openTab("first");
      if (order.method === "Target.attachToTarget")
        say({ method: "Target.attachedToTarget", params: { sessionId: `s-${targetId}`, targetInfo } });
    },
    async read() {
      if (lines.length === 0) await wake.promise;
      wake = Promise.withResolvers();
      return { lines: lines.splice(0) };
    },
    close: async () => undefined,
  };
  const workspace: Workspace = { ...nowhere, openProgram: async () => program };
  return { workspace, orders, say, openTab };
}

const ordered = (orders: readonly Order[], method: string) => orders.filter((order) => order.method === method);
const told = async (until: () => boolean) => {
  while (!until()) await new Promise(setImmediate);
};

test("no more than ten tabs are open; the next is closed at once", async () => {
  const { workspace, orders, openTab } = talkative();
  const session = await BrowserSession.open(workspace, ["chromium"]);
  for (let number = 1; number <= 30; number += 1) openTab(`t${number}`);
  await told(() => ordered(orders, "Target.closeTarget").length === 21 && session.tabs === 10);
  expect(session.takeNotes()).toContain("A tab was closed at once: there are 10 already. `go_back()` closes one.");
});

test("downloads are stopped from the twenty-first on, and each at 100 MB", async () => {
  const { workspace, orders, say } = talkative();
  await BrowserSession.open(workspace, ["chromium"]);
  const progress = (guid: string, receivedBytes: number) =>
    say({ method: "Browser.downloadProgress", params: { guid, state: "inProgress", receivedBytes } });
  for (let number = 1; number <= 20; number += 1)
    say({ method: "Browser.downloadWillBegin", params: { guid: `d${number}`, suggestedFilename: "x" } });
  progress("d1", 100_000_000);
  progress("d2", 100_000_001);
  say({ method: "Browser.downloadWillBegin", params: { guid: "d21", suggestedFilename: "x" } });
  await told(() => ordered(orders, "Browser.cancelDownload").length === 2);
  expect(ordered(orders, "Browser.cancelDownload").map(({ params }) => params.guid)).toEqual(["d2", "d21"]);
});

test.for([
  [7_000_000, { type: "image" }],
  [7_000_004, { type: "text", text: "[No picture was taken: it is too large.]" }],
] as const)("a picture of %i characters is one or not", async ([length, content]) => {
  const strings = { strings: [], documents: [] };
  const data = "A".repeat(length);
  const answers = { "DOMSnapshot.captureSnapshot": strings, "Page.captureScreenshot": { data } };
  const session = await BrowserSession.open(talkative(answers).workspace, ["chromium"]);
  expect(await takePicture(session, (text) => text)).toMatchObject(content);
});

test.each([
  ["in one string", ["a", "say hunter22 now"], []],
  ["in pieces that are drawn one after the other", ["hun", "b", " ter", "22"], [0, 2, 3]],
])("no picture is taken of a page with a secret %s", async (_, strings, drawn) => {
  const snapshot = { strings, documents: [{ layout: { text: drawn } }] };
  const answers = { "DOMSnapshot.captureSnapshot": snapshot, "Page.captureScreenshot": { data: "AAAA" } };
  const session = await BrowserSession.open(talkative(answers).workspace, ["chromium"]);
  const mask = (text: string) => text.replaceAll("hunter22", "***");
  expect(await takePicture(session, mask)).toMatchObject({
    type: "text",
    text: expect.stringContaining("shows a secret"),
  });
  expect(await takePicture(session, (text) => text)).toMatchObject({ type: "image" });
});

const LOG = "[12:12:1126/061234.123456:ERROR:dbus/bus.cc(406)] Failed to connect to the bus: No such file or directory";

const FATAL = "[12:12:1126/061234.123456:FATAL:zygote.cc(1)] No usable sandbox!";

test.for([
  [`It ended with SIGKILL. Its last output: onnect: none ${LOG} ${LOG}`, "It ended with SIGKILL."],
  [`It ended with exit code 1. Its last output: ${LOG} ${FATAL}`, `It ended with exit code 1. ${FATAL}`],
  [
    "It ended with exit code 1. Its last output: There is no browser.",
    "It ended with exit code 1. Its last output: There is no browser.",
  ],
] as const)("why a browser ended has none of its own log: %j", ([end, why]) => {
  expect(withoutOwnLog(end)).toBe(why);
});

test.for([
  ["http://localhost:3000/", /start the server/],
  ["http://127.0.0.1:3000/", /start the server/],
  ["http://[::1]:3000/", /start the server/],
  ["http://app.localhost/", /start the server/],
  ["https://example.org/", /^The workflow decides which hosts/],
  ["http://localhost.example.org/", /^The workflow decides which hosts/],
  ["file:///work/none.html", /^$/],
] as const)("why %s is not opened", ([url, why]) => {
  expect(whyClosed(new URL(url))).toMatch(why);
});
