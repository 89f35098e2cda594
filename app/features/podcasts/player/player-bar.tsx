import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { href, Link } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language/language.tsx";
import type { Sentence, Words } from "#values/say.ts";
import { formatPlayTime, sayPlayTime } from "../reading/play-time.ts";
import type { PlayableEpisode } from "../reading/playable.ts";
import {
  chapterAt,
  closePlayer,
  currentPlayback,
  noPlayback,
  openEpisode,
  type Playback,
  pausePlaying,
  playingElement,
  rememberedEpisode,
  seekTo,
  setRate,
  skipBy,
  startPlaying,
  subscribeToPlayback,
  toggleMuted,
  togglePlaying,
} from "./playback.ts";
import styles from "./player-bar.css?url";
import { PlayerSettings } from "./player-settings.tsx";
import { commandOf, type PlayerCommand, rateBeside, skips } from "./shortcuts.ts";

/** The player at the foot of the window. It stays while the listener moves on to other pages. */
export function PlayerBar() {
  const say = useSay();
  const playback = useSyncExternalStore(subscribeToPlayback, currentPlayback, noPlayback);
  const { episode, status, isWaiting } = playback;
  useDevice(playback);
  if (!episode) return null;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="view" />
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: keys work while anything in the player has the focus */}
      <section
        id="player"
        aria-label={say({ en: "Player", es: "Reproductor" })}
        className="player"
        onKeyDown={({ nativeEvent }) => runShortcut(nativeEvent)}
      >
        <Sound />
        <div className="player-inner">
          <div className="player-title">
            <img src={episode.cover} alt="" width={48} height={48} />
            <div className="player-words">
              <Link to={href("/podcasts/:id", { id: episode.id })} title={episode.title}>
                {episode.title}
              </Link>
              <p role="status" className={status === "failed" ? "player-failed" : "player-note"}>
                {say(noteOf(playback))}
              </p>
            </div>
          </div>
          <PlayerControls playback={playback} />
          <SeekSlider playback={playback} />
          <PlayerSettings playback={playback} />
          <button type="button" className="player-close" onClick={closePlayer}>
            <Icon
              name="close"
              label={say({ en: "Close the player", es: "Cerrar el reproductor" })}
            />
          </button>
        </div>
        {isWaiting && <div aria-hidden="true" className="player-waiting" />}
      </section>
    </>
  );
}

function noteOf({
  status,
  isWaiting,
  hasSlept,
  hasEnded,
  sleep,
}: ReturnType<typeof currentPlayback>): Sentence {
  if (status === "failed")
    return { en: "The sound could not be loaded.", es: "No pudimos cargar el sonido." };
  if (isWaiting) return { en: "Loading the sound…", es: "Cargando el sonido…" };
  if (hasSlept) return { en: "Stopped by the sleep timer", es: "Se detuvo por el temporizador" };
  if (hasEnded) return { en: "The end", es: "Fin" };
  if (sleep !== "off") return { en: "Sleep timer is on", es: "El temporizador está activado" };
  return "";
}

/** Holds the element that plays, so that it is a part of the page. */
function Sound() {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = playingElement();
    if (element) holder.current?.append(element);
  }, []);
  return <div ref={holder} hidden />;
}

/** Keeps the device informed, and brings back what the tab remembers. */
function useDevice({
  episode,
  status,
  rate,
  duration,
  position,
}: ReturnType<typeof currentPlayback>) {
  useEffect(() => {
    const remembered = rememberedEpisode();
    if (!currentPlayback().episode && remembered) openEpisode(remembered);
  }, []);
  useEffect(() => {
    if (episode) tellDevice(episode);
    else leaveDevice();
  }, [episode]);
  const second = Math.floor(position);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced again when any of these changes
  useEffect(() => {
    if (episode) tellPosition();
  }, [episode, status, rate, duration, second]);
}

/** Back, play or pause, and forward. */
function PlayerControls({ playback: { status, hasEnded } }: { playback: Playback }) {
  const say = useSay();
  const isPlaying = status === "playing";
  return (
    <div className="player-controls">
      <button
        type="button"
        className="player-skip"
        aria-label={say({
          en: `Back ${skips.back} seconds`,
          es: `Retroceder ${skips.back} segundos`,
        })}
        onClick={() => skipBy(-skips.back)}
      >
        <Skip number={skips.back} />
      </button>
      <button
        type="button"
        className="player-play"
        aria-label={say(playName({ status, hasEnded }))}
        onClick={togglePlaying}
      >
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d={isPlaying ? "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" : "M8 4.8v14.4L19.5 12z"} />
        </svg>
      </button>
      <button
        type="button"
        className="player-skip"
        aria-label={say({
          en: `Forward ${skips.forward} seconds`,
          es: `Adelantar ${skips.forward} segundos`,
        })}
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
          <Icon name="alert" /> {say({ en: "Try again", es: "Intentar de nuevo" })}
        </button>
      )}
    </div>
  );
}

