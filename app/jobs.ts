import { forgetOldDrafts } from "#features/registrations/drafts.server.ts";
import type { Services } from "#services/services.ts";

/** The work that features do by the clock. A queue has its name from what is done there. */
export function defineJobs({ db, now, jobs }: Pick<Services, "db" | "now" | "jobs">): void {
  jobs.define("forget-registration-drafts", () => forgetOldDrafts({ db, now }));
  jobs.schedule("forget-registration-drafts", "25 3 * * *");
}
