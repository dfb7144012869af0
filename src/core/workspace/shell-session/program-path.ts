/** Finds a program as a shell would, without starting one. */
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

/** The first executable file of that name in `searchPath`, whose relative parts begin in `folder`. */
export function findProgram(name: string, searchPath: string, folder: string): string | undefined {
  const places = searchPath.split(delimiter).map((part) => join(resolve(folder, part), name));
  return places.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false; // not there, or in a folder that is not ours to look into, or not ours to run
  }
}
