import { invitationJobs } from "#features/accounts/people/invitations.server.ts";
import { activityJobs } from "#features/activities/jobs.server.ts";
import { alertJobs } from "#features/alerts/digest.server.ts";
import { appAuthJobs } from "#features/app-auth/flows.server.ts";
import { assistantJobs } from "#features/assistant/jobs.server.ts";
import { unsavedPostJobs } from "#features/blog/editing/drafts.server.ts";
import { postPictureJobs } from "#features/blog/images/retention.server.ts";
import { coachSessionJobs } from "#features/coaches/sessions/ending.server.ts";
import { coachSummaryJobs } from "#features/coaches/summary/summarize.server.ts";
import { ownCourseJobs } from "#features/courses/own/own-courses.server.ts";
import { courseJobs } from "#features/courses/upkeep.server.ts";
import { editionJobs } from "#features/editions/jobs.server.ts";
import { expertDocumentJobs } from "#features/experts/applications/documents.server.ts";
import { inquiryJobs } from "#features/experts/inquiries/inquiries.server.ts";
import { paymentJobs } from "#features/membership/stripe/jobs.server.ts";
import { usageJobs } from "#features/membership/usage/usage.server.ts";
import { payoutJobs } from "#features/payouts/jobs.server.ts";
import { receiveAccountEvent } from "#features/payouts/sync.server.ts";
import { deletionJobs } from "#features/personal-data/erasure.server.ts";
import { demoRecordingJobs } from "#features/podcasts/audio/demo.server.ts";
import { recordingJobs } from "#features/podcasts/audio/record.server.ts";
import { apiJobs } from "#features/public-api/idempotency.server.ts";
import { raceEventJobs } from "#features/race-events/jobs.server.ts";
import { webhookJobs } from "#features/race-events/webhooks/sending.server.ts";
import { raceMailJobs } from "#features/race-mail/jobs.server.ts";
import { raceDeletionJobs } from "#features/races/editing/deletion.server.ts";
import { runnerLetterJobs } from "#features/races/editing/notices/runner-letters.server.ts";
import { raceImportJobs } from "#features/races/import/run.server.ts";
import { racePlaceJobs } from "#features/races/places/placing.server.ts";
import { recommendationJobs } from "#features/recommendations/news/telling.server.ts";
import { codeJobs } from "#features/registrations/codes/commands.server.ts";
import { registrationJobs } from "#features/registrations/drafts.server.ts";
import { fileJobs } from "#features/registrations/files/stored.server.ts";
import { changeJobs } from "#features/registrations/orders/changes/jobs.server.ts";
import { orderJobs } from "#features/registrations/orders/jobs.server.ts";
import { waitingJobs } from "#features/registrations/waiting/offering.server.ts";
import { storageJobs } from "#features/storage/jobs.server.ts";
import { matchActivities } from "#features/training/matching/matching.server.ts";
import { type Job, upkeepJobs } from "#services/job.ts";

/** Every job of the product, as its owner declares it. */
export const allJobs: readonly Job[] = [
  upkeepJobs,
  deletionJobs,
  invitationJobs,
  // Training plans take up new activities; activities know nothing of plans.
  activityJobs(matchActivities),
  alertJobs,
  appAuthJobs,
  assistantJobs,
  apiJobs,
  unsavedPostJobs,
  postPictureJobs,
  coachSessionJobs,
  coachSummaryJobs,
  courseJobs,
  ownCourseJobs,
  editionJobs,
  expertDocumentJobs,
  inquiryJobs,
  paymentJobs(receiveAccountEvent),
  payoutJobs,
  usageJobs,
  recordingJobs,
  demoRecordingJobs,
  raceEventJobs,
  webhookJobs,
  raceDeletionJobs,
  runnerLetterJobs,
  raceImportJobs,
  raceMailJobs,
  racePlaceJobs,
  recommendationJobs,
  fileJobs,
  registrationJobs,
  orderJobs,
  changeJobs,
  codeJobs,
  waitingJobs,
  storageJobs,
].flat();
