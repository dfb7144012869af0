/** The address at which a person opens a pull request that is written already. */

/** Browsers and GitHub take longer ones, mail programs and proxies do not. */
const LONGEST = 6000;

/** `compareUrl` is the page that compares the branch with its base; a body that is too long for an address is left out. */
export function proposalLink(compareUrl: string, { title, body }: Readonly<{ title: string; body: string }>): string {
  const link = (fields: Readonly<Record<string, string>>) =>
    `${compareUrl}?${new URLSearchParams({ quick_pull: "1", title, ...fields })}`;
  const whole = link({ body });
  return whole.length <= LONGEST ? whole : link({});
}
