import type { Job } from "#services/job.ts";
import { placeEvents } from "../places.server.ts";
import {
  sendDueWebhooks,
  type WebhookJob,
  webhookQueue,
  webhookTries,
} from "./deliveries.server.ts";
import { sendWebhooks } from "./sending.server.ts";

/** Events are delivered immediately; the schedule retries failed deliveries. */
export const webhookJobs: Job[] = [
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
];
