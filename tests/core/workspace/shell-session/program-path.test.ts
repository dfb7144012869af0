import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { findProgram } from "../../../../src/core/workspace/shell-session/processes.ts";
import { test } from "../temp-folder.ts";

test("a program is found behind places where it is not, is no program, or cannot be looked for", ({ folder }) => {
  const places = ["circle", "folder", "plain", "here"].map((name) => join(folder, name));
  symlinkSync("circle", join(folder, "circle"));
  mkdirSync(join(folder, "folder/tool"), { recursive: true });
  for (const name of ["plain", "here"]) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "tool"), "#!/bin/sh\n");
  }
  chmodSync(join(folder, "here/tool"), 0o755);
  expect(findProgram("tool", ["missing", ...places].join(":"), folder)).toBe(join(folder, "here/tool"));
  expect(findProgram("tool", places.slice(0, 3).join(":"), folder)).toBeUndefined();
});
