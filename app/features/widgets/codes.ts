import { href } from "react-router";
import { withQuery } from "#values/address.ts";
import type { Lang } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import { markup } from "./markup.ts";
import { reviewsOf, upcomingRaces } from "./titles.ts";
import { type WidgetKind, type WidgetTheme, widgetSizes } from "./widget.ts";

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
