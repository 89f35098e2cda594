import { accountJobs } from "#features/accounts/jobs.server.ts";
import { activityJobs } from "#features/activities/jobs.server.ts";
import { appAuthJobs } from "#features/app-auth/jobs.server.ts";
import { assistantJobs } from "#features/assistant/jobs.server.ts";
import { blogJobs } from "#features/blog/jobs.server.ts";
import { coachJobs } from "#features/coaches/jobs.server.ts";
import { courseJobs } from "#features/courses/jobs.server.ts";
import { ownCourseJobs } from "#features/courses/own/jobs.server.ts";
import { expertJobs } from "#features/experts/jobs.server.ts";
import { membershipJobs } from "#features/membership/jobs.server.ts";
import { podcastJobs } from "#features/podcasts/jobs.server.ts";
import { apiJobs } from "#features/public-api/jobs.server.ts";
import { raceEventJobs } from "#features/race-events/jobs.server.ts";
import { raceEditingJobs } from "#features/races/editing/jobs.server.ts";
import { raceImportJobs } from "#features/races/import/jobs.server.ts";
import { racePlaceJobs } from "#features/races/places/jobs.server.ts";
import { recommendationJobs } from "#features/recommendations/jobs.server.ts";
import { registrationJobs } from "#features/registrations/jobs.server.ts";
import { storageJobs } from "#features/storage/jobs.server.ts";
import { matchActivities } from "#features/training/matching/matching.server.ts";
import type { Job } from "#services/job.ts";
import { upkeepJobs } from "#services/upkeep.ts";

/** Every job of the product, as its owner declares it. */
export const allJobs: readonly Job[] = [
  upkeepJobs,
  accountJobs,
  // Training plans take up new activities; activities know nothing of plans.
  activityJobs(matchActivities),
  appAuthJobs,
  assistantJobs,
  apiJobs,
  blogJobs,
  coachJobs,
  courseJobs,
  ownCourseJobs,
  expertJobs,
  membershipJobs,
  podcastJobs,
  raceEventJobs,
  raceEditingJobs,
  raceImportJobs,
  racePlaceJobs,
  recommendationJobs,
  registrationJobs,
  storageJobs,
].flat();
