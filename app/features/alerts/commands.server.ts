import { and, count, eq, isNotNull, sql } from "drizzle-orm";
import { href } from "react-router";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { boolean } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { raceAlertReaders, raceAlerts, users } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { msPerDay, startOfTrainingWeek, toDay } from "#values/day.ts";
import { readId } from "#values/id.ts";
import type { Lang } from "#values/say.ts";
import { type AlertProblem, daysToConfirm, mostAlerts, type RaceAlert } from "./alert.ts";
import { letterToConfirmAlert } from "./emails.tsx";

type Site = { origin: string; lang: Lang };

const confirming = "confirm race alert";
const listing = "race alerts";

/** The word of a reader's links. It does not expire: mails are kept for years. */
export function readerToken({ tokens }: Pick<Services, "tokens">, readerId: string): string {
  return tokens.sign(listing, readerId);
}

/** The reader whom a link belongs to; `null` for a forged one. */
export function readerOfToken({ tokens }: Pick<Services, "tokens">, token: string): string | null {
  return readId(tokens.read(listing, token) ?? "");
}

/** The alert that a link of a confirmation is about; `null` for one that is forged or too old. */
export function alertOfToken({ tokens }: Pick<Services, "tokens">, token: string): string | null {
  return readId(tokens.read(confirming, token) ?? "");
}

/** Saves a search of a person with a confirmed address, which is told of from the next week on. */
export async function saveAlert(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
  search: string,
  { origin, lang }: Site,
): Promise<{ problem: AlertProblem | null; isNew: boolean }> {
  return withRetry(db, async (tx) => {
    const [person] = await tx
      .select({ isConfirmed: users.emailVerified })
      .from(users)
      .where(eq(users.id, userId));
    if (!person?.isConfirmed) return { problem: "not-confirmed", isNew: false };
    await takeOverAlerts(tx, userId);
    await tx
      .insert(raceAlertReaders)
      .values({ userId, origin, lang, toldFor: weekOf(now()), createdAt: now() })
      .onConflictDoUpdate({ target: raceAlertReaders.userId, set: { origin } });
    const readerId = await lockReader(tx, eq(raceAlertReaders.userId, userId));
    if (!readerId) throw new Error("The reader was not stored.");
    const alert = await putAlert(tx, readerId, search, now());
    const confirmed = await confirmWithin(tx, { readerId, alertId: alert.id, at: now() });
    if (confirmed === "too-many") await removeAlert({ db: tx }, readerId, alert.id);
    return { problem: confirmed === "too-many" ? confirmed : null, isNew: confirmed === "now" };
  });
}

/**
 * Keeps a search of a visitor until it is confirmed by mail. What is answered does not depend on the address, so
 * that a stranger learns nothing about it.
 */
export async function askForAlert(
  { db, now, mail, tokens }: Pick<Services, "db" | "now" | "mail" | "tokens">,
  { email, search }: { email: string; search: string },
  { origin, lang }: Site,
): Promise<void> {
  await withRetry(db, async (tx) => {
    await tx
      .insert(raceAlertReaders)
      .values({ email, origin, lang, toldFor: weekOf(now()), createdAt: now() })
      .onConflictDoNothing();
    const isOfAddress = sql`lower(${raceAlertReaders.email}) = lower(${email})`;
    const readerId = await lockReader(tx, isOfAddress);
    if (!readerId) throw new Error("The reader was not stored.");
    const alert = await putAlert(tx, readerId, search, now());
    const expires = new Date(now().getTime() + daysToConfirm * msPerDay);
    const token = tokens.sign(confirming, alert.id, { expires });
    const url = origin + href("/alerts/:token/:change?", { token, change: "confirm" });
    await mail.send({ address: email, lang }, letterToConfirmAlert(url), { within: tx });
  });
}

