/** Characters that nobody sees: they can carry whole sentences to a model. */

// Emoji of several characters, such as families and flags, hold joiners and tags that are part of the picture; Arabic
// and Indic words hold joiners that are part of their spelling, one at a time.
const SPELLED = String.raw`[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Khmr}\p{sc=Knda}\p{sc=Mlym}\p{sc=Mymr}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}\p{sc=Tibt}]`;
const PICTURE = String.raw`\p{RGI_Emoji}`;
const JOINER = String.raw`(?<=${SPELLED})[\u200C\u200D](?=${SPELLED})`;

// Control characters but tab and line feed, lone surrogates, interlinear marks, and all that Unicode calls ignorable
// (zero width, bidi, tags, fillers, variation selectors), save the selector that makes the emoji before it colourful.
const INVISIBLE = String.raw`(?:(?!${JOINER})[[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]--[\n\t\uFE0F]]|(?<!\p{Emoji})\uFE0F)+`;
const parts = new RegExp(`(${PICTURE})|${INVISIBLE}`, "gv");

/** What people see of a text, and how many parts of it they do not see. */
export type Visible = Readonly<{ shown: string; hidden: number }>;

/** A text without its invisible characters, and how many runs of them it had. Takes time in proportion to its length. */
export function withoutInvisible(text: string): Visible {
  let hidden = 0;
  const shown = text.replaceAll(parts, (_, picture?: string) => {
    if (picture !== undefined) return picture;
    hidden += 1;
    return "";
  });
  return { shown, hidden };
}
