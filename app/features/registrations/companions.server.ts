import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { companions, raceRegistrations, registrationDrafts } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { readId } from "#values/id.ts";
import { oneLine } from "#values/text/clean.ts";
import {
  type AnswerProblems,
  type Answers,
  contactAnswers,
  guardianAnswers,
  safetyAnswers,
} from "./answers.ts";
import {
  type DraftServices,
  findDraft,
  findGroup,
  keepAnswers,
  sealed,
  unsealed,
} from "./drafts.server.ts";
import { knownAnswers } from "./known-answers.server.ts";
import type { DraftKey, EntryTarget } from "./registration.ts";
import { mostPeople, savedForm } from "./rules/entry-rules.ts";
import { findEntryForm } from "./rules/queries.server.ts";
import { problemsIn } from "./schema.ts";

type Owner = Pick<Viewer, "userId">;

/** People that an account may have saved. */
const mostCompanions = 2 * mostPeople;

/** Somebody whom the viewer has saved, to enter them again. */
export type Companion = { id: string; name: string; dateOfBirth: string | null };

/** The people whom the viewer has saved, by their names. */
export async function companionsOf(
  { db }: Pick<Services, "db">,
  { userId }: Owner,
): Promise<Companion[]> {
  const rows = await storedCompanions({ db }, { userId });
  return rows.map(({ id, answers }) => ({
    id,
    name: nameIn(answers),
    dateOfBirth: answers.dateOfBirth ?? null,
  }));
}

/** The same people with what is saved of each. */
export async function savedPeople(
  { db, identity }: DraftServices,
  owner: Owner,
): Promise<{ id: string; answers: Answers }[]> {
  const rows = await storedCompanions({ db }, owner);
  return rows.map(({ id, answers }) => ({ id, answers: unsealed(answers, identity.box) }));
}

async function storedCompanions({ db }: Pick<Services, "db">, { userId }: Owner) {
  return db
    .select({ id: companions.id, answers: companions.answers })
    .from(companions)
    .where(eq(companions.userId, userId))
    .orderBy(asc(companions.createdAt), asc(companions.id));
}

/** The name that the answers of a draft give. */
export function nameIn({ firstName = "", lastName = "" }: Answers): string {
  return `${firstName} ${lastName}`.trim();
}

/** What is saved of one person; `null` for somebody else's. */
export async function findCompanion(
  { db, identity }: DraftServices,
  { userId }: Owner,
  companionId: string | null,
): Promise<{ id: string; answers: Answers } | null> {
  const id = readId(companionId);
  if (id === null) return null;
  const [saved] = await db
    .select({ answers: companions.answers })
    .from(companions)
    .where(and(eq(companions.userId, userId), eq(companions.id, id)));
  return saved ? { id, answers: unsealed(saved.answers, identity.box) } : null;
}

/**
 * Changes what is saved of a person. Entries that are made stay as they are.
 * @returns what is wrong with the answers; `null` for a person who is not saved
 */
export async function changeCompanion(
  { db, now, identity }: DraftServices & Pick<Services, "now">,
  { userId }: Owner,
  companionId: string,
  answers: Answers,
): Promise<{ problems: AnswerProblems } | null> {
  const id = readId(companionId);
  if (id === null) return null;
  const given: Answers = Object.fromEntries(
    savedAnswers.map((name) => [name, oneLine(answers[name] ?? "")]),
  );
  const today = toDay(now());
  const problems = problemsIn(given, today, { startDate: today, minimumAge: 0 }, savedForm);
  if (Object.keys(problems).length > 0) return { problems };
  const changed = await db
    .update(companions)
    .set({ answers: sealed(given, identity.box), updatedAt: now() })
    .where(and(eq(companions.userId, userId), eq(companions.id, id)))
    .returning({ id: companions.id });
  return changed.length > 0 ? { problems: {} } : null;
}

/** Deletes a saved person of the viewer. Their entries stay. */
export async function deleteCompanion(
  { db }: Pick<Services, "db">,
  { userId }: Owner,
  companionId: string,
): Promise<boolean> {
  const id = readId(companionId);
  if (id === null) return false;
  const deleted = await db
    .delete(companions)
    .where(and(eq(companions.userId, userId), eq(companions.id, id)))
    .returning({ id: companions.id });
  return deleted.length > 0;
}

/** What is saved of a person: not what is given for each race again. */
const savedAnswers = [...contactAnswers, ...safetyAnswers, guardianAnswers[0]] as const;

