import { Link } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { RosterRace } from "#features/registrations/roster/roster.ts";
import {
  mostPrinted,
  type Starter,
  type StartListOrder,
} from "#features/registrations/roster/start-list.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { RecordLine } from "#ui/list/record-lines.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";
import { EntryStatusBadge } from "./entry-status-badge.tsx";

/** The list for the start, to be printed. */
export function StartListScreen({
  race,
  order,
  starters,
  isCut,
}: {
  race: RosterRace;
  order: StartListOrder;
  starters: Printed[];
  /** There are more starters than a page shows. */
  isCut: boolean;
}) {
  const at = useWorkplace();
  const { id } = race;
  return (
    <>
      <div className="print:hidden">
        <BackLink to={at.registrations(id)}>All registrations of this race</BackLink>
      </div>
      <ToolHeading
        lead={`${race.name}, ${formatDay(race.startDate)}, ${race.place}`}
        actions={
          <a
            href={`${at.startListFile(id)}?order=${order}`}
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
          Only the first {formatCount(mostPrinted)} runners are listed. Everybody is in the CSV
          file.
        </Notice>
      )}
      {starters.length > 0 ? (
        <div className="print:text-[9pt] print:[&_tr]:break-inside-avoid">
          <Records
            caption={`Start list of ${race.name}`}
            columns={columns}
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

type Printed = Omit<Starter, "dateOfBirth" | "guardianName"> & { yearOfBirth: number };

const columns: RecordColumn<Printed>[] = [
  { title: "Bib", isNumber: true, cell: ({ bib }) => bib },
  {
    title: "Runner",
    isHead: true,
    room: 24,
    cell: ({ lastName, firstName }) => <RecordLine>{`${lastName}, ${firstName}`}</RecordLine>,
  },
  {
    title: "Distance",
    room: 16,
    cell: ({ distance }) => <RecordLine>{distance ?? ""}</RecordLine>,
  },
  { title: "Born", isNumber: true, cell: ({ yearOfBirth }) => yearOfBirth },
  { title: "Country", room: 13, cell: ({ country }) => <RecordLine>{country}</RecordLine> },
  { title: "Phone", room: "whole", cell: ({ phone }) => <span className="tabular">{phone}</span> },
  {
    title: "Emergency contact",
    room: 22,
    cell: ({ emergencyContactName, emergencyContactPhone }) => (
      <>
        <RecordLine>{emergencyContactName}</RecordLine>
        <RecordLine isQuiet>{emergencyContactPhone}</RecordLine>
      </>
    ),
  },
  { title: "Status", room: "whole", cell: ({ status }) => <EntryStatusBadge status={status} /> },
];

/** The order of the runners. Links reload the page, because every view of the list is logged. */
function StartListTools({ id, order }: { id: string; order: StartListOrder }) {
  const at = useWorkplace();
  const path = at.startList(id);
  const orders = [
    { value: "name", label: "By name" },
    { value: "bib", label: "By bib" },
  ];
  return (
    <nav
      aria-label="Order of the list"
      className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden"
    >
      {orders.map(({ value, label }) => (
        <Link
          key={value}
          to={`${path}?order=${value}`}
          aria-current={order === value ? "page" : undefined}
          className={order === value ? "font-semibold" : "link"}
        >
          {label}
        </Link>
      ))}
      <Button look="quiet" size="small" className="needs-script" onClick={() => window.print()}>
        Print
      </Button>
    </nav>
  );
}
