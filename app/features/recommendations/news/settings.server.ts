import { eq } from "drizzle-orm";
import { raceNewsLooks, raceNewsSettings, users } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";

type Member = Pick<Viewer, "userId">;

const purpose = "race news";

/** The word of a member's link that ends the mails. It does not expire: mails are kept for years. */
export function raceNewsToken({ tokens }: Pick<Services, "tokens">, { userId }: Member): string {
  return tokens.sign(purpose, userId);
}

/** Who a link that ends the mails belongs to; `null` for a forged one, and when the account is deleted. */
export async function memberOfToken(
  { db, tokens }: Pick<Services, "db" | "tokens">,
  token: string,
): Promise<Member | null> {
  const userId = readId(tokens.read(purpose, token) ?? "");
  if (userId === null) return null;
  const [member] = await db.select({ userId: users.id }).from(users).where(eq(users.id, userId));
  return member ?? null;
}

/** Whether a member with the right to it wants mail about races. */
export async function wantsRaceNews(
  { db }: Pick<Services, "db">,
  { userId }: Member,
): Promise<boolean> {
  const [row] = await db
    .select({ isOn: raceNewsSettings.isOn })
    .from(raceNewsSettings)
    .where(eq(raceNewsSettings.userId, userId));
  return row?.isOn ?? true;
}

/** Turns the mails on or off. What was known of races is forgotten: a pause makes no news. */
export async function setRaceNews(
  { db }: Pick<Services, "db">,
  { userId }: Member,
  isOn: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(raceNewsSettings)
      .values({ userId, isOn })
      .onConflictDoUpdate({ target: raceNewsSettings.userId, set: { isOn } });
    await tx.delete(raceNewsLooks).where(eq(raceNewsLooks.userId, userId));
  });
}
