import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { rosterNotLoaded } from "#features/registrations/roster/messages.ts";
import type {
  ChangeProblem as Problem,
  RosterEntry,
  RosterFilters,
} from "#features/registrations/roster/roster.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { NotLoaded } from "#ui/message/not-loaded.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import type { Page } from "#values/form/paging.ts";
import { formatTotal } from "#values/text/count.ts";
import { ChangeProblem } from "./change-problem.tsx";
import { ChosenBar } from "./chosen-bar.tsx";
import { type DeskRace, RaceDesk } from "./race-desk.tsx";
import { RosterFiles } from "./roster-files.tsx";
import { RosterTable } from "./roster-table.tsx";
import { RosterTools } from "./roster-tools.tsx";

/** The registrations that the filters find, the latest first, with what can be done about them. */
export function RosterScreen({
  filters,
  entries,
  race,
  query,
  problem,
}: {
  filters: RosterFilters;
  /** `null` when they could not be read. */
  entries: Page<RosterEntry> | null;
  /** The race that they are for, where they are for one. */
  race: DeskRace | null;
  /** What the pages of the list keep of the address. */
  query: string;
  problem: Problem | undefined;
}) {
  const at = useWorkplace();
  const addressOf = (page: number) => {
    const params = new URLSearchParams(query);
    params.set("page", String(page));
    return `${at.allRegistrations ?? at.registrations(filters.raceId ?? "")}?${params}`;
  };
  return (
    <>
      {race && <RaceDesk race={race} />}
      <RosterTools filters={filters} />
      <div className="mt-4 grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <p className="text-muted">
            {entries && formatTotal(entries, ["registration", "registrations"])}
          </p>
          <RosterFiles raceId={filters.raceId} query={query} />
        </div>
        <ChangeProblem problem={problem} />
        {!entries && <NotLoaded again={addressOf(1)}>{rosterNotLoaded}</NotLoaded>}
        {entries && entries.rows.length > 0 && (
          <div className="choosing">
            <RosterTable entries={entries.rows} isOfOneRace={race !== null} />
            <ChosenBar />
          </div>
        )}
        {entries?.rows.length === 0 && <EmptyState title="No registrations found" />}
        {entries && <Pagination page={entries.page} pages={entries.pages} addressOf={addressOf} />}
      </div>
    </>
  );
}
