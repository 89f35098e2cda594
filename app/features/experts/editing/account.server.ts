import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { experts, reviews, users } from "#db/schema.ts";
import type { LinkedAccount } from "./details.ts";
import type { ExpertRefusal } from "./refusal.ts";

type Linked = { problem: null; account: LinkedAccount | null } | (ExpertRefusal & { kept?: never });

export const accountTaken = { problem: "account-taken", field: "account" } as const;

/** The account with an email address, unless it keeps the page of another expert. */
export async function linkedBy(tx: Database, id: string, email: string | null): Promise<Linked> {
  if (email === null) return { problem: null, account: null };
  const [account] = await tx
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  if (!account) return { problem: "no-account", field: "account" };
  const isOther = and(eq(experts.userId, account.userId), ne(experts.id, id));
  const [other] = await tx.select({ id: experts.id }).from(experts).where(isOther);
  return other ? accountTaken : { problem: null, account };
}

/** Deletes what the account that keeps a page now has said of it before: no expert reviews the own page. */
export async function forgetOwnReview(tx: Database, id: string, userId: string): Promise<void> {
  const isOfPage = and(eq(reviews.entityType, "expert"), eq(reviews.entityId, id));
  // Triggers: rating in the search; see app/db/functions/reviews.sql
  await tx.delete(reviews).where(and(isOfPage, eq(reviews.userId, userId)));
}

/** Two administrators have linked two experts to one account at the same moment. */
export function isTaken(error: unknown): boolean {
  return violatedConstraint(error) === "experts_user_id_key";
}
