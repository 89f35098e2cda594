import { formatDistance } from "#features/races/distance.ts";
import { Facts } from "#ui/facts.tsx";
import { Markdown } from "#ui/markdown.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { type Day, formatClockTime } from "#values/day.ts";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import { DistanceOffer } from "./distance-offer.tsx";
import type { ShownDistance, ShownRace } from "./race-data.ts";

/** One tab for each distance with everything that is known of it. */
export function Distances({
  race,
  unit,
  today,
}: {
  race: ShownRace;
  unit: LengthUnit;
  today: Day;
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
        panel: <DistancePanel {...{ race, distance, unit, today }} />,
      }))}
    />
  );
}

function DistancePanel({
  race,
  distance,
  unit,
  today,
}: {
  race: ShownRace;
  distance: ShownDistance;
  unit: LengthUnit;
  today: Day;
}) {
  const isTitled = distance.title !== distance.text;
  return (
    <div className="flex flex-col gap-6">
      {isTitled && <p className="font-display text-lg font-bold">{distance.title}</p>}
      <DistanceOffer {...{ race, distance, unit, today }} />
      {distance.description.length > 0 && <Markdown tree={distance.description} />}
      <Facts items={factsOf(race, distance, unit)} />
      <Pictures distance={distance} />
      <Words title="Includes" text={distance.priceIncludes} />
      <Words title="Course" text={distance.profileInformation} />
      <Words title="Good to know" text={distance.additionalInformation} />
    </div>
  );
}

function factsOf(race: ShownRace, distance: ShownDistance, unit: LengthUnit) {
  const start = distance.startTime ?? race.startTime;
  const gain = distance.elevationGain ?? race.elevationGain;
  const loss = distance.elevationLoss ?? race.elevationLoss;
  return [
    {
      label: "Distance",
      value: distance.meters === null ? distance.text : formatLength(distance.meters, unit),
    },
    { label: "Elevation gain", value: gain && height(gain, unit) },
    { label: "Elevation loss", value: loss && height(loss, unit) },
    { label: "Start time", value: start && formatClockTime(start) },
    { label: "Time limit", value: distance.timeLimit },
    { label: "Places", value: distance.capacity === null ? null : String(distance.capacity) },
  ];
}

/** Heights are stored as people typed them; those that are plain metres follow the unit. */
function height(text: string, unit: LengthUnit): string {
  const [, before = "", digits = ""] =
    /^(about |~)?([\d,]+(?:\.\d+)?) ?m(?:eters|etres)?$/i.exec(text.trim()) ?? [];
  const meters = Number(digits.replaceAll(",", ""));
  return meters > 0 ? before + formatHeight(meters, unit) : text;
}

function Pictures({ distance }: { distance: ShownDistance }) {
  const pictures = [
    { address: distance.mapImage, words: `Map of the ${distance.text} course` },
    { address: distance.profileImage, words: `Elevation profile of the ${distance.text} course` },
    { address: distance.image, words: `Picture of the ${distance.text}` },
  ];
  return pictures.map(
    ({ address, words }) =>
      address && (
        <img
          key={words}
          src={address}
          alt={words}
          loading="lazy"
          width={1200}
          height={675}
          className="h-auto w-full rounded-card border border-line"
        />
      ),
  );
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
