import type { ClockTime, Day } from "#values/day.ts";
import {
  newsOf,
  newsOfStart,
  type RaceNews,
  type WhenAndWhere,
} from "../../editing/notices/race-news.ts";

/** A race with runners, before and after a change. */
export type RaceChange = {
  id: string;
  before: WhenAndWhere;
  after: WhenAndWhere;
  /** The distances of its runners, each with its start; the `id` is `null` for runners without one. */
  distances: {
    id: string | null;
    runners: number;
    before: ClockTime | null;
    after: ClockTime | null;
  }[];
};

/** News for the runners of a race, or of one of its distances. */
export type RunnersNews = {
  raceId: string;
  news: RaceNews;
  distanceId?: string;
  runners: number;
};

/**
 * The news of a change for each group of runners. The runners of a distance get its own start, not that of
 * the race, and each runner gets one notice.
 */
export function newsForRunners(
  { id: raceId, before, after, distances }: RaceChange,
  today: Day,
): RunnersNews[] {
  const news = newsOf(before, after, today);
  const all = distances.reduce((sum, { runners }) => sum + runners, 0);
  if (all === 0) return [];
  const isForAll = news !== null && (news.kind !== "moved" || distances.some(({ id }) => !id));
  if (isForAll) return [{ raceId, news, runners: all }];
  return distances.flatMap(({ id, runners, ...start }) => {
    const own = {
      before: start.before ?? before.start_time,
      after: start.after ?? after.start_time,
    };
    const starts = newsOfStart(after, own, today);
    const { fromTime: _, ...elsewhere } =
      news?.kind === "moved" ? news : { kind: "moved" as const };
    const told: RaceNews = { ...elsewhere, ...starts };
    const isNews = Object.keys(told).length > 1;
    return id !== null && isNews ? [{ raceId, news: told, distanceId: id, runners }] : [];
  });
}
