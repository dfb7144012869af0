/** Does one call in the tab that is in front, as a person would: with the mouse, the keyboard and the address bar. */
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { Mistake } from "../../lib/fault.ts";
import { oneLine } from "../../lib/text.ts";
import type { BrowserCall } from "./calls.ts";
import { keysFor, modifierBits } from "./keys.ts";
import type { BrowserSession } from "./session.ts";

type ElementPlace = Readonly<{ session: BrowserSession; workspace: Workspace; signal: AbortSignal }>;

/** A `Mistake` for what cannot be done on this page. */
export async function act(call: BrowserCall, place: ElementPlace): Promise<void> {
  const { session, signal } = place;
  switch (call.name) {
    case "goto":
      return goTo(session, await addressOf(call.url, place));
    case "go_back":
      return goBy(session, -1);
    case "go_forward":
      return goBy(session, 1);
    case "noop":
      return sleep(call.wait_ms, undefined, { signal });
    case "scroll":
      return session.tell("Input.dispatchMouseEvent", {
        type: "mouseWheel",
        x: 640,
        y: 450,
        deltaX: call.delta_x,
        deltaY: call.delta_y,
      });
    case "fill":
      return fill(session, call.element, call.value);
    case "clear":
      return fill(session, call.element, "");
    case "select_option":
      return select(session, call.element, call.options);
    case "click":
      return click(session, call, 1);
    case "dblclick":
      return click(session, call, 2);
    case "hover":
      return mouse(session, "mouseMoved", await centerOf(session, call.element));
    case "press":
      return press(session, call);
    case "focus":
      return session.tell("DOM.focus", { backendNodeId: call.element });
    case "drag_and_drop":
      return drag(session, call);
    case "upload_file":
      return upload(place, call);
  }
}

/** Files only of the workspace; nothing else that a command could not reach either. */
async function addressOf(url: string, { workspace }: ElementPlace): Promise<string> {
  const address = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(url) ? url : `http://${url}`);
  if (!address) throw new Mistake(`"${oneLine(url, 200)}" is no address.`);
  if (["http:", "https:"].includes(address.protocol) || address.href === "about:blank") return address.href;
  if (address.protocol !== "file:")
    throw new Mistake(
      `Addresses begin with http://, https:// or file://, and this one with ${oneLine(address.protocol, 50)}`,
    );
  await workspace.realPath(pathOf(address));
  return address.href;
}

function pathOf({ pathname, href }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch (cause) {
    throw new Mistake(`"${oneLine(href, 200)}" is no address: it has a % that begins no character.`, { cause });
  }
}

const Navigated = z.object({ errorText: z.string().optional() });

async function goTo(session: BrowserSession, url: string): Promise<void> {
  const { errorText } = await session.ask("Page.navigate", { url }, Navigated, 30_000);
  // ERR_ABORTED is a download, which has its own note.
  if (errorText !== undefined && errorText !== "net::ERR_ABORTED")
    throw new Mistake(
      `${oneLine(url, 200)} cannot be opened: ${oneLine(errorText, 100)}. ${whyClosed(new URL(url))}`.trim(),
    );
}

/** Says why an address may not be opened; "" for a file, about which the browser itself says it. */
export function whyClosed({ protocol, hostname }: URL): string {
  if (protocol === "file:") return "";
  if (/^(?:.+\.)?localhost$|^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(hostname))
    return "It is this machine, so the network is not why: start the server, wait until it listens on this port, and read its output.";
  return "The workflow decides which hosts can be reached; localhost always can.";
}

const History = z.object({ currentIndex: z.int(), entries: z.array(z.object({ id: z.int() })) });

async function goBy(session: BrowserSession, steps: number): Promise<void> {
  const { currentIndex, entries } = await session.ask("Page.getNavigationHistory", {}, History);
  const entry = entries[currentIndex + steps];
  if (!entry && steps < 0 && (await session.closeFront())) return;
  if (!entry) throw new Mistake("There is no page in that direction.");
  await session.tell("Page.navigateToHistoryEntry", { entryId: entry.id });
}

type Point = Readonly<{ x: number; y: number }>;

const Quads = z.object({ quads: z.array(z.array(z.number()).length(8)) });

/** Scrolls to it first. */
async function centerOf(session: BrowserSession, element: number): Promise<Point> {
  await found(element, session.tell("DOM.scrollIntoViewIfNeeded", { backendNodeId: element }));
  const { quads } = await found(element, session.ask("DOM.getContentQuads", { backendNodeId: element }, Quads));
  const [quad] = quads;
  if (!quad) throw new Mistake(`The element ${element} cannot be seen, so it cannot be used with the mouse.`);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = quad;
  return { x: (a + c + e + g) / 4, y: (b + d + f + h) / 4 };
}

async function found<Result>(element: number, asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    throw strange(element, error);
  }
}

function strange(element: number, cause?: unknown): Mistake {
  return new Mistake(
    `The element ${element} is not on this page or cannot be seen. The numbers are in the last observation.`,
    { cause },
  );
}

function mouse(session: BrowserSession, type: string, { x, y }: Point, more: object = {}): Promise<void> {
  return session.tell("Input.dispatchMouseEvent", { type, x, y, ...more });
}

type Click = Extract<BrowserCall, { name: "click" | "dblclick" }>;

