import type { Lang } from "#values/say.ts";
import { placeText } from "#values/text/place-text.ts";

/** A race as the selectors of the studio show it. */
export type PickableRace = {
  id: string;
  race_name: string;
  /** `YYYY-MM-DD` */
  start_date: string;
  city: string;
  country: string;
  race_photo: string | null;
  race_type: string;
  /** The beginning of it. */
  description: string | null;
  distance: string | null;
};

/** The most races that one search offers. */
export const mostPickable = 50;

/** The most races that are chosen together. */
export const mostPicked = 30;

/** The ids of a form's field: `id,id`. The server ignores everything that is not an id. */
export function splitIds(field: string): string[] {
  return [...new Set(field.split(",").map((id) => id.trim().toLowerCase()))].filter(Boolean);
}

export function joinIds(races: readonly { id: string }[]): string {
  return races.map(({ id }) => id).join(",");
}

/** `Lima, Peru` */
export function placeLine(
  { city, country }: Pick<PickableRace, "city" | "country">,
  lang: Lang,
): string {
  return placeText({ city, state: null, country }, lang);
}
