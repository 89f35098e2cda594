import { z } from "zod";

/** The Stripe account that takes the payments. */
export type PaymentSettings = {
  secretKey: string;
  /** Verifies the events that Stripe sends to us. */
  webhookSecret: string;
  /** Verifies the events of organizers' accounts; `null` where none can be connected. */
  connectSecret: string | null;
  /** Our part of what is paid on organizers' accounts, in percent. */
  feePercent: number;
};

export const paymentVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(?:test|live)_\w+$/, "must begin with sk_test_, sk_live_, rk_test_ or rk_live_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, "must begin with whsec_")
    .optional(),
  STRIPE_APPLICATION_FEE_PERCENT: z
    .string()
    .regex(/^(?:[0-9]|[12][0-9]|30)(?:\.[0-9]{1,2})?$/, "must be a number from 0 to 30")
    .optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, "must begin with whsec_")
    .optional(),
};

type Found = z.output<z.ZodObject<typeof paymentVariables>>;

/** `null` without an account. */
export function paymentSettings(found: Found): PaymentSettings | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET } = found;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    connectSecret: STRIPE_CONNECT_WEBHOOK_SECRET ?? null,
    feePercent: Number(found.STRIPE_APPLICATION_FEE_PERCENT ?? 0),
  };
}
