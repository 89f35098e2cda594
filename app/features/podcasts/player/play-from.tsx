import type { ReactNode } from "react";
import type { PlayableEpisode } from "../reading/playable.ts";
import { playEpisode } from "./playback.ts";
import { showPlayer } from "./player-slot.tsx";

/**
 * A link to a second of an episode: a press plays from there, and without scripts the page comes again
 * with its sound at that second.
 */
export function PlayFrom({
  episode,
  start,
  className,
  onPlay,
  children,
}: {
  episode: PlayableEpisode;
  start: number;
  className?: string;
  onPlay?: () => void;
  children: ReactNode;
}) {
  return (
    <a
      href={`?t=${Math.floor(start)}#listen`}
      rel="nofollow"
      className={className}
      onClick={(event) => {
        event.preventDefault();
        onPlay?.();
        playEpisode(episode, start);
        void showPlayer();
      }}
    >
      {children}
    </a>
  );
}
