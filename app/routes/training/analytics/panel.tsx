import { type ReactNode, useId } from "react";
import { href } from "react-router";
import { type Reckoning, reckonings } from "#features/activities/analytics/messages.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** A section of the page, with how its numbers are calculated. */
export function Panel({
  title,
  lead,
  reckoned,
  isWide = false,
  children,
}: {
  title: string;
  lead?: ReactNode;
  reckoned: keyof typeof reckonings;
  /** Over both columns of a wide screen. */
  isWide?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={isWide ? "analytics-panel analytics-wide" : "analytics-panel"}
    >
      <h2 id={id}>{title}</h2>
      {lead && <p className="analytics-lead">{lead}</p>}
      {children}
      <HowReckoned of={title} reckoning={reckonings[reckoned]} />
    </section>
  );
}

/** What stands where there is not enough data, instead of a guess. */
export function NotEnough({
  isOfProfile = false,
  children,
}: {
  /** The profile lacks it. */
  isOfProfile?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="analytics-lacking">
      <p className="analytics-lacking-title">Not enough data</p>
      <p>
        {children}
        {isOfProfile && (
          <>
            {" "}
            <TextLink to={href("/training/profile")}>To your runner profile</TextLink>
          </>
        )}
      </p>
    </div>
  );
}

function HowReckoned({
  of,
  reckoning: { how, source, takes, limits },
}: {
  of: string;
  reckoning: Reckoning;
}) {
  return (
    <details className="reckoning">
      <summary className="link">
        How this is reckoned<span className="sr-only">: {of}</span>
      </summary>
      <p>{how}</p>
      <dl>
        <dt>Takes</dt>
        <dd>{takes}</dd>
        <dt>Limits</dt>
        <dd>{limits}</dd>
        <dt>Source</dt>
        <dd>{source}</dd>
      </dl>
    </details>
  );
}
