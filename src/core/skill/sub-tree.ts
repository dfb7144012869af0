/** A part of a tree, in which files stand at other places: so what reads a repository can read a plugin too. */
import type { SkillSource } from "./source.ts";

/** Folders of the original and where they stand here, as `from/` and `to/`; "" is the root. The first that fits counts. */
export type Moves = readonly Readonly<{ from: string; to: string }>[];

/** Only the files that a move is about are there. */
export function subTree(source: SkillSource, moves: Moves): SkillSource {
  return {
    async list() {
      return (await source.list()).flatMap((file) => {
        const path = moved(file.path, moves);
        return path === undefined ? [] : [{ ...file, path }];
      });
    },
    async read(paths) {
      const texts = await source.read(paths.map((path) => movedBack(path, moves)));
      return new Map([...texts].map(([path, text]) => [moved(path, moves) ?? path, text]));
    },
  };
}

function moved(path: string, moves: Moves): string | undefined {
  const move = moves.find(({ from }) => path.startsWith(from));
  return move && move.to + path.slice(move.from.length);
}

/** The path in the original. */
export function movedBack(path: string, moves: Moves): string {
  const move = moves.find(({ to }) => path.startsWith(to));
  return move ? move.from + path.slice(move.to.length) : path;
}