/**
 * Confirms an alert by the link of its mail. One whose address is that of an account belongs to the account from then
 * on. Confirming again changes nothing.
 * @returns the reader, for the way to the list; `null` where the alert is deleted
 */
export async function confirmAlert(
  { db, now }: Pick<Services, "db" | "now">,
  alertId: string,
): Promise<{ readerId: string; problem: "too-many" | null } | null> {
  return withRetry(db, async (tx) => {
    const [asked] = await tx
      .select({ readerId: raceAlerts.readerId, email: raceAlertReaders.email })
      .from(raceAlerts)
      .innerJoin(raceAlertReaders, eq(raceAlertReaders.id, raceAlerts.readerId))
      .where(eq(raceAlerts.id, alertId));
    if (!asked) return null;
    await lockReader(tx, eq(raceAlertReaders.id, asked.readerId));
    const { readerId } = asked;
    const confirmed = await confirmWithin(tx, { readerId, alertId, at: now() });
    if (confirmed === "too-many") return { readerId, problem: confirmed };
    await takeOverAlerts(tx);
    const [kept] = await tx
      .select({ readerId: raceAlerts.readerId })
      .from(raceAlerts)
      .where(eq(raceAlerts.id, alertId));
    return { readerId: kept?.readerId ?? readerId, problem: null };
  });
}

/** Removes an alert of a reader. */
export async function removeAlert(
  { db }: Pick<Services, "db">,
  readerId: string,
  alertId: string,
): Promise<void> {
  await db
    .delete(raceAlerts)
    .where(and(eq(raceAlerts.id, alertId), eq(raceAlerts.readerId, readerId)));
}

/** Ends all alerts of a reader. */
export async function endAlerts({ db }: Pick<Services, "db">, readerId: string): Promise<void> {
  await db.delete(raceAlertReaders).where(eq(raceAlertReaders.id, readerId));
}

/** The alerts of a reader that are told, the oldest first. */
export async function alertsOf(
  { db }: Pick<Services, "db">,
  readerId: string,
): Promise<RaceAlert[]> {
  return db
    .select({ id: raceAlerts.id, search: raceAlerts.search })
    .from(raceAlerts)
    .where(and(eq(raceAlerts.readerId, readerId), isNotNull(raceAlerts.confirmedAt)))
    .orderBy(raceAlerts.createdAt, raceAlerts.id);
}

/** The reader that a person is; `null` for one without alerts. */
export async function readerOf(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    await takeOverAlerts(tx, userId);
    const [reader] = await tx
      .select({ id: raceAlertReaders.id })
      .from(raceAlertReaders)
      .where(eq(raceAlertReaders.userId, userId));
    return reader?.id ?? null;
  });
}

/** What a confirmation is about; `null` when the alert is deleted. */
export async function findAlert(
  { db }: Pick<Services, "db">,
  alertId: string,
): Promise<(RaceAlert & { readerId: string; isConfirmed: boolean }) | null> {
  const [alert] = await db
    .select({
      id: raceAlerts.id,
      search: raceAlerts.search,
      readerId: raceAlerts.readerId,
      isConfirmed: isNotNull(raceAlerts.confirmedAt).mapWith(boolean),
    })
    .from(raceAlerts)
    .where(eq(raceAlerts.id, alertId));
  return alert ?? null;
}

/**
 * Gives the alerts of guests to the accounts that have their confirmed addresses, so that nobody gets two letters.
 * @param userId - only those of this person
 */
