/** A file store in memory, for conversations that are not continued and for tests. */
import { Fault } from "../../lib/fault.ts";
import { type FileStore, requireInside } from "./file-store.ts";

/** `files` maps names to texts; the caller may look at it and change it. */
export function memoryStore(files = new Map<string, string>()): FileStore {
  const held = new Set<string>();
  const read = (name: string) => {
    const text = files.get(requireInside(name));
    if (text === undefined) throw new Fault("bug", `There is no file ${name} in memory.`);
    return text;
  };
  return {
    write: (name, text) => void files.set(requireInside(name), text),
    read,
    list: (folder) => filesIn(`${requireInside(folder)}/`, [...files.keys()]).sort(),
    move(from, to) {
      files.set(requireInside(to), read(from));
      files.delete(from);
    },
    remove: (name) => void files.delete(requireInside(name)),
    lock(name) {
      if (held.has(name)) throw new Fault("bug", "This conversation is open already.", { hint: "Close it first." });
      held.add(name);
      return { tookOver: undefined, release: () => void held.delete(name) };
    },
  };
}

function filesIn(folder: string, names: readonly string[]): string[] {
  const inside = names.filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length));
  return inside.filter((name) => !name.includes("/"));
}
