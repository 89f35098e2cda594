import { deleteDueAccounts } from "#features/accounts/deletion/erasure.server.ts";
import { forgetOldInvitations } from "#features/accounts/people/invitations.server.ts";
import { forgetOldDrafts } from "#features/registrations/drafts.server.ts";
import type { Services } from "#services/services.ts";

/** The work that features do by the clock. A queue has its name from what is done there. */
export function defineJobs(services: Services): void {
  const { db, now, jobs } = services;
  jobs.define("forget-registration-drafts", () => forgetOldDrafts({ db, now }));
  jobs.schedule("forget-registration-drafts", "25 3 * * *");
  jobs.define("forget-old-invitations", () => forgetOldInvitations({ db, now }));
  jobs.schedule("forget-old-invitations", "35 3 * * *");
  jobs.define("delete-due-accounts", async () => void (await deleteDueAccounts(services)));
  jobs.schedule("delete-due-accounts", "40 2 * * *");
}
