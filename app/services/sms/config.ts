import { z } from "zod";

/** A number with the code of its country, the only ones that messages can be sent to: `+51987654321`. */
export const FULL_NUMBER = /^\+[1-9]\d{6,14}$/;

/** How text messages leave this server: an account at Twilio. */
export type SmsSettings = {
  accountSid: string;
  authToken: string;
  /** A number of ours (`+15005550006`) or a messaging service (`MG…`). */
  from: string;
};

export const smsVariables = {
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, "must be AC and 32 hexadecimal digits")
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(
      /^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/i,
      "must be a number such as +15005550006 or a messaging service (MG…)",
    )
    .optional(),
};

type Found = z.output<z.ZodObject<typeof smsVariables>>;

/** `null` while no account is set. */
export function smsSettings(found: Found): SmsSettings | null {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = found;
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_FROM) return null;
  return { accountSid: TWILIO_ACCOUNT_SID, authToken: TWILIO_AUTH_TOKEN, from: TWILIO_FROM };
}
