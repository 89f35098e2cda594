import type { Job } from "#services/job.ts";
import { placeEvents } from "./places.server.ts";
import { forgetOldEvents } from "./retention.server.ts";
import {
  sendDueWebhooks,
  type WebhookJob,
  webhookQueue,
  webhookTries,
} from "./webhooks/due.server.ts";
import { sendWebhooks } from "./webhooks/sending.server.ts";

/** Events are delivered immediately; the schedule retries failed deliveries. */
export const raceEventJobs: Job[] = [
  {
    queue: "look-for-webhooks",
    schedule: "* * * * *",
    async work(services) {
      await placeEvents(services);
      await sendDueWebhooks(services);
    },
  },
  {
    queue: webhookQueue,
    rules: webhookTries,
    work: (services, job: WebhookJob, { signal }) => sendWebhooks(services, job, { signal }),
  },
  { queue: "forget-race-events", schedule: "0 3 * * *", work: forgetOldEvents },
];
