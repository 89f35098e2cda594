import { formatDistance, toMeters } from "#features/races/distance.ts";
import type { EntryIn } from "#features/registrations/registration.ts";
import { Facts } from "#ui/list/facts.tsx";
import { Markdown } from "#ui/markdown/markdown.tsx";
import { Tabs } from "#ui/navigation/tabs.tsx";
import type { Day } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { distanceFigures } from "./distance-facts.ts";
import { DistanceOffer } from "./distance-offer.tsx";
import { DistancePictures } from "./distance-pictures.tsx";
import type { DistancePart, ShownDistance, ShownRace } from "./race-data.ts";

/** `21K` and a half marathon are one length. */
const sameLengthMeters = 250;

/** One tab for each distance with all of its data. */
export function Distances({
  race,
  unit,
  today,
  entries,
}: {
  race: ShownRace;
  unit: LengthUnit;
  today: Day;
  entries: EntryIn[];
}) {
  if (race.distances.length === 0) {
    return <p className="text-muted">No distance information available for this race.</p>;
  }
  return (
    <Tabs
      label="Distances"
      tabs={race.distances.map((distance) => ({
        id: distance.id,
        label: formatDistance(distance, unit),
        panel: (
          <DistancePanel
            race={race}
            distance={distance}
            unit={unit}
            today={today}
            entries={entries}
          />
        ),
      }))}
    />
  );
}

function DistancePanel({ race, distance, unit, today, entries }: DistancePart) {
  const figures = distanceFigures(race, distance, unit);
  const isTitled = distance.title !== distance.text && !isSameLength(distance);
  return (
    <div className="flex flex-col gap-6">
      {isTitled && <p className="font-display text-lg font-bold">{distance.title}</p>}
      <DistanceOffer race={race} distance={distance} unit={unit} today={today} entries={entries} />
      {distance.description.length > 0 && <Markdown tree={distance.description} />}
      <Facts
        items={[
          { label: "Distance", value: figures.length ?? distance.text },
          { label: "Elevation gain", value: figures.climb },
          { label: "Elevation loss", value: figures.descent },
          { label: "Highest point", value: figures.highest },
          { label: "Start time", value: figures.start },
          { label: "Time limit", value: figures.limit },
          { label: "Places", value: figures.places },
        ]}
      />
      <DistancePictures distance={distance} />
      <Words title="Includes" text={distance.priceIncludes} />
      <Words title="Course" text={distance.profileInformation} />
      <Words title="Good to know" text={distance.additionalInformation} />
    </div>
  );
}

/** Whether the title says the length again: `21K` of a half marathon. */
function isSameLength({ title, meters }: ShownDistance): boolean {
  const named = toMeters(title);
  return named !== null && meters !== null && Math.abs(named - meters) < sameLengthMeters;
}

function Words({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 max-w-text whitespace-pre-line">{text}</p>
    </div>
  );
}
