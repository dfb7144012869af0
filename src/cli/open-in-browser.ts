/** Opens a file with the program of the desktop. */
import { pathToFileURL } from "node:url";
import { Fault } from "../lib/fault.ts";
import { program, runToEnd } from "../sandbox/launch/command-line.ts";

/** What a desktop has to know to find its browser. */
const DESKTOP = ["DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS", "HOME"];

/** Rejects with a Fault if there is no such program, or it fails. */
export async function openInBrowser(path: string, env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const opener = process.platform === "darwin" ? "open" : "xdg-open";
  const given = DESKTOP.flatMap((name) => (env[name] === undefined ? [] : [`${name}=${env[name]}`]));
  const { exitCode, stderr } = await runToEnd(
    [program("env"), ...given, program(opener), pathToFileURL(path).href],
    20_000,
  );
  if (exitCode === 0) return;
  throw new Fault("config", `The page is at ${path}, and ${opener} could not open it.`, { hint: stderr.trim() });
}
