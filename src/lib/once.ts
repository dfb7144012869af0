/** Does something when it is first asked for, and no second time: everybody gets the same result. */
export function once<Result>(act: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= act();
    return result;
  };
}
