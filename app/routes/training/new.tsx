import { useEffect, useRef, useState } from "react";
import { data, Form, href, redirect, useFetcher, useNavigate } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import {
  findPlannedRace,
  ownRacesToPlan,
  type RaceChoice,
  racesToPlan,
} from "#features/pace/queries.server.ts";
import { insteadOf } from "#features/training/building/plan-notes.ts";
import { ownAnswersExample } from "#features/training/example.server.ts";
import { insteadText, planProblems } from "#features/training/messages.ts";
import { createPlan, type PlanProblem } from "#features/training/plans/commands.server.ts";
import { usualCourse } from "#features/training/plans/habits.ts";
import { findKnownRunner } from "#features/training/plans/known-runner.server.ts";
import { listPlans, mayHave } from "#features/training/plans/queries.server.ts";
import { newPlanForm } from "#features/training/plans/schema.ts";
import { isRun, type WishProblem, wishOf } from "#features/training/plans/wish.server.ts";
import { periodProblem } from "#features/training/rules/plan.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { SuggestionBox } from "#ui/form/combobox/suggestion-box.tsx";
import { Field } from "#ui/form/field.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { type Day, formatDay } from "#values/day.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/new.ts";
import { TrainingFrame } from "./frame.tsx";
import styles from "./new/new.css?url";
import { PlanAnswersForm } from "./new/plan-answers-form.tsx";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Letters of a search. */
const longestSearch = 80;

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const needs = services(args.context);
  const { searchParams } = args.url;
  const lang = languageOf(args.url);
  const { rights } = await rightsOf(needs, viewer);
  // That page says what a plan needs, and shows an example.
  if (!mayHave(rights, "standard")) throw redirect(href("/training"));
  const find = (searchParams.get("find") ?? "").trim().slice(0, longestSearch);
  const [race, own, found, plans, today] = await Promise.all([
    findPlannedRace(needs, searchParams.get("race") ?? "", lang),
    ownRacesToPlan(needs, viewer, lang),
    find ? racesToPlan(needs, find, lang) : null,
    listPlans(needs, viewer),
    runnersToday(needs, viewer),
  ]);
  const mayPersonalize = mayHave(rights, "personalized");
  const isChosen = race !== null || searchParams.has("other");
  const known = isChosen ? await findKnownRunner(needs, viewer) : null;
  return {
    unit: lengthUnitOf(args.request.headers.get("cookie")),
    today,
    find,
    race,
    isOther: searchParams.has("other"),
    own: own.filter(({ type }) => isRun(type)),
    found: found?.filter(({ type }) => isRun(type)) ?? null,
    mayPersonalize,
    example: mayPersonalize ? null : ownAnswersExample(race, today),
    known: mayPersonalize ? known : null,
    course: race && usualCourse(race.courses, known?.habits?.longestRecentMeters ?? null),
    hasPlan: plans.some(({ endedAt }) => endedAt === null),
  };
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const needs = services(args.context);
  const form = await formOf(args.request);
  const { value, errors } = readForm(newPlanForm, form);
  if (!value)
    return data({ ...errors, ...nothingAsked, days: form.getAll("days").map(String) }, 400);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const wished = await wishOf(needs, viewer, { form: value, unit, lang: languageOf(args.url) });
  const answer =
    wished.problem === null
      ? await createPlan(needs, viewer, {
          wish: wished.wish,
          replaces: value.replaces !== undefined,
          insists: value.insist !== undefined,
        })
      : wished;
  if (answer.problem !== null) {
    const isTooFar = answer.problem === "goal-too-far" && wished.problem === null;
    const text = isTooFar
      ? insteadText(insteadOf(wished.wish.answers), unit)
      : planProblems[answer.problem];
    const said = formErrors(text, form, fieldOf(answer.problem));
    const objections = answer.problem === "has-objections" ? answer.objections : [];
    const days = form.getAll("days").map(String);
    return data({ ...said, isTooFar, objections, days }, 400);
  }
  return seeOtherSaying(href("/training"), { en: "Your plan is made.", es: "Tu plan está listo." });
}

const nothingAsked = { isTooFar: false, objections: [] };

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(
    { en: "New training plan", es: "Nuevo plan de entrenamiento" },
    pageLanguages(matches).lang,
  );

