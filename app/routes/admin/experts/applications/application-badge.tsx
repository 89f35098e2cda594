import type { ApplicationStatus } from "#features/experts/applications/application.ts";

export const statusLabels: Record<ApplicationStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  declined: "Declined",
  withdrawn: "Withdrawn",
};

const looks: Record<ApplicationStatus, string> = {
  pending: "border-signal text-signal",
  approved: "border-pine text-pine",
  declined: "border-edge text-slate",
  withdrawn: "border-edge text-slate",
};

export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  return <span className={`chip bg-surface ${looks[status]}`}>{statusLabels[status]}</span>;
}
