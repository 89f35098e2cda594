import { useSay } from "#ui/language/language.tsx";
import { Menu } from "#ui/overlay/menu.tsx";
import type { Words } from "#values/say.ts";
import { formatPlayTime } from "../reading/play-time.ts";
import {
  chapterAt,
  type Playback,
  type Sleep,
  seekTo,
  setRate,
  setSleep,
  setVolume,
  toggleMuted,
} from "./playback.ts";
import { rates, shortcuts } from "./shortcuts.ts";

const sleeps: readonly { value: Sleep; label: Words }[] = [
  { value: "off", label: { en: "Off", es: "Desactivado" } },
  { value: "15", label: { en: "15 minutes", es: "15 minutos" } },
  { value: "30", label: { en: "30 minutes", es: "30 minutos" } },
  { value: "45", label: { en: "45 minutes", es: "45 minutos" } },
  { value: "60", label: { en: "60 minutes", es: "60 minutos" } },
  { value: "chapter", label: { en: "End of chapter", es: "Fin del capítulo" } },
  { value: "episode", label: { en: "End of episode", es: "Fin del episodio" } },
];

/** Chapter, speed, sleep timer, volume and the keys. */
export function PlayerSettings({ playback }: { playback: Playback }) {
  const say = useSay();
  const { episode, position, rate, sleep, volume, isMuted } = playback;
  const chapters = episode?.chapters ?? [];
  return (
    <Menu
      align="end"
      label={say({ en: "Settings", es: "Ajustes" })}
      className="button button-quiet button-small"
      panelClassName="player-panel"
    >
      {chapters.length > 0 && (
        <label className="player-field">
          <span>{say({ en: "Chapter", es: "Capítulo" })}</span>
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
        <span>{say({ en: "Speed", es: "Velocidad" })}</span>
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
        <span>{say({ en: "Sleep timer", es: "Temporizador de apagado" })}</span>
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
                {say(label)}
              </option>
            ))}
        </select>
      </label>
      <label className="player-field">
        <span>{say({ en: "Volume", es: "Volumen" })}</span>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={isMuted ? 0 : volume}
          aria-valuetext={
            isMuted
              ? say({ en: "Muted", es: "Sin sonido" })
              : say({
                  en: `${Math.round(volume * 100)} percent`,
                  es: `${Math.round(volume * 100)} por ciento`,
                })
          }
          onChange={({ target }) => setVolume(Number(target.value))}
        />
      </label>
      <button type="button" aria-pressed={isMuted} onClick={toggleMuted}>
        {say({ en: "Mute", es: "Silenciar" })}
      </button>
      <div className="player-keys">
        <p>
          {say({
            en: "Keys, while the focus is in the player:",
            es: "Teclas, mientras el reproductor está seleccionado:",
          })}
        </p>
        <dl>
          {shortcuts.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{say(does)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Menu>
  );
}
