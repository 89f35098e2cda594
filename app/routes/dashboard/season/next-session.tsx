import { href, Link } from "react-router";
import { kindNames, sessionLength } from "#features/training/messages.ts";
import type { StoredSession } from "#features/training/rules/plan.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatFullDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";

/** What the viewer's training plan asks for next. */
export function NextSession({ session, unit }: { session: StoredSession; unit: LengthUnit }) {
  return (
    <section aria-labelledby="next-session" className="next-session card">
      <div>
        <h2 id="next-session" className="season-eyebrow">
          Next session
        </h2>
        <Link to={href("/training/sessions/:id", { id: session.id })}>
          {kindNames[session.kind]}, {sessionLength(session, unit)}
        </Link>
        <p className="season-muted">{formatFullDay(session.day)}</p>
      </div>
      <TextLink to={href("/training")}>Training plan</TextLink>
    </section>
  );
}
