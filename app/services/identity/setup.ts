import type { Database } from "#db/database.ts";
import type { Limits } from "../limits/limits.ts";
import type { Tokens } from "../limits/tokens.ts";
import type { Log } from "../log/log.ts";
import type { Mail } from "../mail/mail.ts";
import type { Fetch, GoogleKey } from "./google.ts";
import type { IdentityPolicy, Passwords } from "./identity.ts";

/** The settings of the library. */
export type IdentitySetup = {
  db: Database;
  now: () => Date;
  log: Log;
  limits: Limits;
  mail: Mail;
  tokens: Tokens;
  secret: string;
  /** The configured public address, if there is one: links in letters start with it. */
  appUrl: string | null;
  policy: IdentityPolicy;
  /** The library's own unless it is set. Tests use a cheap hash; the library's is expensive on purpose. */
  passwords?: Passwords | undefined;
  google: (GoogleKey & { fetch: Fetch }) | null;
};
