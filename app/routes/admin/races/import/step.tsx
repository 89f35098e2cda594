import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { mayUndo, paceOf, type RaceImport } from "#features/races/import/race-import.ts";
import {
  findImport,
  leftoversOf,
  problemsOf,
  undoProgress,
} from "#features/races/import/race-imports.server.ts";
import { services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { PageLink } from "#ui/page-link.tsx";
import { ToolHeading } from "#ui/tool-heading.tsx";
import { officeMeta } from "#values/page-meta.ts";
import { readPageNumber } from "#values/paging.ts";
import type { Route } from "./+types/step.ts";
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

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const known = services(args.context);
  const found = await findImport(known, args.params.id);
  if (!found) throw data("There is no such import.", 404);
  const page = (name: string) => readPageNumber(args.url.searchParams.get(name));
  return { found, ...(await partsOf(known, found, page)) };
}

/** What the step that the import is at shows beside it. */
async function partsOf(
  known: Pick<Services, "db" | "now">,
  found: RaceImport,
  page: (name: string) => number,
) {
  const { id, state } = found;
  const now = known.now();
  if (state === "importing") {
    const progress = { done: found.done, total: found.raceCount };
    return { step: "progress", pace: paceOf(found, now), progress } as const;
  }
  if (state === "undoing") {
    const progress = await undoProgress(known, id);
    return { step: "progress", pace: paceOf({ ...found, runs: 1 }, now), progress } as const;
  }
  const rows = await problemsOf(known, id, "row", page("rows"));
  if (state === "uploaded") {
    const notices = await problemsOf(known, id, "notice", page("notices"));
    return { step: "preview", rows, notices } as const;
  }
  const problems = await problemsOf(known, id, "import", page("problems"));
  const leftovers = state === "undone" ? await leftoversOf(known, id, page("left")) : null;
  return { step: "result", rows, problems, leftovers, canUndo: mayUndo(found, now) } as const;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(loaderData ? titles[loaderData.found.state] : "Import Races");

/** One import at the step that it has reached. */
export default function ImportStep({ loaderData }: Route.ComponentProps) {
  const { found } = loaderData;
  return (
    <>
      <ToolHeading
        lead={
          <>
            {found.fileName} ·{" "}
            <PageLink to={href("/admin/races/import")} className="link">
              All imports
            </PageLink>
          </>
        }
      >
        {titles[found.state]}
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

function stepOf({ state }: RaceImport): StepName {
  if (state === "uploaded") return "Preview";
  return state === "importing" ? "Importing" : "Complete";
}
