import { href, Link } from "react-router";
import { type CoachSession, sessionLength } from "#features/coaches/sessions/session.ts";
import { servicesAddress } from "#features/experts/search/filters.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Stars } from "#ui/list/stars.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";

/** The viewer's sessions with coaches, the latest first. */
export function CoachSessions({ sessions }: { sessions: CoachSession[] }) {
  const say = useSay();
  return (
    <Section title={say({ en: "Coach Sessions", es: "Sesiones con entrenadores" })} className="">
      {sessions.length === 0 ? (
        <EmptyState
          title={say({
            en: "You haven't had a session with a coach yet.",
            es: "Aún no has tenido una sesión con un entrenador.",
          })}
          icon="chat"
          heading="h3"
          action={
            <ButtonLink to={servicesAddress({ tab: "virtual" })}>
              {say({ en: "Meet the virtual coaches", es: "Conoce a los entrenadores virtuales" })}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="card divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function SessionRow({ session }: { session: CoachSession }) {
  const lang = useLang();
  const say = useSay();
  const { id, personaName, portrait, createdAt, summary, rating } = session;
  const length = say(sessionLength(session) ?? { en: "still running", es: "en marcha" });
  return (
    <li className="flex gap-4 p-4 sm:p-5">
      <img
        src={portrait}
        alt=""
        width={72}
        height={72}
        loading="lazy"
        className="size-16 shrink-0 rounded-control"
      />
      <div className="min-w-0 flex-1">
        <h3 className="text-lg">
          <Link to={href("/dashboard/coach-sessions/:id", { id })} className="hover:underline">
            {personaName}
          </Link>
        </h3>
        <p className="text-sm text-muted">
          <time dateTime={toDay(createdAt)}>{formatDay(toDay(createdAt), lang)}</time> · {length}{" "}
          {rating !== null && <Stars value={rating} className="text-sm" />}
        </p>
        {summary && (
          <p className="mt-2 line-clamp-2 max-w-text">{summary.replace(/\n+(?:- )?/g, " ")}</p>
        )}
      </div>
      <TextLink
        to={href("/dashboard/coach-sessions/:id/delete", { id })}
        aria-label={say({
          en: `Delete the session with ${personaName} of ${formatDay(toDay(createdAt), lang)}`,
          es: `Eliminar la sesión con ${personaName} del ${formatDay(toDay(createdAt), lang)}`,
        })}
        look="strong"
        className="self-start py-1 text-sm"
      >
        {say({ en: "Delete", es: "Eliminar" })}
      </TextLink>
    </li>
  );
}
