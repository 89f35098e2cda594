import { Form, href, Link, useLocation } from "react-router";
import type { ImportProblem } from "#features/races/import/file/problem.ts";
import { mayStart, type RaceImport, stateNames } from "#features/races/import/race-import.ts";
import type { Leftover } from "#features/races/import/undo.server.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import type { Page } from "#values/form/paging.ts";
import { formatCount } from "#values/text/count.ts";
import { ProblemList } from "./problem-list.tsx";

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
  /** Races of the import without a certain position. */
  openRaces: number;
  canUndo: boolean;
}) {
  const { id, tally, problemCount } = found;
  const canContinue = mayStart(found);
  const isUndone = found.state === "undone";
  const { created, updated, unchanged } = tally.distances;
  return (
    <div className="grid gap-8">
      <div className="import-figures">
        <StateNotice
          found={found}
          ways={{ canContinue, canUndo }}
          isLeft={leftovers !== null && leftovers.total > 0}
        />
        {isUndone ? (
          <p className="text-muted">
            Before that, races: {formatCount(tally.created)} created, {formatCount(tally.updated)}{" "}
            updated. Distances: {formatCount(created)} created, {formatCount(updated)} updated.
          </p>
        ) : (
          <>
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
          </>
        )}
        {openRaces > 0 && (
          <p>
            {openRaces === 1
              ? "1 race of this import has"
              : `${formatCount(openRaces)} races of this import have`}{" "}
            no sure position and {openRaces === 1 ? "is" : "are"} not on the map.{" "}
            <Link to={href("/admin/races/places")} className="link">
              Races without a location
            </Link>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {canContinue && (
          <Form
            method="post"
            action={href("/admin/races/import/:id/:change", { id, change: "start" })}
          >
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

const reasons: Record<Leftover["why"], string> = {
  registrations: "Runners have entered",
  reviews: "It has reviews",
  claims: "Somebody has claimed it",
  changed: "It was changed since",
  gone: "It is gone already",
  credits: "It is cancelled, and the credits of its runners were returned",
};

/** The races that undoing an import has kept, and the reasons. */
function Leftovers({ leftovers }: { leftovers: Page<Leftover> }) {
  const { pathname } = useLocation();
  const count = leftovers.total === 1 ? "1 entry" : `${formatCount(leftovers.total)} entries`;
  return (
    <section className="grid gap-4" aria-labelledby="left">
      <h2 id="left" className="text-xl">
        {count} left as they are
      </h2>
      <Records
        caption="What was not taken back"
        columns={columns}
        rows={leftovers.rows}
        keyOf={({ raceId, distance, why }) => `${raceId} ${distance} ${why}`}
      />
      <Pagination
        page={leftovers.page}
        pages={leftovers.pages}
        addressOf={(page) => `${pathname}?left=${page}`}
      />
    </section>
  );
}

const columns = [
  {
    title: "Race",
    cell: ({ raceId, raceName }: Leftover) =>
      raceName === null ? (
        "A race that is gone"
      ) : (
        <Link to={href("/races/:id", { id: raceId })} className="link">
          {raceName}
        </Link>
      ),
  },
  { title: "Distance", cell: ({ distance }: Leftover) => distance },
  { title: "Why", cell: ({ why }: Leftover) => reasons[why] },
];

/** Which buttons stand below. */
type Ways = { canContinue: boolean; canUndo: boolean };

/** How an import ended. Only what is done as a whole is green. */
export function StateNotice({
  found,
  ways,
  isLeft,
}: {
  found: Pick<RaceImport, "state" | "done" | "raceCount" | "runs" | "tally" | "problemCount">;
  ways: Ways;
  isLeft: boolean;
}) {
  const { state, done, raceCount, runs, tally, problemCount } = found;
  const far = `${formatCount(done)} of ${formatCount(raceCount)} races`;
  if (state === "failed" || state === "cancelled") {
    return (
      <Notice kind="problem">
        <strong>{stateNames[state]}</strong>{" "}
        {done > 0
          ? `after ${far}. Each race that was stored before that is whole.`
          : "before anything was stored."}{" "}
        {nextStep(ways)}
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

/** Names the buttons that stand below. */
function nextStep({ canContinue, canUndo }: Ways): string {
  if (canContinue && canUndo) return "Continue the import where it stopped, or undo what it did.";
  if (canContinue) return "You can continue the import.";
  return canUndo ? "You can undo what it did." : "";
}

function leftOut(skipped: number, problems: number): string {
  const parts = [
    skipped > 0 &&
      `${formatCount(skipped)} ${skipped === 1 ? "race that is" : "races that are"} not stored yet`,
    problems > 0 && "the rows with errors",
  ].filter((part) => part !== false);
  return parts.length === 0 ? "" : `Left out: ${parts.join(" and ")}.`;
}
