import type { Services } from "../services.ts";
import type { Fetch, GoogleKey } from "./google.ts";
import type { IdentityPolicy, Passwords } from "./identity.ts";

/** The settings of the library. */
export type IdentitySetup = Pick<Services, "db" | "now" | "log" | "limits" | "mail" | "tokens"> & {
  secret: string;
  /** The configured public address, if there is one: links in letters start with it. */
  appUrl: string | null;
  policy: IdentityPolicy;
  /** The library's own unless it is set. */
  passwords?: Passwords | undefined;
  google: (GoogleKey & { fetch: Fetch }) | null;
};
