import { Menu } from "#ui/overlay/menu.tsx";
import { formatPlayTime } from "../reading/play-time.ts";
import { chapterAt } from "./episode.ts";
import { seekTo, setRate, setSleep, setVolume, toggleMuted } from "./playback.ts";
import type { Playback, Sleep } from "./playback-state.ts";
import { rates, shortcuts } from "./shortcuts.ts";

const sleeps: readonly { value: Sleep; label: string }[] = [
  { value: "off", label: "Off" },
  { value: "15", label: "15 minutes" },
  { value: "30", label: "30 minutes" },
  { value: "45", label: "45 minutes" },
  { value: "60", label: "60 minutes" },
  { value: "chapter", label: "End of chapter" },
  { value: "episode", label: "End of episode" },
];

/** Chapter, speed, sleep timer, volume and the keys. */
export function PlayerSettings({ playback }: { playback: Playback }) {
  const { episode, position, rate, sleep, volume, isMuted } = playback;
  const chapters = episode?.chapters ?? [];
  return (
    <Menu
      align="end"
      label="Settings"
      className="button button-quiet button-small"
      panelClassName="player-panel"
    >
      {chapters.length > 0 && (
        <label className="player-field">
          <span>Chapter</span>
          <select
            className="input"
            value={chapterAt(chapters, position)}
            onChange={({ target }) => seekTo(chapters[Number(target.value)]?.start ?? 0)}
          >
            {chapters.map((chapter, place) => (
              <option key={chapter.start} value={place}>
                {formatPlayTime(chapter.start)} {chapter.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="player-field">
        <span>Speed</span>
        <select
          className="input"
          value={rate}
          onChange={({ target }) => setRate(Number(target.value))}
        >
          {rates.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </label>
      <label className="player-field">
        <span>Sleep timer</span>
        <select
          className="input"
          value={sleep}
          onChange={({ target }) => {
            const chosen = sleeps.find(({ value }) => value === target.value);
            if (chosen) setSleep(chosen.value);
          }}
        >
          {sleeps
            .filter(({ value }) => value !== "chapter" || chapters.length > 0)
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </select>
      </label>
      <label className="player-field">
        <span>Volume</span>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={isMuted ? 0 : volume}
          aria-valuetext={isMuted ? "Muted" : `${Math.round(volume * 100)} percent`}
          onChange={({ target }) => setVolume(Number(target.value))}
        />
      </label>
      <button type="button" aria-pressed={isMuted} onClick={toggleMuted}>
        Mute
      </button>
      <div className="player-keys">
        <p>Keys, while the focus is in the player:</p>
        <dl>
          {shortcuts.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Menu>
  );
}
