/** Looks for what is dangerous in any language, in what a call would have run: for code that no rule reads. */
import { type Assessment, rated, type SecurityAnalyzer } from "./analyzer.ts";
import { executableTexts } from "./rules/executable.ts";

const DANGERS: readonly Readonly<{ pattern: RegExp; reason: string }>[] = [
  { pattern: /\brm\s(?:-\S{1,40}\s){0,8}-\w{0,8}(?:rf|fr)/i, reason: "There is `rm -rf` in it." },
  {
    pattern: /\brmtree\b|\brimraf\b|\brmSync\b|\bRemoveAll\b|\bremove_dir_all\b|\bunlinkSync\b/,
    reason: "It deletes from code.",
  },
  { pattern: /\bmkfs\b|\bof=\/dev\/[a-z]|>\s?\/dev\/(?:sd|nvme|hd)/, reason: "It writes a disk past its files." },
  { pattern: /:\(\)\s?\{\s?:\s?\|\s?:/, reason: "It multiplies itself without end." },
  { pattern: /\b(?:curl|wget)\b[^\n]{0,500}\|\s?(?:sudo\s)?\w*sh\b/, reason: "It runs what it downloads." },
  {
    pattern: /\bos\.(?:system|popen|exec\w*|spawn\w*)\b|\bsubprocess\.|\bchild_process\b|\bexecSync\b|\bspawnSync\b/,
    reason: "It starts programs from code.",
  },
  {
    pattern:
      /\burllib\b|\brequests\.(?:get|post|put)\b|\bsocket\.|\bfetch\(|\bhttps?\.(?:get|request)\b|Net::HTTP|\/dev\/tcp\//,
    reason: "It talks to other machines from code.",
  },
  {
    pattern:
      /\.ssh\/|\bid_(?:rsa|ed25519)\b|\.aws\/cred|\/etc\/shadow|\/proc\/\w+\/environ|GITHUB_TOKEN|ACTIONS_(?:RUNTIME|ID_TOKEN)/,
    reason: "It names credentials.",
  },
];

/** HIGH or nothing to say: that nothing was found proves nothing. */
export const patternAnalyzer: SecurityAnalyzer = Object.freeze<SecurityAnalyzer>({
  kind: "PatternSecurityAnalyzer",
  assess: async (action) => together(executableTexts(action).flatMap(found)),
});

function together(reasons: readonly string[]): Assessment {
  return reasons.length > 0 ? rated("HIGH", ...new Set(reasons)) : rated("LOW");
}

/** Every text by itself and whole: nothing hides behind a long one. */
function found(text: string): readonly string[] {
  const plain = text
    .normalize("NFKC")
    .replaceAll(/[\p{Cf}\0]/gu, "")
    .replaceAll(/[^\S\n]+/g, " ");
  return DANGERS.filter(({ pattern }) => pattern.test(plain)).map(({ reason }) => reason);
}