function playName({ status, hasEnded }: Pick<Playback, "status" | "hasEnded">): Words {
  if (status === "playing") return { en: "Pause", es: "Pausar" };
  return hasEnded
    ? { en: "Play again", es: "Reproducir de nuevo" }
    : { en: "Play", es: "Reproducir" };
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

const commands: Record<PlayerCommand, () => void> = {
  toggle: togglePlaying,
  back: () => skipBy(-skips.back),
  forward: () => skipBy(skips.forward),
  slower: () => setRate(rateBeside(currentPlayback().rate, -1)),
  faster: () => setRate(rateBeside(currentPlayback().rate, 1)),
  mute: toggleMuted,
  "previous-chapter": previousChapter,
  "next-chapter": nextChapter,
};

/** Runs the command of a pressed key, if it has one. */
function runShortcut(event: globalThis.KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  // A list jumps to the entry that begins with the letter.
  const isTyping = Boolean(
    target?.closest("input:not([type=range]), textarea, select, [contenteditable]"),
  );
  const command = commandOf(event, isTyping);
  if (!command) return;
  event.preventDefault();
  commands[command]();
}

/** How far an arrow key moves, in seconds. */
const arrowStep = 5;

/** Where the sound is, and a slider to move it. */
function SeekSlider({ playback: { position, duration } }: { playback: Playback }) {
  const say = useSay();
  const whole = duration ?? 0;
  const at = Math.min(position, whole);
  const share = whole > 0 ? (at / whole) * 100 : 0;
  return (
    <div className="player-seek">
      <span className="player-time">{formatPlayTime(position)}</span>
      <input
        type="range"
        aria-label={say({ en: "Position", es: "Posición" })}
        aria-valuetext={say({
          en: `${sayPlayTime(at, "en")} of ${sayPlayTime(whole, "en")}`,
          es: `${sayPlayTime(at, "es")} de ${sayPlayTime(whole, "es")}`,
        })}
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

/** Lets the keys of a keyboard, a headset and a lock screen work the player, and shows them what is heard. */
function tellDevice(episode: PlayableEpisode): void {
  if (!("mediaSession" in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata = new MediaMetadata({
    title: episode.title,
    artist: "Dorsal",
    album: "Dorsal, the running podcast",
    artwork: [{ src: `/podcasts/${episode.id}/cover.jpg`, sizes: "1400x1400", type: "image/jpeg" }],
  });
  for (const [action, answer] of answers) {
    try {
      mediaSession.setActionHandler(action, answer);
    } catch {
      // A browser refuses the actions that it does not know.
    }
  }
}

/** What devices show of the time. */
function tellPosition(): void {
  if (!("mediaSession" in navigator)) return;
  const { duration, position, rate, status } = currentPlayback();
  navigator.mediaSession.playbackState = status === "playing" ? "playing" : "paused";
  if (duration === null || duration <= 0) return;
  navigator.mediaSession.setPositionState({
    duration,
    playbackRate: rate,
    position: Math.min(position, duration),
  });
}

/** Takes the player off the devices. */
function leaveDevice(): void {
  if (!("mediaSession" in navigator)) return;
  navigator.mediaSession.metadata = null;
  navigator.mediaSession.playbackState = "none";
}

/** The chapter before this one, or its beginning while it has been heard for some seconds. */
function previousChapter(): void {
  const { episode, position } = currentPlayback();
  const chapters = episode?.chapters ?? [];
  const place = chapterAt(chapters, position);
  const begun = chapters[place]?.start ?? 0;
  seekTo(position - begun > 3 ? begun : (chapters[place - 1]?.start ?? 0));
}

function nextChapter(): void {
  const { episode, position } = currentPlayback();
  const next = episode?.chapters[chapterAt(episode.chapters, position) + 1];
  if (next) seekTo(next.start);
}

const answers: [MediaSessionAction, MediaSessionActionHandler][] = [
  ["play", startPlaying],
  ["pause", pausePlaying],
  ["stop", pausePlaying],
  ["seekbackward", ({ seekOffset }) => skipBy(-(seekOffset ?? skips.back))],
  ["seekforward", ({ seekOffset }) => skipBy(seekOffset ?? skips.forward)],
  ["seekto", ({ seekTime }) => seekTo(seekTime ?? 0)],
  ["previoustrack", previousChapter],
  ["nexttrack", nextChapter],
];
