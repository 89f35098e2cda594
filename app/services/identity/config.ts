import { z } from "zod";
import { isEmailAddress } from "#values/web/addresses/email-address.ts";
import type { GoogleKey } from "./google.ts";

export const identityVariables = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  ADMIN_EMAIL: z
    .string()
    .refine(isEmailAddress, "must be an email address")
    .transform((address) => address.toLowerCase())
    .optional(),
  APP_REDIRECTS: z
    .string()
    .default("")
    .transform((list) => list.split(/[\s,]+/).filter((line) => line !== ""))
    .refine((lines) => lines.every(isAppAddress), "must be addresses, as https://app.example/*"),
};

/** Schemes that run something in the page which leads to them. */
const running = ["javascript:", "data:", "vbscript:", "blob:", "file:"];

/** An address of an app, whose own scheme is as good as `https:`; a star may stand for what follows a slash. */
function isAppAddress(line: string): boolean {
  const url = URL.parse(line.replace(/\/\*$/, "/"));
  if (!url || running.includes(url.protocol) || /\*(?!$)|[^/]\*$/.test(line)) return false;
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return url.protocol !== "http:" || isHere;
}

type Found = z.output<z.ZodObject<typeof identityVariables>>;

/** `null` while no key of Google's is set. */
export function googleKey(found: Found): GoogleKey | null {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = found;
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return null;
  return { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
}
