import { sql } from "drizzle-orm";
import type { Offer } from "./payments/payments.ts";
import type { Services } from "./services.ts";

/**
 * Demo data goes into a new embedded database, and into another empty one on request. Gives the
 * accounts to sign in with when it is there, from now or from before: everybody knows them.
 */
export async function fillWithDemo(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  { isWanted, sold }: Wish,
): Promise<DemoLogin | null> {
  const { demoAccounts, demoPassword } = await import("#db/demo/people.ts");
  if (isWanted) {
    const { seedDemoData } = await import("#db/demo/seed.ts");
    const counts = await seedDemoData({ db, now });
    if (counts.races > 0) {
      const members = sold ? await enrol({ db, now, offers: sold }) : 0;
      log.info({ ...counts, members }, "demo data added");
    }
  }
  const { email } = demoAccounts.admin;
  const rows = await db.execute(sql`select from users where lower(email) = ${email}`);
  if (rows.length === 0) return null;
  return { emails: Object.values(demoAccounts).map((one) => one.email), password: demoPassword };
}

type Wish = {
  isWanted: boolean;
  /** What members of the demo have subscribed to; `null` where a real payment provider is asked. */
  sold: readonly Offer[] | null;
};

async function enrol(about: Pick<Services, "db" | "now"> & { offers: readonly Offer[] }) {
  const { enrolDemoMembers } = await import("./payments/sandbox/demo-members.ts");
  return enrolDemoMembers(about);
}

export type DemoLogin = { emails: string[]; password: string };
