/** What has to hold for every scene: however often and however badly it is played, what is left is what one good run leaves. */
import { isDeepStrictEqual } from "node:util";
import { afterAll, expect, test } from "vitest";
import { type Cut, kindOf, wordsOf } from "./cut.ts";
import { atOnce, type Ending, repeated, type Scene, Scenes, twice } from "./scene.ts";

/**
 * By day each scene is played twice, and those that stand for others at once and with the cuts that they name. With this, all are
 * played at once and with all cuts that are of "calls", of "events", "all", "none", or whose words hold "after call 3".
 */
const { CRASHES = "" } = process.env;

export function replays(scenes: readonly Scene[]): void {
  const stages = new Scenes();
  afterAll(() => Promise.all(stages.closes.map((close) => close())));
  test.for(scenes.map((scene) => [scene.name, scene] as const))("%s", { timeout: 3_600_000 }, async ([, scene]) => {
    const { once, again, calls, events } = await twice(stages, scene);
    expect(once.problems).toEqual([]);
    expect(calls).not.toEqual([]); // a bundle that does not start leaves nothing, however often it is played
    expect.soft(again, "twice").toEqual(once);
    if (scene.isRaced || (CRASHES !== "" && !scene.isRun && !scene.isUnkept)) {
      const both = await atOnce(stages, scene);
      expect.soft(both, "at once").toEqual(once);
    }
    const cuts = chosen(scene, [...callCuts(calls), ...eventCuts(events)]);
    // What has failed, cut off or not, is tried once more when somebody repeats it.
    const tried = once.exitCode === 0 || cuts.length === 0 ? [] : [await repeated(stages, scene)];
    for (const cut of cuts) {
      const how = wordsOf(cut);
      const end = await repeated(stages, scene, cut);
      const [is, wanted] = comparable(scene, end, tried.find((one) => isDeepStrictEqual(one, end)) ?? once);
      expect.soft(is, how).toEqual(wanted);
    }
  });
}

/** What was cut off in the middle of an action is as it should be when it says so, and is in good order. */
function comparable({ unsure }: Scene, is: Ending, wanted: Ending): readonly [object, object] {
  if (!unsure || !JSON.stringify(is.remains).includes(unsure.says)) return [is, wanted];
  return [
    { ...is, remains: unsure.outline(is.remains) },
    { ...wanted, remains: unsure.outline(wanted.remains) },
  ];
}

/**
 * After a call that only reads, all is as it is before the next one; and to GitHub, which is all that a lost machine leaves,
 * it is as it was after the last one that did not.
 */
function callCuts(calls: readonly string[]): Cut[] {
  return calls.flatMap((name, at): Cut[] => {
    const place = {
      call: at + 1,
      name,
      nth: calls.slice(0, at + 1).filter((one) => kindOf(one) === kindOf(name)).length,
    };
    if (isRead(name)) return [{ ...place, moment: "before", way: "killed" }];
    const moments = ["before", "after"] as const;
    return moments.flatMap((moment) => (["killed", "lost"] as const).map((way) => ({ ...place, moment, way })));
  });
}

function isRead(call: string): boolean {
  return call.startsWith("GET ") || call.endsWith("/git-upload-pack");
}

function eventCuts(events: number): Cut[] {
  return Array.from({ length: events }, (_, at) => ({ events: at + 1 }));
}

function chosen({ samples = [] }: Scene, all: readonly Cut[]): readonly Cut[] {
  if (CRASHES === "all") return all;
  if (CRASHES === "calls") return all.filter((cut) => "call" in cut);
  if (CRASHES === "events") return all.filter((cut) => "events" in cut);
  if (CRASHES !== "") return all.filter((cut) => wordsOf(cut).includes(CRASHES));
  return samples.map((sample) => {
    const cut = all.findLast((cut) => sample.test(wordsOf(cut)));
    if (!cut) throw new Error(`No cut of this scene is ${sample}.`);
    return cut;
  });
}
