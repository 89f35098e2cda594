import { createHmac } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

/** Signs the sessions of the site under test; the tests sign some with it, too. */
export const authSecret = "only-for-tests-of-the-site-0123456789";

/** More than a run draws. */
const size = 1000;

export type PooledRunner = { email: string; password: string; token: string };

/** Runners who have signed up, confirmed their address and signed in, in the prepared database. */
export const pool: PooledRunner[] = Array.from({ length: size }, (_, place) => ({
  email: `runner.${place}@pool.example.com`,
  password: "a long enough secret",
  token: `session-of-runner-${place}`,
}));

let drawn = 0;

/** A runner that no other test of the run has. */
export function drawRunner(): PooledRunner | null {
  const marks = join(process.env.E2E_DATA_DIR ?? "", "drawn");
  mkdirSync(marks, { recursive: true });
  while (drawn < size) {
    const place = drawn++;
    if (isFirstAt(join(marks, String(place)))) return pool[place] ?? null;
  }
  return null;
}

/** The cookie of the session that the prepared database holds for a runner. */
export function sessionOf({ token }: Pick<PooledRunner, "token">) {
  const signature = createHmac("sha256", authSecret).update(token).digest("base64");
  return {
    name: "dorsal.session_token",
    value: encodeURIComponent(`${token}.${signature}`),
    domain: "127.0.0.1",
    path: "/",
    httpOnly: true,
    sameSite: "Lax" as const,
  };
}

function isFirstAt(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}
