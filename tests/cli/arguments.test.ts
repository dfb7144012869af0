import { describe, expect, test } from "vitest";
import { chooseModel, parseArguments } from "../../src/cli/arguments.ts";
import { inputShapes } from "../../src/run/features.ts";

const rehearse = { kind: "rehearse", inputs: {}, keep: false, json: false, verbose: false, watch: false, help: false };

describe("the command line", () => {
  test.for<[string[], object]>([
    [[], rehearse],
    [["--help", "--keep"], { kind: "help" }],
    [["-h"], { kind: "help" }],
    [["--story", "question", "--keep"], { ...rehearse, story: "question", keep: true }],
    [
      [
        "--input",
        "api-mode=responses",
        "--input",
        'model-features={"vision": false, "a": "b=c"}',
        "--input",
        "skills=",
      ],
      {
        ...rehearse,
        inputs: { "api-mode": "responses", "model-features": '{"vision": false, "a": "b=c"}', skills: "" },
      },
    ],
    [["--input", "model=a", "--input", "model=b"], { ...rehearse, inputs: { model: "b" } }],
    [["--repo", ".", "--say", " look ", "--json"], { ...rehearse, repo: ".", say: "look", json: true }],
  ])("understands %j", ([argv, expected]) => {
    expect(parseArguments(argv)).toEqual(expected);
  });

  test.for<[string[], string]>([
    [["--stroy", "fix"], "Unknown option '--stroy'"],
    [["fix"], "Unexpected argument 'fix'"],
    [["--repo"], "Option '--repo <value>' argument missing"],
    [["--say", " "], "--say needs a text"],
    [["--input", "model"], "--input is name=value"],
    [["--input", "=x"], "--input is name=value"],
    [["--input", "api_mode=chat"], "--input api_mode: the action has no such input (did you mean api-mode?)"],
    [["--input", "constructor=chat"], "--input constructor: the action has no such input"],
    [["--input", "github-token=ghs_x"], "--input github-token: GitHub is embedded here"],
    [["--story", "war"], "--story is fix, question or approval"],
    [["--story", "fix", "--repo", "."], "--story brings its own repository"],
  ])("says in one line what is wrong with %j", ([argv, message]) => {
    const parsed = parseArguments(argv);
    expect(parsed).toEqual({ kind: "mistake", message: expect.stringContaining(message) });
    expect(JSON.stringify(parsed)).not.toContain("\\n");
  });
});

test("every input of the action can be given, but for the token of the embedded GitHub", () => {
  for (const name of Object.keys(inputShapes()).filter((name) => name !== "github-token"))
    expect(parseArguments(["--input", `${name}=x`])).toMatchObject({ kind: "rehearse", inputs: { [name]: "x" } });
});

test("inputs name a model, before the environment does", () => {
  const env = { LLM_API_KEY: "k", LLM_MODEL: "m" };
  expect(chooseModel(env, { model: "n", "base-url": "u" })).toEqual({
    ...{ kind: "real", model: { apiKey: "k", model: "n", baseUrl: "u" } },
  });
  const signedIn = { model: "n", "azure-client-id": "c", "azure-tenant-id": "t" };
  expect(chooseModel({}, signedIn)).toMatchObject({ message: expect.stringContaining("docs/providers.md") });
  expect(chooseModel({ LLM_API_KEY: "k" }, signedIn)).toMatchObject({ kind: "real" });
  expect(chooseModel({}, { model: "n", "api-key": "k" })).toEqual({ kind: "real", model: { apiKey: "k", model: "n" } });
  expect(chooseModel({}, { "api-mode": "responses" })).toEqual({ kind: "scripted" });
});

describe("the model", () => {
  test.for<[Record<string, string>, object]>([
    [{}, { kind: "scripted" }],
    [{ LLM_API_KEY: "", LLM_MODEL: "" }, { kind: "scripted" }],
    [
      { LLM_API_KEY: "k", LLM_MODEL: "m" },
      { kind: "real", model: { apiKey: "k", model: "m" } },
    ],
    [
      { LLM_API_KEY: "k", LLM_MODEL: "m", LLM_BASE_URL: "u" },
      { kind: "real", model: { apiKey: "k", model: "m", baseUrl: "u" } },
    ],
    [{ LLM_API_KEY: "k" }, { kind: "mistake", message: expect.stringMatching(/^LLM_MODEL is not set/) }],
    [
      { LLM_BASE_URL: "u" },
      { kind: "mistake", message: expect.stringMatching(/^LLM_API_KEY and LLM_MODEL are not set/) },
    ],
  ])("of the environment %j", ([env, expected]) => {
    expect(chooseModel(env)).toEqual(expected);
  });
});