export async function takeOverAlerts(tx: Database, userId: string | null = null): Promise<void> {
  const guests = await readRows(
    tx,
    { guestId: raceAlertReaders.id, userId: users.id },
    sql`
      select g.id as "guestId", u.id as "userId"
      from race_alert_readers g
      join users u on lower(u.email) = lower(g.email) and u.email_verified and not u.is_temporary
      where ${userId === null ? sql`true` : sql`u.id = ${userId}::uuid`}
      order by g.id for update of g`,
  );
  for (const guest of guests) {
    const own = await readRow(
      tx,
      { id: raceAlertReaders.id },
      sql`
        insert into race_alert_readers (user_id, lang, origin, told_for, created_at)
        select ${guest.userId}::uuid, lang, origin, told_for, created_at
        from race_alert_readers where id = ${guest.guestId}::uuid
        on conflict (user_id) do update
          set told_for = greatest(race_alert_readers.told_for, excluded.told_for)
        returning id`,
    );
    if (!own) continue;
    await tx.execute(sql`
      update race_alerts a set reader_id = ${own.id}::uuid
      where a.reader_id = ${guest.guestId}::uuid and not exists (
        select from race_alerts same where same.reader_id = ${own.id}::uuid and same.search = a.search)`);
    // What the account had already goes with the guest.
    await tx.delete(raceAlertReaders).where(eq(raceAlertReaders.id, guest.guestId));
  }
}

/** Deletes the alerts that were not confirmed in time, and the guests who have none left. */
export async function forgetUnconfirmed({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const since = new Date(now().getTime() - daysToConfirm * msPerDay).toISOString();
  await db.execute(sql`
    delete from race_alerts
    where confirmed_at is null and created_at < ${since}::timestamptz`);
  await db.execute(sql`
    delete from race_alert_readers r
    where r.created_at < ${since}::timestamptz
      and not exists (select from race_alerts a where a.reader_id = r.id)`);
}

/** The Monday of the week in which a moment is. */
export function weekOf(moment: Date) {
  return startOfTrainingWeek(toDay(moment));
}

/** All changes of a reader's alerts run one after another. */
async function lockReader(tx: Database, isMeant: ReturnType<typeof sql>): Promise<string | null> {
  const [reader] = await tx
    .select({ id: raceAlertReaders.id })
    .from(raceAlertReaders)
    .where(isMeant)
    .for("update");
  return reader?.id ?? null;
}

/** A search that the reader has already is the same alert. */
async function putAlert(tx: Database, readerId: string, search: string, at: Date) {
  const isSame = and(eq(raceAlerts.readerId, readerId), eq(raceAlerts.search, search));
  const [known] = await tx.select({ id: raceAlerts.id }).from(raceAlerts).where(isSame);
  if (known) {
    // Of an unconfirmed one the days begin again.
    await tx
      .update(raceAlerts)
      .set({ createdAt: at })
      .where(and(isSame, sql`${raceAlerts.confirmedAt} is null`));
    return known;
  }
  const [added] = await tx
    .insert(raceAlerts)
    .values({ readerId, search, createdAt: at })
    .returning({ id: raceAlerts.id });
  if (!added) throw new Error("The alert was not stored.");
  return added;
}

/** The caller holds the lock of the reader. */
async function confirmWithin(
  tx: Database,
  { readerId, alertId, at }: { readerId: string; alertId: string; at: Date },
): Promise<"now" | "before" | "too-many"> {
  const isOther = sql`${raceAlerts.id} <> ${alertId}::uuid`;
  const [others] = await tx
    .select({ count: count() })
    .from(raceAlerts)
    .where(and(eq(raceAlerts.readerId, readerId), isNotNull(raceAlerts.confirmedAt), isOther));
  const isNew = sql`${raceAlerts.confirmedAt} is null`;
  const isThis = and(eq(raceAlerts.id, alertId), isNew);
  if ((await tx.$count(raceAlerts, isThis)) === 0) return "before";
  if ((others?.count ?? 0) >= mostAlerts) return "too-many";
  await tx.update(raceAlerts).set({ confirmedAt: at }).where(isThis);
  if (others?.count === 0) {
    // The first letter is that of the next week.
    await tx
      .update(raceAlertReaders)
      .set({ toldFor: sql`greatest(${raceAlertReaders.toldFor}, ${weekOf(at)}::date)` })
      .where(eq(raceAlertReaders.id, readerId));
  }
  return "now";
}
