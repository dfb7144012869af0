/** The pieces of an answer, whichever protocol it is in. */

/** One server-sent event; `isDelta` if it carries a piece of the model's text. */
export type Frame = Readonly<{ event?: string; data: string; isDelta?: boolean }>;

/** `ending` is what says that the answer is complete; `delta` makes another piece of text. */
export type FramedAnswer = Readonly<{
  /** For a client that does not stream. */
  body: object;
  opening: readonly Frame[];
  content: readonly Frame[];
  ending: readonly Frame[];
  delta(text: string): Frame;
}>;

/** Short pieces that never split a character. */
export function pieces(text: string): readonly string[] {
  return text.match(/.{1,24}/gsu) ?? [];
}

export function framesOf({ opening, content, ending }: FramedAnswer): readonly Frame[] {
  return [...opening, ...content, ...ending];
}
