import { takePaymentEvent } from "#services/payments/receive.ts";
import type { Services } from "#services/services.ts";
import { syncEvent } from "./cards/sync.server.ts";
import { syncAccount } from "./sync.server.ts";

type Needs = Pick<Services, "db" | "now" | "payments" | "mail" | "log">;

/**
 * Takes an event of an organizer's account at the payment provider. It only says that something has changed: also a
 * disconnection counts only when the account has been asked.
 * @param payload - the body as it came, byte for byte
 * @returns the status to answer with
 */
export function receiveAccountEvent(
  services: Needs,
  payload: string,
  signature: string,
): Promise<200 | 400 | 503> {
  const sent = { payload, signature, source: "organizers' accounts" } as const;
  return takePaymentEvent(services, sent, async (event) => {
    const { accountId, type } = event;
    const isOfAccount = /^(account|capability)\./.test(type);
    if (accountId !== null && isOfAccount) await syncAccount(services, accountId);
    else await syncEvent(services, event);
  });
}
