import type { Job } from "#services/job.ts";
import { EVENTS_JOB } from "#services/payments/sandbox/sandbox.ts";
import type { Services } from "#services/services.ts";
import { receiveEvent } from "./events.server.ts";
import { reconcileMemberships } from "./reconciliation.server.ts";

/** Jobs deliver the events of the sandbox; the real payment provider sends its own. */
const hasSandbox = ({ payments }: Services) => Boolean(payments.sandbox);

/** Takes an event of the organizers' accounts; memberships know nothing of them. */
type TakeAccountEvent = (
  services: Services,
  payload: string,
  signature: string,
) => Promise<200 | 400 | 503>;

export const paymentJobs = (takeAccountEvent: TakeAccountEvent): Job[] => [
  { queue: "reconcile-memberships", schedule: "10 4 * * *", work: reconcileMemberships },
  {
    queue: EVENTS_JOB,
    rules: { retries: 10, retryAfter: 5 },
    isNeeded: hasSandbox,
    async work(services) {
      const left = await services.payments.sandbox?.deliver(async (payload, signature, source) => {
        const take = source === "our account" ? receiveEvent : takeAccountEvent;
        return (await take(services, payload, signature)) === 200;
      });
      if (left) throw new Error(`${left} events of the sandbox were not taken.`);
    },
  },
  {
    queue: "sandbox-payment-clock",
    schedule: "*/15 * * * *",
    isNeeded: hasSandbox,
    work: async ({ payments }) => payments.sandbox?.catchUp(),
  },
];
