import { useState } from "react";
import { Form, href, redirect, useHref, useNavigation } from "react-router";
import { changeProblems, rebuildText } from "#features/training/messages.ts";
import { PlanPicture } from "#features/training/showing/plan-picture.tsx";
import { PlanNotes, PlanWeeks } from "#features/training/showing/plan-weeks.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useShown } from "#ui/form/first-invalid.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { DeletionForm, type DeletionFrame } from "#ui/overlay/deletion-form.tsx";
import { DeletionLink } from "#ui/overlay/deletion-link.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Section } from "#ui/page/page.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { changeOf } from "../../changes.ts";
import type { Handle } from "../../handle.ts";
import { TrainingFrame } from "../frame.tsx";
import styles from "../training.css?url";
import type { Route } from "./+types/plan.ts";
import {
  loadPlan,
  type PlanOutcome,
  type PlanScreen,
  planPath,
  submitCloseFeed,
  submitDeletion,
  submitEnd,
  submitIllness,
  submitOpenFeed,
  submitResumption,
} from "./plan.server.ts";
import { Reckoning } from "./reckoning.tsx";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const changes = {
  "close-feed": submitCloseFeed,
  delete: submitDeletion,
  end: submitEnd,
  ill: submitIllness,
  "open-feed": submitOpenFeed,
  resume: submitResumption,
};

/** These changes always lead to another address. */
const formsOnly = ["close-feed", "delete", "resume"];

