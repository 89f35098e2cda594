import type { ApplicationStatus } from "#features/experts/applications/application.ts";
import { statusLabels } from "./status-labels.ts";

const looks: Record<ApplicationStatus, string> = {
  pending: "border-signal text-signal",
  approved: "border-pine text-pine",
  declined: "border-edge text-slate",
  withdrawn: "border-edge text-slate",
};

export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  return <span className={`chip bg-surface ${looks[status]}`}>{statusLabels[status]}</span>;
}
