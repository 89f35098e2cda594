import { takePaymentEvent } from "#services/payments/receive.ts";
import type { Services } from "#services/services.ts";
import { syncCustomer } from "./sync.server.ts";

type Needs = Pick<Services, "db" | "now" | "payments" | "mail" | "log">;

/**
 * Takes an event of our own account at the payment provider.
 * @param payload - the body as it came, byte for byte
 * @returns the status to answer with
 */
export function receiveEvent(
  services: Needs,
  payload: string,
  signature: string,
): Promise<200 | 400 | 503> {
  const sent = { payload, signature, source: "our account" } as const;
  return takePaymentEvent(services, sent, async ({ customerId }) => {
    if (customerId !== null) await syncCustomer(services, customerId);
  });
}
