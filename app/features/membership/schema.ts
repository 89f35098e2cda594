import { z } from "zod";

const text = z.string().trim().max(2000);

/** What `stripe-checkout` is called with. The addresses may be left out. */
const checkoutCall = z.object({
  price_id: text,
  mode: z.literal("subscription").default("subscription"),
  success_url: text.optional(),
  cancel_url: text.optional(),
});

/** What `stripe-subscription` is called with. */
const subscriptionCall = z.discriminatedUnion("action", [
  z.object({ action: z.literal("get_invoices") }),
  z.object({ action: z.literal("preview"), price_id: text }),
  z.object({
    action: z.literal("update"),
    price_id: text,
    /** What the preview answered with. */
    preview: text.optional(),
  }),
  z.object({ action: z.literal("cancel") }),
  z.object({ action: z.literal("resume") }),
  z.object({ action: z.literal("portal"), return_url: text.optional() }),
]);

export type SubscriptionCall = z.output<typeof subscriptionCall>;

/** @returns null for anything that is not such a call */
export function readCheckoutCall(body: unknown) {
  return checkoutCall.safeParse(body).data ?? null;
}

/** @returns null for anything that is not such a call */
export function readSubscriptionCall(body: unknown): SubscriptionCall | null {
  return subscriptionCall.safeParse(body).data ?? null;
}

/** What the token of a preview holds. */
const previewNote = z.object({
  subscriptionId: z.string(),
  priceId: z.string(),
  at: z.number(),
  charge: z.enum(["now", "renewal"]),
});

export type PreviewNote = z.output<typeof previewNote>;

/** @returns null for anything that is not such a note */
export function readPreviewNote(note: unknown): PreviewNote | null {
  return previewNote.safeParse(note).data ?? null;
}
