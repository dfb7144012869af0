/** Finds a program as a shell does, without starting one. */
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

/** The first executable file with that name in `searchPath`, whose relative parts start in `folder`. */
export function findProgram(name: string, searchPath: string, folder: string): string | undefined {
  const places = searchPath.split(delimiter).map((part) => join(resolve(folder, part), name));
  return places.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false; // it does not exist, or this user cannot read its folder or run it
  }
}
