import type { Lang } from "../say.ts";
import { formatNumber } from "./number.ts";

/** A number of things: `1,250`. */
export function formatCount(count: number): string {
  return formatNumber(count, 3);
}

/** How long a list is: `1 user`, `1,250 users`, `more than 2,000 users`. */
export function formatTotal(
  { total, isMore = false }: { total: number; isMore?: boolean },
  [one, many]: readonly [string, string],
  lang: Lang,
): string {
  const more = lang === "en" ? "more than" : "más de";
  if (isMore) return `${more} ${formatCount(total)} ${many}`;
  return `${formatCount(total)} ${total === 1 ? one : many}`;
}
