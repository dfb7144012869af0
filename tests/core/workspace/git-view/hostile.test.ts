/** Whatever a tool leaves in `.git`, looking at the repository runs none of it and reads nothing outside. */
import { appendFileSync, chmodSync, existsSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { git } from "../../../../src/core/workspace/git.ts";
import { localWorkspace } from "../../../../src/core/workspace/local-workspace.ts";
import { test } from "../repository.ts";

const environment = { PATH: process.env.PATH ?? "" };

test("hooks, filters, monitors, differs, pagers and aliases do not run", async ({ repo, folder }) => {
  const trap = join(folder, "trap.sh");
  const sprung = join(folder, "sprung");
  writeFileSync(trap, `#!/bin/sh\necho "$@" >> ${sprung}\ncat\n`);
  chmodSync(trap, 0o755);
  const settings = [
    `[core]\n${["fsmonitor", "pager", "editor", "sshCommand", "alternateRefsCommand"].map((name) => `${name}=${trap}\n`).join("")}`,
    `hooksPath=${folder}\nworktree=${folder}\n[include]\npath=${folder}/pipe\n[credential]\nhelper=${trap}\n`,
    `[diff]\nexternal=${trap}\n[diff "d"]\ncommand=${trap}\ntextconv=${trap}\n[merge "m"]\ndriver=${trap}\n`,
    `[filter "f"]\nclean=${trap}\nsmudge=${trap}\nprocess=${trap}\nrequired=true\n`,
    `[alias]\nstatus=!${trap}\nmerge-base=!${trap}\nread-tree=!${trap}\n[pager]\nstatus=${trap}\n`,
  ];
  appendFileSync(join(repo, ".git/config"), settings.join(""));
  for (const hook of ["post-index-change", "post-checkout", "reference-transaction"])
    symlinkSync(trap, join(folder, hook));
  writeFileSync(join(repo, ".gitattributes"), "* filter=f diff=d merge=m\n");
  writeFileSync(join(repo, "a.txt"), "other\n");
  const here = localWorkspace({ workingDir: repo, environment });
  const changes = await here.gitChanges();
  expect(changes.map(({ path }) => path)).toEqual([".gitattributes", "a.txt"]);
  expect(await here.gitDiff("a.txt")).toEqual({ modified: "other\n", original: "one\n" });
  expect(existsSync(sprung)).toBe(false);
});

test("an object that is missing is not fetched by a program of the repository's choice", async ({ repo, folder }) => {
  const sprung = join(folder, "sprung");
  const blob = (await git({ folder: repo, environment }).raw(["rev-parse", "HEAD:a.txt"])).trim();
  appendFileSync(
    join(repo, ".git/config"),
    `[core]\nrepositoryFormatVersion=1\n[extensions]\npartialClone=origin\n[protocol "ext"]\nallow=always\n` +
      `[remote "origin"]\npromisor=true\nurl=ext::sh -c touch% ${sprung}\n`,
  );
  renameSync(join(repo, ".git/objects", blob.slice(0, 2), blob.slice(2)), join(folder, "blob"));
  await expect(localWorkspace({ workingDir: repo, environment }).gitDiff("a.txt")).rejects.toMatchObject({
    name: "Mistake",
    message: expect.stringContaining("cannot be read"),
  });
  expect(existsSync(sprung)).toBe(false);
});

test.for(["a file", "a link", "its objects"])(
  "a .git that leads outside by %s is refused",
  async (way, { repo, folder }) => {
    const inside = join(folder, "inside");
    mkdirSync(inside);
    if (way === "a file") writeFileSync(join(inside, ".git"), `gitdir: ${repo}/.git\n`);
    if (way === "a link") symlinkSync(join(repo, ".git"), join(inside, ".git"));
    if (way === "its objects") {
      mkdirSync(join(inside, ".git"));
      symlinkSync(join(repo, ".git/objects"), join(inside, ".git/objects"));
    }
    const here = localWorkspace({ workingDir: inside, environment });
    await expect(here.gitChanges()).rejects.toMatchObject({ name: "Mistake", message: /outside the workspace/ });
    await expect(here.gitDiff("a.txt")).rejects.toMatchObject({ name: "Mistake", message: /outside the workspace/ });
  },
);
