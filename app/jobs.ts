import { deleteDueAccounts } from "#features/accounts/deletion/erasure.server.ts";
import { forgetOldInvitations } from "#features/accounts/people/invitations.server.ts";
import { forgetOldUploads, forgetUnusedActivityFiles } from "#features/activities/upkeep.server.ts";
import { runUpload } from "#features/activities/uploading/run-upload.server.ts";
import { type UploadJob, uploadQueue } from "#features/activities/uploading/uploads.server.ts";
import { forgetOldCodes } from "#features/app-auth/retention.server.ts";
import { forgetOldModelUsage } from "#features/assistant/asking/model-usage.server.ts";
import { forgetOldThreads } from "#features/assistant/threads/retention.server.ts";
import { forgetOldWork } from "#features/blog/editing/drafts.server.ts";
import { forgetUnusedPictures } from "#features/blog/images/retention.server.ts";
import { forgetGuestSessions, sweepSessions } from "#features/coaches/sessions/upkeep.server.ts";
import { type SummaryJob, summaryQueue } from "#features/coaches/summary/queue.server.ts";
import { summarizeSession } from "#features/coaches/summary/summarize.server.ts";
import { forgetOwnCourses } from "#features/courses/own/own-courses.server.ts";
import {
  forgetUnusedCourses,
  measureOldCourses,
  measuringQueue,
} from "#features/courses/upkeep.server.ts";
import { forgetOldDocuments } from "#features/experts/applications/retention.server.ts";
import { forgetOldInquiries } from "#features/experts/inquiries/retention.server.ts";
import { receiveEvent } from "#features/membership/stripe/events.server.ts";
import { reconcileMemberships } from "#features/membership/stripe/reconciliation.server.ts";
import { forgetOldUsage } from "#features/membership/usage/usage.server.ts";
import { demoRecordingQueue, recordDemo } from "#features/podcasts/audio/demo.server.ts";
import { record, recordingTries } from "#features/podcasts/audio/record.server.ts";
import { type RecordingJob, recordingQueue } from "#features/podcasts/audio/recording.server.ts";
import { forgetUnusedRecordings } from "#features/podcasts/audio/retention.server.ts";
import { forgetOldAnswers } from "#features/public-api/idempotency.server.ts";
import { placeEvents } from "#features/race-events/places.server.ts";
import { forgetOldEvents } from "#features/race-events/retention.server.ts";
import {
  sendDueWebhooks,
  type WebhookJob,
  webhookQueue,
  webhookTries,
} from "#features/race-events/webhooks/due.server.ts";
import { sendWebhooks } from "#features/race-events/webhooks/sending.server.ts";
import {
  type DeletionJob,
  deletionQueue,
  writeOfDeletion,
} from "#features/races/editing/removal/deletion-letters.server.ts";
import { writeToRunners } from "#features/races/editing/telling/runner-letters.server.ts";
import { type RunnersJob, runnersQueue } from "#features/races/editing/telling/runners.server.ts";
import { forgetOldImports } from "#features/races/import/run/retention.server.ts";
import { runImport } from "#features/races/import/run/run.server.ts";
import { importQueue, undoQueue } from "#features/races/import/run/steps.server.ts";
import { undoImport } from "#features/races/import/run/undo.server.ts";
import { placeQueue, placeWaitingRaces } from "#features/races/places/placing.server.ts";
import { tellRaceNews } from "#features/recommendations/news/telling.server.ts";
import { forgetOldDrafts } from "#features/registrations/wizard/drafts.server.ts";
import { sweepStorage } from "#features/storage/sweep.server.ts";
import { matchActivities } from "#features/training/matching/matching.server.ts";
import type { PageNews } from "#services/news/page-news.ts";
import { EVENTS_JOB } from "#services/payments/sandbox/sandbox.ts";
import type { Services } from "#services/services.ts";

/**
 * The work that features leave for later or do by the clock. A queue has its name from what is done
 * there. What has changed races or reviews, whole or in part, tells that kept pages are old.
 */
