import { notedOrigin } from "#services/context.ts";
import type { Job } from "#services/job.ts";
import { askForNextEditions } from "./asking.server.ts";

export const editionJobs: Job[] = [
  {
    queue: "ask-for-next-editions",
    schedule: "45 13 * * *",
    async work(services, _, { signal }) {
      const origin = notedOrigin(null);
      // Without an address of its own, the site cannot be linked from a letter that nobody has asked for.
      if (origin !== null) await askForNextEditions(services, origin, signal);
    },
  },
];
