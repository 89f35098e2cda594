import { Form, href } from "react-router";
import type { Leftover } from "#features/races/import/leftovers.server.ts";
import type { ImportProblem } from "#features/races/import/problem.ts";
import { mayStart, type RaceImport, stateNames } from "#features/races/import/race-import.ts";
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
  const canContinue = mayStart(found);
  const { created, updated, unchanged } = tally.distances;
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <StateNotice found={found} isLeft={leftovers !== null && leftovers.total > 0} />
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
          Distances: {formatCount(created)} created, {formatCount(updated)} updated,{" "}
          {formatCount(unchanged)} unchanged.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {canContinue && (
          <Form method="post" action={href("/admin/races/import/:id/start", { id })}>
            <Button type="submit">Continue import</Button>
          </Form>
        )}
        {canUndo && (
          <ButtonLink to={href("/admin/races/import/:id/undo", { id })} look="quiet">
            Undo this import
          </ButtonLink>
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

/** Only what is done as a whole is green. */
function StateNotice({ found, isLeft }: { found: RaceImport; isLeft: boolean }) {
  const { state, done, raceCount, runs, tally, problemCount } = found;
  const far = `${formatCount(done)} of ${formatCount(raceCount)} races`;
  if (state === "failed" || state === "cancelled") {
    return (
      <Notice kind="problem">
        <strong>{stateNames[state]}</strong> after {far}. Each race that was stored before that is
        whole. Continue the import where it stopped, or undo what it did.
      </Notice>
    );
  }
  if (state === "undone") {
    return isLeft ? (
      <Notice icon="alert">
        What this import did was taken back, but for what is listed below.
      </Notice>
    ) : (
      <Notice kind="success">What this import did was taken back.</Notice>
    );
  }
  const resumed = runs > 1 && " The import was interrupted and went on where it had stopped.";
  if (tally.failed > 0) {
    return (
      <Notice kind="problem">
        {formatCount(tally.failed)} of {formatCount(raceCount)} races could not be stored, or not
        with all of their distances; they are listed below. The others are stored.{resumed}
      </Notice>
    );
  }
  const left = leftOut(tally.skipped, problemCount);
  if (left) {
    return (
      <Notice icon="alert">
        {left}{" "}
        {raceCount === tally.skipped ? "Nothing else was in the file." : "The rest is stored."}
        {resumed}
      </Notice>
    );
  }
  return (
    <Notice kind="success">
      {raceCount === 1 ? "The race is done." : `All ${formatCount(raceCount)} races are done.`}
      {resumed}
    </Notice>
  );
}

function leftOut(skipped: number, problems: number): string {
  const parts = [
    skipped > 0 &&
      `${formatCount(skipped)} ${skipped === 1 ? "race that is" : "races that are"} not stored yet`,
    problems > 0 && "the rows with errors",
  ].filter((part) => part !== false);
  return parts.length === 0 ? "" : `Left out: ${parts.join(" and ")}.`;
}
