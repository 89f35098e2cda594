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

/** Any failure of a start that has no better words (ERR-15). */
export const startFailed = {
  en: "Failed to start video session. Please try again.",
  es: "No pudimos iniciar la sesión de video. Inténtalo de nuevo.",
};

/** The coaches could not be read (ERR-34). */
export const coachesFailed = {
  en: "Failed to load virtual coaches. Please try again.",
  es: "No pudimos cargar los entrenadores virtuales. Inténtalo de nuevo.",
};

/** Why a session does not begin. */
export const startMessages = {
  failed: startFailed,
  "no-url": {
    en: "No conversation URL received",
    es: "No recibimos la dirección de la conversación",
  },
  "unknown-coach": {
    en: "This coach is not available any more. Please choose another one.",
    es: "Este entrenador ya no está disponible. Elige otro.",
  },
  "too-many-today": {
    en: "You have had many sessions in a short time. Please try again shortly: new ones begin after midnight (UTC) at the latest.",
    es: "Tuviste muchas sesiones en poco tiempo. Inténtalo de nuevo en un rato: a más tardar, podrás empezar otra después de la medianoche (UTC).",
  },
  "too-many-here": {
    en: "Many sessions have begun in your network. Please try again shortly, or sign in to have sessions of your own.",
    es: "En tu red se iniciaron muchas sesiones. Inténtalo de nuevo en un rato o inicia sesión para tener las tuyas.",
  },
} as const satisfies Record<StartProblem, Sentence>;

export const sessionFailed = {
  en: "The call failed. Please try again.",
  es: "La llamada falló. Inténtalo de nuevo.",
};
export const unknownCall = "An action is missing: start, end, list or update.";
export const unknownSession = "There is no such session of yours.";

export const onlyAdminsChange = "Only administrators change coaches.";
