/**
 * The security analyzers of a run: the model's rating, dangerous patterns, the rules of the repository, and a
 * combination of them. Rules add to what is built in and cannot weaken it.
 */
import { posix } from "node:path";
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { fieldProblems } from "../../lib/field-problems.ts";
import type { ActionEvent, SecurityRisk } from "../event/kind/actions.ts";
import { parseYaml } from "../skill/frontmatter.ts";
import { globPattern } from "../workspace/search/glob-pattern.ts";

/**
 * `reasons` are sentences for the person who is asked to approve. Forbidden actions never run, even if somebody
 * approves them.
 */
export type Assessment = Readonly<{ risk: SecurityRisk; reasons: readonly string[]; isForbidden: boolean }>;

/** The action's tool on the call: its risk, the text that would run, and the files that it names. */
export type AnalyzedCall = Readonly<{
  workingDir: string;
  risk: SecurityRisk;
  commands: readonly string[];
  paths: readonly string[];
}>;

/** Contract: changes nothing. The caller takes a failure for HIGH, see `assess`. */
export interface SecurityAnalyzer {
  readonly kind: string;
  /** The JSON by which a reopened conversation gets the same analyzer. */
  readonly settings?: Readonly<Record<string, unknown>>;
  assess(action: ActionEvent, call: AnalyzedCall): Promise<Assessment>;
}

/** This analyzer uses the model's own rating. */
export const llmSecurityAnalyzer: SecurityAnalyzer = Object.freeze<SecurityAnalyzer>({
  kind: "LLMSecurityAnalyzer",
  assess: async ({ security_risk }) => ratedAs(security_risk, "The model rates it."),
});

export function ratedAs(risk: SecurityRisk, ...reasons: readonly string[]): Assessment {
  return { risk, reasons, isForbidden: false };
}

/** UNKNOWN without an analyzer, HIGH if it fails, so that an unrated action is never accepted silently. */
export async function assess(
  action: ActionEvent,
  call: AnalyzedCall,
  analyzer: SecurityAnalyzer | undefined,
): Promise<Assessment> {
  if (!analyzer) return ratedAs("UNKNOWN", "No security analyzer is configured.");
  try {
    return await analyzer.assess(action, call);
  } catch {
    return ratedAs("HIGH", "The analysis failed.");
  }
}

/** How risks compare. */
type KnownRisk = Exclude<SecurityRisk, "UNKNOWN">;

const RANK: Readonly<Record<KnownRisk, number>> = { LOW: 1, MEDIUM: 2, HIGH: 3 };

/** Whether a risk is at least as high as another. Comparing UNKNOWN is a "bug" Fault, because it has no order. */
export function isAtLeast(risk: SecurityRisk, threshold: SecurityRisk): boolean {
  return rankOf(risk) >= rankOf(threshold);
}

function rankOf(risk: SecurityRisk): number {
  if (risk === "UNKNOWN") throw new Fault("bug", "An UNKNOWN risk is neither higher nor lower than another.");
  return RANK[risk];
}

const WORSE = { LOW: 0, MEDIUM: 1, UNKNOWN: 2, HIGH: 3 } as const;

/** The highest risk; LOW for none. UNKNOWN counts as higher than MEDIUM, because it may be HIGH. */
function worst(risks: readonly SecurityRisk[]): SecurityRisk {
  return risks.reduce<SecurityRisk>((worst, risk) => (WORSE[risk] > WORSE[worst] ? risk : worst), "LOW");
}

const text = z.string().min(1).max(200);

/** All conditions of a rule must be met. A rule cannot lower a risk. */
const Rule = z
  .strictObject({
    /** Name of a tool. */
    tool: text.optional(),
    /** Name of a program. It matches a command that contains this word anywhere. */
    program: text.optional(),
    /** A text in what would run, ignoring case. */
    contains: text.optional(),
    /** A pattern for a path that a file tool gets, such as `migrations/**`. */
    path: text.optional(),
    effect: z.enum(["forbid", "high", "medium"]),
    reason: text,
  })
  .refine((rule) => rule.tool ?? rule.program ?? rule.contains ?? rule.path, "A rule must have at least one condition.")
  .readonly();
