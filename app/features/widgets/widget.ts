import { href } from "react-router";
import { darkColors, lightColors } from "#ui/styles/colors.ts";
import { withQuery } from "#values/address.ts";
import { isId } from "#values/id.ts";
import type { Lang, Words } from "#values/say.ts";
import { inLanguage, languageOf, splitLanguage } from "#values/web/language.ts";
import { escapeXml } from "#values/web/xml/xml.ts";

/** The contrast that texts need (WCAG 2.2, level AA). */
const leastContrast = 4.5;

/** How much nearer to the ink each try is. */
const step = 0.05;

type Channels = [red: number, green: number, blue: number];

/** An accent as it can be read on the light and on the dark surface. */
type Accent = { light: string; dark: string };

export const widgetThemes = ["auto", "light", "dark"] as const;
export type WidgetTheme = (typeof widgetThemes)[number];

export const widgetKinds = ["race", "rating", "calendar"] as const;
export type WidgetKind = (typeof widgetKinds)[number];

/** The room that each widget needs in a frame, in pixels. */
export const widgetSizes: Record<WidgetKind, { width: number; height: number }> = {
  race: { width: 360, height: 460 },
  rating: { width: 360, height: 132 },
  calendar: { width: 420, height: 560 },
};

/** How a widget looks, and whether it is a document or a piece of one. */
export type WidgetLook = {
  theme: WidgetTheme;
  accent: Accent | null;
  isFragment: boolean;
  lang: Lang;
};

/** Reads the look and the language from an address; what makes no sense counts as not set. */
export function readLook(url: URL): WidgetLook {
  const { searchParams: params } = url;
  const named = params.get("theme");
  return {
    theme: widgetThemes.find((theme) => theme === named) ?? "auto",
    accent: readAccent(params.get("accent")),
    isFragment: params.get("as") === "fragment",
    lang: languageOf(url),
  };
}

const rows = { usual: 8, most: 24 };

/** How many races a calendar shows. */
export function readRows(params: URLSearchParams): number {
  const asked = Number(params.get("limit"));
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, rows.most) : rows.usual;
}

/** The title of a calendar of races. */
export const upcomingRaces: Words = { en: "Upcoming races", es: "Próximas carreras" };

/** The title of a race that is not listed any more. */
export const notListed: Words = {
  en: "This race is not listed",
  es: "Esta carrera ya no está en la lista",
};

/** The title of the rating of a race. */
export function reviewsOf({ name }: { name: string }): Words {
  return { en: `Reviews of ${name}`, es: `Reseñas de ${name}` };
}

/** A piece of HTML whose texts are escaped. */
export type Markup = { html: string };

type Part = string | number | null | Markup | readonly Markup[];

/**
 * HTML with texts in it, which are escaped: markup`<b>${name}</b>`. Pieces are put in as they are, and
 * `null` is nothing.
 */
export function markup(parts: TemplateStringsArray, ...values: Part[]): Markup {
  return { html: parts.map((part, place) => part + written(values[place] ?? null)).join("") };
}

function written(value: Part): string {
  if (value === null) return "";
  if (typeof value === "string" || typeof value === "number") return escapeXml(String(value));
  return "html" in value ? value.html : value.map(({ html }) => html).join("");
}

/** Reads a colour of six hexadecimal digits, with or without `#`; `null` for anything else. */
export function readAccent(text: string | null): Accent | null {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(text?.trim() ?? "") ?? [];
  if (!digits) return null;
  const color = `#${digits.toLowerCase()}`;
  return { light: readable(color, lightColors), dark: readable(color, darkColors) };
}

/** The nearest colour on the way to the ink that can be read on the surface. */
function readable(color: string, { surface, ink }: { surface: string; ink: string }): string {
  for (let part = 0; part < 1; part += step) {
    const mixed = mix(color, ink, part);
    if (contrast(mixed, surface) >= leastContrast) return mixed;
  }
  return ink;
}

/** From 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(color: string, other: string, part: number): string {
  const to = channels(other);
  const mixed = channels(color).map((value, place) => value + ((to[place] ?? 0) - value) * part);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

function channels(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

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
