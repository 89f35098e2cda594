import { useState } from "react";
import { data, Form, href, Link, redirect, useRevalidator } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { forecastFilters } from "#features/races/import/preview/forecast.ts";
import {
  type ImportProgress,
  mayUndo,
  type RaceImport,
} from "#features/races/import/race-import.ts";
import {
  findImport,
  forecastsOf,
  movesOf,
  openRacesOf,
  problemsOf,
  progressOf,
} from "#features/races/import/race-imports.server.ts";
import { leftoversOf } from "#features/races/import/undo.server.ts";
import { services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { usePolled } from "#ui/polled.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/step.ts";
import styles from "./import.css?url";
import { PreviewStep } from "./preview-step.tsx";
import { ResultStep } from "./result-step.tsx";
import { ImportSteps, type StepName } from "./steps.tsx";

const titles = {
  uploaded: "Preview",
  importing: "Importing",
  undoing: "Undoing",
  complete: "Import complete",
  cancelled: "Import cancelled",
  failed: "Import failed",
  undone: "Import undone",
} as const;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const known = services(args.context);
  const found = await findImport(known, args.params.id);
  if (!found) throw data("There is no such import.", 404);
  if (found.question) {
    throw redirect(href("/admin/races/import/:id/columns", { id: found.id }));
  }
  return { found, ...(await partsOf(known, found, args.url.searchParams)) };
}

/** What the step that the import is at shows beside it. */
async function partsOf(
  known: Pick<Services, "db" | "now" | "mail">,
  found: RaceImport,
  asked: URLSearchParams,
) {
  const { id, state } = found;
  const page = (name: string) => readPageNumber(asked.get(name));
  if (state === "importing" || state === "undoing") {
    return { step: "progress", progress: await progressOf(known, found) } as const;
  }
  const rows = await problemsOf(known, id, "row", page("rows"));
  if (state === "uploaded") {
    const notices = await problemsOf(known, id, "notice", page("notices"));
    const show = forecastFilters.find((filter) => filter === asked.get("show")) ?? "all";
    const races = await forecastsOf(known, id, show, page("races"));
    const canMail = known.mail.mode !== "unavailable";
    const moves = await movesOf(known, id);
    return { step: "preview", rows, notices, show, races, moves, canMail } as const;
  }
  const problems = await problemsOf(known, id, "import", page("problems"));
  const leftovers = state === "undone" ? await leftoversOf(known, id, page("left")) : null;
  return {
    step: "result",
    rows,
    problems,
    leftovers,
    openRaces: state === "undone" ? 0 : await openRacesOf(known, id),
    canUndo: mayUndo(found, known.now()),
  } as const;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(loaderData ? titleOf(loaderData.found) : "Import Races", "en");

/** One import at the step that it has reached. */
export default function ImportStep({ loaderData }: Route.ComponentProps) {
  const { found } = loaderData;
  return (
    <>
      <ToolHeading
        lead={
          <>
            {found.fileName} ·{" "}
            <Link to={href("/admin/races/import")} className="link">
              All imports
            </Link>
          </>
        }
      >
        {titleOf(found)}
      </ToolHeading>
      <ImportSteps current={stepOf(found)} />
      <div className="mt-6">
        {loaderData.step === "preview" && <PreviewStep {...loaderData} />}
        {loaderData.step === "progress" && <ProgressStep {...loaderData} />}
        {loaderData.step === "result" && <ResultStep {...loaderData} />}
      </div>
    </>
  );
}

function titleOf(found: RaceImport): string {
  if (found.state === "complete" && found.tally.failed > 0) return "Import complete with failures";
  return titles[found.state];
}

function stepOf({ state }: RaceImport): StepName {
  if (state === "uploaded") return "Preview";
  return state === "importing" ? "Importing" : "Complete";
}

const lookAgainMs = 1000;
const reloadSeconds = 2;

/** An import, or its undoing, while a job works on it. The page refreshes itself. */
function ProgressStep({
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
        {lastHeard && pace !== "waiting" && <> Last seen at {lastHeard} UTC.</>}
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
