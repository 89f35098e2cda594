import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { someValuesOf, valuesOf } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { readCount } from "#db/rows.ts";
import { aiAssistants } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { difference } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { conflictOf, type FieldTexts, type Meanwhile, threeWay } from "#values/form/three-way.ts";
import { assistantModels, toolNames } from "../conversation/assistant.ts";
import {
  type AssistantDetails,
  assistantTexts,
  inWords,
  mostAssistants,
  toolField,
} from "./details.ts";
import { firstAssistants } from "./first-assistants.ts";
import type { ManagingProblem } from "./messages.ts";
import { findEditedAssistant, keptAssistants } from "./queries.server.ts";

type Needs = Pick<Services, "db" | "now" | "log">;

/** Why an assistant was not stored, and the change that it would have undone. */
export type ManagingRefusal = { problem: ManagingProblem; meanwhile?: Meanwhile };

const subjectType = "assistant";

/** Adds an assistant at the end of the list. */
export async function createAssistant(
  { db, now, log }: Needs,
  admin: Admin,
  details: AssistantDetails,
): Promise<{ problem: null; id: string } | ManagingRefusal> {
  if (!isChoice(details.model)) return { problem: "unknown-model" };
  try {
    return await withRetry(db, async (tx) => {
      if ((await lockedCount(tx)) >= mostAssistants) return { problem: "too-many" };
      const id = randomUUID();
      await tx
        .insert(aiAssistants)
        .values({ ...valuesOf(aiAssistants, { id, ...details }), createdAt: now() });
      await recordChange({ db: tx, now }, admin, {
        action: "created",
        subjectType,
        subjectId: id,
        subjectName: details.name,
        after: details,
      });
      return { problem: null, id };
    });
  } catch (error) {
    log.error({ error }, "assistant not created");
    return { problem: "not-created" };
  }
}

/**
 * Stores what was changed in the form of an assistant, unless another administrator has changed the
 * same since it was loaded.
 * @param opened - what the form held when it was loaded; `null` counts everything as changed
 */
export async function saveAssistant(
  { db, now, log }: Needs,
  admin: Admin,
  id: string,
  { details, opened }: { details: AssistantDetails; opened: FieldTexts | null },
): Promise<{ problem: null; theirs: string[] } | ManagingRefusal> {
  try {
    return await withRetry(db, async (tx) => {
      const kept = await findEditedAssistant({ db: tx }, id, { isLocked: true });
      if (!kept) return { problem: "no-assistant" };
      return update({ db: tx, now }, admin, id, { before: kept.details, sent: details, opened });
    });
  } catch (error) {
    log.error({ error, id }, "assistant not saved");
    return { problem: "not-updated" };
  }
}

async function update(
  { db, now }: Pick<Needs, "db" | "now">,
  admin: Admin,
  id: string,
  form: { before: AssistantDetails; sent: AssistantDetails; opened: FieldTexts | null },
): Promise<{ problem: null; theirs: string[] } | ManagingRefusal> {
  const stored = assistantTexts(form.before);
  const sent = assistantTexts(form.sent);
  const compared = { opened: form.opened ?? stored, stored, sent };
  const { changed, theirs, contested } = threeWay(compared);
  if (contested.length > 0) {
    const meanwhile = conflictOf(contested, stored, { sent, changed });
    const told = { ...meanwhile, contested: inWords(contested) };
    return { problem: "changed-meanwhile", meanwhile: told };
  }
  const after = merged(form.before, form.sent, changed);
  if (after.model !== form.before.model && !isChoice(after.model)) {
    return { problem: "unknown-model" };
  }
  const change = difference(form.before, after);
  if (!change) return { problem: null, theirs };
  const columns = Object.keys(change.after ?? {});
  await db
    .update(aiAssistants)
    .set({ ...someValuesOf(aiAssistants, after, columns), updatedAt: now() })
    .where(eq(aiAssistants.id, id));
  await recordChange({ db, now }, admin, {
    action: "changed",
    subjectType,
    subjectId: id,
    subjectName: after.name,
    ...change,
  });
  return { problem: null, theirs };
}

