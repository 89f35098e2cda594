import { recordingName } from "#features/podcasts/studio/episode-texts.ts";
import { studioProblems } from "#features/podcasts/studio/messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { Narrator } from "./screen.server.ts";

/** A recording to be heard and to be downloaded. */
export function RecordingPlayer({
  url,
  seconds,
  topic,
}: {
  url: string;
  seconds: number | null;
  /** Names the file. */
  topic: string;
}) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {/* biome-ignore lint/a11y/useMediaCaption: the script stands on the same screen */}
      <audio controls preload="metadata" src={url} className="studio-audio" aria-label="Audio" />
      <a href={url} download={recordingName(topic)} className={buttonClass({ look: "quiet" })}>
        <Icon name="download" /> Download
      </a>
      {seconds !== null && <p className="tabular text-sm text-muted">{clock(seconds)}</p>}
    </div>
  );
}

/** `3:05` */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The one voice that reads every episode. */
export function NarratorNote({ narrator }: { narrator: Narrator }) {
  if (!narrator) return <Notice icon="alert">{studioProblems["no-voice"]}</Notice>;
  return (
    <p className="text-muted">
      Narrator: <b className="font-semibold text-ink">{narrator.name}</b>
    </p>
  );
}
