import { sql } from "drizzle-orm";
import type { Services } from "./services.ts";

/**
 * Demo data goes into a new embedded database, and into another empty one on request. Gives the
 * accounts to sign in with when it is there, from now or from before: everybody knows them.
 */
export async function fillWithDemo(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  isWanted: boolean,
): Promise<DemoLogin | null> {
  const { demoAccounts, demoPassword } = await import("#db/demo/people.ts");
  if (isWanted) {
    const { seedDemoData } = await import("#db/demo/seed.ts");
    const counts = await seedDemoData({ db, now });
    if (counts.races > 0) log.info(counts, "demo data added");
  }
  const { email } = demoAccounts.admin;
  const rows = await db.execute(sql`select from users where lower(email) = ${email}`);
  if (rows.length === 0) return null;
  return { emails: Object.values(demoAccounts).map((one) => one.email), password: demoPassword };
}

export type DemoLogin = { emails: string[]; password: string };
