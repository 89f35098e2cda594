import { formatDistance } from "#features/races/distance.ts";
import { hasWayIn, isFull } from "#features/races/race.ts";
import { showPrice } from "#features/races/shown-price.ts";
import { mayRegister } from "#features/races/standing.ts";
import type { OpenOrder } from "#features/registrations/orders/queries.server.ts";
import type { EntryIn } from "#features/registrations/registration.ts";
import type { RaceWaiting } from "#features/registrations/waiting/screens/waiting-parts.tsx";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Table } from "#ui/list/table.tsx";
import { OutsideLink, TextLink } from "#ui/navigation/text-link.tsx";
import type { Day } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { sayIn, type Words } from "#values/say.ts";
import { type DistanceFigures, distanceFigures } from "./distance-facts.ts";
import { OpenOrderLink, WaitLink } from "./late-parts.tsx";
import type { ShownDistance, ShownRace } from "./race-data.ts";

const columns: readonly { figure: keyof DistanceFigures; head: Words }[] = [
  { figure: "climb", head: { en: "Climb", es: "Desnivel" } },
  { figure: "highest", head: { en: "Highest point", es: "Punto más alto" } },
  { figure: "start", head: { en: "Start", es: "Salida" } },
  { figure: "limit", head: { en: "Limit", es: "Límite" } },
  { figure: "places", head: { en: "Places", es: "Cupos" } },
];

/** A distance that is named by its length. */
const lengthName = /^[\d.,]+ ?(k|km|mi|miles?)?$/i;

/**
 * The distances of a race side by side, on screens that are wide enough. On a phone the tabs have the
 * same facts.
 */
export function DistanceComparison({
  race,
  unit,
  today,
  entries,
  orders,
  waiting,
}: {
  race: ShownRace;
  unit: LengthUnit;
  today: Day;
  entries: EntryIn[];
  orders: OpenOrder[];
  waiting: RaceWaiting;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  const isOpen = mayRegister(race, today) && hasWayIn(race);
  const rows = race.distances.map((distance) => ({
    distance,
    figures: distanceFigures(race, distance, unit, lang),
  }));
  const shown = columns.filter(({ figure }) => rows.some(({ figures }) => figures[figure]));
  const heads = [
    say({ en: "Distance", es: "Distancia" }),
    ...shown.map(({ head }) => say(head)),
    say({ en: "Price", es: "Precio" }),
  ];
  return (
    <div className="distance-comparison">
      <Table
        caption={say({ en: "The distances side by side", es: "Comparación de distancias" })}
        head={isOpen ? [...heads, say({ en: "Registration", es: "Inscripción" })] : heads}
      >
        {rows.map(({ distance, figures }) => (
          <tr key={distance.id}>
            <th scope="row">
              {formatDistance(distance, unit)}
              {!lengthName.test(distance.text.trim()) && figures.length && (
                <small>{figures.length}</small>
              )}
            </th>
            {shown.map(({ figure }) => (
              <td key={figure}>{figures[figure] || "–"}</td>
            ))}
            <td>{showPrice(distance.price, lang)}</td>
            {isOpen && (
              <td>
                <RegisterLink
                  race={race}
                  distance={distance}
                  unit={unit}
                  entries={entries}
                  orders={orders}
                  waiting={waiting}
                />
              </td>
            )}
          </tr>
        ))}
      </Table>
    </div>
  );
}

/** The short way to register for one distance of an open race, or one word that says why not. */
function RegisterLink({
  race,
  distance,
  unit,
  entries,
  orders,
  waiting,
}: {
  race: ShownRace;
  distance: ShownDistance;
  unit: LengthUnit;
  entries: EntryIn[];
  orders: OpenOrder[];
  waiting: RaceWaiting;
}) {
  const say = useSay();
  const words = (
    <>
      <Rich
        text={say({
          en: `Register<0> for ${formatDistance(distance, unit)}</0>`,
          es: `Inscríbete<0> en ${formatDistance(distance, unit)}</0>`,
        })}
        parts={[(words) => <span className="sr-only">{words}</span>]}
      />
    </>
  );
  if (race.category === "internal") {
    const order = orders.find(({ distanceId }) => distanceId === distance.id);
    if (order) return <OpenOrderLink order={order} />;
    if (entries.some(({ distanceId }) => distanceId === distance.id))
      return say({ en: "Registered", es: "Ya te inscribiste" });
    const wait = waiting.waits.find(({ distanceId }) => distanceId === distance.id);
    if (wait) return <WaitLink wait={wait} />;
    const to = wizardPath({ raceId: race.id, distanceId: distance.id });
    if (isFull(distance)) {
      if (!waiting.isOpen) return say({ en: "Full", es: "Sin cupos" });
      return <TextLink to={to}>{say({ en: "Waiting list", es: "Lista de espera" })}</TextLink>;
    }
    return (
      <TextLink to={to} look="strong">
        {words}
      </TextLink>
    );
  }
  const link = distance.registrationLink ?? race.registrationLink;
  return link ? (
    <OutsideLink href={link} look="strong">
      {words}
    </OutsideLink>
  ) : (
    "–"
  );
}
