import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { anExpert } from "../../support/experts/experts.ts";
import { enter } from "../support/people.ts";
import { openSite } from "../support/site.ts";
import type { Visitor } from "../support/visitor.ts";

/** Signs in a new runner who is an expert, Rosa Quispe. */
export async function listedExpert(visitor: Visitor): Promise<{ email: string; id: string }> {
  const { email } = enter(visitor);
  const { db } = (await openSite()).running.services;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const id = await anExpert(db, {
    firstName: "Rosa",
    lastName: "Quispe",
    title: "Pacer",
    services: ["Trail Running"],
    userId: String(user?.id),
  });
  return { email, id };
}
