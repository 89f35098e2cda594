import type { Database } from "#db/database.ts";
import { apiKeys, raceOrganizers } from "#db/schema.ts";
import { keyPrefix } from "#features/public-api/keys/api-key.ts";
import { openLimits } from "#services/limits/limits.ts";
import { hashOfSecret } from "#services/secrets.ts";
import type { Services } from "#services/services.ts";
import { type KeyScope, keyScopes } from "#values/key-scopes.ts";
import * as operations from "../../../app/routes/programs/api/operations.ts";
import * as service from "../../../app/routes/programs/api/service.ts";
import { accountsOf } from "../identity.ts";
import { openRaceEditing } from "../races/race-editing.ts";
import { now } from "../races/races.ts";
import { serveRoutes } from "./host.ts";

const routes = {
  "api/v1/races": operations,
  "api/v1/races/:id": operations,
  "api/v1/races/:id/distances": operations,
  "api/v1/races/:id/distances/:distanceId": operations,
  "api/v1/races/:id/results": operations,
  "api/v1/races/:id/reviews": operations,
  "api/v1/races/:id/organizers": operations,
  "api/v1/races/:id/registrations": operations,
  "api/v1/me/races": operations,
  "api/v1/calendar": operations,
  "api/v1/openapi.json": service,
  "api/v1/*": service,
};

/** The real addresses of `/api/v1` over HTTP, with limits that count; the page cache is on. */
export async function serveApi(
  db: Database,
  { factor = 1000, log }: { factor?: number; log?: Services["log"] } = {},
) {
  const editing = (await openRaceEditing()).services(db).all;
  const limits = openLimits({ db, now }, factor);
  const accounts = accountsOf(db);
  const services = { ...accounts, ...editing, limits, log: log ?? accounts.log };
  return serveRoutes(services, routes, { PAGE_CACHE_SECONDS: "10" });
}

let made = 0;

/** A key of somebody, as the product would make it; gives the key itself. */
export async function aKey(
  db: Database,
  userId: string,
  scopes: readonly KeyScope[] = keyScopes,
): Promise<string> {
  made += 1;
  const key = `${keyPrefix}${"x".repeat(20)}${made}`;
  const row = { userId, name: "Our site", ending: key.slice(-4), scopes: [...scopes] };
  await db.insert(apiKeys).values({ ...row, secretHash: hashOfSecret(key), createdAt: now() });
  return key;
}

/** Links somebody to a race as its organizer. */
export async function link(db: Database, userId: string, raceId: string): Promise<void> {
  await db.insert(raceOrganizers).values({ userId, raceId });
}
