/**
 * One browser with its tabs. Things that happen by themselves (dialogs, new tabs, downloads, crashes, errors of
 * scripts) are collected as notes, which the next observation has.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { oneLine } from "../../lib/text.ts";
import { type BrowserEvent, DevTools } from "./devtools.ts";

const Nothing = z.unknown();
const WHOLE_BROWSER = { sessionId: undefined, schema: Nothing };

/** Below the workspace. */
const DOWNLOADS = "downloads";

type Tab = { readonly target: string; readonly session: string; isLoading: boolean; isCrashed: boolean };

const Created = z.object({ targetInfo: z.object({ targetId: z.string(), type: z.string(), url: z.string() }) });
const Attached = Created.extend({ sessionId: z.string() });
const Dialog = z.object({ type: z.string(), message: z.string(), defaultPrompt: z.string().default("") });
const Download = z.object({ guid: z.string(), suggestedFilename: z.string() });
const Progress = z.object({
  guid: z.string(),
  state: z.string(),
  filePath: z.string().optional(),
  receivedBytes: z.number().default(0),
});
const Spoken = z.object({
  type: z.string(),
  args: z.array(z.object({ value: z.unknown().optional(), description: z.string().optional() })),
});
const Thrown = z.object({
  exceptionDetails: z.object({
    text: z.string(),
    exception: z.object({ description: z.string().optional() }).optional(),
  }),
});
const Logged = z.object({ entry: z.object({ level: z.string(), text: z.string(), url: z.string().optional() }) });
const DragData = z.object({ data: z.unknown() });

const MOST_NOTES = 20;

/** A page can open tabs and begin downloads without end. */
const MOST_TABS = 10;
const MOST_DOWNLOADS = 20;
const LARGEST_DOWNLOAD = 100_000_000;

