/** Recognizes a text that is in a file but for the way in which it was written down: with numbers, escapes or entities. */

/** A way to misread: `read` gives the text as it was meant, and `hint` tells the model what to send. */
type Reading = Readonly<{ hint: string; read(text: string): string }>;

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#39": "'", apos: "'", amp: "&" };
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r" };

const READINGS: readonly Reading[] = [
  {
    hint: "Without the numbers at the beginning of its lines it is there: they are those of the view, and not of the file.",
    read: (text) => text.replaceAll(/^ *\d+(?:\t| *[|:] ?)/gm, ""),
  },
  {
    hint: 'With its backslashes read as escapes it is there: send line breaks and quotes as they are, and not as \\n and \\".',
    read: (text) => text.replaceAll(/\\([ntr"'`\\])/g, (_, sign: string) => ESCAPES[sign] ?? sign),
  },
  {
    hint: "With its entities read as signs it is there: send < and &, and not &lt; and &amp;.",
    read: (text) => text.replaceAll(/&(lt|gt|quot|#39|apos|amp);/g, (_, name: string) => ENTITIES[name] ?? ""),
  },
];

/** A sentence that says how `text`, which is not in `whole`, was misread; "" if it is nothing of that kind. */
export function misreading(whole: string, text: string): string {
  const found = READINGS.find(({ read }) => {
    const meant = read(text).trim();
    return meant !== text.trim() && meant !== "" && whole.includes(meant);
  });
  return found ? ` ${found.hint}` : "";
}
