import type { BreadcrumbList, Offer, Place, SportsEvent, WithContext } from "schema-dts";
import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import { markdownWords } from "#ui/markdown/markdown-words.ts";
import type { Day } from "#values/day.ts";
import type { Position } from "#values/geo/position.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { shorten } from "#values/text/shorten.ts";
import { isWebAddress } from "#values/web/addresses/web-address.ts";
import { inLanguage } from "#values/web/language.ts";
import { breadcrumb } from "#values/web/structured-data.ts";
import { isFull, placeOf, type RaceDistance, type RacePage, raceUrl } from "../race.ts";
import { raceKind } from "../race-type.ts";
import { mayRegister } from "../standing.ts";

/** The site of a race's page, and the day on which it is read. */
type PageAddress = {
  /** `https://example.com`, without a closing slash. */
  origin: string;
  today: Day;
  /** Where the race is, as far as it is known. */
  position?: Position | null;
  /** Of the page. */
  lang: Lang;
};

/** A race with its description as a Markdown tree. */
type DescribedRace = RacePage & { overview: MarkdownNode[] };

const descriptionLimit = 600;

/**
 * A race as schema.org's `SportsEvent` with the fields that search engines ask for, for a
 * `"script:ld+json"` descriptor of the page's meta (the framework escapes `<` in there).
 *
 * It states only what is known: no time without a zone, no offer without a price, no rating before
 * the first review, nothing in stock if registration is closed, and sold out only if it is full.
 * @param courses - a sentence about the measured course of each distance, by its id
 * @see https://developers.google.com/search/docs/appearance/structured-data/event
 */
export function raceStructuredData(
  race: DescribedRace,
  at: PageAddress,
  courses: ReadonlyMap<string, string> = new Map(),
): WithContext<SportsEvent> {
  const { lang } = at;
  const id = raceUrl(race, at.origin);
  const url = inLanguage(lang, id);
  const offers = race.distances.flatMap((distance) => offerOf(race, distance, at) ?? []);
  const location = locationOf(race, lang);
  const day = {
    startDate: race.startDate,
    endDate: race.startDate,
    eventStatus:
      race.status === "cancelled"
        ? "https://schema.org/EventCancelled"
        : "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
  } as const;
  return {
    "@context": "https://schema.org",
    "@type": "SportsEvent",
    "@id": id,
    name: race.name,
    url,
    ...(lang !== "en" && { inLanguage: lang }),
    sport: sportOf(race.type, lang),
    description: descriptionOf(race, lang),
    image: imagesOf(race, at.origin),
    ...day,
    location: {
      ...location,
      ...(at.position && {
        geo: { "@type": "GeoCoordinates", latitude: at.position.lat, longitude: at.position.lon },
      }),
      ...(isWebAddress(race.googleMapsLink) && { hasMap: race.googleMapsLink }),
    },
    ...(race.organizer && { organizer: { "@type": "Organization", name: race.organizer } }),
    ...(offers.length > 0 && { offers }),
    ...(race.rating &&
      race.rating.count > 0 && {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: race.rating.average,
          reviewCount: race.rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    ...(race.distances.length > 1 && {
      subEvent: race.distances.map((distance) => ({
        "@type": "SportsEvent",
        name: nameOfPart(race.name, distance.title || distance.text),
        sport: sportOf(race.type, lang),
        ...(courses.has(distance.id) && { description: courses.get(distance.id) }),
        ...day,
        location,
      })),
    }),
  };
}

/** Home, the list and this race. */
export function raceBreadcrumb(
  race: Pick<RacePage, "id" | "name">,
  { origin, lang }: Pick<PageAddress, "origin" | "lang">,
): WithContext<BreadcrumbList> {
  return breadcrumb(
    [
      { name: sayIn(lang)({ en: "Races", es: "Carreras" }), item: `${origin}/races` },
      { name: race.name, item: raceUrl(race, origin) },
    ],
    origin,
    lang,
  );
}

/** The description of the race, or else a sentence with its name, place and distances. */
export function descriptionOf(race: DescribedRace, lang: Lang): string {
  const written = markdownWords(race.overview);
  if (written) return shorten(written, descriptionLimit);
  const distances = race.distances.map((distance) => distance.text).join(", ");
  const place = placeOf(race, lang);
  return sayIn(lang)({
    en: `${race.name} in ${place}${distances ? `: ${distances}` : ""}.`,
    es: `${race.name} en ${place}${distances ? `: ${distances}` : ""}.`,
  });
}

/** What each event must state of its place. */
function locationOf(race: RacePage, lang: Lang) {
  return {
    "@type": "Place",
    name: race.address ?? placeOf(race, lang),
    address: {
      "@type": "PostalAddress",
      ...(race.address && { streetAddress: race.address }),
      addressLocality: race.city,
      ...(race.stateProvince && { addressRegion: race.stateProvince }),
      addressCountry: race.country,
    },
  } satisfies Place;
}

function imagesOf(race: RacePage, origin: string): string[] {
  const made = `${raceUrl(race, origin)}/share.jpg`;
  if (!race.photo || race.photo.startsWith("data:")) return [made];
  const photo = URL.parse(race.photo, `${origin}/`);
  return photo ? [photo.href, made] : [made];
}

/** @example nameOfPart("Seattle Marathon", "Marathon") === "Seattle Marathon" */
function nameOfPart(race: string, part: string): string {
  const isNamed = race.toLowerCase().endsWith(` ${part.toLowerCase()}`);
  return isNamed ? race : `${race} ${part}`;
}

function offerOf(race: RacePage, distance: RaceDistance, at: PageAddress): Offer | null {
  const { price } = distance;
  if (price.kind === "unknown") return null;
  const isTaken = isFull(distance);
  const isOpen = mayRegister(race, at.today) && !isTaken;
  const url =
    race.category === "internal"
      ? inLanguage(at.lang, raceUrl(race, at.origin))
      : [distance.registrationLink, race.registrationLink].find(isWebAddress);
  return {
    "@type": "Offer",
    name: distance.title || distance.text,
    price: price.kind === "free" ? "0" : (price.minor / 100).toFixed(2),
    priceCurrency: price.kind === "free" ? currencyOf(race) : price.currency,
    ...((isTaken || (isOpen && url)) && {
      availability: `https://schema.org/${isTaken ? "SoldOut" : "InStock"}`,
    }),
    ...(race.registrationDeadline && { validThrough: race.registrationDeadline }),
    ...(url && { url }),
  };
}

/** A free offer needs a currency too: that of the race's other distances. */
function currencyOf(race: RacePage): string {
  for (const { price } of race.distances) if (price.kind === "amount") return price.currency;
  return "USD";
}

function sportOf(type: string, lang: Lang): string {
  const say = sayIn(lang);
  const kind = raceKind(type);
  if (kind === "triathlon") return say({ en: "Triathlon", es: "Triatlón" });
  if (kind === "mtb") return say({ en: "Mountain biking", es: "Ciclismo de montaña" });
  return say({ en: "Running", es: "Atletismo" });
}
