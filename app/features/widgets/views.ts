import { shownCard } from "#features/races/card/shown-card.ts";
import { coverAddress } from "#features/races/pictures/cover.ts";
import { type RaceCard, raceUrl } from "#features/races/race.ts";
import { formatDay } from "#values/day.ts";
import { siteName } from "#values/web/page-meta.ts";
import { type Markup, markup } from "./markup.ts";
import type { WidgetLook } from "./widget.ts";

/** What a widget is drawn with. */
type Frame = { look: WidgetLook; origin: string };

/** The card of a race: its picture, day, place, distances, price and rating. */
export function raceWidget(race: RaceCard, frame: Frame): Markup {
  const card = shownCard(race, "km");
  const facts = [
    card.distances,
    card.price && (card.priceOf ? `From ${card.price}` : card.price),
  ].filter((fact) => fact !== null && fact !== "");
  const state = card.isCancelled ? "Cancelled" : card.isClosed ? "Registration is closed" : null;
  return framed(
    frame,
    markup`<img src="${pictureOf(race, frame)}" alt="" width="640" height="376" loading="lazy">
      <div class="text">
        ${nameLine(race, frame)}
        <p class="note"><time datetime="${card.day}">${formatDay(card.day)}</time> · ${card.place}</p>
        <p>${facts.join(" · ")}</p>
        ${ratingLine(race)}
        ${state === null ? null : markup`<p class="note">${state}</p>`}
      </div>`,
    markup`${linkTo(raceUrl(race, frame.origin), `See it on ${siteName}`)}`,
  );
}

/** The stars of a race, with the way to its reviews. */
export function ratingWidget(race: RaceCard, frame: Frame): Markup {
  const page = raceUrl(race, frame.origin);
  const words = race.rating ? "Read the reviews" : "Write the first review";
  return framed(
    frame,
    markup`<div class="text">${nameLine(race, frame)}${ratingLine(race)}</div>`,
    markup`${linkTo(`${page}#reviews`, words)}`,
  );
}

/** The next races of a list. */
export function calendarWidget(
  { races, total, list }: { races: readonly RaceCard[]; total: number; list: string },
  frame: Frame,
): Markup {
  const items = races.map((race) => {
    const { distances, place } = shownCard(race, "km");
    return markup`<li><time datetime="${race.startDate}">${formatDay(race.startDate)}</time>
      ${linkTo(raceUrl(race, frame.origin), race.name)}
      <span class="note">${[place, distances].filter(Boolean).join(" · ")}</span></li>`;
  });
  const shown = items.length > 0 ? markup`<ol>${items}</ol>` : markup`<p>No upcoming races.</p>`;
  const more = total > races.length ? `All ${total} races` : "More about them";
  const words = items.length > 0 ? more : "Find races";
  return framed(
    frame,
    markup`<div class="text">${heading(frame, markup`Upcoming races`)}${shown}</div>`,
    markup`${linkTo(frame.origin + list, `${words} on ${siteName}`)}`,
  );
}

/** Stands where a race was that is not listed any more. */
export function missingWidget(frame: Frame): Markup {
  return framed(
    frame,
    markup`<div class="text">${heading(frame, markup`This race is not listed`)}</div>`,
    markup`${linkTo(`${frame.origin}/races`, `Find races on ${siteName}`)}`,
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
  return heading(frame, linkTo(raceUrl(race, frame.origin), race.name));
}

/** Our pages stand in no frame, so links open a window of their own. */
function linkTo(address: string, words: string): Markup {
  return markup`<a href="${address}" target="_blank" rel="noopener">${words}</a>`;
}

function ratingLine({ rating }: RaceCard): Markup {
  if (!rating) return markup`<p class="note">No reviews yet</p>`;
  const full = Math.round(rating.average);
  const stars = "★".repeat(full) + "☆".repeat(5 - full);
  const count = rating.count === 1 ? "1 review" : `${rating.count} reviews`;
  return markup`<p><span class="stars" aria-hidden="true">${stars}</span>
    ${rating.average.toFixed(1)} of 5 stars <span class="note">(${count})</span></p>`;
}

/** A picture of ours: another site's would learn who looks. A drawn one is in the widget's scheme. */
function pictureOf(race: RaceCard, { look, origin }: Frame): string {
  const { picture } = shownCard(race, "km");
  const ours = picture.startsWith("/") ? picture : coverAddress(race, "card");
  const isFixed = ours.startsWith("/covers/") && look.theme !== "auto";
  return origin + ours + (isFixed ? `&scheme=${look.theme}` : "");
}
