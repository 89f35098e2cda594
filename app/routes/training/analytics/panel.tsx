import { type ReactNode, useId } from "react";
import { href } from "react-router";
import { type Reckoning, reckonings } from "#features/activities/analytics/messages.ts";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
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
  const say = useSay();
  return (
    <div className="analytics-lacking">
      <p className="analytics-lacking-title">
        {say({ en: "Not enough data", es: "Faltan datos" })}
      </p>
      <p>
        {children}
        {isOfProfile && (
          <>
            {" "}
            <TextLink to={href("/training/profile")}>
              {say({ en: "To your runner profile", es: "Ir a tu perfil de corredor" })}
            </TextLink>
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
  const say = useSay();
  return (
    <details className="reckoning">
      <summary className="link">
        <Rich
          text={say({
            en: `How this is reckoned<0>: ${of}</0>`,
            es: `Cómo se calcula<0>: ${of}</0>`,
          })}
          parts={[(words) => <span className="sr-only">{words}</span>]}
        />
      </summary>
      <p>{say(how)}</p>
      <dl>
        <dt>{say({ en: "Takes", es: "Usa" })}</dt>
        <dd>{say(takes)}</dd>
        <dt>{say({ en: "Limits", es: "Límites" })}</dt>
        <dd>{say(limits)}</dd>
        <dt>{say({ en: "Source", es: "Fuente" })}</dt>
        <dd>{say(source)}</dd>
      </dl>
    </details>
  );
}
