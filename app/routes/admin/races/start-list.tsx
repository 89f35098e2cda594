import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { findRosterRace } from "#features/registrations/roster/queries.server.ts";
import { readStartListOrder } from "#features/registrations/roster/schema.ts";
import { recordExport, startersOf } from "#features/registrations/roster/start-list.server.ts";
import type { Starter } from "#features/registrations/roster/start-list.ts";
import { services } from "#services/context.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Records } from "#ui/records.tsx";
import { ToolHeading } from "#ui/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import { officeMeta } from "#values/page-meta.ts";
import type { Route } from "./+types/start-list.ts";
import { StartListTools } from "./start-list/start-list-tools.tsx";

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { db, now } = services(args.context);
  const race = await findRosterRace({ db }, args.params.id);
  if (!race) throw data("Race not found", 404);
  const order = readStartListOrder(args.url.searchParams);
  const starters = await startersOf({ db }, race.id, order);
  await recordExport({ db, now }, admin, race, "page");
  return { race, order, starters };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = () => officeMeta("Start list");

/** The list for the start, to be printed. */
export default function StartList({ loaderData: { race, order, starters } }: Route.ComponentProps) {
  const { id } = race;
  return (
    <>
      <ToolHeading
        lead={`${race.name}, ${formatDay(race.startDate)}, ${race.place}`}
        actions={
          <a
            href={`${href("/admin/races/:id/start-list.csv", { id })}?order=${order}`}
            download
            className={buttonClass({ look: "quiet", className: "start-list-tools" })}
          >
            Download CSV
          </a>
        }
      >
        Start list
      </ToolHeading>
      <StartListTools id={id} order={order} />
      {starters.length > 0 ? (
        <div className="start-list">
          <Records
            caption={`Start list of ${race.name}`}
            columns={columns}
            isFull
            rows={starters}
            keyOf={({ bib }) => String(bib)}
          />
        </div>
      ) : (
        <EmptyState title="No registrations found" />
      )}
    </>
  );
}

/** A number or a word that stays on its line. */
function Whole({ children }: { children: string }) {
  return <span className="tabular whitespace-nowrap">{children}</span>;
}

const columns = [
  { title: "Bib", isNumber: true, cell: ({ bib }: Starter) => bib },
  {
    title: "Runner",
    isHead: true,
    cell: ({ lastName, firstName }: Starter) => `${lastName}, ${firstName}`,
  },
  { title: "Distance", cell: ({ distance }: Starter) => distance ?? "" },
  { title: "Born", isNumber: true, cell: ({ dateOfBirth }: Starter) => dateOfBirth.slice(0, 4) },
  { title: "Country", cell: ({ country }: Starter) => country },
  { title: "Phone", cell: ({ phone }: Starter) => <Whole>{phone}</Whole> },
  {
    title: "Emergency contact",
    cell: ({ emergencyContactName, emergencyContactPhone }: Starter) => (
      <span>
        {emergencyContactName} <Whole>{emergencyContactPhone}</Whole>
      </span>
    ),
  },
  { title: "Status", cell: ({ status }: Starter) => <Whole>{status}</Whole> },
];
