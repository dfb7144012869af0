import { describe, expect, test } from "vitest";
import { pathInside, rulesFor, Skill, skillsNamed } from "../../../src/core/skill/skill.ts";

const keyword = (name: string, ...keywords: string[]) =>
  Skill.parse({ name, content: name, trigger: { type: "keyword", keywords } });
const task = (name: string) => Skill.parse({ name, content: name, trigger: { type: "task", triggers: [`/${name}`] } });
const path = (name: string, ...paths: string[]) =>
  Skill.parse({ name, content: name, trigger: { type: "path", paths } });

describe("words that call for a skill (behaviour 68)", () => {
  test.for([
    ["Use docker here", true],
    ["DOCKER!", true],
    ["(docker)", true],
    ["a docker-compose file", true],
    ["dockerfile", false],
    ["mydocker", false],
    ["docker2", false],
    ["dockerä", false],
  ] as const)("%j: %s", ([words, isNamed]) => {
    expect(skillsNamed(words, [keyword("d", "docker")])).toHaveLength(isNamed ? 1 : 0);
  });

  test.for([
    ["c++", "port it to C++ now", true],
    ["c++", "c+", false],
    [".env", "the .env file", true],
    [".env", "the xenv file", false],
    ["form field", "a form\nfield", true],
    ["ＰＤＦ", "ｐｄｆ", true],
    [" ", "anything", false],
    ["データ", "このデータを直して", true],
    ["ﾃﾞｰﾀ", "このデータを直して", true],
    ["数据库", "请检查数据库连接", true],
    ["데이터베이스", "데이터베이스를 고쳐 주세요", true],
    ["ฐานข้อมูล", "ช่วยแก้ฐานข้อมูลหน่อย", true],
    ["docker", "このdockerを直して", true],
    ["docker", "このdockerfileを直して", false],
    ["Run the tests.", "please run  the\u00A0tests, and say so", true],
    ["run the tests！", "ＲＵＮ　ＴＨＥ　ＴＥＳＴＳ？", true],
    ["don't panic", "Don’t panic", true],
    ["naïve", "nai\u0308ve", true],
    ["STRASSE", "die Straße", true],
    ["form field", "a platform field", false],
    ["c++", "c++20", false],
    ["...", "wait ...", true],
    ["कर", "करो", false],
  ] as const)("a trigger is found as a reader finds it: %j in %j, %s", ([trigger, words, isNamed]) => {
    expect(skillsNamed(words, [keyword("x", trigger)])).toHaveLength(isNamed ? 1 : 0);
  });

  test("all skills that are named are found, each once, with the first of its words that is there", () => {
    const skills = [keyword("a", "alpha", "beta"), keyword("b", "gamma"), keyword("c", "beta")];
    const found = skillsNamed("beta, alpha and beta", skills);
    expect(found.map(({ skill, by }) => [skill.name, by])).toEqual([
      ["a", "alpha"],
      ["c", "beta"],
    ]);
  });

  test("a task is called by its name with a slash, and not by a path that holds it", () => {
    expect(skillsNamed("please /release 1.2", [task("release")])).toHaveLength(1);
    expect(skillsNamed("see docs/release", [task("release")])).toEqual([]);
  });

  test("a skill that is always on, or is about files, is called by no word", () => {
    expect(skillsNamed("src/a.ts x", [Skill.parse({ name: "x", content: "x" }), path("y", "src/a.ts")])).toEqual([]);
  });
});

test.for([
  ["src/api/**", "src/api/users.ts", true],
  ["src/api/**", "src/api", true],
  ["src/api/**", "src/apis/users.ts", false],
  ["app/[id]/**", "app/[id]/page.tsx", true],
  ["app/[id]/**", "app/i/page.tsx", true],
  ["*.proto", "deep/down/x.proto", true],
  ["*.proto", "x.protobuf", false],
  ["**/*.{ts,tsx}", "a/b/c.tsx", true],
  ["./docs/*.md", "docs/a.md", true],
  ["docs/*.md", "docs/b/a.md", false],
  [".github/**", ".github/workflows/ci.yml", true],
] as const)("a rule for %s is about %s: %s", ([pattern, file, isMeant]) => {
  expect(rulesFor(file, [path("rule", pattern)])).toHaveLength(isMeant ? 1 : 0);
});

test.for([
  ["/repo", "/repo/src/a.ts", "src/a.ts"],
  ["/repo", "src/../b.ts", "b.ts"],
  ["/repo", "/repository/a.ts", undefined],
  ["/repo", "../a.ts", undefined],
  ["/repo", "/repo", undefined],
  ["/repo", "..a", "..a"],
] as const)("in %s the path %s is %s", ([folder, given, inside]) => {
  expect(pathInside(folder, given)).toBe(inside);
});
