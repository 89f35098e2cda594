import type { Database } from "#db/database.ts";
import { apiKeys, raceOrganizers } from "#db/schema.ts";
import { keyPrefix } from "#features/public-api/keys/api-key.ts";
import { openLimits } from "#services/limits/limits.ts";
import { hashOfSecret } from "#services/secrets.ts";
import type { Services } from "#services/services.ts";
import { type KeyScope, keyScopes } from "#values/key-scopes.ts";
import * as calendar from "../../../app/routes/programs/api/calendar.ts";
import * as distance from "../../../app/routes/programs/api/distance.ts";
import * as distances from "../../../app/routes/programs/api/distances.ts";
import * as openapi from "../../../app/routes/programs/api/openapi.ts";
import * as organizers from "../../../app/routes/programs/api/organizers.ts";
import * as ownRaces from "../../../app/routes/programs/api/own-races.ts";
import * as race from "../../../app/routes/programs/api/race.ts";
import * as races from "../../../app/routes/programs/api/races.ts";
import * as registrations from "../../../app/routes/programs/api/registrations.ts";
import * as reviews from "../../../app/routes/programs/api/reviews.ts";
import * as unknown from "../../../app/routes/programs/api/unknown.ts";
import { accountsOf } from "../identity.ts";
import { openRaceEditing } from "../races/race-editing.ts";
import { now } from "../races/races.ts";
import { serveRoutes } from "./host.ts";

const routes = {
  "api/v1/races": races,
  "api/v1/races/:id": race,
  "api/v1/races/:id/distances": distances,
  "api/v1/races/:id/distances/:distanceId": distance,
  "api/v1/races/:id/reviews": reviews,
  "api/v1/races/:id/organizers": organizers,
  "api/v1/races/:id/registrations": registrations,
  "api/v1/me/races": ownRaces,
  "api/v1/calendar": calendar,
  "api/v1/openapi.json": openapi,
  "api/v1/*": unknown,
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
