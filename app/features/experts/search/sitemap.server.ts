import { asc, eq } from "drizzle-orm";
import { experts } from "#db/schema.ts";
import type { Services } from "#services/services.ts";

/** The most addresses in one sitemap; the protocol allows 50,000. */
const addressesPerSitemap = 10_000;

/** How many sitemaps the active experts fill. */
export async function countExpertSitemaps({ db }: Pick<Services, "db">): Promise<number> {
  const count = await db.$count(experts, eq(experts.isActive, true));
  return Math.ceil(count / addressesPerSitemap);
}

/** The active experts of one sitemap; pages count from 1. */
export async function expertAddressesPage(
  { db }: Pick<Services, "db">,
  page: number,
): Promise<{ id: string; updatedAt: Date }[]> {
  return db
    .select({ id: experts.id, updatedAt: experts.updatedAt })
    .from(experts)
    .where(eq(experts.isActive, true))
    .orderBy(asc(experts.id))
    .limit(addressesPerSitemap)
    .offset((page - 1) * addressesPerSitemap);
}
