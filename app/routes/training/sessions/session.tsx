import { Form, href, useHref } from "react-router";
import type { ChangeWarning } from "#features/training/changing/broken-promises.ts";
import {
  changeProblems,
  formatMinutes,
  reasonText,
  sessionName,
  warningTexts,
} from "#features/training/messages.ts";
import type { StoredSession } from "#features/training/rules/plan.ts";
import { SessionProfile, SessionSteps } from "#features/training/showing/session-profile.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import {
  addDays,
  type Day,
  formatDay,
  formatFullDay,
  formatShortDay,
  formatWeekday,
} from "#values/day.ts";
import { formatLength } from "#values/length.ts";
import type { Sentence } from "#values/say.ts";
import type { SessionState } from "#values/training-session.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { changeOf } from "../../changes.ts";
import type { Handle } from "../../handle.ts";
import { TrainingFrame } from "../frame.tsx";
import type { Route } from "./+types/session.ts";
import styles from "./session.css?url";
import { loadSession, submitMark, submitMove, submitSwap } from "./session.server.ts";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const changes = {
  done: (args: Route.ActionArgs) =>
    submitMark(args, "done", { en: "Done. Well run.", es: "Hecha. ¡Bien corrido!" }),
  move: submitMove,
  reopen: (args: Route.ActionArgs) =>
    submitMark(args, "planned", {
      en: "The session is open again.",
      es: "La sesión está pendiente otra vez.",
    }),
  skip: (args: Route.ActionArgs) =>
    submitMark(args, "skipped", {
      en: "Skipped. The plan goes on as it is.",
      es: "Omitida. El plan sigue igual.",
    }),
  swap: submitSwap,
};

