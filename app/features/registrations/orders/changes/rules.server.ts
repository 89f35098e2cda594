import { eq } from "drizzle-orm";
import { raceChangeRules, raceSales } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Currency } from "#values/money.ts";
import type { EntryChangeRule } from "./change.ts";

const ruleColumns = {
  kind: raceChangeRules.kind,
  lastDay: raceChangeRules.lastDay,
  feeMinor: raceChangeRules.feeMinor,
  paysBack: raceChangeRules.paysBack,
};

/** What the organizer of a race allows, with the currency of its fees. */
export async function changeRulesOf(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<{ rules: EntryChangeRule[]; currency: Currency | null }> {
  const rules = await db
    .select(ruleColumns)
    .from(raceChangeRules)
    .where(eq(raceChangeRules.raceId, raceId));
  const [sale] = await db
    .select({ currency: raceSales.currency })
    .from(raceSales)
    .where(eq(raceSales.raceId, raceId));
  return { rules, currency: sale?.currency ?? null };
}