/** A new plan: first its goal, then what it is built from. */
export default function NewPlan({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { race, isOther } = loaderData;
  // A refused form is shown again, even if its address names no goal.
  const hasGoal = race !== null || isOther || actionData !== undefined;
  return (
    <TrainingFrame at="plan">
      <ToolHeading
        lead={
          hasGoal
            ? undefined
            : say({ en: "Which race are you training for?", es: "¿A qué carrera debe llevarte?" })
        }
        actions={
          hasGoal && (
            <ButtonLink to={href("/training/new")} look="quiet">
              {say({ en: "Another race", es: "Otra carrera" })}
            </ButtonLink>
          )
        }
      >
        {race
          ? say({ en: `A plan for ${race.name}`, es: `Un plan para ${race.name}` })
          : say({ en: "A new plan", es: "Un plan nuevo" })}
      </ToolHeading>
      {hasGoal ? (
        <PlanAnswersForm {...loaderData} errors={actionData ?? null} />
      ) : (
        <GoalChooser {...loaderData} />
      )}
    </TrainingFrame>
  );
}

/** Own races first, then a search of the directory, then any day and distance. */
function GoalChooser({
  own,
  found,
  find,
  today,
}: {
  own: readonly RaceChoice[];
  found: readonly RaceChoice[] | null;
  find: string;
  today: Day;
}) {
  const say = useSay();
  return (
    <div className="plan-form">
      {own.length > 0 && (
        <Races title={say({ en: "Your races", es: "Tus carreras" })} races={own} today={today} />
      )}
      <section>
        <Form action={href("/training/new")} className="plan-find">
          <RaceBox find={find} />
          <Button type="submit" look="quiet">
            {say({ en: "Search", es: "Buscar" })}
          </Button>
        </Form>
        {found && (
          <Races title={say({ en: "Found", es: "Encontradas" })} races={found} today={today} />
        )}
      </section>
      <section>
        <h2 className="text-xl">
          {say({ en: "Another day and distance", es: "Otro día y otra distancia" })}
        </h2>
        <p className="text-muted">
          {say({
            en: "A race that is not in the directory, or a goal of your own.",
            es: "Una carrera que no está en el directorio, o un objetivo propio.",
          })}
        </p>
        <div>
          <ButtonLink to={withQuery(href("/training/new"), { other: "yes" })} look="quiet">
            {say({ en: "Choose day and distance", es: "Elegir día y distancia" })}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

function Races({
  title,
  races,
  today,
}: {
  title: string;
  races: readonly RaceChoice[];
  today: Day;
}) {
  const lang = useLang();
  const say = useSay();
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      {races.length === 0 && (
        <p className="text-muted">
          {say({
            en: "No upcoming race has these words.",
            es: "Ninguna próxima carrera tiene estas palabras.",
          })}
        </p>
      )}
      <ul className="plan-races">
        {races.map(({ id, name, startDate, place }) => (
          <li key={id}>
            {periodProblem(today, startDate) === "too-soon" ? (
              <span className="py-2.5">
                {say({
                  en: `${name}: too soon for a plan`,
                  es: `${name}: demasiado pronto para un plan`,
                })}
              </span>
            ) : (
              <TextLink look="strong" to={withQuery(href("/training/new"), { race: id })}>
                {name}
              </TextLink>
            )}
            <span className="text-muted">
              {formatDay(startDate, lang)}, {place}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Typing faster than this asks once. */
const restMs = 180;

/** The fewest letters that are looked up. */
const lettersNeeded = 2;

/** A box in which a race is typed; one that is chosen leads on. Without scripts its form looks it up. */
function RaceBox({ find }: { find: string }) {
  const say = useSay();
  const navigate = useNavigate();
  const looked = useFetcher<{ found: RaceChoice[] | null }>();
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const found = (isOpen && looked.data?.found) || [];

  function look(text: string) {
    clearTimeout(waiting.current);
    setOpen(text.trim().length >= lettersNeeded);
    const asked = withQuery(href("/training/new"), { find: text.trim() });
    if (text.trim().length >= lettersNeeded) {
      waiting.current = setTimeout(() => void looked.load(asked), restMs);
    }
  }

  return (
    <Field label={say({ en: "Find a race", es: "Busca una carrera" })} className="relative">
      {({ id }) => (
        <SuggestionBox
          id={id}
          name="find"
          label={say({ en: "Races", es: "Carreras" })}
          maxLength={80}
          defaultValue={find}
          suggestions={found.map((race) => ({ id: race.id, label: <Choice race={race} /> }))}
          typeText={look}
          choose={(race) => void navigate(withQuery(href("/training/new"), { race }))}
          close={() => setOpen(false)}
        />
      )}
    </Field>
  );
}

function Choice({ race: { name, startDate, place } }: { race: RaceChoice }) {
  const lang = useLang();
  return (
    <span className="grid">
      <b>{name}</b>
      <span className="text-sm text-muted">
        {formatDay(startDate, lang)}, {place}
      </span>
    </span>
  );
}

const fields: Partial<Record<PlanProblem | WishProblem, string>> = {
  "goal-day": "day",
  "goal-distance": "distance",
  "distance-out-of-range": "distance",
  "goal-time": "goalTime",
  "result-time": "resultTime",
  "result-out-of-range": "resultTime",
  "result-day": "resultDay",
  "volume-out-of-range": "weekly",
  "no-volume": "weekly",
  "break-days": "awayTo",
  "tune-up": "tuneUpDistance",
  "long-day-not-free": "longDay",
};

/** The field that a problem is about; `null` where it is about the whole form. */
function fieldOf(problem: PlanProblem | WishProblem): string | null {
  return fields[problem] ?? null;
}