type Rule = z.infer<typeof Rule>;

export const RuleFile = z.strictObject({ rules: z.array(Rule).max(200).readonly().prefault([]) }).readonly();
export type RuleFile = z.infer<typeof RuleFile>;

/** Throws a "config" Fault for an invalid file, because unreadable rules must not be ignored silently. */
export function readRuleFile(yaml: string, path: string): RuleFile {
  const hint = "Fix the file, or remove it.";
  try {
    return RuleFile.parse(parseYaml(yaml) ?? {});
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? fieldProblems(cause) : "It is not YAML.";
    throw new Fault("config", `The rules in ${path} cannot be read. ${reason}`, { hint, cause });
  }
}

export const StandardSettings = z.strictObject({ rules: RuleFile.prefault({}) }).readonly();
export type StandardSettings = z.input<typeof StandardSettings>;

/** An analyzer in base_state.json: its name and its settings. */
export const AnalyzerRecord = z.looseObject({ kind: z.string() }).readonly();
export type AnalyzerRecord = z.infer<typeof AnalyzerRecord>;

const KIND = "StandardSecurityAnalyzer";

/** The rating of the tool. */
const toolRisk: SecurityAnalyzer = Object.freeze<SecurityAnalyzer>({
  kind: "ToolRisk",
  assess: async (_, { risk }) => ratedAs(risk, ...REASONS[risk]),
});

const REASONS: Readonly<Record<SecurityRisk, readonly string[]>> = {
  LOW: [],
  MEDIUM: [],
  HIGH: ["It runs without a sandbox."],
  UNKNOWN: ["The effect of this tool is unknown."],
};

/** Combines the tool's rating, the repository's rules, some patterns and the model's rating: the highest counts. */
export function standardAnalyzer(given: StandardSettings = {}): SecurityAnalyzer {
  const settings = StandardSettings.parse(given);
  const all = ensemble([toolRisk, policyRail(settings.rules), patternAnalyzer, modelRating]);
  return Object.freeze<SecurityAnalyzer>({ kind: KIND, settings, assess: all.assess });
}

export function recordOf({ kind, settings }: SecurityAnalyzer): AnalyzerRecord {
  return { ...settings, kind };
}

/** Returns undefined for an unknown analyzer, or unreadable settings. */
export function analyzerFrom({ kind, ...settings }: AnalyzerRecord): SecurityAnalyzer | undefined {
  if (kind === llmSecurityAnalyzer.kind) return llmSecurityAnalyzer;
  const read = StandardSettings.safeParse(settings);
  return kind === KIND && read.success ? standardAnalyzer(read.data) : undefined;
}

const modelRating: SecurityAnalyzer = Object.freeze<SecurityAnalyzer>({
  kind: "ModelRating",
  assess: async ({ security_risk }) => {
    const isWarning = security_risk === "MEDIUM" || security_risk === "HIGH";
    return isWarning ? ratedAs(security_risk, `The model rates it ${security_risk}.`) : ratedAs("LOW");
  },
});

