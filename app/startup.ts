import { identityPolicy } from "#features/accounts/sign-up/policy.server.ts";
import { knownPlaces } from "#features/assistant/search/place-book.server.ts";
import { attachDemoCourses } from "#features/courses/demo/demo-courses.server.ts";
import { orderNewMeasures } from "#features/courses/upkeep.server.ts";
import { offers } from "#features/membership/plans/plans.ts";
import { orderDemoRecordings } from "#features/podcasts/audio/demo.server.ts";
import { watchEvents } from "#features/race-events/places.server.ts";
import { sendDueWebhooks } from "#features/race-events/webhooks/due.server.ts";
import { orderPlacing } from "#features/races/places/placing.server.ts";
import { takeOverGuestReviews } from "#features/reviews/guests/guest-links.server.ts";
import { plantDemoTraining } from "#features/training/demo/demo-plan.server.ts";
import type { IdentityPolicy } from "#services/identity/identity.ts";
import { type Running, startServices } from "#services/startup.ts";
import { begin } from "./begin.ts";
import { defineJobs } from "./jobs.ts";

/** Opens all services, with what only the product knows. */
export async function startup(): Promise<Running> {
  const running = await startServices({
    identityPolicy: ({ adminEmail }) => withGuestReviews(identityPolicy(adminEmail)),
    offers,
    begin,
    defineJobs,
  });
  // Read before the first question needs them; where they cannot be, that question reads them.
  void running.settled.then(() => knownPlaces(running.services)).catch(() => {});
  void running.settled.then(() => orderPlacing(running.services)).catch(() => {});
  if (running.hasDemoData) {
    void running.settled
      .then(() => orderDemoRecordings(running.services))
      .catch((error: unknown) => running.services.log.error({ error }, "the demo has no podcasts"));
    void running.settled
      .then(() => plantDemoTraining(running.services))
      .catch((error: unknown) => running.services.log.error({ error }, "the demo has no training"));
    void running.settled
      .then(() => attachDemoCourses(running.services))
      .then((count) => count > 0 && running.pageNews.tell())
      .catch((error: unknown) => running.services.log.error({ error }, "the demo has no courses"));
  }
  void running.settled
    .then(() => orderNewMeasures(running.services))
    .catch((error: unknown) => running.services.log.error({ error }, "courses not measured again"));
  watchEvents(running.services, async (given) => {
    if (given > 0) await sendDueWebhooks(running.services);
  });
  return running;
}

/** A person who has confirmed an address takes over the guest reviews written under it. */
function withGuestReviews(policy: IdentityPolicy): IdentityPolicy {
  return {
    ...policy,
    async onJoin(services, user) {
      await policy.onJoin(services, user);
      await takeOverGuestReviews(services, user.id);
    },
    async onConfirmation(services, userId) {
      await policy.onConfirmation(services, userId);
      await takeOverGuestReviews(services, userId);
    },
  };
}
