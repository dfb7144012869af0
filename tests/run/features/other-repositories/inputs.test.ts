import { expect, test } from "vitest";
import { Fault } from "../../../../src/lib/fault.ts";
import { OTHERS_INPUT } from "../../../../src/run/features/other-repositories/inputs.ts";
import { readInputs, readInputsWithoutModel } from "../../../../src/runner/input/inputs.ts";
import { Settings } from "../../../../src/runner/input/settings.ts";

const token = { "INPUT_GITHUB-TOKEN": "ghs_1" };
const needed = { ...token, INPUT_MODEL: "m", "INPUT_API-KEY": "sk-1" };

const settingsWith = (env: Readonly<Record<string, string>>) => Settings.ofJob(env).with([OTHERS_INPUT]);

/** All inputs are read as a run reads them. */
function repositoriesIn(env: Readonly<Record<string, string>>) {
  const settings = settingsWith({ ...needed, ...env });
  readInputs(settings);
  return settings.slice(OTHERS_INPUT).repositories;
}

test("repositories are separated by commas or lines", () => {
  expect(repositoriesIn({ INPUT_REPOSITORIES: "acme/lib,\nacme/.github" })).toEqual(["acme/lib", "acme/.github"]);
});

test.for([
  ["lib", "`repositories` must be 1 to 5 repositories, written as owner/name"],
  ["acme/..", "`repositories` must be 1 to 5 repositories"],
  ["a/1, a/2, a/3, a/4, a/5, a/6", "`repositories` must be 1 to 5 repositories"],
  ["acme/lib, acme/LIB", "`repositories` must not have acme/LIB twice"],
] as const)("%j is refused, with and without a model", ([text, problem]) => {
  const given = { INPUT_REPOSITORIES: text };
  expect(() => repositoriesIn(given)).toThrow(Fault);
  expect(() => repositoriesIn(given)).toThrow(problem);
  expect(() => readInputsWithoutModel(settingsWith({ ...token, ...given }))).toThrow(problem);
});

test("`repositories` does not go together with modes and approvals that know one repository only", () => {
  const beside = (env: Readonly<Record<string, string>>) => repositoriesIn({ INPUT_REPOSITORIES: "acme/lib", ...env });
  expect(beside({})).toEqual(["acme/lib"]);
  expect(beside({ INPUT_MODE: "sweep", "INPUT_PLAN-FIRST": "true", "INPUT_PROTECTED-PATHS": "-x.txt" })).toHaveLength(
    1,
  );
  const rows = [
    [{ INPUT_MODE: "plan" }, "`mode: plan`"],
    [{ INPUT_MODE: "review" }, "`mode: review`"],
    [{ INPUT_CONFIRMATION: "risky" }, "`confirmation: risky`"],
    [{ "INPUT_PROTECTED-PATHS": "confirm" }, "`protected-paths: confirm`"],
    [{ INPUT_MEMORY: "propose" }, "`memory: propose`"],
    [{ "INPUT_AGENT-SERVER-URL": "https://x.test" }, "`agent-server-url`"],
    [{ INPUT_MODE: "apply", INPUT_CONFIRMATION: "always" }, "`mode: apply`, `confirmation: always`"],
  ] as const;
  for (const [env, named] of rows)
    expect(() => beside(env)).toThrow(`Invalid configuration: \`repositories\` cannot be used with ${named}: `);
  expect(() => beside({ INPUT_CONFIRMATION: "risky", INPUT_MEMORY: "propose" })).toThrow(
    "`confirmation: risky`, `memory: propose`: what people approve is bound to the files of one repository.",
  );
});