export class BrowserSession {
  #devtools: DevTools | undefined;
  readonly #folder: string;
  #tabs: Tab[] = [];
  #notes: string[] = [];
  readonly #downloads = new Map<string, string>();
  #begun = 0;
  #opening = 0;
  #changed = Promise.withResolvers<void>();
  /** The data that the page wants to drag, if it does so itself. */
  drag: unknown;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Rejects with `Unresponsive` or a `Mistake` if it does not start. */
  static async open(workspace: Workspace, browsers: readonly string[]): Promise<BrowserSession> {
    const session = new BrowserSession(`${workspace.workingDir}/${DOWNLOADS}`);
    const devtools = await DevTools.open(workspace, browsers, (event) => session.#hear(event));
    session.#devtools = devtools;
    try {
      const start = { sessionId: undefined, schema: Nothing, patienceMs: 60_000 };
      await devtools.send("Target.setDiscoverTargets", { discover: true }, start);
      const place = { behavior: "allow", downloadPath: session.#folder, eventsEnabled: true };
      await devtools.send("Browser.setDownloadBehavior", place, start);
      for (let tries = 0; session.#tabs.length === 0 && tries < 100; tries += 1) await sleep(50);
      return session;
    } catch (error) {
      await devtools.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#devtools?.close();
  }

  /** Asks the tab that is in front. */
  async ask<Result>(method: string, params: object, schema: z.ZodType<Result>, patienceMs?: number): Promise<Result> {
    const tab = await this.#front();
    return this.#send(method, params, {
      sessionId: tab.session,
      schema,
      ...(patienceMs !== undefined && { patienceMs }),
    });
  }

  /** The same without an answer. */
  async tell(method: string, params: object): Promise<void> {
    await this.ask(method, params, Nothing);
  }

  /** Waits until the page is loaded, for at most ten seconds. */
  async settle(signal: AbortSignal): Promise<void> {
    await sleep(200, undefined, { signal });
    const late = AbortSignal.timeout(10_000);
    while (this.#tabs.at(-1)?.isLoading && !late.aborted) {
      this.#changed = Promise.withResolvers();
      await Promise.race([this.#changed.promise, sleep(250, undefined, { signal })]);
    }
    if (this.#tabs.at(-1)?.isLoading) this.note("The page is still loading.");
  }

  note(text: string): void {
    if (this.#notes.length < MOST_NOTES) this.#notes.push(text);
    else if (this.#notes.length === MOST_NOTES) this.#notes.push("More has happened than is told here.");
  }

  /** Whether there was one behind it. */
  async closeFront(): Promise<boolean> {
    const front = this.#tabs.length > 1 ? this.#tabs.at(-1) : undefined;
    if (front) await this.#send("Target.closeTarget", { targetId: front.target }, WHOLE_BROWSER);
    for (let tries = 0; front && this.#tabs.includes(front) && tries < 100; tries += 1) await sleep(20);
    return front !== undefined;
  }

  /** Those since the last time. */
  takeNotes(): readonly string[] {
    return this.#notes.splice(0);
  }

  get tabs(): number {
    return this.#tabs.length;
  }

  async #front(): Promise<Tab> {
    const crashed = this.#tabs.at(-1)?.isCrashed ? this.#tabs.pop() : undefined;
    if (crashed) await this.#send("Target.closeTarget", { targetId: crashed.target }, WHOLE_BROWSER);
    if (this.#tabs.length === 0) {
      await this.#send("Target.createTarget", { url: "about:blank" }, WHOLE_BROWSER);
      for (let tries = 0; this.#tabs.length === 0 && tries < 100; tries += 1) await sleep(50);
    }
    const tab = this.#tabs.at(-1);
    if (!tab) throw new Error("The browser opens no tab.");
    return tab;
  }

  #send<Result>(
    method: string,
    params: object,
    options: Parameters<DevTools["send"]>[2] & { schema: z.ZodType<Result> },
  ) {
    if (!this.#devtools) throw new Error("The browser has not been opened.");
    return this.#devtools.send<Result>(method, params, options);
  }

  /** Asks the browser as a whole, and does not wait for it. */
  #order(method: string, params: object): void {
    void this.#send(method, params, WHOLE_BROWSER).catch(() => undefined); // it has come to its end by itself
  }

  #hear({ method, params, sessionId }: BrowserEvent): void {
    const tab = this.#tabs.find(({ session }) => session === sessionId);
    if (method === "Target.targetCreated") this.#discover(params);
    else if (method === "Target.attachedToTarget") this.#attach(params);
    else if (method === "Target.detachedFromTarget") this.#detach(params);
    else if (method === "Page.frameStartedLoading" && tab) tab.isLoading = true;
    else if (method === "Page.frameStoppedLoading" && tab) tab.isLoading = false;
    else if (method === "Inspector.targetCrashed" && tab) this.#crash(tab);
    else if (method === "Page.javascriptDialogOpening") this.#answer(params, sessionId);
    else if (method === "Browser.downloadWillBegin") this.#download(params);
    else if (method === "Browser.downloadProgress") this.#downloaded(params);
    else if (method === "Input.dragIntercepted") this.drag = DragData.safeParse(params).data?.data;
    else this.#hearScript(method, params);
    this.#changed.resolve();
  }

  #discover(params: unknown): void {
    const { data } = Created.safeParse(params);
    if (data?.targetInfo.type !== "page") return;
    const { targetId } = data.targetInfo;
    if (this.#tabs.length + this.#opening >= MOST_TABS) {
      this.note(`A tab was closed at once: there are ${MOST_TABS} already. \`go_back()\` closes one.`);
      this.#order("Target.closeTarget", { targetId });
      return;
    }
    this.#opening += 1;
    const opened = this.#send("Target.attachToTarget", { targetId, flatten: true }, WHOLE_BROWSER);
    void opened
      .catch(() => undefined)
      .finally(() => {
        this.#opening -= 1; // it is among the tabs by now, or has gone again
      });
  }

  #attach(params: unknown): void {
    const { data } = Attached.safeParse(params);
    if (data?.targetInfo.type !== "page") return;
    if (this.#tabs.length > 0) this.note("A new tab opened and is in front. `go_back()` closes it.");
    this.#tabs.push({ target: data.targetInfo.targetId, session: data.sessionId, isLoading: false, isCrashed: false });
    const on = { sessionId: data.sessionId, schema: Nothing };
    const enabled = ["Page.enable", "Runtime.enable", "Log.enable", "DOM.enable", "Inspector.enable"];
    for (const method of enabled) void this.#send(method, {}, on).catch(() => undefined); // a tab that has gone again
    void this.#send("Input.setInterceptDrags", { enabled: true }, on).catch(() => undefined);
  }

  #detach(params: unknown): void {
    const { data } = z.object({ sessionId: z.string() }).safeParse(params);
    const left = this.#tabs.filter(({ session }) => session !== data?.sessionId);
    if (left.length < this.#tabs.length) this.note("A tab was closed.");
    this.#tabs = left;
  }

  #crash(tab: Tab): void {
    tab.isCrashed = true;
    tab.isLoading = false;
    this.note("The page crashed. The next call begins with an empty tab.");
  }

  /** Nobody else can, and until then the page stands still. */
  #answer(params: unknown, sessionId: string | undefined): void {
    const { data } = Dialog.safeParse(params);
    if (!data) return;
    const entered = data.type === "prompt" ? { promptText: data.defaultPrompt } : {};
    this.note(`A dialog (${data.type}) said "${oneLine(data.message, 500)}" and was accepted.`);
    const answer = { accept: true, ...entered };
    void this.#send("Page.handleJavaScriptDialog", answer, { sessionId, schema: Nothing }).catch(() => undefined);
  }

  #download(params: unknown): void {
    const { data } = Download.safeParse(params);
    if (!data) return;
    this.#begun += 1;
    if (this.#begun > MOST_DOWNLOADS) {
      this.note(`A download was stopped: there have been ${MOST_DOWNLOADS} already.`);
      this.#order("Browser.cancelDownload", { guid: data.guid });
      return;
    }
    this.#downloads.set(data.guid, oneLine(data.suggestedFilename, 200));
  }

  #downloaded(params: unknown): void {
    const { data } = Progress.safeParse(params);
    const name = data && this.#downloads.get(data.guid);
    if (!data || name === undefined) return;
    if (data.state === "inProgress") {
      if (data.receivedBytes > LARGEST_DOWNLOAD) this.#order("Browser.cancelDownload", { guid: data.guid });
      return;
    }
    this.#downloads.delete(data.guid);
    const path = data.filePath?.startsWith(`${this.#folder}/`) ? data.filePath.slice(this.#folder.length + 1) : name;
    if (data.state === "completed")
      this.note(`Downloaded to ${DOWNLOADS}/${oneLine(path, 200)}. Remove it unless it belongs to the change.`);
    else this.note(`The download of ${oneLine(name, 200)} was ${oneLine(data.state, 50)}.`);
  }

  #hearScript(method: string, params: unknown): void {
    if (method === "Runtime.consoleAPICalled") {
      const { data } = Spoken.safeParse(params);
      if (data && ["error", "warning"].includes(data.type))
        this.#console(data.args.map((each) => each.value ?? each.description));
    } else if (method === "Runtime.exceptionThrown") {
      const { data } = Thrown.safeParse(params);
      if (data) this.#console([data.exceptionDetails.exception?.description ?? data.exceptionDetails.text]);
    } else if (method === "Log.entryAdded") {
      const { data } = Logged.safeParse(params);
      if (data?.entry.level === "error") this.#console([data.entry.text, data.entry.url]);
    }
  }

  #console(parts: readonly unknown[]): void {
    const words = parts
      .filter((part) => part !== undefined)
      .map((part) => (typeof part === "string" ? part : JSON.stringify(part)));
    this.note(`Console: ${oneLine(words.join(" "), 300)}`);
  }
}
