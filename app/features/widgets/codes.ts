import { href } from "react-router";
import { withQuery } from "#values/address.ts";
import { isId } from "#values/id.ts";
import type { Lang } from "#values/say.ts";
import { inLanguage, splitLanguage } from "#values/web/language.ts";
import {
  markup,
  reviewsOf,
  upcomingRaces,
  type WidgetKind,
  type WidgetTheme,
  widgetSizes,
} from "./widget.ts";

/** A widget as an organizer asks for it. */
export type WantedWidget = {
  kind: WidgetKind;
  race: { id: string; name: string } | null;
  theme: WidgetTheme;
  /** Six hexadecimal digits, or nothing. */
  accent: string;
  /** The query of the race list, for a calendar. */
  filter: string;
  lang: Lang;
};

/** The path of a widget as a document. */
export function widgetPath(wanted: WantedWidget): string {
  return inLanguage(wanted.lang, englishPath(wanted));
}

function englishPath({ kind, race, theme, accent, filter }: WantedWidget): string {
  const look = { theme: theme !== "auto" && theme, accent };
  if (kind === "calendar") {
    const query = new URLSearchParams(filter);
    for (const [name, value] of Object.entries(look)) if (value) query.set(name, value);
    return query.size > 0 ? `${href("/widgets/calendar")}?${query}` : href("/widgets/calendar");
  }
  const params = { id: race?.id ?? "" };
  const path =
    kind === "race" ? href("/widgets/race/:id", params) : href("/widgets/race/:id/rating", params);
  return withQuery(path, look);
}

/** The code of a frame. */
export function frameCode(
  wanted: WantedWidget,
  origin: string,
  { width, height } = widgetSizes[wanted.kind],
): string {
  return markup`<iframe src="${origin + widgetPath(wanted)}" title="${titleOf(wanted)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`
    .html;
}

/** The code of the element. The link inside shows until the script has run, or without it. */
export function elementCode(wanted: WantedWidget, origin: string): string {
  const { kind, race, theme, accent, filter, lang } = wanted;
  const attributes = Object.entries({
    kind,
    race: kind === "calendar" ? "" : (race?.id ?? ""),
    filter: kind === "calendar" ? filter : "",
    theme: theme === "auto" ? "" : theme,
    accent,
    lang: lang === "en" ? "" : lang,
  })
    .filter(([, value]) => value !== "")
    .map(([name, value]) => markup` ${name}="${value}"`);
  const page =
    race && kind !== "calendar" ? href("/races/:id", race) : `${href("/races")}?${filter}`;
  return markup`<script async src="${origin}${href("/widgets/dorsal.js")}"></script>
<dorsal-widget${attributes}><a href="${origin}${inLanguage(lang, page)}">${titleOf(wanted)}</a></dorsal-widget>`
    .html;
}

function titleOf({ kind, race, lang }: WantedWidget): string {
  if (kind === "calendar" || !race) return upcomingRaces[lang];
  return kind === "rating" ? reviewsOf(race)[lang] : race.name;
}

/** The race whose page an address leads to, by http or https; `null` for any other address. */
export function raceOfAddress(address: string | null, origin: string): string | null {
  const url = URL.parse(address ?? "");
  if (!url || !/^https?:$/.test(url.protocol) || url.host !== new URL(origin).host) return null;
  const [, id] = /^\/races\/([^/]+)\/?$/.exec(splitLanguage(url.pathname).path) ?? [];
  return isId(id) ? id : null;
}

/** The race that somebody names by its address or its id; `null` where neither is typed. */
export function readRaceAddress(typed: string, origin: string): string | null {
  return isId(typed) ? typed : raceOfAddress(typed, origin);
}

/**
 * A size that exceeds neither limit of the other site; a widget scrolls in a small frame. A limit that is
 * not a positive whole number allows any size.
 */
export function fittingSize(
  size: { width: number; height: number },
  params: URLSearchParams,
): { width: number; height: number } {
  return {
    width: Math.min(size.width, limitIn(params.get("maxwidth"))),
    height: Math.min(size.height, limitIn(params.get("maxheight"))),
  };
}

function limitIn(typed: string | null): number {
  const pixels = Number(typed);
  return Number.isInteger(pixels) && pixels > 0 ? pixels : Infinity;
}