const DANGERS: readonly Readonly<{ pattern: RegExp; reason: string }>[] = [
  { pattern: /\bmkfs\b|\bof=\/dev\/[a-z]|>\s?\/dev\/(?:sd|nvme|hd)/, reason: "It writes to a disk device." },
  { pattern: /:\(\)\s?\{\s?:\s?\|\s?:/, reason: "It starts itself endlessly." },
  { pattern: /\b(?:curl|wget)\b[^\n]{0,500}\|\s?(?:sudo\s)?\w*sh\b/, reason: "It runs what it downloads." },
  {
    pattern:
      /\.ssh\/|\bid_(?:rsa|ed25519)\b|\.aws\/cred|\/etc\/shadow|\/proc\/\w+\/environ|ACTIONS_(?:RUNTIME|ID_TOKEN)/,
    reason: "It refers to credentials of the machine.",
  },
  { pattern: /169\.254\.169\.254|metadata\.google\.internal/, reason: "It refers to a cloud metadata service." },
];

/** It rates HIGH or not at all: finding nothing proves nothing. */
export const patternAnalyzer: SecurityAnalyzer = Object.freeze<SecurityAnalyzer>({
  kind: "PatternSecurityAnalyzer",
  assess: async (_, { commands }) => highIf(commands.flatMap(found)),
});

function highIf(reasons: readonly string[]): Assessment {
  return reasons.length > 0 ? ratedAs("HIGH", ...new Set(reasons)) : ratedAs("LOW");
}

/** Every text is checked separately and completely, so that nothing hides behind a long one. */
function found(text: string): readonly string[] {
  const plain = text
    .normalize("NFKC")
    .replaceAll(/[\p{Cf}\0]/gu, "")
    .replaceAll(/[^\S\n]+/g, " ");
  return DANGERS.filter(({ pattern }) => pattern.test(plain)).map(({ reason }) => reason);
}

/** Each matching rule raises the risk of a call or forbids it. */
export function policyRail({ rules }: RuleFile): SecurityAnalyzer {
  return Object.freeze<SecurityAnalyzer>({
    kind: "PolicyRailSecurityAnalyzer",
    assess: async ({ tool_name }, call) =>
      together([ratedAs("LOW"), ...rules.filter((rule) => isMet(rule, tool_name, call)).map(verdict)]),
  });
}

function verdict({ effect, reason }: Rule): Assessment {
  return { risk: effect === "medium" ? "MEDIUM" : "HIGH", reasons: [reason], isForbidden: effect === "forbid" };
}

function isMet(
  { tool, program, contains, path }: Rule,
  name: string,
  { commands, paths, workingDir }: AnalyzedCall,
): boolean {
  const isSaid = (text: string) => commands.some((one) => one.toLowerCase().includes(text.toLowerCase()));
  return (
    (tool === undefined || tool === name) &&
    (program === undefined || commands.some((one) => wordsIn(one).has(program))) &&
    (contains === undefined || isSaid(contains)) &&
    (path === undefined || paths.some((one) => globPattern(path).test(relative(one, workingDir))))
  );
}

/** A program can be anywhere in a command line, by path or in quotes, so a mention counts too. */
function wordsIn(command: string): ReadonlySet<string> {
  return new Set(command.split(/[\s;&|()<>{}`'"$\\/=]+/));
}

function relative(path: string, workingDir: string): string {
  return posix.isAbsolute(path) ? posix.relative(workingDir, path) : posix.normalize(path);
}

/** A failed analyzer means HIGH. If one returns UNKNOWN, the result is UNKNOWN unless another says HIGH. */
export function ensemble(analyzers: readonly SecurityAnalyzer[]): SecurityAnalyzer {
  return Object.freeze<SecurityAnalyzer>({
    kind: "EnsembleSecurityAnalyzer",
    async assess(action, call) {
      return together(await Promise.all(analyzers.map((analyzer) => assess(action, call, analyzer))));
    },
  });
}

/** The reasons of the risk that counts come first, then the others. */
function together(assessments: readonly Assessment[]): Assessment {
  const risk = assessments.length === 0 ? "UNKNOWN" : worst(assessments.map((assessment) => assessment.risk));
  const [first, others] = [
    assessments.filter((one) => one.risk === risk),
    assessments.filter((one) => one.risk !== risk),
  ];
  const reasons = [...new Set([...first, ...others].flatMap((assessment) => assessment.reasons))];
  return { risk, reasons, isForbidden: assessments.some(({ isForbidden }) => isForbidden) };
}
