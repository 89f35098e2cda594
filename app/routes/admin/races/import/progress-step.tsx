import { useState } from "react";
import { Form, href, useRevalidator } from "react-router";
import type { ImportProgress } from "#features/races/import/race-import.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { usePolled } from "#ui/polled.ts";
import { formatCount } from "#values/text/count.ts";

const lookAgainMs = 1000;
const reloadSeconds = 2;

/** An import, or its undoing, while a job works on it. The page refreshes itself. */
export function ProgressStep({
  found: { id },
  progress: first,
}: {
  found: { id: string };
  progress: ImportProgress;
}) {
  const { revalidate } = useRevalidator();
  const [latest, setLatest] = useState<ImportProgress | null>(null);
  const progress = latest ?? first;
  // Only this figure is asked for: a page whose loaders fail together would be lost.
  const address = href("/admin/races/import/:id/progress", { id });
  const { isCutOff } = usePolled(address, lookAgainMs, async (answer) => {
    const isElsewhere = answer.redirected;
    const next: ImportProgress | null = isElsewhere ? null : await answer.json();
    if (next && isWorking(next)) setLatest(next);
    else await revalidate();
  });
  const { pace, lastHeard } = progress;
  const isUndo = progress.state === "undoing";
  const done = `${formatCount(progress.done)} of ${formatCount(progress.total)}`;
  const words = isUndo ? `${done} changes taken back` : `${done} races`;
  return (
    <div className="grid max-w-text gap-5">
      {/* Where no script runs, the browser loads the page again. */}
      <noscript>
        <meta httpEquiv="refresh" content={String(reloadSeconds)} />
      </noscript>
      <div className="grid gap-2">
        <label htmlFor="progress" className="tabular font-semibold">
          {pace === "waiting" ? "Waiting for its turn" : words}
        </label>
        <progress
          id="progress"
          className="progress-bar"
          value={progress.done}
          max={Math.max(progress.total, 1)}
        />
      </div>
      {isCutOff ? (
        <Notice icon="alert">
          The connection to the server is lost. The work does not need it: this page looks again by
          itself, and shows how far it is as soon as the server answers.
        </Notice>
      ) : (
        <PaceNotice pace={pace} isUndo={isUndo} />
      )}
      <p className="text-muted">
        You can leave this page: the work goes on, and its address always shows how far it is.
        {lastHeard && pace !== "waiting" && <> Last heard of at {lastHeard} UTC.</>}
      </p>
      <div className="flex flex-wrap gap-3">
        {pace === "abandoned" && (
          <Form
            method="post"
            action={
              isUndo
                ? href("/admin/races/import/:id/undo", { id })
                : href("/admin/races/import/:id/:change", { id, change: "start" })
            }
          >
            <Button type="submit">Continue</Button>
          </Form>
        )}
        {!isUndo && (
          <Form
            method="post"
            action={href("/admin/races/import/:id/:change", { id, change: "cancel" })}
          >
            <Button type="submit" look="quiet">
              Cancel import
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}

function isWorking({ state }: ImportProgress): boolean {
  return state === "importing" || state === "undoing";
}

function PaceNotice({ pace, isUndo }: { pace: ImportProgress["pace"]; isUndo: boolean }) {
  const what = isUndo ? "The undoing" : "The import";
  if (pace === "interrupted") {
    return (
      <Notice icon="clock">
        {what} was interrupted. What is done so far is whole; it goes on from there by itself within
        a minute.
      </Notice>
    );
  }
  if (pace === "abandoned") {
    return (
      <Notice kind="problem">
        {what} was interrupted and has not gone on by itself. What is done so far is whole.
      </Notice>
    );
  }
  return null;
}