export function defineJobs(services: Services, { tell }: Pick<PageNews, "tell">): void {
  const { db, now, jobs } = services;
  jobs.define("forget-registration-drafts", () => forgetOldDrafts({ db, now }));
  jobs.schedule("forget-registration-drafts", "25 3 * * *");
  jobs.define("forget-old-invitations", () => forgetOldInvitations({ db, now }));
  jobs.schedule("forget-old-invitations", "35 3 * * *");
  jobs.define("forget-app-codes", () => forgetOldCodes({ db, now }));
  jobs.schedule("forget-app-codes", "30 3 * * *");
  jobs.define("forget-api-answers", () => forgetOldAnswers({ db, now }));
  jobs.schedule("forget-api-answers", "50 2 * * *");
  jobs.define("delete-due-accounts", async () => {
    if ((await deleteDueAccounts(services)) > 0) tell();
  });
  jobs.schedule("delete-due-accounts", "40 2 * * *");
  jobs.define("reconcile-memberships", async () => void (await reconcileMemberships(services)));
  jobs.schedule("reconcile-memberships", "10 4 * * *");
  jobs.define("forget-old-usage", () => forgetOldUsage({ db, now }));
  jobs.schedule("forget-old-usage", "45 3 * * *");
  jobs.define("forget-old-conversations", async () => {
    await forgetOldThreads({ db, now });
    await forgetOldModelUsage({ db, now });
  });
  jobs.schedule("forget-old-conversations", "55 2 * * *");
  jobs.define("forget-expert-documents", () => forgetOldDocuments(services));
  jobs.schedule("forget-expert-documents", "20 3 * * *");
  jobs.define("forget-old-inquiries", () => forgetOldInquiries({ db, now }));
  jobs.schedule("forget-old-inquiries", "15 3 * * *");
  jobs.define("end-coach-sessions", () => sweepSessions(services));
  jobs.schedule("end-coach-sessions", "* * * * *");
  jobs.define<SummaryJob>(summaryQueue, (job, { signal }) =>
    summarizeSession(services, job, signal),
  );
  jobs.define("forget-guest-coach-sessions", () => forgetGuestSessions({ db, now }));
  jobs.schedule("forget-guest-coach-sessions", "5 3 * * *");
  jobs.define<{ importId: string }>(importQueue, (given, job) =>
    runImport(services, given, job).finally(tell),
  );
  jobs.define<{ importId: string }>(undoQueue, (given, job) =>
    undoImport(services, given, job).finally(tell),
  );
  jobs.define("forget-race-imports", () => forgetOldImports(services));
  jobs.schedule("forget-race-imports", "10 3 * * *");
  jobs.define(placeQueue, async (_given, { signal }) => {
    if ((await placeWaitingRaces({ db }, signal)) > 0) tell();
  });
  jobs.schedule(placeQueue, "20 * * * *");
  jobs.define("tell-race-news", async (_, { signal }) => {
    await tellRaceNews(services, signal);
  });
  // The morning of the Americas.
  jobs.schedule("tell-race-news", "0 13 * * *");
  jobs.define("forget-own-courses", () => forgetOwnCourses({ db, now }));
  jobs.schedule("forget-own-courses", "20 4 * * *");
  jobs.define("forget-courses", () => forgetUnusedCourses(services));
  jobs.schedule("forget-courses", "35 4 * * *");
  jobs.define(measuringQueue, async (_, { signal }) => {
    if ((await measureOldCourses(services, { signal })) > 0) tell();
  });
  jobs.schedule(measuringQueue, "40 4 * * *");
  const afterwards = (owner: { userId: string }) => matchActivities({ db, now }, owner);
  jobs.define<UploadJob>(
    uploadQueue,
    (given, job) => runUpload(services, given, { ...job, afterwards }),
    { retries: 3, isOnePerKey: true },
  );
  jobs.define("forget-activity-files", async () => {
    await forgetOldUploads(services);
    await forgetUnusedActivityFiles(services);
  });
  jobs.schedule("forget-activity-files", "50 4 * * *");
  jobs.define<RunnersJob>(runnersQueue, async (job) => void (await writeToRunners(services, job)));
  jobs.define<DeletionJob>(deletionQueue, (job) => writeOfDeletion(services, job));
  jobs.define<RecordingJob>(
    recordingQueue,
    (given, job) => record(services, given, job),
    recordingTries,
  );
  jobs.define<RecordingJob>(demoRecordingQueue, (given, job) =>
    recordDemo(services, given, job).finally(tell),
  );
  jobs.define("forget-work-on-posts", () => forgetOldWork({ db, now }));
  jobs.schedule("forget-work-on-posts", "55 3 * * *");
  jobs.define("forget-recordings", () => forgetUnusedRecordings(services));
  jobs.schedule("forget-recordings", "50 3 * * *");
  jobs.define("forget-pictures-of-posts", () => forgetUnusedPictures(services));
  jobs.schedule("forget-pictures-of-posts", "0 4 * * *");
  jobs.define("sweep-storage", () => sweepStorage(services));
  jobs.schedule("sweep-storage", "5 4 * * *");
  defineEventJobs(services);
  defineSandboxJobs(services);
}

/** What happens to races is told at once; the clock finds what is to be tried again. */
function defineEventJobs(services: Services): void {
  const { db, now, jobs } = services;
  jobs.define("look-for-webhooks", async () => {
    await placeEvents({ db });
    await sendDueWebhooks(services);
  });
  jobs.schedule("look-for-webhooks", "* * * * *");
  jobs.define<WebhookJob>(
    webhookQueue,
    (given, job) => sendWebhooks(services, given, job),
    webhookTries,
  );
  jobs.define("forget-race-events", () => forgetOldEvents({ db, now }));
  jobs.schedule("forget-race-events", "0 3 * * *");
}

/** What the real payment provider does by itself: it charges by the clock, and tells us of it. */
function defineSandboxJobs(services: Services): void {
  const { jobs, payments } = services;
  const { sandbox } = payments;
  if (!sandbox) return;
  const tries = { retries: 10, retryAfter: 5 };
  const deliver = async () => {
    const left = await sandbox.deliver(
      async (payload, signature) => (await receiveEvent(services, payload, signature)) === 200,
    );
    if (left > 0) throw new Error(`${left} events of the sandbox were not taken.`);
  };
  jobs.define(EVENTS_JOB, deliver, tries);
  jobs.define("sandbox-payment-clock", () => sandbox.catchUp());
  jobs.schedule("sandbox-payment-clock", "*/15 * * * *");
}