export function loader(args: Route.LoaderArgs) {
  const { change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  if (change !== undefined && formsOnly.includes(change)) throw redirect(planPath(args));
  return loadPlan(args);
}

/** Changes the plan; a refusal is shown on its page. */
export function action(args: Route.ActionArgs) {
  return changeOf<(typeof changes)[keyof typeof changes]>(changes, args.params.change)(args);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Training plan", es: "Plan de entrenamiento" }, pageLanguages(matches).lang);

export default function Plan({ loaderData, actionData, params }: Route.ComponentProps) {
  const { plan } = loaderData;
  if (params.change === "end" && plan.endedAt === null) return <EndPage plan={plan} />;
  return <PlanPage page={loaderData} outcome={actionData ?? null} />;
}

/** Asks before a plan ends. */
function EndPage({ plan: { id, name } }: { plan: { id: string; name: string } }) {
  const say = useSay();
  const isBusy = useNavigation().formMethod === "POST";
  const own = href("/training/plans/:id/:change?", { id });
  return (
    <TrainingFrame at="plan">
      <BackLink to={own}>{name}</BackLink>
      <ToolHeading>{say({ en: "End this plan?", es: "¿Terminar este plan?" })}</ToolHeading>
      <PlanEnding form={Form} isBusy={isBusy} out={own} />
    </TrainingFrame>
  );
}

/** What ends with a plan. */
function PlanEnding(frame: DeletionFrame) {
  const say = useSay();
  return (
    <DeletionForm {...frame} button={say({ en: "End this plan", es: "Terminar este plan" })}>
      <p>
        {say({
          en: "Its sessions are no longer shown for today, and it takes no changes. It stays readable and downloadable, and until its race you can follow it again.",
          es: "Sus sesiones ya no se muestran para hoy y no admite cambios. Puedes seguir leyéndolo y descargándolo, y hasta su carrera puedes retomarlo.",
        })}
      </p>
    </DeletionForm>
  );
}

/** A whole plan, running or ended: to read, to print, or to subscribe to. */
function PlanPage({ page, outcome }: { page: PlanScreen; outcome: PlanOutcome | null }) {
  const lang = useLang();
  const say = useSay();
  const illness = outcome && "illness" in outcome ? outcome.illness : null;
  const rebuild = outcome && "rebuild" in outcome ? outcome.rebuild : null;
  const feed = outcome && "feed" in outcome ? outcome.feed : null;
  const { plan, weeks, today, unit, isPrinted } = page;
  const { done, due } = page.adherence;
  const hasEnded = plan.endedAt !== null;
  const problem = useShown<HTMLDivElement>(illness);
  return (
    <TrainingFrame at="plan">
      <ToolHeading
        lead={say({
          en: `${weeks.length} weeks to ${formatDay(plan.goalDay, lang)}${due > 0 ? `, ${done} of ${due} sessions done` : ""}`,
          es: `${weeks.length} semanas hasta el ${formatDay(plan.goalDay, lang)}${due > 0 ? `, ${done} de ${due} sesiones hechas` : ""}`,
        })}
      >
        {plan.name}
      </ToolHeading>
      {hasEnded && (
        <div className="mb-6">
          <Notice>{say(changeProblems.ended)}</Notice>
        </div>
      )}
      {page.mayResume && <ResumeForm id={plan.id} />}
      {rebuild && <RebuildQuestion id={plan.id} rebuild={rebuild} />}
      {!hasEnded && <PlanNotes notes={page.notes} unit={unit} />}
      {illness?.form && (
        <div className="mb-6" ref={problem}>
          <Notice kind="problem">{illness.form}</Notice>
        </div>
      )}
      <PlanLinks id={plan.id} isPrinted={isPrinted} hasEnded={hasEnded} />
      <Section title={say({ en: "Week by week", es: "Semana a semana" })}>
        <PlanPicture
          weeks={weeks}
          phases={page.phases}
          today={today}
          goalDay={plan.goalDay}
          race={page.race}
          unit={unit}
        />
        <PlanWeeks
          key={String(isPrinted)}
          weeks={weeks}
          today={today}
          unit={unit}
          open={isPrinted ? "all" : hasEnded ? "none" : "current"}
        />
      </Section>
      <Section title={say({ en: "How it is calculated", es: "Cómo se calcula" })}>
        <Reckoning reckoning={page.reckoning} later={page.later} unit={unit} />
      </Section>
      <div className="plan-tools">
        <CalendarFeed id={plan.id} hasFeed={plan.hasFeed} made={feed} />
        {!hasEnded && (
          <DaysOff
            plan={plan}
            from={illness?.typed.from ?? rebuild?.from ?? today}
            days={illness?.typed.days ?? rebuild?.days ?? 7}
          />
        )}
        <EndOfPlan id={plan.id} hasEnded={hasEnded} />
      </div>
    </TrainingFrame>
  );
}

function ResumeForm({ id }: { id: string }) {
  const say = useSay();
  return (
    <Form
      method="post"
      action={href("/training/plans/:id/:change?", { id, change: "resume" })}
      className="mb-6"
    >
      <Button type="submit" look="quiet">
        {say({ en: "Follow this plan again", es: "Retomar este plan" })}
      </Button>
    </Form>
  );
}

/** The plan on paper and in files, and the way to the forms below it. */
function PlanLinks({
  id,
  isPrinted,
  hasEnded,
}: {
  id: string;
  isPrinted: boolean;
  hasEnded: boolean;
}) {
  const say = useSay();
  const own = href("/training/plans/:id/:change?", { id });
  return (
    <nav aria-label={say({ en: "Export the plan", es: "Exportar el plan" })} className="plan-links">
      {isPrinted && (
        <Button look="quiet" size="small" className="needs-script" onClick={() => window.print()}>
          {say({ en: "Print", es: "Imprimir" })}
        </Button>
      )}
      <TextLink look="strong" to={isPrinted ? own : withQuery(own, { all: "yes" })}>
        {isPrinted
          ? say({ en: "Fold the weeks", es: "Plegar las semanas" })
          : say({ en: "Print sheet", es: "Versión para imprimir" })}
      </TextLink>
      <a className="link-strong" href={useHref(href("/training/plans/:id/plan.csv", { id }))}>
        {say({ en: "Download as CSV", es: "Descargar como CSV" })}
      </a>
      <a className="link-strong" href="#calendar">
        {say({ en: "Add to your calendar", es: "En tu calendario" })}
      </a>
      {!hasEnded && (
        <a className="link-strong" href="#ill">
          {say({ en: "Ill, or away?", es: "¿No puedes correr?" })}
        </a>
      )}
    </nav>
  );
}

/** @param made - the secret address, in the answer to the form that made it */
function CalendarFeed({
  id,
  hasFeed,
  made,
}: {
  id: string;
  hasFeed: boolean;
  made: string | null;
}) {
  const say = useSay();
  const closing = useHref(href("/training/plans/:id/:change?", { id, change: "close-feed" }));
  return (
    <Section id="calendar" title={say({ en: "Add to your calendar", es: "En tu calendario" })}>
      <p className="mb-4 max-w-text text-muted">
        {say({
          en: "Subscribe with a secret address: your calendar then moves what you move here.",
          es: "Suscríbete con una dirección secreta: tu calendario moverá lo que muevas aquí.",
        })}
      </p>
      {made && (
        <div className="plan-feed">
          <p>
            {say({
              en: "Add this address to your calendar now. For your safety it is shown only once.",
              es: "Agrega ahora esta dirección a tu calendario. Por tu seguridad se muestra una sola vez.",
            })}
          </p>
          <p className="wrap-anywhere font-medium">{made}</p>
          <div>
            <CopyButton
              text={made}
              done={say({ en: "Copied", es: "Copiado" })}
              className={buttonClass({ look: "quiet", size: "small" })}
            >
              {say({ en: "Copy the address", es: "Copiar la dirección" })}
            </CopyButton>
          </div>
        </div>
      )}
      <Form
        method="post"
        action={href("/training/plans/:id/:change?", { id, change: "open-feed" })}
        className="plan-links"
      >
        <Button type="submit" look="quiet">
          {hasFeed
            ? say({ en: "Make a new address", es: "Crear una dirección nueva" })
            : say({ en: "Make an address", es: "Crear una dirección" })}
        </Button>
        {hasFeed && (
          <Button type="submit" look="plain" formAction={closing}>
            {say({ en: "End the address", es: "Anular la dirección" })}
          </Button>
        )}
      </Form>
    </Section>
  );
}

function DaysOff({
  plan: { id, begins, goalDay },
  from,
  days,
}: {
  plan: Pick<PlanScreen["plan"], "id" | "begins" | "goalDay">;
  from: string;
  days: string | number;
}) {
  const say = useSay();
  return (
    <Section id="ill" title={say({ en: "Ill, or away?", es: "¿No puedes correr?" })}>
      <p className="mb-4 max-w-text text-muted">
        {say({
          en: "The plan is built again around these days, with less at first when you come back. What you have done stays.",
          es: "El plan se arma de nuevo alrededor de estos días, con menos carga cuando vuelvas. Lo que ya hiciste se queda.",
        })}
      </p>
      <Form
        method="post"
        action={href("/training/plans/:id/:change?", { id, change: "ill" })}
        className="plan-ill"
      >
        <TextField
          label={say({ en: "First day", es: "Primer día" })}
          name="from"
          type="date"
          min={begins}
          max={goalDay}
          defaultValue={from}
        />
        <TextField
          label={say({ en: "Days", es: "Días" })}
          name="days"
          type="number"
          min={1}
          max={60}
          defaultValue={days}
        />
        <Button type="submit" look="quiet">
          {say({ en: "Build the rest again", es: "Armar de nuevo el resto" })}
        </Button>
      </Form>
    </Section>
  );
}

/** A plan that runs is ended first, and can be deleted then. */
function EndOfPlan({ id, hasEnded }: { id: string; hasEnded: boolean }) {
  const say = useSay();
  if (hasEnded) {
    return (
      <details className="mt-10">
        <summary className="disclosure text-danger">
          {say({ en: "Delete this plan", es: "Eliminar este plan" })}
        </summary>
        <Form
          method="post"
          action={href("/training/plans/:id/:change?", { id, change: "delete" })}
          className="mt-3 grid gap-3"
        >
          <p>
            {say({
              en: "It is deleted with its sessions and its calendar. Your activities stay.",
              es: "Se elimina con sus sesiones y su calendario. Tus actividades se quedan.",
            })}
          </p>
          <div>
            <Button type="submit" look="danger">
              {say({ en: "Delete Plan", es: "Eliminar plan" })}
            </Button>
          </div>
        </Form>
      </details>
    );
  }
  return (
    <Section title={say({ en: "End the plan", es: "Terminar el plan" })}>
      <DeletionLink
        page={href("/training/plans/:id/:change?", { id, change: "end" })}
        here={href("/training/plans/:id/:change?", { id })}
        title={say({ en: "End this plan?", es: "¿Terminar este plan?" })}
        form={(frame) => <PlanEnding {...frame} />}
      >
        {say({ en: "End this plan", es: "Terminar este plan" })}
      </DeletionLink>
      <p className="mt-2 text-sm text-muted">
        {say({
          en: "It stays readable and downloadable.",
          es: "Puedes seguir leyéndolo y descargándolo.",
        })}
      </p>
    </Section>
  );
}

type Rebuild = Extract<PlanOutcome, { rebuild: unknown }>["rebuild"];

/** Says what a rebuild changes and asks for it: in a dialog where scripts run, else in the page. */
function RebuildQuestion({ id, rebuild }: { id: string; rebuild: Rebuild }) {
  const lang = useLang();
  const say = useSay();
  const isLive = useHydrated();
  // Every answer asks again, also one that is equal to the last.
  const [closed, setClosed] = useState<Rebuild | null>(null);
  const own = href("/training/plans/:id/:change?", { id });
  const isBusy = useNavigation().formMethod === "POST";
  const title = say({ en: "Build the rest again?", es: "¿Armar de nuevo el resto?" });
  const question = (
    <Form
      method="post"
      action={href("/training/plans/:id/:change?", { id, change: "ill" })}
      className="grid max-w-160 gap-5"
    >
      <p>
        {say({
          en: `From ${formatDay(rebuild.from, lang)} on: ${rebuildText(rebuild.changes, lang)} What you have done stays. This cannot be undone.`,
          es: `Desde el ${formatDay(rebuild.from, lang)}: ${rebuildText(rebuild.changes, lang)} Lo que ya hiciste se queda. Esto no se puede deshacer.`,
        })}
      </p>
      <input type="hidden" name="from" value={rebuild.from} />
      <input type="hidden" name="days" value={rebuild.days} />
      <input type="hidden" name="sure" value="yes" />
      <FormWays busy={isBusy} out={own}>
        {say({ en: "Yes, build it again", es: "Sí, armarlo de nuevo" })}
      </FormWays>
    </Form>
  );
  if (isLive) {
    return (
      <Dialog open={closed !== rebuild} onClose={() => setClosed(rebuild)} title={title}>
        {question}
      </Dialog>
    );
  }
  return (
    <section className="card mb-6 grid gap-4 p-5">
      <h2 className="text-xl">{title}</h2>
      {question}
    </section>
  );
}
