import type { ReactNode } from "react";
import { data, Form, href, Link } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { findViewer } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { distanceName } from "#features/activities/showing/distance-name.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { bibNumber } from "#features/races/card/bib-number.ts";
import { bibEdge, DistanceBib } from "#features/races/card/distance-bib.tsx";
import { countdownWords } from "#features/registrations/season/messages.ts";
import { phasesOf } from "#features/training/building/fast-kinds.ts";
import { notesOf } from "#features/training/building/plan-notes.ts";
import { adherence, type WeekSum, weekSums } from "#features/training/changing/adherence.ts";
import { type ExamplePlan, examplePlan } from "#features/training/example.server.ts";
import { formatMinutes, sessionName, stepsText } from "#features/training/messages.ts";
import {
  findGoalRace,
  findPlan,
  listPlans,
  mayHave,
} from "#features/training/plans/queries.server.ts";
import type { PlanLine, StoredSession } from "#features/training/rules/plan.ts";
import { PlanPicture } from "#features/training/showing/plan-picture.tsx";
import { PlanNotes, PlanOutline } from "#features/training/showing/plan-weeks.tsx";
import { WeekRow } from "#features/training/showing/week-row.tsx";
import { requestId, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { PassingToast } from "#ui/message/toast.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import {
  addDays,
  type Day,
  daysBetween,
  formatDay,
  formatFullDay,
  formatShortDay,
} from "#values/day.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { Words } from "#values/say.ts";
import type { PlanKind } from "#values/training-session.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { saidBefore, saidNow } from "#values/web/said.ts";
import { homeDay } from "#values/zone.ts";
import type { Route } from "./+types/training.ts";
import { TrainingFrame } from "./frame.tsx";
import styles from "./training.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** How long the page says what was done. */
const saidMilliseconds = 5000;

export async function loader(args: Route.LoaderArgs) {
  const viewer = await findViewer(args);
  return viewer ? ownDesk(args, viewer) : data(await guestsDesk(args));
}

/** What a plan would be, for visitors who are not signed in. */
async function guestsDesk({ context, request, url }: Route.LoaderArgs) {
  const needs = services(context);
  const today = homeDay(needs.now());
  return {
    isGuest: true,
    origin: url.origin,
    said: null,
    occasion: "",
    unit: lengthUnitOf(request.headers.get("cookie")),
    today,
    plan: null,
    earlier: [],
    right: null,
    example: await examplePlan(needs, null, today),
  };
}

async function ownDesk(args: Route.LoaderArgs, viewer: Viewer) {
  const needs = services(args.context);
  const [plan, plans, { rights }, today] = await Promise.all([
    findPlan(needs, viewer, "running"),
    listPlans(needs, viewer),
    rightsOf(needs, viewer),
    runnersToday(needs, viewer),
  ]);
  const said = saidBefore(args.request.headers.get("Cookie"));
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const shown = {
    isGuest: false,
    origin: args.url.origin,
    said,
    occasion: requestId(args.context),
    unit,
    today,
    plan: plan && {
      id: plan.id,
      goal: plan.answers.goal,
      race: await findGoalRace(needs, plan.answers.goal, unit),
      name: plan.name,
      begins: plan.begins,
      weeks: weekSums(plan.sessions, plan),
      phases: phasesOf(plan.answers),
      notes: notesOf(plan.answers, plan.sessions),
      adherence: adherence(plan.sessions, today),
      next: plan.sessions.find(({ day, state }) => day >= today && state === "planned") ?? null,
    },
    earlier: plans.filter(({ endedAt }) => endedAt !== null),
    right: mayHave(rights, "personalized")
      ? ("personalized" as const)
      : mayHave(rights, "standard")
        ? ("standard" as const)
        : null,
    example: plan ? null : await examplePlan(needs, viewer, today),
  };
  return data(shown, said ? { headers: { "Set-Cookie": saidNow() } } : {});
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Training plan", es: "Plan de entrenamiento" },
    description: {
      en: "A training plan that leads to your race week by week: sessions with their steps and reasons, yours to move, and on your calendar and watch.",
      es: "Un plan de entrenamiento que te lleva a tu carrera semana a semana: sesiones con sus pasos y su porqué, que puedes mover y tener en tu calendario y tu reloj.",
    },
    url: `${loaderData?.origin}${href("/training")}`,
  });

