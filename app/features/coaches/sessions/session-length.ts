import type { CoachSession } from "../coach.ts";

/** How long a session took: `12 min`; `null` while it runs. */
export function sessionLength({
  createdAt,
  endedAt,
}: Pick<CoachSession, "createdAt" | "endedAt">): string | null {
  if (!endedAt) return null;
  const minutes = Math.round((endedAt.getTime() - createdAt.getTime()) / 60_000);
  return minutes < 1 ? "less than 1 min" : `${minutes} min`;
}
