import { Form, href, Link } from "react-router";
import type { ImportProblem } from "#features/races/import/file/problem.ts";
import type { Leftover } from "#features/races/import/leftovers.server.ts";
import { mayStart, type RaceImport } from "#features/races/import/race-import.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { Facts } from "#ui/list/facts.tsx";
import type { Page } from "#values/form/paging.ts";
import { formatCount } from "#values/text/count.ts";
import { Leftovers } from "./leftovers.tsx";
import { ProblemList } from "./problem-list.tsx";
import { StateNotice } from "./state-notice.tsx";

/** The result of an import, with its refused rows. */
export function ResultStep({
  found,
  rows,
  problems,
  leftovers,
  openRaces,
  canUndo,
}: {
  found: RaceImport;
  rows: Page<ImportProblem>;
  problems: Page<ImportProblem>;
  leftovers: Page<Leftover> | null;
  /** Races of the import whose position nobody is sure about. */
  openRaces: number;
  canUndo: boolean;
}) {
  const { id, tally, problemCount } = found;
  const canContinue = mayStart(found);
  const { created, updated, unchanged } = tally.distances;
  return (
    <div className="grid gap-8">
      <div className="import-figures">
        <StateNotice
          found={found}
          ways={{ canContinue, canUndo }}
          isLeft={leftovers !== null && leftovers.total > 0}
        />
        <Facts
          items={[
            {
              label: "Races done",
              value: `${formatCount(found.done)} of ${formatCount(found.raceCount)}`,
            },
            { label: "Created", value: formatCount(tally.created) },
            { label: "Updated", value: formatCount(tally.updated) },
            { label: "Unchanged", value: formatCount(tally.unchanged) },
            { label: "Skipped", value: formatCount(tally.skipped) },
            { label: "Failed", value: formatCount(tally.failed) },
          ]}
        />
        <p className="text-muted">
          {found.state === "undone" && "These are the figures from before it was taken back. "}
          Distances: {formatCount(created)} created, {formatCount(updated)} updated,{" "}
          {formatCount(unchanged)} unchanged.
        </p>
        {openRaces > 0 && (
          <p>
            {openRaces === 1
              ? "1 race of this import has"
              : `${formatCount(openRaces)} races of this import have`}{" "}
            no sure position and {openRaces === 1 ? "is" : "are"} not on the map.{" "}
            <Link to={href("/admin/races/places")} className="link">
              Races without a position
            </Link>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {canContinue && (
          <Form method="post" action={href("/admin/races/import/:id/start", { id })}>
            <Button type="submit">Continue import</Button>
          </Form>
        )}
        <ButtonLink to={href("/admin/races")} look={canContinue ? "quiet" : "primary"}>
          Done
        </ButtonLink>
        {problems.total + rows.total > 0 && (
          <a
            href={href("/admin/races/import/:id/errors.csv", { id })}
            className={buttonClass({ look: "quiet" })}
          >
            Download rows not imported
          </a>
        )}
        {canUndo && (
          <ButtonLink to={href("/admin/races/import/:id/undo", { id })} look="plain">
            Undo this import
          </ButtonLink>
        )}
      </div>
      {leftovers && leftovers.total > 0 && <Leftovers leftovers={leftovers} />}
      {problems.total > 0 && <ProblemList name="problems" title="Problems" problems={problems} />}
      {rows.total > 0 && (
        <ProblemList
          name="rows"
          title="Rows with errors, which were left out"
          problems={rows}
          total={problemCount}
        />
      )}
    </div>
  );
}
