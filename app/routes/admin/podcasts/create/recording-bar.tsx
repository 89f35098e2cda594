import { useState } from "react";
import { href, useRevalidator } from "react-router";
import type { AudioProgress } from "#features/podcasts/podcast.ts";
import { Notice } from "#ui/message/notice.tsx";
import { usePolled } from "#ui/polled.ts";

const lookAgainMs = 1000;
const reloadSeconds = 2;

/** How far the audio is, while a job makes it. The page looks again by itself. */
export function RecordingBar({ draft, first }: { draft: string; first: AudioProgress }) {
  const { revalidate } = useRevalidator();
  const [latest, setLatest] = useState<AudioProgress | null>(null);
  const { status, share } = latest ?? first;
  const address = href("/admin/podcasts/drafts/:id", { id: draft });
  const { isCutOff } = usePolled(address, lookAgainMs, async (answer) => {
    const next: AudioProgress | null = answer.redirected ? null : await answer.json();
    if (next?.status === "waiting" || next?.status === "running") setLatest(next);
    else await revalidate();
  });
  const percent = Math.floor(share * 100);
  return (
    <div className="grid gap-2">
      {/* Where no script runs, the browser loads the page again. */}
      <noscript>
        <meta httpEquiv="refresh" content={String(reloadSeconds)} />
      </noscript>
      <label htmlFor="recording" className="tabular font-semibold">
        {status === "waiting" ? "Waiting for the narrator" : `Generating audio: ${percent}%`}
      </label>
      <progress id="recording" className="progress-bar" value={share} max={1} />
      {isCutOff && (
        <Notice icon="alert">
          The connection to the server is lost. The audio is made all the same: this page looks
          again by itself.
        </Notice>
      )}
      <p className="text-sm text-muted">
        You can leave this page. The podcast waits among your unfinished ones.
      </p>
    </div>
  );
}
