import { and, count, inArray, isNotNull, sql } from "drizzle-orm";
import { decimal } from "#db/kinds.ts";
import { coachConversations } from "#db/schema.ts";
import { portraitAddress } from "#features/experts/portrait.ts";
import { config } from "#services/config.ts";
import type { Services } from "#services/services.ts";
import type { Coach } from "./coach.ts";
import { findPersonas, type KeptPersona } from "./personas.server.ts";
import { sampleFigures } from "./sample-figures.ts";
import { specialtiesOf } from "./specialties.ts";

type Needs = Pick<Services, "db" | "now" | "log" | "video">;

/** What visitors see of the coaches of this server, in their order. */
export async function findCoaches(
  services: Needs,
  showsSamples = config().showsSampleRatings,
): Promise<Coach[]> {
  const personas = await findPersonas(services);
  const rated = await ratingsOf(services, personas);
  return personas.map((persona, position) => {
    const { personaId, personaName, systemPrompt, defaultReplicaId } = persona;
    const real = rated.get(personaId);
    const sample = showsSamples ? sampleFigures(position) : null;
    const figures = real ?? sample ?? { rating: null, reviews: null };
    return {
      persona_id: personaId,
      persona_name: personaName,
      system_prompt: systemPrompt ?? "",
      specialties: specialtiesOf(systemPrompt ?? ""),
      rating: figures.rating,
      reviews: figures.reviews,
      isSample: !real && sample !== null,
      default_replica_id: defaultReplicaId,
      portrait: portraitAddress("coach", personaId),
    };
  });
}

/** The mean of the stars with one decimal, and how many gave them, by coach. */
async function ratingsOf(
  { db }: Needs,
  coaches: readonly KeptPersona[],
): Promise<Map<string, { rating: number; reviews: number }>> {
  const ids = coaches.map(({ personaId }) => personaId);
  if (ids.length === 0) return new Map();
  const { personaId, rating } = coachConversations;
  const rows = await db
    .select({
      personaId,
      rating: sql`round(avg(${rating}), 1)`.mapWith(decimal),
      reviews: count(),
    })
    .from(coachConversations)
    .where(and(inArray(personaId, ids), isNotNull(rating)))
    .groupBy(personaId);
  return new Map(
    rows.map((row) => [row.personaId, { rating: Number(row.rating), reviews: row.reviews }]),
  );
}