/** Saves somebody who is entered, if the runner wants that, or what has changed of somebody saved. */
export async function saveCompanion(
  { db, now, identity }: DraftServices & Pick<Services, "now">,
  { userId }: Owner,
  { companionId, answers }: { companionId: string | null; answers: Answers },
): Promise<void> {
  if (companionId === null) return;
  const saved = await storedCompanions({ db }, { userId });
  const before = saved.find(({ id }) => id === companionId);
  if (!before && (answers.savesPerson !== "yes" || saved.length >= mostCompanions)) return;
  const given: Answers = Object.fromEntries(
    savedAnswers.flatMap((name) => (answers[name] ? [[name, answers[name]]] : [])),
  );
  const kept = { ...before?.answers, ...sealed(given, identity.box) };
  await db
    .insert(companions)
    .values({ userId, id: companionId, answers: kept, createdAt: now(), updatedAt: now() })
    .onConflictDoUpdate({
      target: [companions.userId, companions.id],
      set: { answers: kept, updatedAt: now() },
    });
}

/**
 * Begins the form of somebody whom the viewer enters, beside the drafts that are sent with `from`.
 * @param person.from - a draft of the order; `null` for an order of its own
 * @param person.companionId - somebody saved; `null` for somebody else
 * @param person.teamId - a team that the viewer leads, and that the entry joins
 * @returns `null` where the race or the order takes nobody else
 */
export async function addPerson(
  services: DraftServices & Pick<Services, "now">,
  viewer: Owner,
  target: EntryTarget,
  {
    from,
    companionId,
    teamId = "",
  }: { from: DraftKey | null; companionId: string | null; teamId?: string },
): Promise<DraftKey | null> {
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const { userId } = viewer;
    const form = await findEntryForm(inside, target.raceId);
    if (form.people < 2) return null;
    const group = from ? await findGroup(inside, viewer, from, { isLocked: true }) : [];
    if (group.length >= form.people) return null;
    const groupId = group[0]?.groupId ?? from?.draftId ?? randomUUID();
    if (from) {
      await tx
        .update(registrationDrafts)
        .set({ groupId })
        .where(
          and(
            eq(registrationDrafts.userId, userId),
            eq(registrationDrafts.id, from.draftId),
            isNull(registrationDrafts.registrationId),
          ),
        );
    }
    const saved = await findCompanion(inside, viewer, companionId);
    const own = await knownAnswers(inside, viewer, form.rules);
    // Where somebody lives and who is called for them is mostly the same in a family.
    const { country, phone } = own;
    const usual: Answers = { ...(country && { country }), ...(phone && { phone }) };
    const { voucherCode = "", team = teamId } = group[0]?.answers ?? {};
    const known = saved?.answers ?? usual;
    const key = { ...target, draftId: randomUUID() };
    const person = { companionId: saved?.id ?? randomUUID(), groupId };
    await keepAnswers(inside, viewer, { ...key, ...person }, { ...known, voucherCode, team });
    return key;
  });
}

/**
 * Begins the form of another distance for somebody whom the viewer has entered, with the data of their entry.
 * @returns `null` for an entry of the viewer or of somebody else's
 */
export async function beginFromEntry(
  services: DraftServices & Pick<Services, "now">,
  viewer: Owner,
  { registrationId, distanceId }: { registrationId: string; distanceId: string },
): Promise<DraftKey | null> {
  const [entry] = await services.db
    .select()
    .from(raceRegistrations)
    .where(
      and(eq(raceRegistrations.id, registrationId), eq(raceRegistrations.userId, viewer.userId)),
    );
  if (!entry?.companionId) return null;
  const { raceId, companionId, documentSealed } = entry;
  const stored: Answers = unsealed(
    { ...(documentSealed && { documentNumber: documentSealed }) },
    services.identity.box,
  );
  const answers = Object.fromEntries(
    savedAnswers.flatMap((name) => {
      const answer = name === "documentNumber" ? stored.documentNumber : entry[name];
      return answer ? [[name, answer]] : [];
    }),
  );
  const key = { raceId, distanceId, draftId: randomUUID() };
  await keepAnswers(services, viewer, { ...key, companionId }, answers);
  return key;
}

/** Takes somebody out of an order that is not sent yet; gives another draft of it. */
export async function removePerson(
  services: DraftServices,
  viewer: Owner,
  key: DraftKey,
): Promise<DraftKey | null> {
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const group = await findGroup(inside, viewer, key, { isLocked: true });
    const rest = group.filter((draft) => draft.key.draftId !== key.draftId);
    if (group.length === rest.length) return null;
    await tx
      .delete(registrationDrafts)
      .where(
        and(
          eq(registrationDrafts.userId, viewer.userId),
          eq(registrationDrafts.id, key.draftId),
          isNull(registrationDrafts.registrationId),
        ),
      );
    return rest[0]?.key ?? null;
  });
}

/** Applies a code, or joins another team, in all drafts that are sent together. */
export async function keepForAll(
  services: DraftServices & Pick<Services, "now">,
  viewer: Owner,
  key: DraftKey,
  answers: Pick<Answers, "voucherCode" | "team">,
): Promise<void> {
  const draft = await findDraft(services, viewer, key);
  const group = draft ? await findGroup(services, viewer, key) : [];
  if (group.length === 0) await keepAnswers(services, viewer, key, answers);
  for (const each of group) await keepAnswers(services, viewer, each.key, answers);
}
