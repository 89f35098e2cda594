import { formatDay, toDay } from "#values/day.ts";
import type { Lang } from "#values/say.ts";

/**
 * `June 30, 2027`, in UTC
 * @param seconds - since 1970, as the payment provider counts time
 */
export function dayOf(seconds: number, lang: Lang): string {
  return formatDay(toDay(new Date(seconds * 1000)), lang);
}
