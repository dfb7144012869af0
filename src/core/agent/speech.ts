/** Tools that do nothing but speak: calling them needs nobody's consent. */
const SPEECH: ReadonlySet<string> = new Set(["finish", "think"]);

export function isSpeech({ name }: Readonly<{ name: string }>): boolean {
  return SPEECH.has(name);
}
