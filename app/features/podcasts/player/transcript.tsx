import { memo, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useSay } from "#ui/language/language.tsx";
import { Markdown } from "#ui/markdown/markdown.tsx";
import { formatPlayTime } from "../reading/play-time.ts";
import type { PlayableEpisode } from "../reading/playable.ts";
import type { ShownLine } from "../reading/transcript.ts";
import { currentPlayback, playEpisode, subscribeToPlayback } from "./playback.ts";
import { showPlayer } from "./player-slot.tsx";

/**
 * What is said, line by line. The time beside a line leads to its second: a press plays from there,
 * and without scripts the page comes again with its sound at that second. The line that is heard is
 * marked, and followed if the reader wants it.
 */
export function Transcript({ episode, lines }: { episode: PlayableEpisode; lines: ShownLine[] }) {
  const say = useSay();
  const [isFollowing, setFollowing] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const heard = useSyncExternalStore(
    subscribeToPlayback,
    () => heardLine(episode.id, lines),
    () => null,
  );
  useEffect(() => {
    if (heard === null || !isFollowing) return;
    const line = root.current?.querySelector(`[data-line="${heard}"]`);
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    line?.scrollIntoView({ block: "center", behavior: isStill ? "auto" : "smooth" });
  }, [heard, isFollowing]);
  const follow = () => setFollowing(true);
  return (
    <>
      {heard !== null && (
        <p className="transcript-follow">
          <button
            type="button"
            aria-pressed={isFollowing}
            className="button button-quiet button-small"
            onClick={() => setFollowing(!isFollowing)}
          >
            {say({ en: "Follow the voice", es: "Seguir la voz" })}
          </button>
        </p>
      )}
      {/* Scrolling by hand means that the reader looks for something else. */}
      <div
        ref={root}
        className="transcript"
        onWheel={() => setFollowing(false)}
        onTouchMove={() => setFollowing(false)}
      >
        {lines.map((line) => (
          <Line
            key={line.line}
            episode={episode}
            line={line}
            isHeard={line.line === heard}
            onPlay={follow}
          />
        ))}
      </div>
    </>
  );
}

const Line = memo(
  function Line({
    line: { line, kind, isFirst, start, tree },
    episode,
    isHeard,
    onPlay,
  }: {
    line: ShownLine;
    episode: PlayableEpisode;
    isHeard: boolean;
    onPlay: () => void;
  }) {
    const say = useSay();
    return (
      <div
        data-line={line}
        aria-current={isHeard ? "true" : undefined}
        className={`transcript-line transcript-${kind}${isFirst ? " transcript-first" : ""}`}
      >
        {start !== null && (
          <PlayFrom episode={episode} start={start} className="transcript-time" onPlay={onPlay}>
            <span className="sr-only">{say({ en: "Play from", es: "Reproducir desde" })} </span>
            {formatPlayTime(start)}
          </PlayFrom>
        )}
        <Markdown tree={tree} className="transcript-words" />
      </div>
    );
  },
  (before, after) => before.line === after.line && before.isHeard === after.isHeard,
);

/** The line that is heard right now; `null` while this episode is not in the player. */
function heardLine(id: string, lines: readonly ShownLine[]): number | null {
  const { episode, position, status, hasEnded } = currentPlayback();
  const isHere = episode?.id === id && !hasEnded && (status === "playing" || position > 0);
  if (!isHere) return null;
  const heard = lines.findLast(({ start }) => start !== null && start <= position + 0.05);
  return heard?.line ?? null;
}

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
