import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, isNotNull, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import { registrationDrafts } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { SecretBox } from "#services/identity/secret-box.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import type { Answers } from "./answers.ts";
import type { DraftKey } from "./registration.ts";
import { mostPeople } from "./rules/entry-rules.ts";

/** Days after the last change for which a draft is kept: it holds personal data. */
const keptDays = 7;

/** Drafts that a runner may have; a new one replaces the oldest. */
const draftsLimit = 2 * mostPeople;

/** Characters of one answer, or of the ids of all choices of a question; the rules of the form allow less. */
const answerLimit = 2_000;

/** What drafts need of the services: some answers are encrypted. */
export type DraftServices = Pick<Services, "db"> & { identity: { box: SecretBox } };

export type RegistrationDraft = {
  answers: Answers;
  /** The registration that the draft became. */
  registrationId: string | null;
  /** Whom it is about; `null`: the viewer. */
  companionId: string | null;
  /** Drafts with the same one are sent together. */
  groupId: string | null;
};

/**
 * The answers that the viewer has typed so far; `null` before the first step. A locked draft cannot
 * be sent a second time until the transaction ends.
 */
export async function findDraft(
  { db, identity }: DraftServices,
  viewer: Pick<Viewer, "userId">,
  key: DraftKey,
  { isLocked = false } = {},
): Promise<RegistrationDraft | null> {
  const found = db
    .select({
      answers: registrationDrafts.answers,
      registrationId: registrationDrafts.registrationId,
      companionId: registrationDrafts.companionId,
      groupId: registrationDrafts.groupId,
    })
    .from(registrationDrafts)
    .where(isDraft(viewer, key));
  const [draft] = await (isLocked ? found.for("update") : found);
  return draft ? { ...draft, answers: unsealed(draft.answers, identity.box) } : null;
}

/** The answers of a draft as they were typed; one that was sealed with another secret is left out. */
export function unsealed({ documentNumber, ...answers }: Answers, box: SecretBox): Answers {
  const number = documentNumber ? box.decrypt(documentNumber) : (documentNumber ?? null);
  return number === null ? answers : { ...answers, documentNumber: number };
}

/** The answers as they are stored: the number of a document is encrypted. */
export function sealed(answers: Answers, box: SecretBox): Answers {
  const { documentNumber } = answers;
  return documentNumber ? { ...answers, documentNumber: box.encrypt(documentNumber) } : answers;
}

/** A draft beside others that are sent with it. */
export type GroupedDraft = RegistrationDraft & { key: DraftKey };

/**
 * The drafts that are sent together with one that is not sent yet, and this one, in the order in which they were begun.
 * Locked, none of them can be sent another time until the transaction ends.
 */
export async function findGroup(
  { db, identity }: DraftServices,
  { userId }: Pick<Viewer, "userId">,
  key: DraftKey,
  { isLocked = false } = {},
): Promise<GroupedDraft[]> {
  const groupOfDraft = db
    .select({ groupId: registrationDrafts.groupId })
    .from(registrationDrafts)
    .where(and(eq(registrationDrafts.userId, userId), eq(registrationDrafts.id, key.draftId)));
  const found = db
    .select()
    .from(registrationDrafts)
    .where(
      and(
        eq(registrationDrafts.userId, userId),
        eq(registrationDrafts.raceId, key.raceId),
        isNull(registrationDrafts.registrationId),
        or(
          eq(registrationDrafts.id, key.draftId),
          inArray(registrationDrafts.groupId, groupOfDraft),
        ),
      ),
    )
    .orderBy(registrationDrafts.createdAt, registrationDrafts.id);
  return grouped(await (isLocked ? found.for("update") : found), identity.box);
}

/** The drafts of a list that is not sent yet, in its order. */
export async function findList(
  { db, identity }: DraftServices,
  viewer: Pick<Viewer, "userId">,
  list: ListKey,
): Promise<GroupedDraft[]> {
  const drafts = await db
    .select()
    .from(registrationDrafts)
    .where(isOfList(viewer, list))
    .orderBy(registrationDrafts.createdAt, registrationDrafts.id);
  return grouped(drafts, identity.box);
}

function grouped(
  drafts: readonly (typeof registrationDrafts.$inferSelect)[],
  box: SecretBox,
): GroupedDraft[] {
  return drafts.map(({ id: draftId, raceId, distanceId, answers, ...draft }) => ({
    registrationId: draft.registrationId,
    companionId: draft.companionId,
    groupId: draft.groupId,
    answers: unsealed(answers, box),
    key: { raceId, distanceId, draftId },
  }));
}

/** Stores the answers of one step as they were typed, right or not, beside those of other steps. */
export async function keepAnswers(
  { db, now, identity }: DraftServices & Pick<Services, "now">,
  viewer: Pick<Viewer, "userId">,
  key: DraftKey & { companionId?: string; groupId?: string },
  answers: Answers,
): Promise<void> {
  const { userId } = viewer;
  const { raceId, distanceId, draftId, companionId, groupId } = key;
  const kept = sealed(cutAnswers(answers), identity.box);
  const moment = now();
  await db
    .insert(registrationDrafts)
    .values({
      userId,
      id: draftId,
      raceId,
      distanceId,
      companionId,
      groupId,
      answers: kept,
      createdAt: moment,
      updatedAt: moment,
    })
    .onConflictDoUpdate({
      target: [registrationDrafts.userId, registrationDrafts.id],
      set: { answers: sql`${registrationDrafts.answers} || excluded.answers`, updatedAt: moment },
      setWhere: and(isDraft(viewer, key), isNull(registrationDrafts.registrationId)),
    });
  await forgetBeyond({ db }, viewer, [draftId]);
}

