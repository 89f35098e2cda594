import { Icon } from "#ui/icon.tsx";
import { skipBy, togglePlaying } from "./playback.ts";
import type { Playback } from "./playback-state.ts";
import { skips } from "./shortcuts.ts";

/** Back, play or pause, and forward. */
export function PlayerControls({ playback: { status, hasEnded } }: { playback: Playback }) {
  const isPlaying = status === "playing";
  return (
    <div className="player-controls">
      <button
        type="button"
        className="player-skip"
        aria-label={`Back ${skips.back} seconds`}
        onClick={() => skipBy(-skips.back)}
      >
        <Skip number={skips.back} />
      </button>
      <button
        type="button"
        className="player-play"
        aria-label={playName({ status, hasEnded })}
        onClick={togglePlaying}
      >
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d={isPlaying ? "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" : "M8 4.8v14.4L19.5 12z"} />
        </svg>
      </button>
      <button
        type="button"
        className="player-skip"
        aria-label={`Forward ${skips.forward} seconds`}
        onClick={() => skipBy(skips.forward)}
      >
        <Skip number={skips.forward} isForward />
      </button>
      {status === "failed" && (
        <button
          type="button"
          className="player-retry"
          onClick={({ currentTarget }) => {
            // This button goes away: the focus must not go with it.
            currentTarget.parentElement?.querySelector<HTMLElement>(".player-play")?.focus();
            togglePlaying();
          }}
        >
          <Icon name="alert" /> Try again
        </button>
      )}
    </div>
  );
}

function playName({ status, hasEnded }: Pick<Playback, "status" | "hasEnded">): string {
  if (status === "playing") return "Pause";
  return hasEnded ? "Play again" : "Play";
}

function Skip({ number, isForward = false }: { number: number; isForward?: boolean }) {
  return (
    <>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={isForward ? "player-turned" : undefined}
      >
        <path d="M4.5 5v4.5H9M5 9.5a8 8 0 1 1-1 5.2" />
      </svg>
      <span aria-hidden="true">{number}</span>
    </>
  );
}
