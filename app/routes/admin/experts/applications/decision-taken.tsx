import { href } from "react-router";
import type { ApplicationRecord } from "#features/experts/applications/application.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatFullMoment } from "#values/day.ts";
import { statusLabels } from "./status-labels.ts";

/** Who has decided, when, and what the applicant was told. */
export function DecisionTaken({ application }: { application: ApplicationRecord }) {
  const { decision, status } = application;
  if (!decision) return null;
  return (
    <section aria-label="Decision" className="card p-5">
      <p>
        {statusLabels[status]} by {decision.by ?? "a former admin"} on{" "}
        {formatFullMoment(decision.at)}.{" "}
        {decision.expertId && (
          <TextLink to={href("/experts/:id", { id: decision.expertId })}>Open the page</TextLink>
        )}
        {status === "approved" && !decision.expertId && "The page has been deleted since."}
      </p>
      {decision.note && (
        <blockquote className="mt-3 border-l-4 border-line pl-3 whitespace-pre-line wrap-anywhere">
          {decision.note}
        </blockquote>
      )}
    </section>
  );
}
