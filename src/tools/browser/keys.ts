/** Keys as events of the keyboard: `Enter`, `a`, `Control+A`. */
import { Mistake } from "../../lib/fault.ts";
import { oneLine } from "../../lib/text.ts";

const BITS: Readonly<Record<string, number>> = { Alt: 1, Control: 2, ControlOrMeta: 2, Meta: 4, Shift: 8 };

export function modifierBits(names: readonly string[]): number {
  return names.reduce((bits, name) => bits | (BITS[name] ?? 0), 0);
}

/** Name, code of the physical key, number of Windows, and the text that it types. */
const NAMED: Readonly<Record<string, readonly [code: string, number: number, text?: string]>> = {
  Enter: ["Enter", 13, "\r"],
  Tab: ["Tab", 9],
  Escape: ["Escape", 27],
  Backspace: ["Backspace", 8],
  Delete: ["Delete", 46],
  Space: ["Space", 32, " "],
  ArrowUp: ["ArrowUp", 38],
  ArrowDown: ["ArrowDown", 40],
  ArrowLeft: ["ArrowLeft", 37],
  ArrowRight: ["ArrowRight", 39],
  Home: ["Home", 36],
  End: ["End", 35],
  PageUp: ["PageUp", 33],
  PageDown: ["PageDown", 34],
  Insert: ["Insert", 45],
};

/** The events of one combination. A `Mistake` for a key that there is not. */
export function keysFor(combination: string): readonly object[] {
  const parts = combination === "+" ? ["+"] : combination.split(/(?<=.)\+/);
  const key = parts.at(-1) ?? "";
  const modifiers = modifierBits(parts.slice(0, -1));
  const strange = parts.slice(0, -1).find((name) => BITS[name] === undefined);
  if (strange !== undefined)
    throw new Mistake(`"${oneLine(strange, 50)}" is no modifier. There are ${Object.keys(BITS).join(", ")}.`);
  const { text, ...pressed } = oneKey(key);
  // With Control or Meta, a key types nothing.
  const typed = text !== undefined && (modifiers & 6) === 0 ? { text } : {};
  const down = { type: Object.keys(typed).length > 0 ? "keyDown" : "rawKeyDown", ...pressed, ...typed, modifiers };
  const commands = key.toLowerCase() === "a" && (modifiers & 6) !== 0 ? { commands: ["selectAll"] } : {};
  return [
    { ...down, ...commands },
    { type: "keyUp", ...pressed, modifiers },
  ];
}

function oneKey(key: string): Readonly<{ key: string; code: string; windowsVirtualKeyCode: number; text?: string }> {
  const [code, number, text] = NAMED[key] ?? [];
  if (code !== undefined && number !== undefined)
    return {
      key: key === "Space" ? " " : key,
      code,
      windowsVirtualKeyCode: number,
      ...(text !== undefined && { text }),
    };
  const functionKey = /^F([1-9]|1[0-2])$/.exec(key)?.[1];
  if (functionKey !== undefined) return { key, code: key, windowsVirtualKeyCode: 111 + Number(functionKey) };
  if ([...key].length !== 1)
    throw new Mistake(
      `There is no key "${oneLine(key, 50)}". Use one character, F1 to F12, or ${Object.keys(NAMED).join(", ")}.`,
    );
  const upper = key.toUpperCase();
  const isLetter = /^[A-Z]$/.test(upper);
  return {
    key,
    code: isLetter ? `Key${upper}` : "",
    windowsVirtualKeyCode: isLetter ? upper.charCodeAt(0) : 0,
    text: key,
  };
}
