import { describe, expect, test } from "vitest";
import { chooseModel, parseArguments } from "../../src/cli/arguments.ts";

const rehearse = { kind: "rehearse", keep: false, json: false, verbose: false, help: false };

describe("the command line", () => {
  test.for<[string[], object]>([
    [[], rehearse],
    [["--help", "--keep"], { kind: "help" }],
    [["-h"], { kind: "help" }],
    [["--story", "question", "--keep"], { ...rehearse, story: "question", keep: true }],
    [["--repo", ".", "--say", " look ", "--json"], { ...rehearse, repo: ".", say: "look", json: true }],
  ])("understands %j", ([argv, expected]) => {
    expect(parseArguments(argv)).toEqual(expected);
  });

  test.for<[string[], string]>([
    [["--stroy", "fix"], "Unknown option '--stroy'"],
    [["fix"], "Unexpected argument 'fix'"],
    [["--repo"], "Option '--repo <value>' argument missing"],
    [["--say", " "], "--say needs a text"],
    [["--story", "war"], "--story is fix, question or approval"],
    [["--story", "fix", "--repo", "."], "--story brings its own repository"],
  ])("says in one line what is wrong with %j", ([argv, message]) => {
    const parsed = parseArguments(argv);
    expect(parsed).toEqual({ kind: "mistake", message: expect.stringContaining(message) });
    expect(JSON.stringify(parsed)).not.toContain("\\n");
  });
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
