import { useEffect, useRef } from "react";
import { data, Form, href, useNavigation } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { bibLabel } from "#features/races/card/bib-number.ts";
import { bibEdge, DistanceBib } from "#features/races/card/distance-bib.tsx";
import { distanceIn } from "#features/races/distance.ts";
import { placeOf, raceUrl } from "#features/races/race.ts";
import { raceType } from "#features/races/race-type.ts";
import { todayAt } from "#features/races/standing.ts";
import { registrationFailures } from "#features/registrations/messages.ts";
import { findRegistration } from "#features/registrations/queries.server.ts";
import { mayCancel, type RegistrationRecord } from "#features/registrations/registration.ts";
import styles from "#features/registrations/registrations.css?url";
import { publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { ShareMenu } from "#ui/overlay/share-menu.tsx";
import { Container } from "#ui/page/page.tsx";
import { formatClockTime, formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { pageLanguages, pageMeta, pageTitle } from "#values/web/page-meta.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Route } from "./+types/registration.ts";
import { BibPictureForm } from "./registration/bib-picture-form.tsx";

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
    problem: asked.get("problem") === "too-late" ? registrationFailures.tooLate : null,
    mayCancel: mayCancel(entry, todayAt(entry.race, now())),
    origin: publicOrigin(args.request),
    unit: lengthUnitOf(args.request.headers.get("cookie")),
  };
}

/** The page shows personal data: it is not cached. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, params, matches }) =>
  loaderData
    ? pageMeta(pageLanguages(matches), {
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

/** The runner's bib: the race on its edge, the distance as its number, the name below. */
function EntryBib({
  entry,
  unit,
  isNew,
}: {
  entry: RegistrationRecord;
  unit: LengthUnit;
  /** Pinned on before the eyes of the runner who has just registered. */
  isNew: boolean;
}) {
  const { race, distance, firstName, lastName } = entry;
  const state = entry.status === "cancelled" ? " entry-bib-void" : isNew ? " entry-bib-new" : "";
  return (
    <div className={`entry-bib${state}`}>
      <DistanceBib
        edge={bibEdge(race.city, formatDay(race.startDate))}
        number={distance === null ? raceType(race.type).label : bibLabel(distance, unit)}
        name={`${firstName} ${lastName}`}
      />
    </div>
  );
}

/** Day, time and place of the start. */
function EntrySummary({
  entry: { race, distance, bib },
  unit,
}: {
  entry: RegistrationRecord;
  unit: LengthUnit;
}) {
  return (
    <div className="mt-6">
      <Facts
        items={[
          { label: "Bib", value: bib },
          { label: "Distance", value: distance && distanceIn(distance, unit) },
          { label: "Date", value: formatDay(race.startDate) },
          { label: "Start", value: race.startTime && formatClockTime(race.startTime) },
          { label: "Place", value: placeOf(race) },
        ]}
      />
    </div>
  );
}

/** What the runner entered, folded away because others may see the screen. */
function EntryAnswers({ entry }: { entry: RegistrationRecord }) {
  return (
    <details className="entry-details">
      <summary>
        What you entered <Icon name="chevron-down" className="size-4" />
      </summary>
      <dl className="answers">
        {given(entry).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function given(entry: RegistrationRecord): [label: string, value: string][] {
  return [
    ["Name", `${entry.firstName} ${entry.lastName}`],
    ["Date of Birth", formatDay(entry.dateOfBirth)],
    ["Phone", entry.phone],
    ["Country", entry.country],
    ["Insurance Provider", entry.insuranceProvider],
    ["Policy Number", entry.policyNumber],
    ["Emergency Contact Name", entry.emergencyContactName],
    ["Emergency Contact Phone", entry.emergencyContactPhone],
    ...(entry.guardianName ? [["Parent or Guardian", entry.guardianName] as [string, string]] : []),
    ["Waiver", "Accepted"],
  ];
}

/** The button that cancels, after a first click that explains the consequences. */
function CancelForm({ entry: { id, race, distance } }: { entry: RegistrationRecord }) {
  const action = href("/registrations/:id/cancel", { id });
  const isBusy = useNavigation().formAction === action;
  const deadline = race.registrationDeadline;
  return (
    <details className="entry-details">
      <summary>
        Cancel registration <Icon name="chevron-down" className="size-4" />
      </summary>
      <Form method="post" action={action} className="mt-3">
        <p className="max-w-text">
          Your place{distance && ` in the ${distance}`} at {race.name} goes to somebody else at
          once.
          {deadline && ` You could register again until ${formatDay(deadline)} if places are left.`}{" "}
          A fee that you have paid is a matter for the organizer.
        </p>
        <Button type="submit" look="danger" busy={isBusy} className="mt-4">
          Cancel my registration
        </Button>
      </Form>
    </details>
  );
}
