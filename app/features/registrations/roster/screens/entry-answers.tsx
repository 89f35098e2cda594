import { href, Link } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { RosterRecord } from "#features/registrations/roster/roster.ts";
import { formatDay } from "#values/day.ts";

/** The runner's answers, or a note that the account is deleted. */
export function EntryAnswers({ entry }: { entry: RosterRecord }) {
  const { person } = useWorkplace();
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="mb-3 text-xl">
        What the runner gave
      </h2>
      {entry.userId === null ? (
        <p className="text-muted">
          The runner has deleted the account. What was given is gone; only the place is counted.
        </p>
      ) : (
        <dl className="office-facts">
          {given(entry).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        <Link to={href("/races/:id", { id: entry.race.id })} className="link">
          Page of the race
        </Link>
        {entry.userId && person && (
          <Link to={person(entry.userId)} className="link">
            User account
          </Link>
        )}
      </p>
    </section>
  );
}

function given(entry: RosterRecord): [label: string, value: string][] {
  return [
    ["Email", entry.email ?? ""],
    ["Date of birth", entry.dateOfBirth ? formatDay(entry.dateOfBirth) : ""],
    ["Phone", entry.phone],
    ["Country", entry.country],
    ["Insurance provider", entry.insuranceProvider],
    ["Policy number", entry.policyNumber],
    ["Emergency contact", entry.emergencyContactName],
    ["Emergency phone", entry.emergencyContactPhone],
    ...(entry.guardianName ? [["Parent or guardian", entry.guardianName] as [string, string]] : []),
    ["Waiver", "Accepted"],
  ];
}
