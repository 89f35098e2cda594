import type { Attempt, Write } from "../matrix.ts";
import { world } from "../people.ts";

const unknown = world.race;

/** A browser's cookie counts for nothing here, so all roles are told the same. */
const door = (name: string, status: number) => ({ path: `/auth/v1/${name}`, outcome: status });

const writes = (name: string, status: number): Write[] => [
  { what: "without a token", ...door(name, status), form: {} },
];

/** The second step, Google and other ways to sign in, for apps. */
export const appWayReads: Record<string, Attempt> = {
  "auth/v1/authorize": door("authorize?provider=google", 400),
  "auth/v1/callback": door("callback?state=forged&code=forged", 400),
  "auth/v1/user/identities/authorize": door("user/identities/authorize?provider=google", 401),
  "auth/v1/user/identities/:id": door(`user/identities/${unknown}`, 405),
  "auth/v1/factors": door("factors", 405),
  "auth/v1/factors/:id": door(`factors/${unknown}`, 405),
  "auth/v1/factors/:id/challenge": door(`factors/${unknown}/challenge`, 405),
  "auth/v1/factors/:id/verify": door(`factors/${unknown}/verify`, 405),
  "auth/v1/sso": door("sso", 405),
};

export const appWayWrites: Record<string, Write[]> = {
  "auth/v1/user/identities/:id": writes(`user/identities/${unknown}`, 405),
  "auth/v1/factors": writes("factors", 401),
  "auth/v1/factors/:id": writes(`factors/${unknown}`, 405),
  "auth/v1/factors/:id/challenge": writes(`factors/${unknown}/challenge`, 401),
  "auth/v1/factors/:id/verify": writes(`factors/${unknown}/verify`, 401),
  "auth/v1/sso": writes("sso", 400),
};
