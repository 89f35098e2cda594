import { href, Link, useHref } from "react-router";
import { OriginalPrice } from "#features/races/card/original-price.tsx";
import { formatDistance } from "#features/races/distance.ts";
import { Locator } from "#features/races/map/locator-map.tsx";
import { usualMinimumAge } from "#features/races/page/age.ts";
import { placeOf } from "#features/races/race.ts";
import { isStartingPrice, showPrice } from "#features/races/shown-price.ts";
import type { Standing } from "#features/races/standing.ts";
import { statedHeightWords } from "#features/races/stated-height.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { OutsideLink } from "#ui/navigation/text-link.tsx";
import { DialogLink } from "#ui/overlay/dialog-link.tsx";
import { formatClockTime, formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { Checked } from "./late-parts.tsx";
import type { RaceData, ShownRace } from "./race-data.ts";
import { RaceRegistration } from "./race-registration.tsx";

/** The price, registration, place and date. */
export function RaceSidebar({ page, standing }: { page: RaceData; standing: Standing }) {
  const lang = useLang();
  const say = sayIn(lang);
  const { race, today, unit, personal } = page;
  const { price } = race;
  const [single = null, ...others] = race.distances;
  const nextPrice = others.length === 0 ? (single?.nextPrice ?? race.nextPrice) : null;
  const whole = [
    {
      label: isStartingPrice(price)
        ? say({ en: "Price from", es: "Precio desde" })
        : say({ en: "Price", es: "Precio" }),
      value: standing === "open" || price.kind === "unknown" ? null : showPrice(price, lang),
    },
    { label: say({ en: "Distance", es: "Distancia" }), value: wholeDistance(race, unit) },
    {
      label: say({ en: "Elevation gain", es: "Desnivel positivo" }),
      value: wholeHeight(race, race.elevationGain, unit, lang),
    },
    {
      label: say({ en: "Elevation loss", es: "Desnivel negativo" }),
      value: wholeHeight(race, race.elevationLoss, unit, lang),
    },
    {
      label: say({ en: "Minimum age", es: "Edad mínima" }),
      value: race.minimumAge === usualMinimumAge ? null : String(race.minimumAge),
    },
    {
      label: say({ en: "Early registration", es: "Inscripción en preventa" }),
      value: race.earlyCost,
    },
    { label: say({ en: "Final registration", es: "Inscripción final" }), value: race.finalCost },
  ].filter(({ value }) => value !== null);
  const hasTop = standing === "open" || whole.length > 0 || (personal?.entries.length ?? 0) > 0;
  return (
    <aside
      aria-label={say({ en: "Registration and place", es: "Inscripción y lugar" })}
      className="race-sidebar card"
    >
      {standing === "open" && (
        <>
          <p className="text-sm text-muted">
            {isStartingPrice(price)
              ? say({ en: "from", es: "desde" })
              : say({ en: "Price", es: "Precio" })}
          </p>
          <p className="flex flex-wrap items-baseline gap-x-2.5">
            <strong className="num text-3xl">{showPrice(price, lang)}</strong>
            <OriginalPrice price={price} />
          </p>
          {nextPrice && <p className="text-sm text-muted">{nextPrice}</p>}
        </>
      )}
      {whole.length > 0 && (
        <dl className="mt-2 text-sm">
          {whole.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-3">
              <dt className="text-muted">{label}</dt>
              <dd className="tabular font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <RaceRegistration
        race={race}
        today={today}
        entries={personal?.entries ?? []}
        orders={personal?.orders ?? []}
        waiting={page.waiting}
        takesLists={page.takesLists}
      />
      <dl
        className={`flex flex-col gap-3${hasTop ? " mt-5 border-t border-dashed border-line pt-5" : ""}`}
      >
        <Line icon="calendar" label={say({ en: "Date", es: "Fecha" })}>
          {formatDay(race.startDate, lang)}
          {race.startTime && `, ${formatClockTime(race.startTime, lang)}`}
        </Line>
        <Line icon="pin" label={say({ en: "Place", es: "Lugar" })}>
          {race.address && <span className="block">{race.address}</span>}
          {placeOf(race, lang)}
        </Line>
        {race.organizer && (
          <Line icon="people" label={say({ en: "Organizer", es: "Organizador" })}>
            {race.organizer}
          </Line>
        )}
      </dl>
      {page.locator && (
        <div className="mt-5">
          <Locator map={page.locator} address={race.googleMapsLink} />
        </div>
      )}
      <RaceLinks race={race} locator={page.locator} standing={standing} />
      <p className="mt-5 border-t border-dashed border-line pt-4 text-sm text-muted">
        {say({ en: "Do you organize this race?", es: "¿Organizas esta carrera?" })}{" "}
        <ClaimRace page={page} />
        <Checked page={page} />
      </p>
    </aside>
  );
}

/** A height of the race as a whole: the only distance of a race says it itself. */
function wholeHeight(
  { distances }: ShownRace,
  stated: string | null,
  unit: LengthUnit,
  lang: Lang,
) {
  return stated && distances.length !== 1 ? statedHeightWords(stated, unit, lang) : null;
}

/** The distance of the race as a whole, unless its distances say the same. */
function wholeDistance({ distance, distances }: ShownRace, unit: LengthUnit): string | null {
  if (distance === null) return null;
  const isSaid = distances.some(({ meters }) => meters === distance.meters);
  const isList = distance.meters === null && distances.length > 0;
  return isSaid || isList ? null : formatDistance(distance, unit);
}

function Line({
  icon,
  label,
  children,
}: {
  icon: IconName;
  label: string;
  children: React.ReactNode;
}) {
  return (
    <div className="flex gap-3">
      <dt>
        <Icon name={icon} label={label} className="mt-0.5 size-5 text-muted" />
      </dt>
      <dd className="tabular min-w-0">{children}</dd>
    </div>
  );
}

const loadClaimDialog = () => import("#features/claims/claim-dialog.tsx");

/** Opens the organizer's claim form, as a dialog or as a separate page. */
function ClaimRace({ page: { race, personal } }: { page: RaceData }) {
  const say = useSay();
  return (
    <DialogLink
      to={href("/races/:id/claim", { id: race.id })}
      load={loadClaimDialog}
      className="inline-block py-0.5 font-medium text-ink underline underline-offset-3"
      dialog={({ ClaimDialog }, close) => (
        <ClaimDialog
          raceId={race.id}
          raceName={race.name}
          claimant={personal?.claimant}
          onClose={close}
        />
      )}
    >
      {say({ en: "Claim this Race", es: "Gestionar esta carrera" })}
    </DialogLink>
  );
}

/**
 * Links to the calendar file of the race, its map, course and rules. Nobody plans a race that is over
 * or does not take place.
 */
function RaceLinks({
  race,
  locator,
  standing,
}: {
  race: ShownRace;
  locator: RaceData["locator"];
  standing: Standing;
}) {
  const say = useSay();
  const calendar = useHref(href("/races/:id/calendar.ics", { id: race.id }));
  const isAhead = standing === "open" || standing === "closed";

  const links = [
    { label: "Google Maps", address: locator ? null : race.googleMapsLink },
    { label: say({ en: "Course map", es: "Mapa del recorrido" }), address: race.mapUrl },
    {
      label: say({ en: "Elevation profile", es: "Perfil de altimetría" }),
      address: race.elevationProfileUrl,
    },
    { label: say({ en: "GPX file", es: "Archivo GPX" }), address: race.gpxUrl },
    { label: say({ en: "Rules", es: "Reglamento" }), address: race.rulesUrl },
  ];
  return (
    <ul className="mt-5 flex flex-col gap-1 border-t border-dashed border-line pt-4">
      {isAhead && (
        <>
          <li>
            <a href={calendar} className="link-strong inline-block py-1.5">
              {say({ en: "Add to calendar", es: "Agregar al calendario" })}
            </a>
          </li>
          <li>
            <Link
              to={`${href("/tools/pace")}?race=${race.id}`}
              className="link-strong inline-block py-1.5"
            >
              {say({ en: "Plan your pace", es: "Planea tu ritmo" })}
            </Link>
          </li>
        </>
      )}
      <li>
        <Link
          to={`${href("/chat/:threadId?")}?race=${race.id}`}
          className="link-strong inline-block py-1.5"
        >
          {say({ en: "Ask about this race", es: "Pregunta sobre esta carrera" })}
        </Link>
      </li>
      {links.map(
        ({ label, address }) =>
          address && (
            <li key={label}>
              <OutsideLink href={address} look="strong" className="inline-block py-1.5">
                {label}
              </OutsideLink>
            </li>
          ),
      )}
    </ul>
  );
}
