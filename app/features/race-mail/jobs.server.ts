import { notedOrigin } from "#services/context.ts";
import type { Job } from "#services/job.ts";
import { SEND_MESSAGES } from "./commands.server.ts";
import { queueThanks, sendDueMessages } from "./sending.server.ts";

export const raceMailJobs: Job[] = [
  {
    queue: SEND_MESSAGES,
    schedule: "* * * * *",
    work: (services, _, { signal }) => sendDueMessages(services, signal),
  },
  {
    queue: "queue-thanks",
    schedule: "*/10 * * * *",
    async work(services) {
      // Without `APP_URL` only the publishing of results says where links lead.
      const origin = notedOrigin(null);
      if (origin !== null) await queueThanks(services, { origin });
    },
  },
];
