/** A folder of a file store as a store of its own. */
import { type FileStore, requireInside } from "./file-store.ts";

export function storeInside(store: FileStore, folder: string): FileStore {
  const inside = (name: string) => `${folder}/${requireInside(name)}`;
  return {
    write: (name, text) => store.write(inside(name), text),
    read: (name) => store.read(inside(name)),
    list: (name) => store.list(inside(name)),
    move: (from, to) => store.move(inside(from), inside(to)),
    remove: (name) => store.remove(inside(name)),
    lock: (name) => store.lock(inside(name)),
  };
}
