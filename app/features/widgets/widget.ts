import type { Lang } from "#values/say.ts";
import { languageOf } from "#values/web/language.ts";
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