async function click(session: BrowserSession, { element, button, modifiers }: Click, times: number): Promise<void> {
  const point = await centerOf(session, element);
  await mouse(session, "mouseMoved", point);
  for (let clickCount = 1; clickCount <= times; clickCount += 1) {
    const more = { button, clickCount, modifiers: modifierBits(modifiers) };
    await mouse(session, "mousePressed", point, more);
    await mouse(session, "mouseReleased", point, more);
  }
}

async function drag(
  session: BrowserSession,
  { element, target }: Extract<BrowserCall, { name: "drag_and_drop" }>,
): Promise<void> {
  const from = await centerOf(session, element);
  const pressed = { button: "left", buttons: 1, clickCount: 1 };
  session.drag = undefined;
  await mouse(session, "mouseMoved", from);
  await mouse(session, "mousePressed", from, pressed);
  const to = await centerOf(session, target);
  for (const part of [0.1, 0.5, 1]) {
    await mouse(
      session,
      "mouseMoved",
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
      pressed,
    );
    await sleep(50);
  }
  const data = session.drag;
  if (data !== undefined)
    for (const type of ["dragEnter", "dragOver", "drop"])
      await session.tell("Input.dispatchDragEvent", { type, ...to, data });
  await mouse(session, "mouseReleased", to, { button: "left", clickCount: 1 });
}

async function press(
  session: BrowserSession,
  { element, keys }: Extract<BrowserCall, { name: "press" }>,
): Promise<void> {
  await found(element, session.tell("DOM.focus", { backendNodeId: element }));
  for (const event of keysFor(keys)) await session.tell("Input.dispatchKeyEvent", event);
}

const Resolved = z.object({ object: z.object({ objectId: z.string() }) });
const Called = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z
    .object({ text: z.string(), exception: z.object({ description: z.string().optional() }).optional() })
    .optional(),
});

/** Runs our function on an element of the page. Its result is data of the page. */
async function callOn(
  session: BrowserSession,
  element: number,
  code: string,
  values: readonly unknown[],
): Promise<unknown> {
  const { object } = await found(element, session.ask("DOM.resolveNode", { backendNodeId: element }, Resolved));
  const params = {
    functionDeclaration: code,
    objectId: object.objectId,
    arguments: values.map((value) => ({ value })),
    returnByValue: true,
  };
  const { result, exceptionDetails } = await session.ask("Runtime.callFunctionOn", params, Called);
  if (exceptionDetails) {
    const { text, exception } = exceptionDetails; // the text is often only "Uncaught"
    const [why = text] = exception?.description?.split("\n") ?? [];
    throw new Mistake(`The element ${element} does not take this: ${oneLine(why, 200)}`);
  }
  if (result.value === "strange") throw strange(element);
  return result.value;
}

/** This function says what is left to do: nothing, or to type over what is selected. */
const BEGIN_FILL = `function (value) {
  const field = this.nodeType === 3 ? this.parentElement : this;
  if (field?.nodeType !== 1) return "strange";
  if (field.disabled || field.readOnly) return "closed";
  const isTyped = field.matches("input:not([type=date],[type=time],[type=datetime-local],[type=month],[type=week],[type=color],[type=range],[type=checkbox],[type=radio],[type=file]), textarea");
  field.focus();
  if (isTyped) { field.select(); return "type"; }
  if (field.isContentEditable) { getSelection().selectAllChildren(field); return "type"; }
  if (!field.matches("input")) return "other";
  if (field.matches("[type=checkbox],[type=radio],[type=file]")) return "other";
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, value);
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  return "done";
}`;

const TELL_CHANGE = `function () { this.dispatchEvent(new Event("change", { bubbles: true })); }`;

async function fill(session: BrowserSession, element: number, value: string): Promise<void> {
  const left = await callOn(session, element, BEGIN_FILL, [value]);
  if (left === "closed") throw new Mistake(`The element ${element} is disabled or read-only.`);
  if (left === "other") throw new Mistake(`Nothing can be typed into the element ${element}.`);
  if (left !== "type") return;
  if (value === "") for (const event of keysFor("Delete")) await session.tell("Input.dispatchKeyEvent", event);
  else await session.tell("Input.insertText", { text: value });
  await callOn(session, element, TELL_CHANGE, []);
}

const SELECT = `function (wanted) {
  if (this.nodeType !== 1) return "strange";
  if (!this.matches("select")) return "other";
  const chosen = [...this.options].filter((option) => wanted.includes(option.value) || wanted.includes(option.label.trim()));
  if (chosen.length < wanted.length) return "missing";
  for (const option of this.options) option.selected = chosen.includes(option);
  for (const name of ["input", "change"]) this.dispatchEvent(new Event(name, { bubbles: true }));
  return "done";
}`;

async function select(session: BrowserSession, element: number, options: readonly string[]): Promise<void> {
  const end = await callOn(session, element, SELECT, [options]);
  if (end === "other") throw new Mistake(`The element ${element} is not a list of options. Click it instead.`);
  if (end === "missing") throw new Mistake(`The element ${element} does not have all of these options.`);
}

async function upload(
  { session, workspace }: ElementPlace,
  { element, files }: Extract<BrowserCall, { name: "upload_file" }>,
): Promise<void> {
  const paths = await Promise.all(files.map((file) => workspace.realPath(file)));
  for (const [index, path] of paths.entries())
    if ((await workspace.stat(path))?.kind !== "file")
      throw new Mistake(`There is no file "${oneLine(files[index] ?? "", 200)}".`);
  await found(element, session.tell("DOM.setFileInputFiles", { backendNodeId: element, files: paths }));
}
