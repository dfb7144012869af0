/** The result of a search as text for the model. */

const shownLength = 30_000;

/** `lines`, followed by what is not shown. `total` counts all results. */
export function foundList(
  lines: readonly string[],
  {
    total,
    isComplete,
    hasMore = total > lines.length,
  }: Readonly<{ total: number; isComplete: boolean; hasMore?: boolean }>,
): string {
  const shown = fitting(lines);
  const isCut = hasMore || shown.length < lines.length;
  return [
    ...(total === 0 ? ["Nothing was found."] : shown),
    ...(isCut ? [`[${total} files in all, the newest first; cut. Narrow the search.]`] : []),
    ...(isComplete ? [] : ["[The search took too long and was stopped. There may be more.]"]),
  ].join("\n");
}

function fitting(lines: readonly string[]): readonly string[] {
  let left = shownLength;
  const end = lines.findIndex((line) => {
    left -= line.length + 1;
    return left < 0;
  });
  return end < 0 ? lines : lines.slice(0, end);
}
