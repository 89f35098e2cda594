import type { Lang, Words } from "#values/say.ts";
import { languageOf } from "#values/web/language.ts";
import { escapeXml } from "#values/web/xml/xml.ts";
import { type Accent, readAccent } from "./accent.ts";

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
