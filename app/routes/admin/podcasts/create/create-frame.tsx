import type { ReactNode } from "react";
import { href } from "react-router";
import type { OpenDraft, StudioStep } from "#features/podcasts/studio/studio.ts";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { CreateSteps } from "./create-steps.tsx";

/** The heading of every step of making a podcast, with the steps below it. */
export function CreateFrame({
  step,
  draft = null,
  children,
}: {
  step: StudioStep;
  draft?: OpenDraft | null;
  children: ReactNode;
}) {
  return (
    <>
      <BackLink to={href("/admin/podcasts")}>Back to Podcasts</BackLink>
      <ToolHeading lead={draft?.title}>Create Podcast</ToolHeading>
      <CreateSteps current={step} draft={draft} />
      <div className="mt-6">{children}</div>
    </>
  );
}
