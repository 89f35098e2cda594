import type { ReactNode } from "react";
import { Form, href } from "react-router";
import type { Activity, ActivityPage } from "#features/accounts/activity/activity.server.ts";
import type { Profile } from "#features/accounts/profile/profile.server.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { placeOf } from "#features/races/race.ts";
import { todayAt } from "#features/races/standing.ts";
import { mayCancel, registrationStatusWords } from "#features/registrations/registration.ts";
import { subjectPath } from "#features/reviews/review.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Stars } from "#ui/list/stars.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { type Day, formatDay, toDay } from "#values/day.ts";
import type { Sentence } from "#values/say.ts";
import { Season } from "./season.tsx";
import type { SeasonData } from "./season-data.server.ts";
import { type Usage, UsageSection } from "./usage.tsx";

type Props = {
  /** How the viewer is called. */
  name: string;
  season: SeasonData | null;
  profile: Profile | null;
  activity: ActivityPage | null;
  /** For a viewer without the tab of billing, which shows it otherwise. */
  usage: Usage | null;
  problem: Sentence | null;
  /** For the races, each on the calendar of its place. */
  now: Date;
  today: Day;
};

/** The viewer's season, activity, usage and account. */
export function ProfileTab({ name, season, profile, activity, usage, problem, now, today }: Props) {
  const say = useSay();
  if (!profile || !activity || !season) {
    return (
      <div className="grid gap-4">
        <Notice kind="problem">{problem}</Notice>
        <p>
          <TextLink to={href("/dashboard")} reloadDocument>
            {say({ en: "Try again", es: "Intentar de nuevo" })}
          </TextLink>
        </p>
      </div>
    );
  }
  return (
    <>
      <Season season={season} name={name} today={today} />
      <RecentActivity activity={activity} now={now} />
      {usage && <UsageSection usage={usage} />}
      <AccountInformation profile={profile} />
    </>
  );
}