export function loader(args: Route.LoaderArgs) {
  const { change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  return loadSession(args);
}

/** Changes the session; a refusal is shown on its page. */
export function action(args: Route.ActionArgs) {
  return changeOf(changes, args.params.change)(args);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  officeMeta(
    loaderData ? sessionName(loaderData.session) : { en: "Session", es: "Sesión" },
    pageLanguages(matches).lang,
  );

const stateWords: Record<SessionState, Sentence> = {
  planned: "",
  done: { en: " · done", es: " · hecha" },
  skipped: { en: " · skipped", es: " · omitida" },
};

/** One session: its steps, why it is planned, and what can be done with it. */
export default function Session({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const lang = useLang();
  const say = useSay();
  const { session, plan, isEnded, isAhead, unit, others } = loaderData;
  const { id, day, kind, meters, seconds, steps, reason, state, movedFrom, activityId } = session;
  return (
    <TrainingFrame at="plan">
      <BackLink
        to={isEnded ? href("/training/plans/:id/:change?", { id: plan.id }) : href("/training")}
      >
        {isEnded ? plan.name : say({ en: "Your plan", es: "Tu plan" })}
      </BackLink>
      <ToolHeading
        lead={say({
          en: `${formatFullDay(day, lang)} · about ${formatLength(meters, unit)} in ${formatMinutes(seconds)}`,
          es: `${formatFullDay(day, lang)} · unos ${formatLength(meters, unit)} en ${formatMinutes(seconds)}`,
        }).concat(say(stateWords[state]))}
      >
        {say(sessionName(session))}
      </ToolHeading>
      {outcome?.problem && <Notice kind="problem">{say(outcome.problem)}</Notice>}
      {outcome?.change && (
        <Warnings
          warnings={outcome.warnings}
          address={href("/training/sessions/:id/:change?", { id, change: outcome.change })}
          again={outcome.typed}
        />
      )}
      <div className="session-page">
        <div>
          <SessionProfile steps={steps} unit={unit} />
          <SessionSteps steps={steps} unit={unit} />
          <h2 className="mt-8 mb-2 text-xl">
            {say({ en: "Why this session", es: "Por qué esta sesión" })}
          </h2>
          <p className="max-w-text">{reasonText(reason, unit, lang)}</p>
          {movedFrom && (
            <p className="mt-3 text-sm text-muted">
              {say({
                en: `You moved it from ${formatDay(movedFrom, lang)}.`,
                es: `La moviste desde el ${formatDay(movedFrom, lang)}.`,
              })}
            </p>
          )}
          {activityId && state === "done" && (
            <p className="mt-3">
              <TextLink to={href("/training/activities/:id/:change?", { id: activityId })}>
                {say({ en: "Matching activity", es: "Actividad correspondiente" })}
              </TextLink>
            </p>
          )}
        </div>
        <div className="session-ways">
          {isEnded && <p className="text-muted">{say(changeProblems.ended)}</p>}
          {!isEnded && <Marks id={id} state={state} isAhead={isAhead} />}
          <p>
            <a
              className="link-strong"
              href={useHref(href("/training/sessions/:id/workout.fit", { id }))}
            >
              {say({ en: "Download for a watch (FIT)", es: "Descargar para un reloj (FIT)" })}
            </a>
          </p>
          {!isEnded && kind !== "race" && (
            <details open={outcome?.typed !== undefined}>
              <summary className="disclosure">
                {say({ en: "Move or swap", es: "Mover o intercambiar" })}
              </summary>
              <Moves session={session} plan={plan} others={others} typed={outcome?.typed ?? {}} />
            </details>
          )}
        </div>
      </div>
    </TrainingFrame>
  );
}

/** What speaks against a change, and the way to do it anyway. */
function Warnings({
  warnings,
  address,
  again,
}: {
  warnings: readonly ChangeWarning[];
  /** That of the change: the page shows the answer before its own address has changed. */
  address: string;
  /** The request to send again. */
  again: Record<string, string>;
}) {
  const say = useSay();
  return (
    <div className="mb-6">
      <Notice kind="problem">
        {warnings.map((warning) => (
          <p key={warning}>{say(warningTexts[warning])}</p>
        ))}
        <Form method="post" action={address} className="mt-3">
          {Object.entries(again).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" name="insist" value="yes" look="quiet" size="small">
            {say({ en: "Do it anyway", es: "Hacerlo de todos modos" })}
          </Button>
        </Form>
      </Notice>
    </div>
  );
}

/** Done, skipped, or open again. A session whose day is ahead can only be skipped. */
function Marks({ id, state, isAhead }: { id: string; state: SessionState; isAhead: boolean }) {
  const say = useSay();
  const skipping = useHref(href("/training/sessions/:id/:change?", { id, change: "skip" }));
  if (state !== "planned") {
    return (
      <Form
        method="post"
        action={href("/training/sessions/:id/:change?", { id, change: "reopen" })}
      >
        <Button type="submit" look="quiet">
          {state === "done"
            ? say({ en: "Not done after all", es: "No la hice" })
            : say({ en: "Run it after all", es: "Sí la voy a correr" })}
        </Button>
      </Form>
    );
  }
  if (isAhead) {
    return (
      <Form method="post" action={href("/training/sessions/:id/:change?", { id, change: "skip" })}>
        <Button type="submit" look="quiet">
          {say({ en: "Skip", es: "Omitir" })}
        </Button>
      </Form>
    );
  }
  return (
    <Form method="post" action={href("/training/sessions/:id/:change?", { id, change: "done" })}>
      <Button type="submit">{say({ en: "Mark as done", es: "Marcar como hecha" })}</Button>
      <Button type="submit" look="quiet" formAction={skipping}>
        {say({ en: "Skip", es: "Omitir" })}
      </Button>
    </Form>
  );
}

/** Another day, or the day of another session. */
function Moves({
  session,
  plan,
  others,
  typed,
}: {
  session: { id: string; day: Day };
  plan: { begins: Day; goalDay: Day };
  others: readonly Pick<StoredSession, "id" | "day" | "kind" | "reason">[];
  /** The input of a refused change. */
  typed: Record<string, string>;
}) {
  const lang = useLang();
  const say = useSay();
  const { id } = session;
  return (
    <>
      <Form method="post" action={href("/training/sessions/:id/:change?", { id, change: "move" })}>
        <TextField
          label={say({ en: "Move to", es: "Mover al" })}
          name="day"
          type="date"
          required
          min={plan.begins}
          max={addDays(plan.goalDay, -1)}
          defaultValue={typed.day ?? session.day}
        />
        <Button type="submit" look="quiet">
          {say({ en: "Move", es: "Mover" })}
        </Button>
      </Form>
      {others.length > 0 && (
        <Form
          method="post"
          action={href("/training/sessions/:id/:change?", { id, change: "swap" })}
        >
          <Select
            label={say({ en: "Swap with", es: "Intercambiar con" })}
            name="other"
            defaultValue={typed.other}
            options={others.map((one) => ({
              value: one.id,
              label: `${formatWeekday(one.day, lang)}, ${formatShortDay(one.day, lang)}: ${say(sessionName(one))}`,
            }))}
          />
          <Button type="submit" look="quiet">
            {say({ en: "Swap", es: "Intercambiar" })}
          </Button>
        </Form>
      )}
    </>
  );
}
