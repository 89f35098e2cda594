import { type PlayableEpisode, readPlayable } from "./episode.ts";

/** The episode of the player, for the next page that the browser loads as a whole. */
const name = "player";

export function rememberEpisode(episode: PlayableEpisode | null): void {
  try {
    if (episode) sessionStorage.setItem(name, JSON.stringify(episode));
    else sessionStorage.removeItem(name);
  } catch {
    // A browser may forbid it: then the player ends with the page.
  }
}

export function rememberedEpisode(): PlayableEpisode | null {
  try {
    return readPlayable(JSON.parse(sessionStorage.getItem(name) ?? "null"));
  } catch {
    return null;
  }
}
