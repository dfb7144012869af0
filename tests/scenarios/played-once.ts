/** What many stories of a file begin with is played once, and put back as it was then for each of them. */
import { afterAll } from "vitest";
import type { Stage } from "../../src/rehearsal/stage.ts";
import type { StoryOptions } from "./play.ts";

type Begun<Story> = Readonly<{ story: Story; putBack: () => void }>;

/**
 * For the top of a file. `play` gives what it is told to `stageFor`, so that the stage lasts as long as the file. A story with a
 * golden plays the bundle from its beginning, and so cannot begin with this.
 */
export function playedOnce<Story extends Readonly<{ stage: Stage }>>(
  play: (lasting: Pick<StoryOptions, "closing">) => Promise<Story>,
): () => Promise<Story> {
  const closes: (() => Promise<void>)[] = [];
  let begun: Promise<Begun<Story>> | undefined;
  afterAll(() => Promise.all(closes.map((close) => close())));
  const begin = async () => {
    const story = await play({ closing: (close) => closes.push(close) });
    return { story, putBack: story.stage.save() };
  };
  return async () => {
    if (begun) (await begun).putBack();
    else {
      begun = begin();
      begun.catch(() => {
        begun = undefined;
      });
    }
    return (await begun).story;
  };
}
