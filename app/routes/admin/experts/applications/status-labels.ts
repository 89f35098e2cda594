import type { ApplicationStatus } from "#features/experts/applications/application.ts";

export const statusLabels: Record<ApplicationStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  declined: "Declined",
  withdrawn: "Withdrawn",
};
