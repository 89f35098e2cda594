import type { Job } from "#services/job.ts";
import { forgetOwnCourses } from "./own-courses.server.ts";

export const ownCourseJobs: Job[] = [
  { queue: "forget-own-courses", schedule: "20 4 * * *", work: forgetOwnCourses },
];
