import { data, href, Link, redirect } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { forecastFilters } from "#features/races/import/preview/forecast.ts";
import { mayUndo, type RaceImport } from "#features/races/import/race-import.ts";
import {
  findImport,
  forecastsOf,
  openRacesOf,
  problemsOf,
  progressOf,
} from "#features/races/import/race-imports.server.ts";
import { leftoversOf } from "#features/races/import/undo.server.ts";
import { services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { readPageNumber } from "#values/form/paging.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/step.ts";
import styles from "./import.css?url";
import { PreviewStep } from "./preview-step.tsx";
import { ProgressStep } from "./progress-step.tsx";
import { ResultStep } from "./result-step.tsx";
import { type StepName, Steps } from "./steps.tsx";

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
    return { step: "preview", rows, notices, show, races, canMail } as const;
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
  officeMeta(loaderData ? titleOf(loaderData.found) : "Import Races");

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
      <Steps current={stepOf(found)} />
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
