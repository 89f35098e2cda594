import { and, eq, sql } from "drizzle-orm";
import { integer } from "#db/kinds.ts";
import { aiAssistants } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { literal } from "#values/text/typed.ts";
import { assistantOrder } from "./assistants.server.ts";
import { mostAssistants } from "./assistants-limit.ts";
import type { AssistantDetails, EditedAssistant, KeptAssistant } from "./details.ts";
import { readFollowUps, readTools } from "./stored.ts";

type Reads = Pick<Services, "db">;

/** The assistants whose name, description or model has each of these words, in their order. */
export async function keptAssistants({ db }: Reads, words = ""): Promise<KeptAssistant[]> {
  const { id, name, description, model, createdAt, tools } = aiAssistants;
  const searched = sql`norm(${name} || ' ' || coalesce(${description}, '') || ' ' || ${model})`;
  const asked = words
    .split(" ")
    .filter(Boolean)
    .map((word) => sql`${searched} like '%' || norm(${literal(word)}) || '%'`);
  const count = sql`case jsonb_typeof(${tools}) when 'array' then jsonb_array_length(${tools}) else 0 end`;
  return db
    .select({ id, name, description, model, createdAt, tools: count.mapWith(integer) })
    .from(aiAssistants)
    .where(and(...asked))
    .orderBy(...assistantOrder)
    .limit(mostAssistants);
}

/** An assistant with everything that is written about it; `null` when it does not exist. */
export async function findEditedAssistant(
  { db }: Reads,
  id: string,
  { isLocked = false } = {},
): Promise<EditedAssistant | null> {
  if (!isId(id)) return null;
  const asked = db.select(detailColumns).from(aiAssistants).where(eq(aiAssistants.id, id));
  const [row] = await (isLocked ? asked.for("update") : asked);
  if (!row) return null;
  const details: AssistantDetails = {
    ...row,
    tools: readTools(row.tools),
    follow_up_questions: readFollowUps(row.follow_up_questions),
  };
  return { id, details };
}

const detailColumns = {
  name: aiAssistants.name,
  model: aiAssistants.model,
  description: aiAssistants.description,
  instructions: aiAssistants.instructions,
  conversation_starter: aiAssistants.conversationStarter,
  tools: aiAssistants.tools,
  follow_up_questions: aiAssistants.followUpQuestions,
};
