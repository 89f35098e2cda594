import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { appSecrets } from "#db/schema.ts";

const secretBytes = 32;

/**
 * A random secret that this installation creates on first use. All copies of the server read the same
 * one, even if several ask for it first at the same moment.
 */
export async function keptSecret({ db }: { db: Database }, name: string): Promise<string> {
  const value = randomBytes(secretBytes).toString("base64url");
  await db.insert(appSecrets).values({ name, value }).onConflictDoNothing();
  const [kept] = await db
    .select({ value: appSecrets.value })
    .from(appSecrets)
    .where(eq(appSecrets.name, name));
  if (!kept) throw new Error(`The secret ${name} is gone.`);
  return kept.value;
}

/**
 * What is stored of a key or of the token of a link, which only its owner has: it finds the row and does
 * not reveal the secret.
 * @param secret - random and long. A password needs a slow hash instead
 * @returns SHA-256 in hexadecimal
 */
export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