/** Keeps the people of a new list together, in their order. */
export async function keepList(
  { db, now, identity }: DraftServices & Pick<Services, "now">,
  { userId }: Pick<Viewer, "userId">,
  { raceId, groupId }: { raceId: string; groupId: string },
  people: readonly { distanceId: string | null; companionId: string | null; answers: Answers }[],
): Promise<void> {
  const drafts = people.map(({ answers, ...person }, at) => ({
    userId,
    id: randomUUID(),
    raceId,
    groupId,
    ...person,
    answers: sealed(cutAnswers(answers), identity.box),
    createdAt: new Date(now().getTime() + at),
    updatedAt: now(),
  }));
  await db.insert(registrationDrafts).values(drafts);
  await forgetBeyond(
    { db },
    { userId },
    drafts.map(({ id }) => id),
  );
}

/** Deletes the oldest drafts that an account has too many of, beside new ones. */
async function forgetBeyond(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  newIds: string[],
): Promise<void> {
  const isOwn = eq(registrationDrafts.userId, userId);
  const tooOld = db
    .select({ id: registrationDrafts.id })
    .from(registrationDrafts)
    .where(and(isOwn, notInArray(registrationDrafts.id, newIds)))
    .orderBy(desc(registrationDrafts.updatedAt), registrationDrafts.id)
    .offset(draftsLimit - newIds.length);
  await db.delete(registrationDrafts).where(and(isOwn, inArray(registrationDrafts.id, tooOld)));
}

/** Replaces what a list says of one person. */
export async function changeListed(
  { db, now, identity }: DraftServices & Pick<Services, "now">,
  { userId }: Pick<Viewer, "userId">,
  { raceId, draftId }: Pick<DraftKey, "raceId" | "draftId">,
  { distanceId, answers }: { distanceId: string | null; answers: Answers },
): Promise<boolean> {
  const kept = sealed(cutAnswers(answers), identity.box);
  const changed = await db
    .update(registrationDrafts)
    .set({
      distanceId,
      answers: sql`${registrationDrafts.answers} || ${JSON.stringify(kept)}::text::jsonb`,
      updatedAt: now(),
    })
    .where(
      and(
        eq(registrationDrafts.userId, userId),
        eq(registrationDrafts.id, draftId),
        eq(registrationDrafts.raceId, raceId),
        isNotNull(registrationDrafts.groupId),
        isNull(registrationDrafts.registrationId),
      ),
    )
    .returning({ id: registrationDrafts.id });
  return changed.length > 0;
}

/** Writes the same answers into all drafts of a list. */
export async function keepForList(
  { db, now }: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  list: ListKey,
  answers: Answers,
): Promise<void> {
  await db
    .update(registrationDrafts)
    .set({
      answers: sql`${registrationDrafts.answers} || ${JSON.stringify(answers)}::text::jsonb`,
      updatedAt: now(),
    })
    .where(isOfList(viewer, list));
}

/** Deletes a list that is not sent yet, or one person of it. */
export async function forgetList(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  list: ListKey,
  draftId: string | null = null,
): Promise<void> {
  await db
    .delete(registrationDrafts)
    .where(
      and(
        isOfList(viewer, list),
        draftId === null ? undefined : eq(registrationDrafts.id, draftId),
      ),
    );
}

type ListKey = { raceId: string; groupId: string };

/** The drafts of a list of the viewer that is not sent yet. */
function isOfList({ userId }: Pick<Viewer, "userId">, { raceId, groupId }: ListKey) {
  return and(
    eq(registrationDrafts.userId, userId),
    eq(registrationDrafts.raceId, raceId),
    eq(registrationDrafts.groupId, groupId),
    isNull(registrationDrafts.registrationId),
  );
}

function cutAnswers(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([name, text]) => [name, text.slice(0, answerLimit)]),
  );
}

/** Clears a draft that became a registration: the answers are in the registration now. */
export async function closeDraft(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  key: DraftKey,
  registrationId: string,
): Promise<void> {
  await db
    .update(registrationDrafts)
    .set({ answers: {}, registrationId })
    .where(isDraft(viewer, key));
}

/** Deletes the drafts that have not changed for a week; runs every night. */
export async function forgetOldDrafts({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const oldest = new Date(now().getTime() - keptDays * msPerDay);
  await db.delete(registrationDrafts).where(lt(registrationDrafts.updatedAt, oldest));
}

function isDraft({ userId }: Pick<Viewer, "userId">, { raceId, distanceId, draftId }: DraftKey) {
  return and(
    eq(registrationDrafts.userId, userId),
    eq(registrationDrafts.id, draftId),
    eq(registrationDrafts.raceId, raceId),
    distanceId === null
      ? isNull(registrationDrafts.distanceId)
      : eq(registrationDrafts.distanceId, distanceId),
  );
}

export const registrationJobs: Job[] = [
  { queue: "forget-registration-drafts", schedule: "25 3 * * *", work: forgetOldDrafts },
];
