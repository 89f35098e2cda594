import type { Sentence } from "#values/say.ts";
import type { CoachSource } from "../personas/coach.ts";

/** Minutes that a session may take. */
export const sessionMinutes = 20;

/** A session that has begun. */
export type StartedSession = {
  conversation_id: string;
  /** The page in the frame: of the provider, or our own. */
  conversation_url: string;
  source: CoachSource;
  expires_at: string;
};

/** Why a session does not begin. */
export type StartProblem =
  /** ERR-15 */
  | "failed"
  /** ERR-16 */
  | "no-url"
  | "unknown-coach"
  | "too-many-today"
  | "too-many-here";

/** Why a session has ended. `swept` sessions were found open by the job. */
export type EndReason = "closed" | "left" | "replaced" | "time" | "swept" | "provider";

/** A session in its owner's dashboard. */
export type CoachSession = {
  id: string;
  personaName: string;
  portrait: string;
  source: CoachSource;
  createdAt: Date;
  endedAt: Date | null;
  summary: string | null;
  rating: number | null;
  /** How many messages were said. */
  messages: number;
};

/** How long a session took: `12 min`; `null` while it runs. */
export function sessionLength({
  createdAt,
  endedAt,
}: Pick<CoachSession, "createdAt" | "endedAt">): Sentence | null {
  if (!endedAt) return null;
  const minutes = Math.round((endedAt.getTime() - createdAt.getTime()) / 60_000);
  return minutes < 1 ? { en: "less than 1 min", es: "menos de 1 min" } : `${minutes} min`;
}
