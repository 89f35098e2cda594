import type { CoachFigures } from "#features/coaches/managing/managed-coach.ts";
import { formatCount } from "#values/text/count.ts";

/** `12 sessions · 140 minutes · 4.7 stars (5)`; empty parts are left out. */
export function SessionFigures({ figures }: { figures: CoachFigures }) {
  const { sessions, minutes, rating10, ratings } = figures;
  if (sessions === 0) return "No sessions yet";
  const parts = [
    `${formatCount(sessions)} ${sessions === 1 ? "session" : "sessions"}`,
    minutes > 0 && `${formatCount(minutes)} ${minutes === 1 ? "minute" : "minutes"}`,
    rating10 !== null && `${(rating10 / 10).toFixed(1)} stars (${formatCount(ratings)})`,
  ];
  return parts.filter(Boolean).join(" · ");
}
