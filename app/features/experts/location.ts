import { placeText } from "#values/text/place-text.ts";

/** `Cusco, Peru`; with the province between them, if it is not the city itself: `Ollantaytambo, Cusco, Peru`. */
export function locationOf({
  city,
  province,
  country,
}: {
  city: string;
  province: string | null;
  country: string;
}): string {
  return placeText({ city, state: province, country });
}
