/**
 * Finds sentences that a reader has to decode, and doc comments that stand on the wrong declaration: part of
 * `npm run check`.
 */

/** Third-person verbs that begin the comment of a function. */
const VERBS = new Set(
  `Adapts Adds Allows Appends Applies Asks Attaches Begins Brings Builds Captures Carries Checks Chooses Claims Classifies
  Cleans Climbs Closes Collects Combines Compares Completes Computes Condenses Connects Continues Converts Corrects Counts
  Creates Cuts Decides Decodes Defines Deletes Delivers Describes Draws Drops Escapes Estimates Explains Exports Fetches
  Fills Finds Finishes Folds Follows Forwards Frees Gets Gives Guesses Hides Holds Implements Includes Inserts Interrupts
  Joins Judges Keeps Kills Learns Leaves Lets Listens Lists Loads Looks Makes Merges Moves Observes Offers Opens Parses
  Passes Performs Picks Plays Prepares Prints Publishes Pushes Puts Reads Recognizes Records Refuses Registers Rejects
  Remembers Removes Renders Repeats Replaces Reports Resolves Restores Retries Returns Rounds Runs Saves Says Searches
  Selects Sends Separates Serves Sets Shortens Shows Skips Sorts Speaks Splits Stages Starts Stops Stores Takes Tells Throws
  Tries Turns Updates Uses Waits Watches Wraps Writes`.split(/\s+/),
);

const DECLARATION =
  /^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n{1,2}(?:export )?(type|const) (\w+)((?:(?!;\n|\n\n)[\s\S]){0,400})/gm;

/**
 * `LINE: NAME …` for each doc comment that begins as that of a function does, on a type or on a constant that holds data:
 * it was written for a function that stands elsewhere. Types of functions may begin so.
 */
export function misplacedComments(source: string): readonly string[] {
  return [...source.matchAll(DECLARATION)].flatMap(({ index, ...found }) => {
    const { 1: text = "", 2: kind, 3: name, 4: value = "" } = found;
    const [first = ""] = /[A-Za-z]+/.exec(text) ?? [];
    const isFunction = kind === "type" ? /^[^=]*= (?:<[^>]*>)?\(/.test(value) : /=>|= function/.test(value);
    if (!VERBS.has(first) || isFunction) return [];
    const line = source.slice(0, index).split("\n").length;
    return [`${line}: the comment on \`${name}\`, which holds data, says what a function does`];
  });
}

const FIRST_DECLARATION = /^(?:#!.*\n)?\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*(?:\/\/[^\n]*\s*)*(type|const) (\w+|[[{])/;

/**
 * `LINE: NAME …` for a private constant or type below the first comment of a file, without a comment of its own: editors show
 * that of the file for it.
 */
export function commentOfFileOn(source: string): readonly string[] {
  const [found = "", , name] = FIRST_DECLARATION.exec(source) ?? [];
  if (found === "") return [];
  return [`${found.split("\n").length}: \`${name}\` has the comment of the file: it needs one of its own`];
}

/** `1: …` for a program that does not start with a comment. */
export function missingFirstComment(source: string): readonly string[] {
  return /^(?:#!.*\n)?\/[*/]/.test(source)
    ? []
    : ["1: a file starts with a sentence that says what a caller must know"];
}

const COMMENT = /\/\*\*?(?:(?!\*\/)[\s\S])*\*\/|(?<=^|\s)\/\/ [^\n]*/g;

/** `LINE: "words": …` for each sentence in the comments of a program that begins with a free relative. */
export function sentencesToAvoidIn(source: string): readonly string[] {
  return [...source.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const line = source.slice(0, index).split("\n").length;
    const text = comment.replaceAll(/^\/\*\*?|\*\/$|^\/\/|\n\s*\*(?: |(?=\n))/g, " ");
    return freeRelatives(text).map((words) => `${line}: ${words}`);
  });
}

/** The same in Markdown. Headings, cells of tables with a few words, and questions may begin so. */
export function sentencesToAvoid(markdown: string): readonly string[] {
  const text = markdown.replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, (block) => block.replaceAll(/[^\n]/g, ""));
  return text.split("\n").flatMap((line, index) => {
    if (/^#|^\s*$/.test(line)) return [];
    const parts = line.replace(/^\s*(?:[-*>]|\d+\.)\s+/, "").split("|");
    return parts.flatMap((part) => freeRelatives(part)).map((words) => `${index + 1}: ${words}`);
  });
}

function freeRelatives(text: string): readonly string[] {
  const sentences = text
    .replaceAll(/`[^`]*`/g, "`x`")
    .replaceAll(/\s+/g, " ")
    .split(/(?<=[.!?][*_"”)]*) (?=[*_"“(]*[A-Z`])/);
  return sentences.flatMap((sentence) => {
    const [, words] = /^[ *_"“(]*((?:What|Where|Of)(?: \S+){3})/.exec(sentence) ?? [];
    if (words === undefined || /\?[*_"”)]*\s*$/.test(sentence)) return [];
    return [`"${words}": begin with the subject`];
  });
}
