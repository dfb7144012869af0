/** What of a runner's machine tools see, and what of its environment. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { viewOf } from "../../src/sandbox/view.ts";
import { test } from "../core/workspace/temp-folder.ts";

function runnerIn(base: string) {
  const at = (path: string) => join(base, path);
  for (const path of [
    "home/.cargo/bin",
    "home/.nvm",
    "home/.config",
    "work/app/app/dist",
    "work/_temp/own/out",
    "cache",
  ]) {
    mkdirSync(at(path), { recursive: true });
  }
  for (const path of ["home/.npmrc", "home/.cargo/credentials.toml"]) writeFileSync(at(path), "");
  const env = {
    ...{
      HOME: at("home"),
      RUNNER_TEMP: at("work/_temp"),
      RUNNER_WORKSPACE: at("work/app"),
      RUNNER_TOOL_CACHE: at("cache"),
    },
    ...{
      PATH: `${at("home/bin")}:${at("home/.cargo/bin")}:/usr/bin:/nowhere`,
      JAVA_HOME: at("cache"),
      GOROOT: "/nowhere",
    },
    ...{ CI: "true", JOB_SECRET: "x", PUBLIC: "y", "INPUT_API-KEY": "z" },
  };
  const options = {
    env,
    workingDir: at("work/app/app"),
    folder: at("work/_temp/own"),
    outputDir: at("work/_temp/own/out"),
  };
  return { at, options: { ...options, node: "/usr/bin/node", scripts: "/nowhere", added: ["PUBLIC"] } };
}

test("languages can be read, the workspace written, and what lies beside them is hidden", ({ folder }) => {
  const { at, options } = runnerIn(folder);
  const { places, hidden } = viewOf(options);
  const of = (kind: string) => places.flatMap(({ how, path }) => (how === kind ? [path] : []));
  expect(of("rw")).toEqual([at("work/app/app")]);
  expect(of("ro")).toEqual(
    expect.arrayContaining([at("home/.cargo/bin"), at("home/.nvm"), at("cache"), at("work/_temp/own/out")]),
  );
  expect(of("no")).toEqual([]); // nothing shows it
  expect(hidden).toEqual(
    expect.arrayContaining([at("home/.config"), at("home/.npmrc"), at("home/.cargo/credentials.toml")]),
  );
});

test("a folder that shows what is not for tools has that covered, but not the places in it that are", ({ folder }) => {
  const { at, options } = runnerIn(folder);
  const { places } = viewOf({ ...options, env: { ...options.env, RUNNER_TOOL_CACHE: folder } });
  const order = (path: string) => places.findIndex((place) => place.path === path);
  expect(places[order(at("work/_temp"))]).toEqual({ how: "no", path: at("work/_temp") });
  expect(order(folder)).toBe(0);
  expect(order(at("work/_temp"))).toBeLessThan(order(at("work/_temp/own/out")));
  expect(order(at("home"))).toBeLessThan(order(at("home/.nvm")));
});

test("a runner that is installed where tools may look is covered, but for the checkout in it", ({ folder }) => {
  const { at, options } = runnerIn(folder);
  mkdirSync(at("cache/runner/_work/app/app"), { recursive: true });
  writeFileSync(at("cache/runner/.credentials"), "");
  const [node, workingDir] = [at("cache/runner/externals/node24/bin/node"), at("cache/runner/_work/app/app")];
  const { places, hidden } = viewOf({ ...options, node, workingDir });
  const order = (path: string) => places.findIndex((place) => place.path === path);
  expect(places[order(at("cache/runner"))]).toEqual({ how: "no", path: at("cache/runner") });
  expect(order(at("cache"))).toBeLessThan(order(at("cache/runner")));
  expect(order(at("cache/runner"))).toBeLessThan(order(workingDir));
  expect(hidden).toContain(at("cache/runner/.credentials"));
  expect(viewOf({ ...options, node: at("cache/node24/bin/node") }).places).not.toContainEqual(
    places[order(at("cache/runner"))],
  );
});

test("the environment is of the sandbox, with the way to the languages and to the proxy", ({ folder }) => {
  const { at, options } = runnerIn(folder);
  const { environment } = viewOf(options);
  expect(environment).toMatchObject({
    ...{
      HOME: "/home/agent",
      USER: "agent",
      CI: "true",
      PUBLIC: "y",
      JAVA_HOME: at("cache"),
      NVM_DIR: at("home/.nvm"),
    },
    ...{
      PATH: `/home/agent/.cargo/bin:${at("home/.cargo/bin")}:/usr/bin`,
      https_proxy: "http://127.0.0.1:3128",
      NO_PROXY: "127.0.0.1,localhost,::1",
    },
  });
  for (const name of ["GOROOT", "JOB_SECRET", "INPUT_API-KEY", "PYENV_ROOT"])
    expect(environment).not.toHaveProperty(name);
});

test("an action that lies in the checkout keeps its scripts as they are", ({ folder }) => {
  const { at, options } = runnerIn(folder);
  const scripts = at("work/app/app/dist");
  const { places, hidden } = viewOf({ ...options, scripts });
  expect(places.at(-1)).toEqual({ how: "ro", path: scripts });
  expect(hidden).not.toContain(scripts);
  mkdirSync(at("work/app/app/ci/own/dist"), { recursive: true });
  const deep = viewOf({ ...options, scripts: at("work/app/app/ci/own/dist") });
  expect(deep.places.slice(-3)).toEqual([
    { how: "rw", path: at("work/app/app/ci") },
    { how: "rw", path: at("work/app/app/ci/own") },
    { how: "ro", path: at("work/app/app/ci/own/dist") },
  ]);
});

test("of an action in a folder of the checkout nothing can be written; elsewhere it is covered with its whole folder", ({
  folder,
}) => {
  const { at, options } = runnerIn(folder);
  const plantAction = (path: string, ...more: string[]) => {
    for (const name of ["dist", "prompts", ...more]) mkdirSync(join(at(path), name), { recursive: true });
    writeFileSync(join(at(path), "action.yml"), "");
    return { ...options, scripts: join(at(path), "dist") };
  };
  const inside = viewOf({ ...plantAction("work/app/app/own", "node_modules", "src"), tracked: ["src"] });
  expect(inside.places.filter(({ path }) => path.startsWith(at("work/app/app/own")))).toEqual([
    { how: "ro", path: at("work/app/app/own") },
    { how: "no", path: at("work/app/app/own/node_modules") },
  ]);
  const apart = viewOf(plantAction("work/app/app/own", ".git"));
  expect(apart.places.filter(({ path }) => path.startsWith(at("work/app/app/own")))).toEqual([
    { how: "no", path: at("work/app/app/own") },
  ]);
  expect(viewOf(plantAction("elsewhere")).hidden).toContain(at("elsewhere"));
  const around = viewOf(plantAction("work/app"));
  expect(around.hidden).toContain(at("work/app/dist"));
  expect(around.hidden).not.toContain(at("work/app"));
});
