/** Replaces digits of other scripts, so that one pattern finds a time in all of them. */

/** Returns a text of the same length, with ASCII digits in place of Arabic, Persian, Indian and Thai ones. */
export function withPlainDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g, asDigit);
}

/** In each script, zero has a code that ends in 0 or in 6. */
function asDigit(digit: string): string {
  const last = digit.charCodeAt(0) & 15;
  return String(/[\u0966-\u096f\u09e6-\u09ef]/.test(digit) ? last - 6 : last);
}
