/** A coach as visitors see it: never its context or its layers. */
export type Coach = {
  persona_id: string;
  persona_name: string;
  system_prompt: string;
  /** Up to three, by words of the prompt. */
  specialties: string[];
  /** The mean of the stars, or the sample figure of the position; `null` where samples are hidden. */
  rating: number | null;
  reviews: number | null;
  /** Whether the figures come from nobody: the card says so. */
  isSample: boolean;
  default_replica_id: string | null;
  /** The address of the portrait. */
  portrait: string;
};

/** What answers a session: the provider of video, or the built-in coach in the browser. */
export type CoachSource = "built-in" | "provider";

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
