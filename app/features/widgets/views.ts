import { shownCard } from "#features/races/card/shown-card.ts";
import { coverAddress } from "#features/races/pictures/cover.ts";
import { type RaceCard, raceUrl } from "#features/races/race.ts";
import { dayOfMonth, formatDay, formatMonth } from "#values/day.ts";
import { sayIn, type Words } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import { siteName } from "#values/web/page-meta.ts";
import { type Markup, markup, notListed, upcomingRaces, type WidgetLook } from "./widget.ts";

const findRaces: Words = {
  en: `Find races on ${siteName}`,
  es: `Encuentra carreras en ${siteName}`,
};

const states = {
  cancelled: { en: "Cancelled", es: "Cancelada" },
  closed: { en: "Registration is closed", es: "Las inscripciones están cerradas" },
} as const satisfies Record<string, Words>;

/** What a widget is drawn with. */
type Frame = { look: WidgetLook; origin: string };

/** The card of a race: its picture, day, place, distances, price and rating. */
export function raceWidget(race: RaceCard, frame: Frame): Markup {
  const { lang } = frame.look;
  const say = sayIn(lang);
  const card = shownCard(race, "km", { lang });
  const facts = [
    card.distances,
    card.price &&
      (card.priceOf ? say({ en: `From ${card.price}`, es: `Desde ${card.price}` }) : card.price),
  ].filter((fact) => fact !== null && fact !== "");
  const state = card.isCancelled ? states.cancelled : card.isClosed ? states.closed : null;
  return framed(
    frame,
    markup`<div class="cover"${state === null ? null : { html: " data-closed" }}>
        <img src="${pictureOf(race, frame)}" alt="" width="640" height="376" loading="lazy">
        ${state === null ? null : markup`<p class="state">${say(state)}</p>`}
        <div class="bib" aria-hidden="true"><b>${formatMonth(card.day, lang)}</b>${String(dayOfMonth(card.day))}</div>
      </div>
      <div class="text">
        ${nameLine(race, frame)}
        <p class="note"><time datetime="${card.day}">${formatDay(card.day, lang)}</time> &middot; ${card.place}</p>
        <p>${facts.join(" · ")}</p>
        ${ratingLine(race, frame)}
      </div>`,
    markup`${linkTo(pageOf(race, frame), say({ en: `See it on ${siteName}`, es: `Verla en ${siteName}` }))}`,
  );
}

/** The stars of a race, with the way to its reviews. */
export function ratingWidget(race: RaceCard, frame: Frame): Markup {
  const say = sayIn(frame.look.lang);
  const page = pageOf(race, frame);
  const words = say(
    race.rating
      ? { en: "Read the reviews", es: "Lee las reseñas" }
      : { en: "Write the first review", es: "Escribe la primera reseña" },
  );
  return framed(
    frame,
    markup`<div class="text">${nameLine(race, frame)}${ratingLine(race, frame)}</div>`,
    markup`${linkTo(`${page}#reviews`, words)}`,
  );
}

/** The next races of a list. */
export function calendarWidget(
  { races, total, list }: { races: readonly RaceCard[]; total: number; list: string },
  frame: Frame,
): Markup {
  const { lang } = frame.look;
  const say = sayIn(lang);
  const items = races.map((race) => {
    const { distances, place } = shownCard(race, "km", { lang });
    return markup`<li><time datetime="${race.startDate}">${formatDay(race.startDate, lang)}</time>
      ${linkTo(pageOf(race, frame), race.name)}
      <span class="note">${[place, distances].filter(Boolean).join(" · ")}</span></li>`;
  });
  const shown =
    items.length > 0
      ? markup`<ol>${items}</ol>`
      : markup`<p>${say({ en: "No upcoming races.", es: "No hay próximas carreras." })}</p>`;
  const more =
    total > races.length
      ? {
          en: `All ${total} races on ${siteName}`,
          es: `Las ${total} carreras en ${siteName}`,
        }
      : { en: `More about them on ${siteName}`, es: `Más sobre ellas en ${siteName}` };
  return framed(
    frame,
    markup`<div class="text">${heading(frame, markup`${say(upcomingRaces)}`)}${shown}</div>`,
    markup`${linkTo(inLanguage(lang, frame.origin + list), say(items.length > 0 ? more : findRaces))}`,
  );
}

/** Stands where a race was that is not listed any more. */
export function missingWidget(frame: Frame): Markup {
  const { lang } = frame.look;
  const say = sayIn(lang);
  return framed(
    frame,
    markup`<div class="text">${heading(frame, markup`${say(notListed)}`)}</div>`,
    markup`${linkTo(inLanguage(lang, `${frame.origin}/races`), say(findRaces))}`,
  );
}

function framed({ look }: Frame, content: Markup, foot: Markup): Markup {
  const { theme, accent } = look;
  const style = accent && ` style="--accent-light:${accent.light};--accent-dark:${accent.dark}"`;
  return markup`<div class="dorsal" data-theme="${theme}"${{ html: style ?? "" }}>
    ${content}<p class="foot">${foot}</p></div>`;
}

/** A document of its own has one heading of the first level; in a page of another site it is below that. */
function heading({ look }: Frame, content: Markup): Markup {
  return look.isFragment
    ? markup`<h2 class="name">${content}</h2>`
    : markup`<h1 class="name">${content}</h1>`;
}

function nameLine(race: RaceCard, frame: Frame): Markup {
  return heading(frame, linkTo(pageOf(race, frame), race.name));
}

/** The page of a race in the language of the widget. */
function pageOf(race: RaceCard, { look, origin }: Frame): string {
  return inLanguage(look.lang, raceUrl(race, origin));
}

/** Our pages stand in no frame, so links open a window of their own. */
function linkTo(address: string, words: string): Markup {
  return markup`<a href="${address}" target="_blank" rel="noopener">${words}</a>`;
}

function ratingLine({ rating }: RaceCard, { look }: Frame): Markup {
  const say = sayIn(look.lang);
  if (!rating) {
    return markup`<p class="note">${say({ en: "No reviews yet", es: "Aún no hay reseñas" })}</p>`;
  }
  const full = Math.round(rating.average);
  const stars = "★".repeat(full) + "☆".repeat(5 - full);
  const average = rating.average.toFixed(1);
  const count = say(
    rating.count === 1
      ? { en: "1 review", es: "1 reseña" }
      : { en: `${rating.count} reviews`, es: `${rating.count} reseñas` },
  );
  return markup`<p><span class="stars" aria-hidden="true">${stars}</span>
    ${say({ en: `${average} of 5 stars`, es: `${average} de 5 estrellas` })} <span class="note">(${count})</span></p>`;
}

/** A picture of ours: another site's would learn who looks. A drawn one is in the widget's scheme. */
function pictureOf(race: RaceCard, { look, origin }: Frame): string {
  const { picture } = shownCard(race, "km", { lang: look.lang });
  const ours = picture.startsWith("/") ? picture : coverAddress(race, "card");
  const isFixed = ours.startsWith("/covers/") && look.theme !== "auto";
  return origin + ours + (isFixed ? `&scheme=${look.theme}` : "");
}
