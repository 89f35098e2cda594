import type { CSSProperties, KeyboardEvent } from "react";
import { formatPlayTime, sayPlayTime } from "../reading/play-time.ts";
import { seekTo, skipBy } from "./playback.ts";
import type { Playback } from "./playback-state.ts";

/** How far an arrow key moves, in seconds. */
const arrowStep = 5;

/** Where the sound is, and a slider to move it. */
export function SeekSlider({ playback: { position, duration } }: { playback: Playback }) {
  const whole = duration ?? 0;
  const at = Math.min(position, whole);
  const share = whole > 0 ? (at / whole) * 100 : 0;
  return (
    <div className="player-seek">
      <span className="player-time">{formatPlayTime(position)}</span>
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={`${sayPlayTime(at)} of ${sayPlayTime(whole)}`}
        min={0}
        max={Math.max(Math.floor(whole), 1)}
        step={1}
        value={Math.floor(at)}
        disabled={duration === null}
        style={{ "--share": `${share}%` } as CSSProperties}
        onChange={({ target }) => seekTo(Number(target.value))}
        onKeyDown={seekByArrow}
      />
      <span className="player-time">{duration === null ? "–:––" : formatPlayTime(whole)}</span>
    </div>
  );
}

/** The browser's own step of one second would take minutes to get anywhere. */
function seekByArrow(event: KeyboardEvent) {
  const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  skipBy(step * arrowStep);
}
