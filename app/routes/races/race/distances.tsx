import { lazy, Suspense } from "react";
import { href } from "react-router";
import { OriginalPrice } from "#features/races/card/original-price.tsx";
import { formatDistance, toMeters } from "#features/races/distance.ts";
import type { DistanceText } from "#features/races/distance-columns.ts";
import { isFull } from "#features/races/race.ts";
import { raceKind } from "#features/races/race-type.ts";
import { showPrice } from "#features/races/shown-price.ts";
import {
  obstacleAnywhere,
  obstacles,
  registrationObstacle,
} from "#features/registrations/obstacle.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Said, useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { late } from "#ui/late.ts";
import { Facts } from "#ui/list/facts.tsx";
import { Markdown } from "#ui/markdown/markdown.tsx";
import { Tabs } from "#ui/navigation/tabs.tsx";
import { NewTabNote, OutsideLink, TextLink } from "#ui/navigation/text-link.tsx";
import { namesOf } from "#values/record.ts";
import { sayIn, type Words } from "#values/say.ts";
import { distanceFigures } from "./distance-facts.ts";
import { JoinWaitingList, OpenOrderLink, ToInvitationCode, WaitLink } from "./late-parts.tsx";
import type { DistancePart, ShownDistance } from "./race-data.ts";

/** Browsers load it with the first race that has a course: it reads the profile at the pointer. */
const DistanceCourse = import.meta.env.SSR
  ? (await import("#features/courses/showing/distance-course.tsx")).DistanceCourse
  : lazy(async () => {
      const parts = await late(() => import("#features/courses/showing/distance-course.tsx"));
      return { default: parts.DistanceCourse };
    });

/** `21K` and a half marathon are one length. */
const sameLengthMeters = 250;

/** One tab for each distance with all of its data. The tabs name the prices, so that they compare. */
export function Distances(part: Omit<DistancePart, "distance">) {
  const { race, unit } = part;
  const lang = useLang();
  const say = sayIn(lang);
  if (race.distances.length === 0) {
    return (
      <p className="text-muted">
        {say({
          en: "No distance information available for this race.",
          es: "No hay información de las distancias de esta carrera.",
        })}
      </p>
    );
  }
  return (
    <Tabs
      label={say({ en: "Distances", es: "Distancias" })}
      tabs={race.distances.map((distance) => ({
        id: distance.id,
        label: formatDistance(distance, unit),
        note: isFull(distance)
          ? say({ en: "Full", es: "Sin cupos" })
          : showPrice(distance.price, lang),
        panel: <DistancePanel {...part} distance={distance} />,
      }))}
    />
  );
}

function DistancePanel(part: DistancePart) {
  const { race, distance, courses, unit } = part;
  const lang = useLang();
  const say = sayIn(lang);
  const figures = distanceFigures(race, distance, unit, lang);
  const course = courses.find(({ distanceId }) => distanceId === distance.id);
  // The drawing of a measured course states these itself.
  const drawn = course?.kind === "measured" ? course : null;
  const isTitled = distance.title !== distance.text && !isSameLength(distance);
  return (
    <div className="flex flex-col gap-6">
      {isTitled && <p className="font-display text-lg font-bold">{distance.title}</p>}
      <DistanceOffer {...part} />
      {distance.description.length > 0 && <Markdown tree={distance.description} />}
      <Facts
        items={[
          {
            label: say({ en: "Distance", es: "Distancia" }),
            value: drawn ? null : (figures.length ?? distance.text),
          },
          {
            label: say({ en: "Elevation gain", es: "Desnivel positivo" }),
            value: drawn?.heights ? null : figures.climb,
          },
          {
            label: say({ en: "Elevation loss", es: "Desnivel negativo" }),
            value: drawn?.heights ? null : figures.descent,
          },
          { label: say({ en: "Start time", es: "Hora de salida" }), value: figures.start },
          { label: say({ en: "Time limit", es: "Tiempo límite" }), value: figures.limit },
          { label: say({ en: "Places", es: "Cupos" }), value: figures.places },
        ]}
      />
      {course && (
        <Suspense>
          <DistanceCourse course={course} unit={unit} kind={raceKind(race.type)} />
        </Suspense>
      )}
      <DistancePictures distance={distance} />
      {namesOf(textTitles).map((name) => (
        <Paragraphs key={name} title={say(textTitles[name])} text={distance[name]} />
      ))}
    </div>
  );
}

/** The titles of the organizer's texts, in the order of the page. */
const textTitles: Record<DistanceText, Words> = {
  priceIncludes: { en: "Includes", es: "Incluye" },
  profileInformation: { en: "Course", es: "Recorrido" },
  additionalInformation: { en: "Good to know", es: "Ten en cuenta" },
};

