import type { Database } from "#db/database.ts";
import { authSessions, stripeCustomers, stripeSubscriptions } from "#db/schema.ts";
import { aPerson } from "../../support/people.ts";
import { people, sessionToken } from "../../support/permissions/people.ts";

const day = 24 * 3600;
const now = Math.floor(Date.now() / 1000);

/** The member's number at the payment provider, and the time of the subscription in seconds. */
export const member = { customerId: "cus_of_the_owner", since: now - day };

/** Adds an administrator, and an owner who is a member, each with a session. */
export async function insertPeopleAndMember(db: Database): Promise<void> {
  for (const person of ["admin", "owner"] as const) {
    const userId = people[person];
    const user = { id: userId, email: `${person}@example.com` };
    await aPerson(db, { user, isAdmin: person === "admin" });
    const expiresAt = new Date((now + day) * 1000);
    await db.insert(authSessions).values({ userId, token: sessionToken(person), expiresAt });
  }
  const { customerId, since } = member;
  await db.insert(stripeCustomers).values({ userId: people.owner, customerId });
  await db.insert(stripeSubscriptions).values({
    customerId,
    subscriptionId: "sub_1",
    subscriptionStatus: "active",
    interval: "month",
    tier: "sprinter",
    currentPeriodStart: since,
    currentPeriodEnd: since + 30 * day,
    paymentMethodBrand: "visa",
    paymentMethodLast4: "4242",
    created: since,
  });
}
