import { useEffect, useRef, useSyncExternalStore } from "react";
import { href, Link } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { leaveDevice, tellDevice, tellPosition } from "./media-session.ts";
import { closePlayer, openEpisode, playingElement } from "./playback.ts";
import { currentPlayback, noPlayback, subscribeToPlayback } from "./playback-state.ts";
import styles from "./player-bar.css?url";
import { PlayerControls } from "./player-controls.tsx";
import { PlayerSettings } from "./player-settings.tsx";
import { runShortcut } from "./run-command.ts";
import { SeekSlider } from "./seek-slider.tsx";
import { rememberedEpisode } from "./tab-memory.ts";

/** The player at the foot of the window. It stays while the listener moves on to other pages. */
export function PlayerBar() {
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
        aria-label="Player"
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
                {noteOf(playback)}
              </p>
            </div>
          </div>
          <PlayerControls playback={playback} />
          <SeekSlider playback={playback} />
          <PlayerSettings playback={playback} />
          <button type="button" className="player-close" onClick={closePlayer}>
            <Icon name="close" label="Close the player" />
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
}: ReturnType<typeof currentPlayback>) {
  if (status === "failed") return "The sound could not be loaded.";
  if (isWaiting) return "Loading the sound…";
  if (hasSlept) return "Stopped by the sleep timer";
  if (hasEnded) return "The end";
  if (sleep !== "off") return "Sleep timer is on";
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again when any of these changes
  useEffect(() => {
    if (episode) tellPosition();
  }, [episode, status, rate, duration, second]);
}
