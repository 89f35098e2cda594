import type { RaceStatus } from "../race.ts";

const colors: Partial<Record<string, string>> = {
  upcoming: "border-sky text-sky",
  active: "border-pine text-pine",
  completed: "border-edge text-muted",
};

const words: Record<RaceStatus, string> = {
  upcoming: "Upcoming",
  active: "Active",
  completed: "Completed",
  cancelled: "Cancelled",
};

/** The status of a race: upcoming is blue, active green, completed grey, anything else red. */
export function RaceStatusBadge({ status }: { status: RaceStatus }) {
  return (
    <span className={`chip font-medium ${colors[status] ?? "border-danger text-danger"}`}>
      {words[status] ?? status}
    </span>
  );
}
