/** Writes a user, and the reactions of users, as the REST API and webhooks do. */
import type { Reaction } from "../records.ts";
import type { Site } from "../site.ts";

const apiPaths = {
  followers_url: "/followers",
  following_url: "/following{/other_user}",
  gists_url: "/gists{/gist_id}",
  starred_url: "/starred{/owner}{/repo}",
  subscriptions_url: "/subscriptions",
  organizations_url: "/orgs",
  repos_url: "/repos",
  events_url: "/events{/privacy}",
  received_events_url: "/received_events",
};

export function userJson({ state, serverUrl, apiUrl }: Site, login: string) {
  const user = state.user(login);
  const url = `${apiUrl}/users/${encodeURIComponent(user.login)}`;
  const page = user.type === "Bot" ? `apps/${user.login.replace(/\[bot\]$/, "")}` : user.login;
  return {
    login: user.login,
    id: user.id,
    node_id: `U_${user.id}`,
    avatar_url: `${serverUrl}/avatars/u/${user.id}?`,
    gravatar_id: "",
    url,
    html_url: `${serverUrl}/${page}`,
    ...Object.fromEntries(Object.entries(apiPaths).map(([key, path]) => [key, url + path])),
    type: user.type,
    user_view_type: "public",
    site_admin: false,
  };
}

/** The contents that GitHub knows. */
export const reactionContents = ["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] as const;

export function reactionsJson(url: string, reactions: readonly Reaction[]) {
  const count = (content: string) => reactions.filter((reaction) => reaction.content === content).length;
  return {
    url: `${url}/reactions`,
    total_count: reactions.length,
    ...Object.fromEntries(reactionContents.map((content) => [content, count(content)])),
  };
}
