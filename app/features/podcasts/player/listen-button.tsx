import { useSyncExternalStore } from "react";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import type { Words } from "#values/say.ts";
import { formatPlayTime } from "../reading/play-time.ts";
import type { PlayableEpisode } from "../reading/playable.ts";
import { keptPosition } from "./kept-positions.ts";
import {
  currentPlayback,
  noPlayback,
  pausePlaying,
  playEpisode,
  subscribeToPlayback,
} from "./playback.ts";
import { showPlayer } from "./player-slot.tsx";

/** Plays the episode of a page in the player at the foot of the window, or pauses it. */
export function ListenButton({
  episode,
  from = null,
}: {
  episode: PlayableEpisode;
  /** The second that the address names. */
  from?: number | null;
}) {
  const say = useSay();
  const playback = useSyncExternalStore(subscribeToPlayback, currentPlayback, noPlayback);
  const kept = useSyncExternalStore(never, () => placeOf(episode.id), nowhere);
  const isOpen = playback.episode?.id === episode.id;
  const isPlaying = isOpen && playback.status === "playing";
  const start = isOpen ? null : (from ?? kept);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        size="large"
        onClick={() => {
          if (isPlaying) return pausePlaying();
          playEpisode(episode, isOpen ? null : from);
          void showPlayer();
        }}
      >
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-6">
          <path d={isPlaying ? "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" : "M8 4.8v14.4L19.5 12z"} />
        </svg>
        {isPlaying ? say({ en: "Pause", es: "Pausar" }) : say(nameOf(isOpen, start))}
      </Button>
      {start !== null && start > 0 && (
        <Button
          look="plain"
          onClick={() => {
            playEpisode(episode, 0);
            void showPlayer();
          }}
        >
          {say({ en: "Start from the beginning", es: "Empezar desde el principio" })}
        </Button>
      )}
    </div>
  );
}

function nameOf(isOpen: boolean, start: number | null): Words {
  if (isOpen) return { en: "Go on", es: "Continuar" };
  return start === null || start === 0
    ? { en: "Play episode", es: "Reproducir episodio" }
    : { en: `Play from ${formatPlayTime(start)}`, es: `Reproducir desde ${formatPlayTime(start)}` };
}

function placeOf(id: string): number | null {
  try {
    return keptPosition(localStorage, id);
  } catch {
    return null;
  }
}

const never = () => () => undefined;
const nowhere = () => null;
