/** Finds the style that a repository has for the titles of its commits, in the titles of the last ones. */
import { oneLine } from "../lib/text.ts";

/** `author` is the name that git has, and `parents` their number. */
type TitledCommit = Readonly<{ subject: string; author: string; parents: number }>;

/** `words` say it in one line; `examples` are titles of others. */
export type CommitStyle = Readonly<{ words: string; examples: readonly string[] }>;

type Form = Readonly<{ words: string; pattern: RegExp }>;

/** In this order, the first that most titles have. The group `rest` is what the title says. */
const FORMS: readonly Form[] = [
  {
    words: "Conventional Commits",
    pattern:
      /^(?:feat|fix|docs|style|refactor|perf|tests?|build|ci|chore|revert|deps|release|security|types|wip)(?:\([^()]{1,40}\))?!?: (?<rest>\S.*)/i,
  },
  {
    words: "an emoji first",
    pattern:
      /^(?:\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\p{Extended_Pictographic})*|:[a-z0-9_+-]{2,40}:)\s*(?<rest>\S.*)/u,
  },
  { words: "the area in brackets first", pattern: /^\[(?![A-Z][A-Z\d]+-\d+\])[^[\]]{1,40}\]:? (?<rest>\S.*)/ },
  {
    words: "the area first",
    pattern: /^(?![A-Z][A-Z\d]+-\d+:)[\p{L}\d][^\s:[\]]{0,40}(?:, [^\s:]{1,40}){0,2}: (?<rest>\S.*)/u,
  },
];

const TICKET = /^(?:\[[A-Z][A-Z\d]+-\d+\]|[A-Z][A-Z\d]+-\d+)[:\s]\s*(?<rest>\S.*)/;

const FEWEST = 5;
const MOST = 30;
const SHARE = 0.6;
const CASE_SHARE = 0.8;
const EXAMPLES = 3;

/** The commits are given newest first. Undefined where there are too few, or where most titles are ordinary ones: a capital letter and no more. */
export function commitStyleOf(commits: readonly TitledCommit[]): CommitStyle | undefined {
  const all = commits.flatMap(subjectOf).slice(0, MOST);
  if (all.length < FEWEST) return undefined;
  const withTicket = all.filter((subject) => TICKET.test(subject));
  const hasTickets = isMost(withTicket.length, all.length);
  const titles = hasTickets ? withTicket : all;
  const form = FORMS.find(({ pattern }) =>
    isMost(titles.filter((one) => pattern.test(afterTicket(one))).length, titles.length),
  );
  const fitting = form ? titles.filter((one) => form.pattern.test(afterTicket(one))) : titles;
  const isSmall = fitting.filter((one) => /^\p{Ll}/u.test(restOf(one, form))).length / fitting.length >= CASE_SHARE;
  if (!form && !hasTickets && !isSmall) return undefined;
  const words = [
    ...(hasTickets ? ["the number of a ticket first if the task names one, and no other"] : []),
    ...(form ? [form.words] : []),
    ...(isSmall ? ["a small first letter"] : []),
  ];
  return { words: words.join(", "), examples: [...new Set(fitting)].slice(0, EXAMPLES) };
}

function isMost(some: number, all: number): boolean {
  return some / all >= SHARE;
}

function afterTicket(subject: string): string {
  return TICKET.exec(subject)?.groups?.rest ?? subject;
}

function restOf(subject: string, form: Form | undefined): string {
  const rest = afterTicket(subject);
  return form?.pattern.exec(rest)?.groups?.rest ?? rest;
}

/** Titles that git or a program wrote say nothing about the style of people, and the number behind a title is GitHub's. */
function subjectOf({ subject, author, parents }: TitledCommit): readonly string[] {
  if (parents > 1 || author.endsWith("[bot]")) return [];
  if (/^(?:Merge |Revert "|(?:fixup|squash|amend)! |v?\d+\.\d+)/.test(subject)) return [];
  const title = oneLine(subject.replace(/ \(#\d+\)$/, ""), LONGEST);
  return title === "" ? [] : [title];
}

const LONGEST = 72;
