import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { recordExport } from "#features/registrations/roster/exports.server.ts";
import { findRosterRace } from "#features/registrations/roster/queries.server.ts";
import { readStartListOrder } from "#features/registrations/roster/schema.ts";
import { startersOf } from "#features/registrations/roster/start-list.server.ts";
import { mostPrinted } from "#features/registrations/roster/start-list.ts";
import { services } from "#services/context.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay, yearOf } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/start-list.ts";
import { StartListTools } from "./start-list/start-list-tools.tsx";

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { db, now } = services(args.context);
  const race = await findRosterRace({ db }, admin, args.params.id);
  if (!race) throw data("Race not found", 404);
  const order = readStartListOrder(args.url.searchParams);
  const found = await startersOf({ db }, race.id, order, { limit: mostPrinted + 1 });
  await recordExport({ db, now }, admin, race, "page");
  // The printed list tells the year alone; the day of birth is for the file.
  const starters = found.slice(0, mostPrinted).map(({ id: _, dateOfBirth, ...shown }) => ({
    ...shown,
    yearOfBirth: yearOf(dateOfBirth),
  }));
  return { race, order, starters, isCut: found.length > mostPrinted };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = () => officeMeta("Start list");

/** The list for the start, to be printed. */
export default function StartList({ loaderData }: Route.ComponentProps) {
  const { race, order, starters, isCut } = loaderData;
  const { id } = race;
  return (
    <>
      <ToolHeading
        lead={`${race.name}, ${formatDay(race.startDate)}, ${race.place}`}
        actions={
          <a
            href={`${href("/admin/races/:id/start-list.csv", { id })}?order=${order}`}
            download
            className={buttonClass({ look: "quiet", className: "print:hidden" })}
          >
            Download CSV
          </a>
        }
      >
        Start list
      </ToolHeading>
      <StartListTools id={id} order={order} />
      {isCut && (
        <Notice>
          Only the first {formatCount(mostPrinted)} runners stand here. Everybody is in the CSV
          file.
        </Notice>
      )}
      {starters.length > 0 ? (
        <div className="print:text-[9pt] print:[&_tr]:break-inside-avoid">
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

type Printed = Route.ComponentProps["loaderData"]["starters"][number];

const columns = [
  { title: "Bib", isNumber: true, cell: ({ bib }: Printed) => bib },
  {
    title: "Runner",
    isHead: true,
    cell: ({ lastName, firstName }: Printed) => `${lastName}, ${firstName}`,
  },
  { title: "Distance", cell: ({ distance }: Printed) => distance ?? "" },
  { title: "Born", isNumber: true, cell: ({ yearOfBirth }: Printed) => yearOfBirth },
  { title: "Country", cell: ({ country }: Printed) => country },
  { title: "Phone", cell: ({ phone }: Printed) => <Whole>{phone}</Whole> },
  {
    title: "Emergency contact",
    cell: ({ emergencyContactName, emergencyContactPhone }: Printed) => (
      <span>
        {emergencyContactName} <Whole>{emergencyContactPhone}</Whole>
      </span>
    ),
  },
  { title: "Status", cell: ({ status }: Printed) => <Whole>{status}</Whole> },
];