/** The viewer's plan, this week first; without one, what it would be. */
export default function Training({ loaderData }: Route.ComponentProps) {
  const lang = useLang();
  const say = useSay();
  const { isGuest, plan, unit, today, earlier, right, example, said, occasion } = loaderData;
  const toast = (
    <PassingToast occasion={said && occasion} milliseconds={saidMilliseconds}>
      {said && say(said)}
    </PassingToast>
  );
  if (!plan) {
    return (
      <TrainingFrame at="plan">
        <NoPlan isGuest={isGuest} right={right} example={example} unit={unit} />
        <EarlierPlans plans={earlier} />
        <Tools />
        {toast}
      </TrainingFrame>
    );
  }
  const { weeks } = plan;
  const week = weeks.find(({ to }) => today <= to) ?? weeks.at(-1);
  const { done, due } = plan.adherence;
  const isOver = (weeks.at(-1)?.to ?? today) < today;
  const whole = href("/training/plans/:id/:change?", { id: plan.id });
  return (
    <TrainingFrame at="plan">
      <PlanHead plan={plan} today={today} unit={unit}>
        {[
          week && week.from <= today && !isOver
            ? say({
                en: `Week ${week.number} of ${weeks.length}`,
                es: `Semana ${week.number} de ${weeks.length}`,
              })
            : say({ en: `${weeks.length} weeks`, es: `${weeks.length} semanas` }),
          due > 0 &&
            say({
              en: `${done} of ${due} sessions done so far`,
              es: `${done} de ${due} sesiones hechas hasta ahora`,
            }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </PlanHead>
      {isOver && (
        <div className="mb-6">
          <Notice>
            <Rich
              text={say({
                en: "Your race is behind you. Rest well, then <0>make your next plan</0>.",
                es: "Ya corriste tu carrera. Descansa bien y después <0>crea tu próximo plan</0>.",
              })}
              parts={[(words) => <TextLink to={href("/training/new")}>{words}</TextLink>]}
            />
          </Notice>
        </div>
      )}
      {week && week.number === 1 && <PlanNotes notes={plan.notes} unit={unit} />}
      {plan.next && <NextSession session={plan.next} today={today} unit={unit} />}
      {week && !isOver && (
        <section aria-labelledby="this-week">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 id="this-week" className="text-xl">
              {week.from <= today
                ? say({ en: "This week", es: "Esta semana" })
                : say({
                    en: `The first week, from ${formatDay(week.from, lang)}`,
                    es: `La primera semana, desde el ${formatDay(week.from, lang)}`,
                  })}
            </h2>
            <WeekTotal week={week} unit={unit} />
          </div>
          <WeekRow
            from={addDays(week.to, -6)}
            begins={plan.begins}
            sessions={week.sessions}
            today={today}
            unit={unit}
          />
          <p className="mt-3 text-sm text-muted">
            <Rich
              text={say({
                en: "Open a session to mark, move, swap or skip it<0>, or drag it to another day</0>.",
                es: "Abre una sesión para marcarla, moverla, intercambiarla u omitirla<0>, o arrástrala a otro día</0>.",
              })}
              parts={[(words) => <span className="drag-hint">{words}</span>]}
            />
          </p>
        </section>
      )}
      <Section title={say({ en: "All weeks", es: "Todas las semanas" })}>
        <PlanPicture
          weeks={weeks}
          phases={plan.phases}
          today={today}
          goalDay={plan.goal.day}
          race={plan.race}
          unit={unit}
        />
        <TextLink look="strong" to={whole}>
          {say({ en: "Week by week", es: "Semana a semana" })}
        </TextLink>
      </Section>
      {right && (
        <p className="mt-8">
          <TextLink look="strong" to={href("/training/new")}>
            {say({ en: "Make another plan", es: "Crear otro plan" })}
          </TextLink>
        </p>
      )}
      <EarlierPlans plans={earlier} />
      <Tools />
      {toast}
    </TrainingFrame>
  );
}

type ShownPlan = NonNullable<Route.ComponentProps["loaderData"]["plan"]>;

/** What the plan leads to: its bib, the race, and the days until then. */
function PlanHead({
  plan: { id, name, goal, race },
  today,
  unit,
  children,
}: {
  plan: ShownPlan;
  today: Day;
  unit: LengthUnit;
  /** How far the plan is. */
  children: ReactNode;
}) {
  const lang = useLang();
  const say = useSay();
  const whole = href("/training/plans/:id/:change?", { id });
  const days = daysBetween(today, goal.day);
  const { figure, words } = countdownWords(days, lang);
  const day = formatShortDay(goal.day, lang);
  const facts = [
    formatFullDay(goal.day, lang),
    distanceName(goal.meters, unit, lang),
    race && !name.startsWith(race.name) && race.name,
  ].filter(Boolean);
  return (
    <header className="plan-head">
      <div className="plan-bib">
        <DistanceBib
          edge={race ? bibEdge(race.city, day) : day}
          number={bibNumber(goal.meters, unit)}
          name={
            goal.seconds === null
              ? say({ en: "To finish", es: "Llegar a la meta" })
              : say({
                  en: `Goal ${formatDuration(goal.seconds)}`,
                  es: `Objetivo ${formatDuration(goal.seconds)}`,
                })
          }
        />
      </div>
      <div>
        <h1>{name}</h1>
        <p>
          {race ? (
            <Link to={href("/races/:id", { id: race.id })} className="plan-race">
              {facts.join(" · ")}
            </Link>
          ) : (
            facts.join(" · ")
          )}
        </p>
        <p>{children}</p>
      </div>
      {days >= 0 && (
        <p className="plan-count">
          <strong>{figure}</strong> {words}
        </p>
      )}
      <div className="plan-ways">
        <ButtonLink to={whole} look="quiet">
          {say({ en: "The whole plan", es: "El plan completo" })}
        </ButtonLink>
        <ButtonLink to={`${whole}#ill`} look="plain">
          {say({ en: "Ill, or away?", es: "¿No puedes correr?" })}
        </ButtonLink>
      </div>
    </header>
  );
}

/** `31 km · 3 h 05 · 12 km done` */
function WeekTotal({ week, unit }: { week: WeekSum; unit: LengthUnit }) {
  const say = useSay();
  const { meters, seconds, doneMeters } = week;
  const done = formatLength(doneMeters, unit);
  return (
    <p className="tabular text-muted">
      {[
        formatLength(meters, unit),
        formatMinutes(seconds),
        doneMeters > 0 && say({ en: `${done} done`, es: `${done} hechos` }),
      ]
        .filter(Boolean)
        .join(" · ")}
    </p>
  );
}

/** The plans that have ended, to be read and taken along. */
function EarlierPlans({ plans }: { plans: readonly PlanLine[] }) {
  const lang = useLang();
  const say = useSay();
  if (plans.length === 0) return null;
  return (
    <Section title={say({ en: "Earlier plans", es: "Planes anteriores" })}>
      <ul className="grid gap-2">
        {plans.map(({ id, name, goalDay }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <TextLink look="strong" to={href("/training/plans/:id/:change?", { id })}>
              {name}
            </TextLink>
            <span className="text-muted">{formatDay(goalDay, lang)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What is run next, in one look; that of today can be marked at once. */
function NextSession({
  session,
  today,
  unit,
}: {
  session: StoredSession;
  today: Day;
  unit: LengthUnit;
}) {
  const lang = useLang();
  const say = useSay();
  const { id, day, kind, steps } = session;
  return (
    <section aria-labelledby="next-session" className={`plan-next session-${kind}`}>
      <div>
        <p className="text-sm text-muted">{say(dayWords(day, today))}</p>
        <h2 id="next-session" className="text-xl">
          {say(sessionName(session))}
        </h2>
        <p className="mt-1 max-w-text">{stepsText(steps, unit, lang)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {day === today && (
          <Form
            method="post"
            action={href("/training/sessions/:id/:change?", { id, change: "done" })}
          >
            <Button type="submit">{say({ en: "Mark as done", es: "Marcar como hecha" })}</Button>
          </Form>
        )}
        <ButtonLink to={href("/training/sessions/:id/:change?", { id })} look="quiet">
          {say({ en: "Open", es: "Abrir" })}
        </ButtonLink>
      </div>
    </section>
  );
}

function dayWords(day: Day, today: Day): Words {
  const away = daysBetween(today, day);
  if (away === 0) return { en: "Today", es: "Hoy" };
  if (away === 1) return { en: "Tomorrow", es: "Mañana" };
  return { en: formatFullDay(day, "en"), es: formatFullDay(day, "es") };
}

const gives = [
  {
    title: { en: "Sessions with their reasons", es: "Sesiones con su porqué" },
    text: {
      en: "Each with its steps, its effort and why it stands on that day. With Sprinter, paces follow from your latest result.",
      es: "Cada una con sus pasos, su esfuerzo y por qué está en ese día. Con Sprinter, los ritmos salen de tu último resultado.",
    },
  },
  {
    title: { en: "Rules that protect you", es: "Reglas que te protegen" },
    text: {
      en: "Weeks grow by about a tenth at most, or by 15% on the way back from a break. Four fifths are easy, hard days never follow one another, and the last weeks are light.",
      es: "Las semanas crecen como máximo cerca de un 10%, o un 15% al volver de una pausa. Cuatro quintos son suaves, nunca hay dos días exigentes seguidos y las últimas semanas son ligeras.",
    },
  },
  {
    title: { en: "A plan that bends", es: "Un plan que se adapta" },
    text: {
      en: "Move and swap sessions, skip one, or say that you were ill: the rest is built again around it.",
      es: "Mueve e intercambia sesiones, omite alguna o avisa que te enfermaste: el resto se arma de nuevo.",
    },
  },
  {
    title: { en: "To take along", es: "Para llevar" },
    text: {
      en: "In your calendar, on your watch, on paper, as a table. What you have made stays yours when a membership ends.",
      es: "En tu calendario, en tu reloj, en papel o como tabla. Lo que creaste sigue siendo tuyo cuando termina una membresía.",
    },
  },
];

const tools = [
  {
    to: href("/tools/pace"),
    title: { en: "Pace calculator", es: "Calculadora de ritmo" },
    text: {
      en: "Distance, time and pace, with splits and a band for your wrist.",
      es: "Distancia, tiempo y ritmo, con parciales y una pulsera de ritmos.",
    },
  },
  {
    to: href("/tools/course/:change?"),
    title: { en: "Course analysis", es: "Análisis de recorridos" },
    text: {
      en: "The climbs of a course, and even effort over them.",
      es: "Las subidas de un recorrido, y el esfuerzo parejo en ellas.",
    },
  },
] as const satisfies { to: string; title: Words; text: Words }[];

/** The tools that everybody may use. */
function Tools() {
  const say = useSay();
  return (
    <Section title={say({ en: "Tools", es: "Herramientas" })}>
      <ul className="plan-gives">
        {tools.map(({ to, title, text }) => (
          <li key={to}>
            <TextLink look="strong" to={to}>
              {say(title)}
            </TextLink>
            <p>{say(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What a plan would be, shown with the viewer's own race, and the way to it. */
function NoPlan({
  isGuest,
  right,
  example,
  unit,
}: {
  isGuest: boolean;
  /** The best plan that the viewer may make. */
  right: PlanKind | null;
  example: ExamplePlan | null;
  unit: LengthUnit;
}) {
  const lang = useLang();
  const say = useSay();
  return (
    <>
      <ToolHeading
        lead={
          right
            ? say({
                en: "A plan that leads to your race: every session with its steps and its reason, yours to move, and out to your calendar and your watch.",
                es: "Un plan que te lleva a tu carrera: cada sesión con sus pasos y su porqué, que puedes mover y pasar a tu calendario y tu reloj.",
              })
            : say({
                en: "To make a plan, you need a membership. A plan leads you to your race week by week. Standard plans come with Pacer, plans made from your own answers with Sprinter and Elite.",
                es: "Para crear un plan necesitas una membresía. Un plan te lleva a tu carrera semana a semana. Los planes estándar vienen con Pacer; los que se arman con tus respuestas, con Sprinter y Elite.",
              })
        }
        actions={
          right ? (
            <ButtonLink to={href("/training/new")}>
              {say({ en: "Make a plan", es: "Crear un plan" })}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to={href("/membership")}>
                {say({ en: "See the memberships", es: "Ver las membresías" })}
              </ButtonLink>
              {isGuest && (
                <ButtonLink to={loginPath(href("/training"))} look="quiet">
                  {say({ en: "Sign in", es: "Iniciar sesión" })}
                </ButtonLink>
              )}
            </>
          )
        }
      >
        {say({ en: "Training", es: "Entrenamiento" })}
      </ToolHeading>
      {example && (
        <section aria-labelledby="example">
          <h2 id="example" className="text-xl">
            {say({ en: `Your way to ${example.name}`, es: `Tu camino a ${example.name}` })}
          </h2>
          <p className="mt-1 mb-4 max-w-text text-muted">
            {say({
              en: `An example: week ${example.number} of ${example.weeks.length} to ${formatDay(example.goalDay, lang)} in our standard plan for intermediate runners.`,
              es: `Un ejemplo: la semana ${example.number} de ${example.weeks.length} hasta el ${formatDay(example.goalDay, lang)} en nuestro plan estándar para corredores de nivel intermedio.`,
            })}
            {right === "standard" &&
              say({
                en: " With Sprinter, a plan follows your own results, days and weekly distance.",
                es: " Con Sprinter, un plan sigue tus propios resultados, días y kilometraje semanal.",
              })}
          </p>
          <WeekRow from={example.from} sessions={example.sessions} today="" unit={unit} />
          <h3 className="mt-8 mb-3 text-lg">{say({ en: "All weeks", es: "Todas las semanas" })}</h3>
          <PlanOutline weeks={example.weeks} unit={unit} />
        </section>
      )}
      <Section title={say({ en: "What a plan gives you", es: "Lo que te da un plan" })}>
        <ul className="plan-gives">
          {gives.map(({ title, text }) => (
            <li key={title.en}>
              <b>{say(title)}</b>
              <p>{say(text)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
