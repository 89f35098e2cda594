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
};

type Found = z.output<z.ZodObject<typeof identityVariables>>;

/** `null` while no key of Google's is set. */
export function googleKey(found: Found): GoogleKey | null {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = found;
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return null;
  return { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
}
