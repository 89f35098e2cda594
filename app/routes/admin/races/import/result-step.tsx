import { Form, href } from "react-router";
import type { ImportProblem } from "#features/races/import/problem.ts";
import { mayStart, type RaceImport, stateNames } from "#features/races/import/race-import.ts";
import type { Leftover } from "#features/races/import/race-imports.server.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { Facts } from "#ui/facts.tsx";
import { Notice } from "#ui/notice.tsx";
import { formatCount } from "#values/count.ts";
import type { Page } from "#values/paging.ts";
import { Leftovers } from "./leftovers.tsx";
import { ProblemList } from "./problem-list.tsx";

/** What an import did, and what it could not do. */
export function ResultStep({
  found,
  rows,
  problems,
  leftovers,
  canUndo,
}: {
  found: RaceImport;
  rows: Page<ImportProblem>;
  problems: Page<ImportProblem>;
  leftovers: Page<Leftover> | null;
  canUndo: boolean;
}) {
  const { id, tally, problemCount } = found;
  const { created, updated, unchanged } = tally.distances;
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <StateNotice found={found} />
        <Facts
          items={[
            { label: "Created", value: formatCount(tally.created) },
            { label: "Updated", value: formatCount(tally.updated) },
            { label: "Unchanged", value: formatCount(tally.unchanged) },
            { label: "Skipped", value: formatCount(tally.skipped) },
            { label: "Failed", value: formatCount(tally.failed) },
          ]}
        />
        <p className="text-muted">
          Distances: {formatCount(created)} created, {formatCount(updated)} updated,{" "}
          {formatCount(unchanged)} unchanged.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={href("/admin/races")}>Done</ButtonLink>
        {mayStart(found) && (
          <Form method="post" action={href("/admin/races/import/:id/start", { id })}>
            <Button type="submit" look="quiet">
              Continue import
            </Button>
          </Form>
        )}
        {canUndo && (
          <ButtonLink to={href("/admin/races/import/:id/undo", { id })} look="quiet">
            Undo this import
          </ButtonLink>
        )}
        {problems.total + rows.total > 0 && (
          <a
            href={href("/admin/races/import/:id/errors.csv", { id })}
            className={buttonClass({ look: "quiet" })}
          >
            Download rows not imported
          </a>
        )}
      </div>
      {leftovers && leftovers.total > 0 && <Leftovers {...{ leftovers }} />}
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

function StateNotice({ found }: { found: RaceImport }) {
  const { state, done, raceCount, runs } = found;
  const far = `${formatCount(done)} of ${formatCount(raceCount)} races`;
  if (state === "failed") {
    return (
      <Notice kind="problem">
        <strong>{stateNames.failed}</strong> after {far}. What was stored before that is whole and
        stays.
      </Notice>
    );
  }
  if (state === "cancelled") {
    return <Notice>Cancelled after {far}. What was stored before that is whole and stays.</Notice>;
  }
  if (state === "undone")
    return <Notice kind="success">What this import did was taken back.</Notice>;
  return (
    <Notice kind="success">
      {raceCount === 1 ? "The race is done." : `All ${formatCount(raceCount)} races are done.`}
      {runs > 1 && " The import was interrupted and went on where it had stopped."}
    </Notice>
  );
}
