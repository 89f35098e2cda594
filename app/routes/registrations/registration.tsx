import { useEffect, useRef } from "react";
import { data, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { raceUrl } from "#features/races/race.ts";
import { messages } from "#features/registrations/failure-messages.ts";
import { findRegistration } from "#features/registrations/queries.server.ts";
import { mayCancel } from "#features/registrations/registration.ts";
import styles from "#features/registrations/registrations.css?url";
import { publicOrigin, services } from "#services/context.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { ShareMenu } from "#ui/overlay/share-menu.tsx";
import { Container } from "#ui/page/page.tsx";
import { toDay } from "#values/day.ts";
import { pageMeta, pageTitle } from "#values/web/page-meta.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Route } from "./+types/registration.ts";
import { BibPictureForm } from "./registration/bib-picture-form.tsx";
import { CancelForm } from "./registration/cancel-form.tsx";
import { EntryBib } from "./registration/entry-bib.tsx";
import { EntryAnswers, EntrySummary } from "./registration/entry-summary.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { db, now, mail } = services(args.context);
  const entry = await findRegistration({ db }, viewer, args.params.id);
  if (!entry) throw data("Registration not found", 404);
  const asked = args.url.searchParams;
  const isConfirmedByMail = asked.has("new") && mail.mode !== "unavailable";
  return {
    entry,
    isNew: asked.has("new"),
    mailedTo: isConfirmedByMail ? viewer.email : null,
    problem: asked.get("problem") === "too-late" ? messages.tooLate : null,
    mayCancel: mayCancel(entry, toDay(now())),
    origin: publicOrigin(args.request),
    unit: lengthUnitOf(args.request.headers.get("cookie")),
  };
}

/** The page shows personal data: it is not cached. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, params }) =>
  loaderData
    ? pageMeta({
        title: `Your registration for ${loaderData.entry.race.name}`,
        description: `Your registration for ${loaderData.entry.race.name}.`,
        url: loaderData.origin + href("/registrations/:id", { id: params.id }),
        indexed: false,
      })
    : [pageTitle("Registration not found")];

const headings = {
  registered: "You are registered",
  confirmed: "Your registration is confirmed",
  completed: "You have run this race",
  cancelled: "This registration is cancelled",
} as const;

/** The last screen of the wizard, and later the page of the registration. */
export default function RegistrationPage({ loaderData }: Route.ComponentProps) {
  const { entry, isNew, mailedTo, problem } = loaderData;
  const { race } = entry;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that sent the form is gone: a screen reader goes on with what came of it.
  useEffect(() => {
    // Where it stands: on a phone the bib above it is what one came for.
    if (isNew) heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <Container className="entry">
      <EntryBib entry={entry} unit={loaderData.unit} isNew={isNew} />
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
          {headings[entry.status]}
        </h1>
        <p className="mt-2 text-lg text-muted">
          {race.name}
          {race.status === "cancelled" && " has been cancelled by the organizer"}
        </p>
        <div className="mt-4 flex flex-col gap-3 empty:hidden">
          {problem && <Notice kind="problem">{problem}</Notice>}
          {mailedTo && <Notice>A confirmation is on its way to {mailedTo}.</Notice>}
        </div>
        <EntrySummary entry={entry} unit={loaderData.unit} />
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <ButtonLink to={href("/dashboard")}>Go to your dashboard</ButtonLink>
          {entry.status !== "cancelled" && (
            <>
              <ShareMenu
                name={`I am running ${race.name}`}
                url={raceUrl(race, loaderData.origin)}
                size="normal"
              />
              <a
                href={href("/races/:id/calendar.ics", { id: race.id })}
                className={buttonClass({ look: "quiet" })}
              >
                <Icon name="calendar" />
                Add to calendar
              </a>
            </>
          )}
          <ButtonLink look="plain" to={href("/races/:id", { id: race.id })}>
            See the race
          </ButtonLink>
        </div>
        {entry.status !== "cancelled" && (
          <BibPictureForm id={entry.id} title={`I am running ${race.name}`} />
        )}
        <EntryAnswers entry={entry} />
        {loaderData.mayCancel && <CancelForm entry={entry} />}
      </div>
    </Container>
  );
}