/** Whether the title says the length again: `21K` of a half marathon. */
function isSameLength({ title, meters }: ShownDistance): boolean {
  const named = toMeters(title);
  return named !== null && meters !== null && Math.abs(named - meters) < sameLengthMeters;
}

function Paragraphs({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 max-w-text whitespace-pre-line">{text}</p>
    </div>
  );
}

/** The price of a distance and the way to register for it. */
function DistanceOffer(part: DistancePart) {
  const { race, distance, unit, today } = part;
  const lang = useLang();
  const say = sayIn(lang);
  const { price } = distance;
  const link = distance.registrationLink ?? race.registrationLink;
  const name = formatDistance(distance, unit);
  const obstacle = obstacleAnywhere(race, null, { today });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="flex items-baseline gap-2.5">
        <strong className="num text-2xl">{showPrice(price, lang)}</strong>
        <OriginalPrice price={price} />
        {distance.nextPrice && !obstacle && (
          <span className="text-sm text-muted">{distance.nextPrice}</span>
        )}
      </p>
      {race.category === "internal" ? (
        <DistanceEntry {...part} />
      ) : link && obstacle ? (
        <OutsideLink href={link}>
          {say({ en: "Organizer's page", es: "Página del organizador" })}
        </OutsideLink>
      ) : link ? (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ look: "quiet", size: "small" })}
        >
          {say({ en: `Register for ${name}`, es: `Inscríbete en ${name}` })}{" "}
          <Icon name="external" />
          <NewTabNote />
        </a>
      ) : (
        <p className="text-sm text-muted">
          {say({ en: "Registration link not available", es: "No hay enlace de inscripción" })}
        </p>
      )}
    </div>
  );
}

/** Registration on this site for one distance, or why that is not possible. */
function DistanceEntry(part: DistancePart) {
  const { race, distance, unit, today, entries, orders, waiting } = part;
  const say = useSay();
  const order = orders.find(({ distanceId }) => distanceId === distance.id);
  if (order) return <OpenOrderLink order={order} look="button" />;
  const wait = waiting.waits.find(({ distanceId }) => distanceId === distance.id);
  if (wait) return <WaitLink wait={wait} look="button" />;
  const own = entries.find(({ distanceId }) => distanceId === distance.id);
  const obstacle = registrationObstacle(race, distance, { today, isRegistered: Boolean(own) });
  if (!obstacle) {
    return (
      <ButtonLink size="small" to={wizardPath({ raceId: race.id, distanceId: distance.id })}>
        <Rich
          text={say({
            en: `Register<0> for ${formatDistance(distance, unit)}</0>`,
            es: `Inscríbete<0> en ${formatDistance(distance, unit)}</0>`,
          })}
          parts={[(words) => <span className="sr-only">{words}</span>]}
        />
      </ButtonLink>
    );
  }
  // What holds for the whole race stands below its name.
  const isOfDistance = obstacle === "full" || obstacle === "registered";
  if (!isOfDistance && !own) return null;
  const why = (
    <p className="text-sm font-medium">
      {isOfDistance && <Said>{obstacles[obstacle]}</Said>}{" "}
      {own && (
        <TextLink to={href("/registrations/:id", { id: own.id })}>
          {say({ en: "See your registration", es: "Ver tu inscripción" })}
        </TextLink>
      )}
    </p>
  );
  const isKept = waiting.kept.includes(distance.id);
  if (obstacle !== "full" || !(waiting.isOpen || isKept)) return why;
  const target = { raceId: race.id, distanceId: distance.id };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {why}
      {waiting.isOpen && (
        <JoinWaitingList {...target} isSignedIn={waiting.isSignedIn} size="small" />
      )}
      {isKept && <ToInvitationCode {...target} className="text-sm" />}
    </div>
  );
}

/** The map, elevation profile and photo of a distance, as far as it has them. */
function DistancePictures({ distance }: { distance: ShownDistance }) {
  const say = useSay();
  const pictures = [
    {
      address: distance.mapImage,
      words: say({
        en: `Map of the ${distance.text} course`,
        es: `Mapa del recorrido de ${distance.text}`,
      }),
    },
    {
      address: distance.profileImage,
      words: say({
        en: `Elevation profile of the ${distance.text} course`,
        es: `Perfil de altimetría del recorrido de ${distance.text}`,
      }),
    },
    {
      address: distance.image,
      words: say({ en: `Picture of the ${distance.text}`, es: `Foto de ${distance.text}` }),
    },
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
