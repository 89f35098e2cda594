import { Form, href, useRevalidator } from "react-router";
import type { paceOf, RaceImport } from "#features/races/import/race-import.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useRepeat } from "#ui/repeat.ts";
import { formatCount } from "#values/count.ts";

const lookAgainMs = 1000;
const reloadSeconds = 2;

type Pace = ReturnType<typeof paceOf>;

/** An import, or its undoing, while a job works at it. The page looks again by itself. */
export function ProgressStep({
  found: { id, state, heartbeatAt },
  pace,
  progress,
}: {
  found: RaceImport;
  pace: Pace;
  progress: { done: number; total: number };
}) {
  const { revalidate, state: asking } = useRevalidator();
  useRepeat(asking === "idle" ? lookAgainMs : null, () => void revalidate());
  const isUndo = state === "undoing";
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
          className="import-progress"
          value={progress.done}
          max={Math.max(progress.total, 1)}
        />
      </div>
      <PaceNotice {...{ pace, isUndo }} />
      <p className="text-muted">
        You can leave this page: the work goes on, and its address always shows how far it is.
        {heartbeatAt && pace !== "waiting" && (
          <> Last heard of at {heartbeatAt.toISOString().slice(11, 19)} UTC.</>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        {pace === "abandoned" && (
          <Form
            method="post"
            action={
              isUndo
                ? href("/admin/races/import/:id/undo", { id })
                : href("/admin/races/import/:id/start", { id })
            }
          >
            <Button type="submit">Continue</Button>
          </Form>
        )}
        {!isUndo && (
          <Form method="post" action={href("/admin/races/import/:id/cancel", { id })}>
            <Button type="submit" look="quiet">
              Cancel import
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}

function PaceNotice({ pace, isUndo }: { pace: Pace; isUndo: boolean }) {
  const what = isUndo ? "The undoing" : "The import";
  if (pace === "interrupted") {
    return (
      <Notice>
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
