import type { ReactNode } from "react";
import { href, Link } from "react-router";
import {
  type OpenDraft,
  type StudioStep,
  stepOf,
  studioSteps,
} from "#features/podcasts/studio/studio.ts";
import { Icon } from "#ui/icon.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { studioAddress } from "./addresses.ts";

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

const names: Record<StudioStep, string> = {
  topic: "Enter Topic",
  script: "Generate Script",
  audio: "Generate Audio",
};

/** Where in the making of a podcast one is; steps that the draft has reached are links. */
function CreateSteps({ current, draft }: { current: StudioStep; draft: OpenDraft | null }) {
  const place = studioSteps.indexOf(current);
  const reached = studioSteps.indexOf(stepOf(draft, null));
  return (
    <ol aria-label="Steps" className="studio-steps">
      {studioSteps.map((step, at) => (
        <li
          key={step}
          aria-current={at === place ? "step" : undefined}
          data-state={at < place ? "done" : at === place ? "current" : "next"}
        >
          <span className="studio-step-number">
            {at < place ? <Icon name="check" label="Done" /> : at + 1}
          </span>
          {draft && at !== place && at <= reached ? (
            <Link to={addressOf(step, draft)} className="link">
              {names[step]}
            </Link>
          ) : (
            <span>{names[step]}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function addressOf(step: StudioStep, { id, source }: OpenDraft): string {
  return step === "topic" && source === "races"
    ? studioAddress("select-races", { draft: id })
    : studioAddress("create", { draft: id, step });
}