/** The stored details with the fields that were changed here; each tool is a field of its own. */
function merged(
  before: AssistantDetails,
  sent: AssistantDetails,
  changed: ReadonlySet<string>,
): AssistantDetails {
  const own = Object.entries(sent).filter(([name]) => changed.has(name));
  const tools = toolNames.filter((tool) =>
    (changed.has(toolField(tool)) ? sent : before).tools.includes(tool),
  );
  return { ...before, ...Object.fromEntries(own), tools };
}

/** @returns the name of the deleted assistant. Its threads stay, without an assistant. */
export async function deleteAssistant(
  { db, now, log }: Needs,
  admin: Admin,
  id: string,
): Promise<{ problem: null; name: string } | ManagingRefusal> {
  try {
    return await withRetry(db, async (tx) => {
      const kept = await findEditedAssistant({ db: tx }, id, { isLocked: true });
      if (!kept) return { problem: "no-assistant" };
      await tx.delete(aiAssistants).where(eq(aiAssistants.id, id));
      await recordChange({ db: tx, now }, admin, {
        action: "deleted",
        subjectType,
        subjectId: id,
        subjectName: kept.details.name,
        before: kept.details,
      });
      return { problem: null, name: kept.details.name };
    });
  } catch (error) {
    log.error({ error, id }, "assistant not deleted");
    return { problem: "not-deleted" };
  }
}

/** Puts the assistants in the order of their ids. All of them have to be named, each once. */
export async function orderAssistants(
  { db, now, log }: Needs,
  admin: Admin,
  order: readonly string[],
): Promise<{ problem: null } | ManagingRefusal> {
  try {
    return await withRetry(db, async (tx) => {
      await lockedCount(tx);
      const kept = await keptAssistants({ db: tx });
      const names = new Map(kept.map(({ id, name }) => [id, name]));
      const isWhole = order.length === names.size && new Set(order).size === order.length;
      if (!isWhole || order.some((id) => !names.has(id))) return { problem: "not-ordered" };
      if (order.every((id, place) => kept[place]?.id === id)) return { problem: null };
      for (const [place, id] of order.entries()) {
        await tx.update(aiAssistants).set({ sortOrder: place }).where(eq(aiAssistants.id, id));
      }
      await recordChange({ db: tx, now }, admin, {
        action: "ordered",
        subjectType,
        subjectName: "All assistants",
        before: { assistants: [...names.values()] },
        after: { assistants: order.map((id) => names.get(id)) },
      });
      return { problem: null };
    });
  } catch (error) {
    log.error({ error }, "assistants not ordered");
    return { problem: "not-ordered" };
  }
}

/** Adds the first assistants to an empty list. */
export async function addFirstAssistants(
  { db, now, log }: Needs,
  admin: Admin,
): Promise<{ problem: null } | ManagingRefusal> {
  try {
    return await withRetry(db, async (tx) => {
      if ((await lockedCount(tx)) > 0) return { problem: "list-not-empty" };
      await insertFirstAssistants({ db: tx, now });
      await recordChange({ db: tx, now }, admin, {
        action: "created",
        subjectType,
        subjectName: "The first assistants",
        after: { assistants: firstAssistants.map(({ name }) => name) },
      });
      return { problem: null };
    });
  } catch (error) {
    log.error({ error }, "first assistants not added");
    return { problem: "not-created" };
  }
}

/**
 * Gives a database its first assistants, unless it has some. Only the process that has created their
 * tables calls it, so that a list that administrators have emptied stays empty.
 */
export async function giveFirstAssistants({
  db,
  now,
}: Pick<Services, "db" | "now">): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await lockedCount(tx)) === 0) await insertFirstAssistants({ db: tx, now });
  });
}

async function insertFirstAssistants({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const createdAt = now();
  await db.insert(aiAssistants).values(
    firstAssistants.map((details, sortOrder) => ({
      ...valuesOf(aiAssistants, details),
      sortOrder,
      createdAt,
    })),
  );
}

/** How many assistants there are; none is added, moved or deleted until the transaction ends. */
async function lockedCount(tx: Database): Promise<number> {
  await tx.execute(sql`lock table ai_assistants in share row exclusive mode`);
  return readCount(tx, sql`select count(*) from ai_assistants`);
}

function isChoice(model: string): boolean {
  return assistantModels.some((choice) => choice === model);
}
