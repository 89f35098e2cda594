import { count, inArray, sql } from "drizzle-orm";
import { integer, orNull } from "#db/kinds.ts";
import { coachConversations } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { answerTurn } from "#features/assistant/asking/answer.server.ts";
import { turnOf } from "#features/assistant/asking/turn.server.ts";
import type { Utterance } from "#features/assistant/conversation/utterance.ts";
import type { ChatEvent } from "#features/assistant/threads/chat-event.ts";
import { portraitAddress } from "#features/experts/portrait.ts";
import type { Services } from "#services/services.ts";
import type { LengthUnit } from "#values/length.ts";
import { fold } from "#values/text/fold.ts";
import { findPersona, findPersonas, type KeptPersona } from "../personas/personas.server.ts";
import { settingsOfCoach } from "../room/room.server.ts";
import type { CoachFigures, ListedCoach, ManagedCoach } from "./managed-coach.ts";
import type { TriedCoach } from "./schema.ts";
import { shownLayers } from "./shown-layers.ts";

type Trial = {
  coach: TriedCoach;
  /** The last message is the question. */
  conversation: readonly Utterance[];
  unit: LengthUnit;
  signal: AbortSignal;
};

type Needs = Pick<Services, "db" | "now" | "log" | "video">;

/**
 * The coaches of this server with these words in their name, prompt or id, in their order.
 * @throws ServiceProblem where the provider fails and nothing is kept
 */
export async function listManagedCoaches(services: Needs, words = ""): Promise<ListedCoach[]> {
  const personas = await findPersonas(services);
  const asked = fold(words).split(" ").filter(Boolean);
  const found = personas.filter(({ personaName, systemPrompt, personaId }) => {
    const text = fold(`${personaName} ${systemPrompt ?? ""} ${personaId}`);
    return asked.every((word) => text.includes(word));
  });
  const figures = await figuresOf(services, found);
  return found.map((persona) => listed(persona, figures));
}

/**
 * The coach with this id; `null` where the list has none.
 * @throws ServiceProblem where the provider fails and nothing is kept
 */
export async function findManagedCoach(
  services: Needs,
  personaId: string,
): Promise<ManagedCoach | null> {
  const persona = await findPersona(services, { personaId, replicaId: null });
  if (!persona) return null;
  const { context, layers, createdAt, updatedAt } = persona;
  return {
    ...listed(persona, await figuresOf(services, [persona])),
    context: context ?? "",
    layers: shownLayers(layers),
    createdAt,
    updatedAt,
  };
}

const noFigures: CoachFigures = { sessions: 0, minutes: 0, rating10: null, ratings: 0 };

function listed(persona: KeptPersona, figures: Map<string, CoachFigures>): ListedCoach {
  const { personaId, personaName, systemPrompt, source, defaultReplicaId } = persona;
  return {
    personaId,
    personaName,
    systemPrompt: systemPrompt ?? "",
    source,
    defaultReplicaId,
    portrait: portraitAddress("coach", personaId),
    figures: figures.get(personaId) ?? noFigures,
  };
}

async function figuresOf(
  { db }: Pick<Needs, "db">,
  personas: readonly KeptPersona[],
): Promise<Map<string, CoachFigures>> {
  const ids = personas.map(({ personaId }) => personaId);
  if (ids.length === 0) return new Map();
  const { personaId, rating, createdAt, endedAt } = coachConversations;
  const rows = await db
    .select({
      personaId,
      sessions: count(),
      minutes: sql`
        coalesce(round(sum(extract(epoch from ${endedAt} - ${createdAt})) / 60), 0)::int`.mapWith(
        integer,
      ),
      rating10: sql`round(avg(${rating}) * 10)::int`.mapWith(orNull(integer)),
      ratings: count(rating),
    })
    .from(coachConversations)
    .where(inArray(personaId, ids))
    .groupBy(personaId);
  return new Map(rows.map(({ personaId: id, ...figures }) => [id, figures]));
}

/**
 * Answers as a coach whose prompt and context may not be stored yet, with our own engines. Nothing is
 * kept; what a model costs is counted for the administrator.
 * @returns `null` after too many tests in a short time
 */
export async function tryCoach(
  services: Pick<Services, "db" | "now" | "models" | "log" | "limits">,
  admin: Admin,
  { coach, conversation, unit, signal }: Trial,
): Promise<AsyncGenerator<ChatEvent> | null> {
  if (!(await services.limits.allow("coachTest", admin.userId))) return null;
  const assistant = settingsOfCoach(coach);
  const turn = await turnOf(
    services,
    { assistant, conversation, race: null, userId: null, unit, lang: "en" },
    signal,
  );
  return answerTurn(services, turn, admin.userId);
}
