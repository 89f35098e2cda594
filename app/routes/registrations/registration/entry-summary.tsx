import { distanceIn } from "#features/races/distance.ts";
import { placeOf } from "#features/races/race.ts";
import type { RegistrationRecord } from "#features/registrations/registration.ts";
import { Icon } from "#ui/icon.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { formatClockTime, formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";

/** Day, time and place of the start. */
export function EntrySummary({
  entry: { race, distance, bib },
  unit,
}: {
  entry: RegistrationRecord;
  unit: LengthUnit;
}) {
  return (
    <div className="mt-6">
      <Facts
        items={[
          { label: "Bib", value: bib },
          { label: "Distance", value: distance && distanceIn(distance, unit) },
          { label: "Date", value: formatDay(race.startDate) },
          { label: "Start", value: race.startTime && formatClockTime(race.startTime) },
          { label: "Place", value: placeOf(race) },
        ]}
      />
    </div>
  );
}

/** What the runner entered, folded away because others may see the screen. */
export function EntryAnswers({ entry }: { entry: RegistrationRecord }) {
  return (
    <details className="entry-details">
      <summary>
        What you entered <Icon name="chevron-down" className="size-4" />
      </summary>
      <dl className="answers">
        {given(entry).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function given(entry: RegistrationRecord): [label: string, value: string][] {
  return [
    ["Name", `${entry.firstName} ${entry.lastName}`],
    ["Date of Birth", formatDay(entry.dateOfBirth)],
    ["Phone", entry.phone],
    ["Country", entry.country],
    ["Insurance Provider", entry.insuranceProvider],
    ["Policy Number", entry.policyNumber],
    ["Emergency Contact Name", entry.emergencyContactName],
    ["Emergency Contact Phone", entry.emergencyContactPhone],
    ...(entry.guardianName ? [["Parent or Guardian", entry.guardianName] as [string, string]] : []),
    ["Waiver", "Accepted"],
  ];
}
