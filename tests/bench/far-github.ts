/** Times a plain mention on a GitHub that takes a while for each answer: what is asked one after the other adds up. */
import { conclude } from "../../src/rehearsal/model/script.ts";
import { openStage } from "../../src/rehearsal/stage.ts";

/**
 * `firstRequestMs` is from the start of the process to the model, with 100 ms for each answer; `inARow` is how many answers
 * were waited for one after the other.
 */
export type FarGitHub = Readonly<{ firstRequestMs: number; inARow: number }>;

/** Far more than the action itself needs until then, so that what is waited for can be counted. */
const VERY_FAR_MS = 2000;

export async function timeFarGitHub(bundle: string): Promise<FarGitHub> {
  return {
    firstRequestMs: await timeTo(bundle, 100),
    inARow: Math.floor((await timeTo(bundle, VERY_FAR_MS)) / VERY_FAR_MS),
  };
}

async function timeTo(bundle: string, eachMs: number): Promise<number> {
  await using stage = await openStage({ bundle, script: [conclude("There is nothing to do.")] });
  stage.github.slowDown(eachMs);
  const { timings } = await stage.play();
  return timings.firstRequestMs ?? Number.NaN;
}
