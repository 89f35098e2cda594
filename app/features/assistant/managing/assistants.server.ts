import { eq, sql } from "drizzle-orm";
import { aiAssistants } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import type { Assistant, AssistantSettings } from "../conversation/assistant.ts";
import { assistantIn } from "./assistant-in.ts";
import { mostAssistants } from "./assistants-limit.ts";
import { readFollowUps, readTools } from "./stored.ts";

/** The order of all lists: as administrators have arranged them, the others last by age. */
export const assistantOrder = [
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
