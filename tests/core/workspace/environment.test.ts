import { expect, test } from "vitest";
import { toolEnvironment } from "../../../src/core/workspace/environment.ts";

test.for([
  "INPUT_API-KEY",
  "GITHUB_TOKEN",
  "GH_TOKEN",
  "ACTIONS_RUNTIME_TOKEN",
  "ACTIONS_ID_TOKEN_REQUEST_URL",
  "GITHUB_ENV",
  "GITHUB_PATH",
  "GITHUB_OUTPUT",
  "GITHUB_STATE",
  "GITHUB_STEP_SUMMARY",
  "LLM_API_KEY",
  "AWS_SECRET_ACCESS_KEY",
  "BASH_ENV",
  "LD_PRELOAD",
  "LC_ALL_TOKEN",
  "A_NAME_NOBODY_KNOWS",
])("tools never see %s", (name) => {
  expect(toolEnvironment({ [name]: "value" })).not.toHaveProperty(name);
});

test.for(["PATH", "HOME", "LANG", "LC_ALL", "TZ", "CI", "GITHUB_REPOSITORY", "GITHUB_SHA"])("tools see %s", (name) => {
  expect(toolEnvironment({ [name]: "value" })).toHaveProperty(name, "value");
});

test("prompts, pagers and colours are off whatever the process has", () => {
  expect(toolEnvironment({ TERM: "xterm", PAGER: "less", GIT_TERMINAL_PROMPT: "1" })).toEqual({
    TERM: "dumb",
    GIT_TERMINAL_PROMPT: "0",
    PAGER: "cat",
    GIT_PAGER: "cat",
    LESS: "-dFX",
    NO_COLOR: "1",
    DEBIAN_FRONTEND: "noninteractive",
    AI_AGENT: "deckhand",
    GIT_CONFIG_COUNT: "2",
    GIT_CONFIG_KEY_0: "safe.directory",
    GIT_CONFIG_VALUE_0: "*",
    GIT_CONFIG_KEY_1: "core.quotePath",
    GIT_CONFIG_VALUE_1: "false",
  });
});

test("settings of git that a workflow passes stay, and the checkout may belong to anybody", () => {
  const passed = { GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: "user.name", GIT_CONFIG_VALUE_0: "me" };
  expect(toolEnvironment(passed, Object.keys(passed))).toMatchObject({
    ...passed,
    GIT_CONFIG_COUNT: "3",
    GIT_CONFIG_KEY_1: "safe.directory",
    GIT_CONFIG_VALUE_1: "*",
    GIT_CONFIG_KEY_2: "core.quotePath",
    GIT_CONFIG_VALUE_2: "false",
  });
});

test("tools see what a workflow adds by name, if it is there", () => {
  expect(toolEnvironment({ NODE_ENV: "test", OTHER: "x" }, ["NODE_ENV", "MISSING"])).toMatchObject({
    NODE_ENV: "test",
  });
  expect(toolEnvironment({ NODE_ENV: "test", OTHER: "x" }, ["NODE_ENV", "MISSING"])).not.toHaveProperty("OTHER");
});

test.for([
  ...["GITHUB_TOKEN", "gh_token", "INPUT_API-KEY", "ACTIONS_RUNTIME_TOKEN", "ACTIONS_ID_TOKEN_REQUEST_TOKEN"],
  ...["OTHER_RUNTIME_TOKEN", "GITHUB_ENV", "STATE_openComment"],
])("a workflow cannot add %s", (name) => {
  const add = () => toolEnvironment({ [name]: "value" }, ["NODE_ENV", name]);
  expect(add).toThrow(
    expect.objectContaining({ name: "Fault", code: "config", message: expect.stringContaining(name) }),
  );
  expect(add).not.toThrow("NODE_ENV");
});
