import { type Day, parseDay } from "#values/day.ts";
import type { FieldTexts } from "#values/form/three-way.ts";
import type { LengthUnit } from "#values/length.ts";
import { currencies } from "#values/money.ts";
import { type Lang, type Say, sayIn } from "#values/say.ts";
import { shownPicture } from "#values/web/shown-picture.ts";
import { unknownZone } from "#values/zone.ts";
import { type ShownCard, shownCard } from "../../card/shown-card.ts";
import { toMeters } from "../../distance.ts";
import { startingPrice } from "../../price.ts";
import { type RaceCard, raceStatuses } from "../../race.ts";
import { mayRegister } from "../../standing.ts";
import { parsePrice } from "../../written-price.ts";
import { type DistanceDetails, type OwnRace, raceTypeOptions } from "../details.ts";

/** What the card of a race in the editor is made with, besides the form. */
export type CardPreview = {
  /** As it is stored; `null` for a new race. */
  card: RaceCard | null;
  today: Day;
  unit: LengthUnit;
};

/** The race in the editor, and which of its distances the form is about. */
export type PreviewedRace = {
  race: Pick<OwnRace, "details" | "photo" | "distances"> | null;
  /** `null` for one more distance or none. */
  distanceId: string | null;
  /** Of the page. */
  lang: Lang;
};

type PricedDistance = Pick<
  DistanceDetails,
  "distance" | "price" | "discounted_price" | "price_currency"
>;

/**
 * The card of a race as lists would show it if the form was saved now. What the form does not have is
 * as it is stored.
 * @param typed - the fields of the form of a race, or of one of its distances
 * @param chosen - a photo that was chosen and is not stored yet
 */
export function previewedCard(
  { card, today, unit }: CardPreview,
  { race, distanceId, lang }: PreviewedRace,
  typed: FieldTexts,
  chosen: string | null,
): ShownCard {
  const say = sayIn(lang);
  const before = card ?? newCard(today, say);
  const stored = race?.details;
  const day = parseDay(typed.start_date ?? "") ?? before.startDate;
  const place = {
    city: typed.city?.trim() || before.city,
    stateProvince: typed.state_province?.trim() ?? before.stateProvince,
    country: typed.country?.trim() || before.country,
  };
  const hasMoved = place.city !== before.city || place.country !== before.country;
  const status = raceStatuses.find((each) => each === typed.race_status) ?? before.status;
  const distances = distancesOf(race?.distances ?? [], distanceId, typed);
  const closing = {
    status,
    startDate: day,
    registrationStatus: typed.registration_status ?? stored?.registration_status ?? "open",
    registrationDeadline:
      parseDay(typed.registration_deadline ?? stored?.registration_deadline ?? "") ?? null,
  };
  return shownCard(
    {
      ...before,
      ...place,
      name:
        (typed.race_name ?? before.name).trim() ||
        say({ en: "Race Name", es: "Nombre de la carrera" }),
      type: typed.race_type || before.type,
      status,
      startDate: day,
      position: hasMoved ? null : before.position,
      photo: chosen ?? photoOf(race, typed),
      isClosed: !mayRegister(closing, today),
      distances: distances.map(({ distance }) => ({ text: distance, meters: toMeters(distance) })),
      price: startingPrice(
        distances.map(({ price, discounted_price, price_currency }) => ({
          price,
          discountedPrice: discounted_price,
          priceCurrency: price_currency,
          priceMinor: parsePrice(price),
          discountedPriceMinor: parsePrice(discounted_price),
        })),
      ),
    },
    unit,
    { lang },
  );
}

/** The stored photo, unless it is to go, or else the picture at another address. */
function photoOf(race: PreviewedRace["race"], typed: FieldTexts): string | null {
  const own = "remove_race_photo" in typed ? null : race?.photo;
  const elsewhere = typed.external_image_url ?? race?.details.external_image_url;
  return shownPicture(own ?? null) ?? shownPicture(elsewhere ?? null);
}

/** The stored distances, with the one that the form is about as it was typed. */
function distancesOf(
  stored: OwnRace["distances"],
  distanceId: string | null,
  typed: FieldTexts,
): PricedDistance[] {
  const priced = stored.map(({ id, details }) =>
    id === distanceId ? over(details, typed) : details,
  );
  const isMore = distanceId === null && Boolean(typed.distance?.trim());
  return isMore ? [...priced, over(null, typed)] : priced;
}

function over(stored: PricedDistance | null, typed: FieldTexts): PricedDistance {
  return {
    distance: typed.distance ?? stored?.distance ?? "",
    price: typed.price ?? stored?.price ?? null,
    discounted_price: typed.discounted_price ?? stored?.discounted_price ?? null,
    price_currency:
      currencies.find((each) => each === typed.price_currency) ?? stored?.price_currency ?? "USD",
  };
}

/** Its cover is drawn with another seed than that of the race, which has no id yet. */
function newCard(today: Day, say: Say): RaceCard {
  return {
    id: "new-race",
    name: "",
    type: raceTypeOptions[0],
    status: "upcoming",
    isPremium: false,
    startDate: today,
    city: say({ en: "City", es: "Ciudad" }),
    stateProvince: null,
    country: "",
    placeId: null,
    timeZone: unknownZone,
    position: null,
    photo: null,
    isClosed: false,
    distances: [],
    hairline: null,
    price: { kind: "unknown" },
    rating: null,
  };
}
