/** Removes invisible characters, which can contain whole sentences for a model. */

// Emoji of several characters, such as families and flags, contain joiners and tags that are part of the picture;
// Arabic
// and Indic words contain joiners that are part of their spelling, one at a time.
const SPELLED = String.raw`[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Khmr}\p{sc=Knda}\p{sc=Mlym}\p{sc=Mymr}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}\p{sc=Tibt}]`;
const PICTURE = String.raw`\p{RGI_Emoji}`;
const JOINER = String.raw`(?<=${SPELLED})[\u200C\u200D](?=${SPELLED})`;

// Control characters except tab and line feed, lone surrogates, interlinear marks, and what Unicode calls ignorable
// (zero width, bidi, tags, fillers, variation selectors), except the selector that makes the emoji before it colorful.
const INVISIBLE = String.raw`(?:(?!${JOINER})[[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]--[\n\t\uFE0F]]|(?<!\p{Emoji})\uFE0F)+`;
const parts = new RegExp(`(${PICTURE})|${INVISIBLE}`, "gv");

/** The visible part of a text, and the number of hidden parts. */
export type Visible = Readonly<{ shown: string; hidden: number }>;

/** Most texts and nearly all pieces of a page, for which the other pattern takes twenty times as long. */
const PLAIN = /^[\t\n -~]*$/;

/** Removes invisible characters and counts their runs. Takes time in proportion to the length. */
export function withoutInvisible(text: string): Visible {
  if (PLAIN.test(text)) return { shown: text, hidden: 0 };
  let hidden = 0;
  const shown = text.replaceAll(parts, (_, picture?: string) => {
    if (picture !== undefined) return picture;
    hidden += 1;
    return "";
  });
  return { shown, hidden };
}
