import { and, eq, sql } from "drizzle-orm";
import { integer } from "#db/kinds.ts";
import { aiAssistants } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import type { Lang } from "#values/say.ts";
import { literal } from "#values/text/clean.ts";
import type { Assistant, AssistantSettings } from "../conversation/assistant.ts";
import {
  type AssistantDetails,
  type EditedAssistant,
  type KeptAssistant,
  mostAssistants,
} from "./details.ts";
import { assistantIn } from "./first-assistants.ts";
import { readFollowUps, readTools } from "./stored.ts";

/** The order of all lists: as administrators have arranged them, the others last by age. */
const assistantOrder = [
  sql`${aiAssistants.sortOrder} nulls last`,
  aiAssistants.createdAt,
  aiAssistants.id,
];

const visibleColumns = {
  id: aiAssistants.id,
  name: aiAssistants.name,
  description: aiAssistants.description,
  conversationStarter: aiAssistants.conversationStarter,
  followUpQuestions: aiAssistants.followUpQuestions,
};

/** The assistants to choose from, in their order, without what only the engines may know. */
export async function visibleAssistants(
  { db }: Pick<Services, "db">,
  lang: Lang,
): Promise<Assistant[]> {
  const rows = await db
    .select(visibleColumns)
    .from(aiAssistants)
    .orderBy(...assistantOrder)
    .limit(mostAssistants);
  return rows.map((row) => assistantIn(visible(row), lang));
}

/** One assistant as visitors see it; `null` when it does not exist. */
export async function findVisibleAssistant(
  { db }: Pick<Services, "db">,
  id: string,
  lang: Lang,
): Promise<Assistant | null> {
  const [row] = await db.select(visibleColumns).from(aiAssistants).where(eq(aiAssistants.id, id));
  return row ? assistantIn(visible(row), lang) : null;
}

/** What answers as an assistant; `null` when it does not exist. Never sent to a browser. */
export async function settingsOf(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<AssistantSettings | null> {
  const { id: _, ...told } = visibleColumns;
  const { instructions, model, tools } = aiAssistants;
  const [row] = await db
    .select({ ...told, instructions, model, tools })
    .from(aiAssistants)
    .where(eq(aiAssistants.id, id));
  return row
    ? {
        ...row,
        followUpQuestions: readFollowUps(row.followUpQuestions),
        tools: readTools(row.tools),
      }
    : null;
}

function visible<Row extends { followUpQuestions: unknown }>(row: Row) {
  return { ...row, followUpQuestions: readFollowUps(row.followUpQuestions) };
}

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
