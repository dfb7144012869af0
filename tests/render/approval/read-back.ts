/** Reads a shown text back: what people see of a command says exactly what its characters are. */

const SIGN = /⟦U\+([0-9A-F]+)⟧|\n?⟦(\d+) × ⏎⟧\n?|⟦(\d+) × (?:(␠)|⇥)⟧|⏎\n?|␠|⇥/gu;

/** Of a code block. In a diff a line that goes on begins with the sign of the line above it. */
export function readBack(shown: string): string {
  return readName(shown.replaceAll(/\n[+-]?↪/g, ""));
}

/** Of inline code, which has no lines. */
export function readName(shown: string): string {
  return shown.replaceAll(SIGN, (sign, point?: string, lines?: string, amount?: string, blank?: string) => {
    if (point !== undefined) return String.fromCodePoint(Number.parseInt(point, 16));
    if (lines !== undefined) return "\n".repeat(Number(lines));
    if (amount !== undefined) return (blank === undefined ? "\t" : " ").repeat(Number(amount));
    return sign === "␠" ? " " : sign === "⇥" ? "\t" : "\n";
  });
}
