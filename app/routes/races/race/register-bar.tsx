import { Form, href } from "react-router";
import { shortDistances } from "#features/races/card/short-distances.ts";
import { isFull } from "#features/races/race.ts";
import { isStartingPrice, showPrice } from "#features/races/shown-price.ts";
import { mayRegister } from "#features/races/standing.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useLang } from "#ui/language/language.tsx";
import { NewTabNote } from "#ui/navigation/text-link.tsx";
import { sayIn } from "#values/say.ts";
import { FullBar, OfferBar, OrderBar } from "./late-parts.tsx";
import type { RaceData } from "./race-data.ts";

/** The way to register at the foot of a narrow screen, while the race takes registrations. */
export function RegisterBar({ page }: { page: RaceData }) {
  if (!mayRegister(page.race, page.today)) return null;
  const bar =
    page.race.category === "internal" ? <EntryBar page={page} /> : <LinkBar page={page} />;
  return <div className="register-bar">{bar}</div>;
}

/**
 * Registration on this site: one tap for one distance, and a choice of several. Who is registered is
 * told so instead.
 */
function EntryBar({ page: { race, unit, personal, waiting } }: { page: RaceData }) {
  const lang = useLang();
  const say = sayIn(lang);
  const entries = personal?.entries ?? [];
  const [first] = entries;
  const order = personal?.orders.find(({ holdsPlaces }) => holdsPlaces);
  if (order) return <OrderBar order={order} />;
  const [offer] = waiting.waits.filter(({ position }) => position === null);
  if (offer) return <OfferBar wait={offer} />;
  if (first) {
    const words = entries.map(({ distanceId, bib }) => {
      const entered = race.distances.filter(({ id }) => id === distanceId);
      return say({
        en: `${shortDistances(entered, unit, 1)} bib ${bib}`,
        es: `${shortDistances(entered, unit, 1)}, dorsal ${bib}`,
      });
    });
    return (
      <>
        <p className="register-offer">
          {say({
            en: `Registered: ${words.join(", ")}`,
            es: `Tu inscripción: ${words.join(", ")}`,
          })}
        </p>
        <ButtonLink look="quiet" to={href("/registrations/:id", { id: first.id })}>
          {say({ en: "See your registration", es: "Ver tu inscripción" })}
        </ButtonLink>
      </>
    );
  }
  const open = race.distances.filter((each) => !isFull(each));
  const offers = open.map((each) => ({
    id: each.id,
    words: `${shortDistances([each], unit, 1)} · ${showPrice(each.price, lang)}`,
  }));
  const isWhole = race.distances.length === 0;
  const [only, another] = offers;
  if (!only && !isWhole) {
    if (!waiting.isOpen || waiting.waits.length > 0) return null;
    return <FullBar />;
  }
  if (!another) {
    return (
      <>
        <p className="register-offer">{only ? only.words : showPrice(race.price, lang)}</p>
        <ButtonLink to={wizardPath({ raceId: race.id, distanceId: only?.id ?? null })}>
          {say({ en: "Register", es: "Inscríbete" })}
        </ButtonLink>
      </>
    );
  }
  return (
    <Form method="get" action={wizardPath({ raceId: race.id, distanceId: null })}>
      <select
        name="distance"
        aria-label={say({ en: "Distance to register for", es: "Distancia en la que te inscribes" })}
        className="input select"
      >
        {offers.map(({ id, words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
      <Button type="submit">{say({ en: "Register", es: "Inscríbete" })}</Button>
    </Form>
  );
}

/** Registration on the organizer's site, or the distances where each has a link of its own. */
function LinkBar({ page: { race } }: { page: RaceData }) {
  const lang = useLang();
  const say = sayIn(lang);
  const { price } = race;
  const hasOwn = race.distances.some((each) => each.registrationLink !== null);
  if (!race.registrationLink && !hasOwn) return null;
  return (
    <>
      <p className="register-offer">
        {isStartingPrice(price) && <small>{say({ en: "from ", es: "desde " })}</small>}
        {showPrice(price, lang)}
      </p>
      {race.registrationLink ? (
        <a
          href={race.registrationLink}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass()}
        >
          {say({ en: "Register", es: "Inscríbete" })} <Icon name="external" />
          <NewTabNote />
        </a>
      ) : (
        <a href="#distances" className={buttonClass()}>
          {say({ en: "Choose a distance", es: "Elegir una distancia" })}
        </a>
      )}
    </>
  );
}
