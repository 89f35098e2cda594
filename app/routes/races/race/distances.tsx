import { href } from "react-router";
import { OriginalPrice } from "#features/races/card/original-price.tsx";
import { formatDistance, toMeters } from "#features/races/distance.ts";
import type { DistanceText } from "#features/races/distance-columns.ts";
import { showPrice } from "#features/races/price.ts";
import { registrationRefusals } from "#features/registrations/messages.ts";
import { obstacleAnywhere, registrationObstacle } from "#features/registrations/obstacle.ts";
import type { EntryIn } from "#features/registrations/registration.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Said } from "#ui/language/said.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Markdown } from "#ui/markdown/markdown.tsx";
import { Tabs } from "#ui/navigation/tabs.tsx";
import { OutsideLink, TextLink } from "#ui/navigation/text-link.tsx";
import type { Day } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { namesOf } from "#values/record.ts";
import { distanceFigures } from "./distance-facts.ts";
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
      {namesOf(textTitles).map((name) => (
        <Words key={name} title={textTitles[name]} text={distance[name]} />
      ))}
    </div>
  );
}

/** The titles of the organizer's texts, in the order of the page. */
const textTitles: Record<DistanceText, string> = {
  priceIncludes: "Includes",
  profileInformation: "Course",
  additionalInformation: "Good to know",
};

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

/** The price of a distance and the way to register for it. */
function DistanceOffer({ race, distance, unit, today, entries }: DistancePart) {
  const { price } = distance;
  const link = distance.registrationLink ?? race.registrationLink;
  const obstacle = obstacleAnywhere(race, null, { today });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="flex items-baseline gap-2.5">
        <OriginalPrice price={price} />
        <strong className="num text-2xl">{showPrice(price)}</strong>
      </p>
      {race.category === "internal" ? (
        <DistanceEntry
          race={race}
          distance={distance}
          unit={unit}
          today={today}
          entries={entries}
        />
      ) : link && obstacle ? (
        <p className="text-sm font-medium">
          <Said>{registrationRefusals[obstacle]}</Said>{" "}
          <OutsideLink href={link}>Organizer's page</OutsideLink>
        </p>
      ) : link ? (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ look: "quiet", size: "small" })}
        >
          Register for {formatDistance(distance, unit)} <Icon name="external" />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <p className="text-sm text-muted">Registration link not available</p>
      )}
    </div>
  );
}

/** Registration on this site for one distance, or why that is not possible. */
function DistanceEntry({ race, distance, unit, today, entries }: DistancePart) {
  const own = entries.find(({ distanceId }) => distanceId === distance.id);
  const obstacle = registrationObstacle(race, distance, { today, isRegistered: Boolean(own) });
  if (!obstacle) {
    return (
      <ButtonLink size="small" to={wizardPath({ raceId: race.id, distanceId: distance.id })}>
        Register<span className="sr-only"> for {formatDistance(distance, unit)}</span>
      </ButtonLink>
    );
  }
  return (
    <p className="text-sm font-medium">
      <Said>{registrationRefusals[obstacle]}</Said>{" "}
      {own && (
        <TextLink to={href("/registrations/:id", { id: own.id })}>See your registration</TextLink>
      )}
    </p>
  );
}

/** The map, elevation profile and photo of a distance, as far as it has them. */
function DistancePictures({ distance }: { distance: ShownDistance }) {
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