/** A summary of the viewer's profile, which they edit in the settings. */
function AccountInformation({ profile }: { profile: Profile }) {
  const lang = useLang();
  const say = useSay();
  const facts = [
    [
      say({ en: "Name", es: "Nombre" }),
      [profile.firstName, profile.lastName].filter(Boolean).join(" "),
    ],
    [say({ en: "Email", es: "Correo electrónico" }), profile.email],
    [say({ en: "Phone", es: "Teléfono" }), profile.phone],
    [say({ en: "Address", es: "Dirección" }), profile.address],
    [
      say({ en: "Member since", es: "Cuenta creada el" }),
      formatDay(toDay(profile.memberSince), lang),
    ],
  ] as const;
  return (
    <Section
      title={say({ en: "Account Information", es: "Datos de la cuenta" })}
      className="pt-12"
      action={
        <TextLink look="strong" to={href("/account/security")}>
          {say({ en: "Account settings", es: "Configuración de la cuenta" })}
        </TextLink>
      }
    >
      <dl className="grid gap-x-6 gap-y-4 border-t border-line pt-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted">{name}</dt>
            <dd dir="auto" className={`wrap-anywhere ${value ? "font-semibold" : "text-muted"}`}>
              {value || say({ en: "Not given", es: "Sin dato" })}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The activities of the viewer, newest first: reviews, favorites and registrations. */
function RecentActivity({ activity, now }: { activity: ActivityPage; now: Date }) {
  const say = useSay();
  return (
    <Section
      title={say({ en: "Recent Activity", es: "Actividad reciente" })}
      id="activity"
      className="pt-12"
    >
      {activity.total === 0 ? (
        <EmptyState
          title={say({ en: "Nothing here yet", es: "Aún no hay nada aquí" })}
          icon="clock"
          heading="h3"
          action={
            <ButtonLink to={href("/races")}>
              {say({ en: "Find a race", es: "Encuentra una carrera" })}
            </ButtonLink>
          }
        >
          <p>
            {say({
              en: "Races that you keep, review or register for show up here.",
              es: "Aquí aparecen las carreras que guardas, reseñas o en las que te inscribes.",
            })}
          </p>
        </EmptyState>
      ) : (
        <ul className="card divide-y divide-line">
          {activity.items.map((item) => (
            <ActivityItem key={`${item.kind} ${item.id}`} item={item} now={now} />
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination
          label={say({ en: "Pages of activity", es: "Páginas de actividad" })}
          page={activity.page}
          pages={activity.pages}
          addressOf={(number) => `${href("/dashboard")}?page=${number}#activity`}
        />
      </div>
    </Section>
  );
}

/** One activity of the viewer. */
function ActivityItem({ item, now }: { item: Activity; now: Date }) {
  const lang = useLang();
  const say = useSay();
  if (item.kind === "registration") return <RegistrationItem item={item} now={now} />;
  if (item.kind === "favorite") {
    const { race } = item;
    return (
      <Row icon="heart" at={item.at}>
        <Rich
          text={say({ en: "You saved <0/>", es: "Guardaste <0/>" })}
          parts={[() => <RaceLink id={race.id} name={race.name} />]}
        />
        <span className="text-muted">
          {" "}
          · {formatDay(race.startDate, lang)}, {placeOf(race, lang)}
        </span>
      </Row>
    );
  }
  const { subject: kind, subjectId: id } = item;
  return (
    <Row icon="star" at={item.at}>
      <Rich
        text={say({
          en: `You reviewed <0>${item.name}</0>`,
          es: `Escribiste una reseña de <0>${item.name}</0>`,
        })}
        parts={[(words) => <TextLink to={subjectPath({ kind, id })}>{words}</TextLink>]}
      />{" "}
      <Stars value={item.rating} />
    </Row>
  );
}

function RaceLink({ id, name }: { id: string; name: string }) {
  return (
    <TextLink look="strong" to={href("/races/:id", { id })}>
      {name}
    </TextLink>
  );
}

function Row({ icon, at, children }: { icon: IconName; at: Date; children: ReactNode }) {
  const lang = useLang();
  const day = toDay(at);
  return (
    <li className="flex gap-4 px-5 py-4">
      <Icon name={icon} className="mt-0.5 size-5 text-muted" />
      <div className="min-w-0">
        <p>{children}</p>
        <p className="text-sm text-muted">
          <time dateTime={day}>{formatDay(day, lang)}</time>
        </p>
      </div>
    </li>
  );
}

type Entry = Extract<Activity, { kind: "registration" }>;

/** A registration of the viewer: its race, its status, and how to cancel it while that is possible. */
function RegistrationItem({ item, now }: { item: Entry; now: Date }) {
  const lang = useLang();
  const say = useSay();
  const { id, race, distance, status } = item;
  const isOver = status === "cancelled" || race.status === "cancelled";
  return (
    <li className="flex items-start gap-4 px-5 py-4">
      <Bib day={race.startDate} type={race.type} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextLink look="strong" to={href("/registrations/:id", { id })}>
            {race.name}
          </TextLink>
          <span className={`chip ${isOver ? "text-danger" : "text-pine"}`}>
            {race.status === "cancelled" && status !== "cancelled"
              ? say({ en: "Race cancelled", es: "Carrera cancelada" })
              : say(registrationStatusWords[status])}
          </span>
        </p>
        <p className="mt-1 text-sm text-muted">
          {[distance, placeOf(race, lang)].filter(Boolean).join(" · ")}
        </p>
        {mayCancel({ status, race }, todayAt(race, now)) && <Leave id={id} name={race.name} />}
      </div>
    </li>
  );
}

/** Asks before the place is given up. */
function Leave({ id, name }: { id: string; name: string }) {
  const say = useSay();
  return (
    <details className="mt-2">
      <summary
        className="disclosure text-sm"
        aria-label={say({
          en: `Cancel registration for ${name}`,
          es: `Cancelar inscripción en ${name}`,
        })}
      >
        {say({ en: "Cancel registration", es: "Cancelar inscripción" })}
      </summary>
      <Form
        method="post"
        action={href("/registrations/:id/cancel", { id })}
        className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        <input type="hidden" name="to" value={href("/dashboard")} />
        <p>
          {say({ en: "Your place goes to somebody else.", es: "Tu cupo será para otra persona." })}
        </p>
        <Button type="submit" look="danger" size="small">
          {say({ en: "Give up my place", es: "Ceder mi cupo" })}
        </Button>
      </Form>
    </details>
  );
}
