import { type Attempt, open, signedIn, type Write } from "../matrix.ts";
import { people, world } from "../people.ts";

const { race, distance } = world;
const { stranger } = people;
const keys = "/account/security/keys";

/** A browser's cookie counts for nothing here, so all roles are told the same. Keys: `writing.test.ts`. */
const door = (path: string, status: number) => open(`/api/v1/${path}`, status);

const refused = (path: string, status: number): Write[] => [
  { what: "without a key", ...door(path, status), form: {} },
];

export const apiReads: Record<string, Attempt> = {
  developers: open("/developers"),
  "account/security/keys": { path: keys, outcome: signedIn(200) },
  "account/security/keys/:id/revoke": open(`${keys}/${stranger}/revoke`, keys),
  "account/security/keys/revoke-all": open(`${keys}/revoke-all`, keys),
  "api/v1/races": door("races", 200),
  "api/v1/races/:id": door(`races/${race}`, 200),
  "api/v1/races/:id/distances": door(`races/${race}/distances`, 200),
  "api/v1/races/:id/distances/:distanceId": door(`races/${race}/distances/${distance}`, 200),
  "api/v1/races/:id/results": door(`races/${race}/results`, 200),
  "api/v1/races/:id/reviews": door(`races/${race}/reviews`, 200),
  "api/v1/races/:id/organizers": door(`races/${race}/organizers`, 200),
  "api/v1/races/:id/registrations": door(`races/${race}/registrations`, 401),
  "api/v1/me/races": door("me/races", 401),
  "api/v1/calendar": door("calendar", 200),
  "api/v1/openapi.json": door("openapi.json", 200),
  "api/v1/*": door("nothing", 404),
};

export const apiWrites: Record<string, Write[]> = {
  "account/security/keys": [
    {
      what: "a key without a name is not made",
      path: keys,
      form: { name: "" },
      outcome: signedIn(400),
    },
  ],
  "account/security/keys/:id/revoke": [
    {
      what: "for oneself",
      path: `${keys}/${stranger}/revoke`,
      form: {},
      outcome: signedIn(keys),
    },
  ],
  "account/security/keys/revoke-all": [
    { what: "for oneself", path: `${keys}/revoke-all`, form: {}, outcome: signedIn(keys) },
  ],
  "api/v1/races": refused("races", 405),
  "api/v1/races/:id": refused(`races/${race}`, 405),
  "api/v1/races/:id/distances": refused(`races/${race}/distances`, 401),
  "api/v1/races/:id/distances/:distanceId": refused(`races/${race}/distances/${distance}`, 405),
  "api/v1/races/:id/results": refused(`races/${race}/results`, 405),
  "api/v1/races/:id/reviews": refused(`races/${race}/reviews`, 405),
  "api/v1/races/:id/organizers": refused(`races/${race}/organizers`, 405),
  "api/v1/races/:id/registrations": refused(`races/${race}/registrations`, 405),
  "api/v1/me/races": refused("me/races", 405),
  "api/v1/calendar": refused("calendar", 405),
  "api/v1/*": refused("nothing", 404),
};
