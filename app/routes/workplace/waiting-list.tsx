import { data, Form, useHref } from "react-router";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { type Editor, editsRace } from "#features/races/rights.server.ts";
import { deadlineWords } from "#features/registrations/orders/words.ts";
import { findRosterRace } from "#features/registrations/roster/queries.server.ts";
import { SetupFrame } from "#features/registrations/setup-frame.tsx";
import {
  changeWaitingRules,
  moveUp,
  removeWaiting,
} from "#features/registrations/waiting/commands.server.ts";
import { waitingProblems } from "#features/registrations/waiting/messages.ts";
import { offerFreed } from "#features/registrations/waiting/offering.server.ts";
import {
  countWaiting,
  type WaitingRunner,
  waitingRulesOf,
  waitingRunnersOf,
} from "#features/registrations/waiting/queries.server.ts";
import { waitingRulesForm } from "#features/registrations/waiting/schema.ts";
import { offerHoursLimits, type WaitingRules } from "#features/registrations/waiting/waiting.ts";
import { dropPages, services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { dayColumn, type RecordColumn, RecordLine, Records } from "#ui/list/records.tsx";
import { menuColumn, RowAction, RowMenu, RowQuestion } from "#ui/list/row-menu.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { Day } from "#values/day.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../changes.ts";
import type { Route } from "./+types/waiting-list.ts";
import { requireEditor } from "./editor.server.ts";

/** Runners that the screen shows. */
const mostShown = 300;

const changes: Record<string, { command: typeof moveUp | typeof removeWaiting; said: Words }> = {
  offer: {
    command: moveUp,
    said: {
      en: "The next free place goes to this runner.",
      es: "El próximo cupo libre será para este corredor.",
    },
  },
  remove: {
    command: removeWaiting,
    said: { en: "The runner is off the list.", es: "El corredor ya no está en la lista." },
  },
};

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const { db } = services(args.context);
  const race = await findRosterRace({ db }, editor, id);
  if (!race) throw raceMissing();
  return {
    race,
    rules: await waitingRulesOf({ db }, race.id),
    runners: await waitingRunnersOf({ db }, race.id, mostShown),
    count: await countWaiting({ db }, race.id),
  };
}

/** Changes the settings, or one runner's place in line: pages show the places that are held or free then. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const raceId = raceIdOf(args.params.id);
  if (!(await editsRace(services(args.context), editor, raceId))) throw raceMissing();
  const form = await formOf(args.request);
  const answer =
    args.params.change === undefined
      ? await saveRules(args, editor, { raceId, at, form })
      : await changeRunner(args, editor, { raceId, at, form });
  await offerFreed(services(args.context), raceId);
  dropPages(args.context);
  return answer;
}

type Sent = { raceId: string; at: Workplace; form: FormData };

async function saveRules(
  { context }: Route.ActionArgs,
  editor: Editor,
  { raceId, at, form }: Sent,
) {
  const { value, errors } = readForm(waitingRulesForm, form);
  if (errors) return data<FormErrors>(errors, 400);
  const { problem } = await changeWaitingRules(services(context), editor, raceId, {
    isOpen: value.waiting_list === "on",
    offerHours: value.offer_hours,
  });
  if (problem) throw raceMissing();
  return seeOtherSaying(at.waitingList(raceId), {
    en: "Waiting list saved.",
    es: "Lista de espera guardada.",
  });
}

async function changeRunner(
  { context, params }: Route.ActionArgs,
  editor: Editor,
  { raceId, at, form }: Sent,
) {
  const { command, said } = changeOf(changes, params.change);
  const runner = form.get("runner");
  const waitId = typeof runner === "string" ? runner : "";
  const { problem } = await command(services(context), editor, { raceId, waitId });
  if (problem) return data<FormErrors>(formErrors(waitingProblems[problem], form), 409);
  return seeOtherSaying(at.waitingList(raceId), said);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), waitingProblems.failed);

/** Also after a refusal: somebody may have joined or left. */
export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Waiting list", es: "Lista de espera" }, pageLanguages(matches).lang);

export default function WaitingListOfRace({ loaderData, actionData }: Route.ComponentProps) {
  return <WaitingListScreen {...loaderData} errors={actionData ?? null} />;
}

/** The waiting list of a race: its settings, and who waits. */
function WaitingListScreen({
  race,
  rules,
  runners,
  count,
  errors,
}: {
  race: { id: string; name: string; startDate: Day };
  rules: WaitingRules;
  /** The first ones. */
  runners: WaitingRunner[];
  /** All of them. */
  count: number;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const at = useWorkplace();
  const lang = useLang();
  const file = useHref(at.waitingListFile(race.id));
  return (
    <SetupFrame race={race} screen="waiting-list">
      <div className="grid gap-8">
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <WaitingRulesForm raceId={race.id} rules={rules} errors={errors} />
        <section aria-labelledby="waiting" className="grid gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 id="waiting" className="text-xl">
              {say({ en: "Who waits", es: "Quiénes esperan" })}
            </h2>
            {count > 0 && (
              <a href={file} download className="link">
                {say({ en: "Download as CSV", es: "Descargar en CSV" })}
              </a>
            )}
          </div>
          {count === 0 ? (
            <EmptyState title={say({ en: "Nobody is waiting", es: "Nadie está esperando" })} />
          ) : (
            <Records
              caption={say({ en: "Waiting list", es: "Lista de espera" })}
              columns={columnsOf(race.id, lang)}
              rows={runners}
              keyOf={({ id }) => id}
            />
          )}
          {count > runners.length && (
            <p className="text-muted">
              {say({
                en: `These are the first ${formatCount(runners.length)} of ${formatCount(count)}. The file has all of them.`,
                es: `Estos son los primeros ${formatCount(runners.length)} de ${formatCount(count)}. El archivo los tiene a todos.`,
              })}
            </p>
          )}
        </section>
      </div>
    </SetupFrame>
  );
}

function WaitingRulesForm({
  raceId,
  rules,
  errors,
}: {
  raceId: string;
  rules: WaitingRules;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const address = useWorkplace().waitingList(raceId);
  const isSending = useIsSending(address);
  const form = useFirstInvalid(errors);
  const { least, most } = offerHoursLimits;
  return (
    <Form ref={form} method="post" action={address} className="grid max-w-160 gap-5">
      <p className="text-muted">
        {say({
          en: "When a distance is full, runners can wait in line. A place that becomes free is held for the next one, who gets an email with a deadline. Free places go to nobody else while somebody waits.",
          es: "Cuando una distancia está completa, los corredores pueden esperar su turno. El cupo que se libera se reserva para quien sigue, que recibe un correo con un plazo. Mientras alguien espera, los cupos libres no se dan a nadie más.",
        })}
      </p>
      <Select
        name="waiting_list"
        label={say({ en: "Waiting list", es: "Lista de espera" })}
        hint={say({
          en: "Off: nobody new can join. Those who wait keep their place in line",
          es: "Desactivada: nadie más puede entrar. Quienes esperan conservan su puesto",
        })}
        options={[
          { value: "off", label: say({ en: "Off", es: "Desactivada" }) },
          { value: "on", label: say({ en: "On", es: "Activada" }) },
        ]}
        defaultValue={errors?.typed.waiting_list ?? (rules.isOpen ? "on" : "off")}
        error={errors?.fields.waiting_list}
      />
      <TextField
        name="offer_hours"
        label={say({ en: "Hours that an offer lasts", es: "Horas que dura una oferta" })}
        hint={say({
          en: `From ${least} to ${most}. An offer ends with the registration at the latest`,
          es: `De ${least} a ${most}. Una oferta termina, a más tardar, con las inscripciones`,
        })}
        inputMode="numeric"
        defaultValue={errors?.typed.offer_hours ?? String(rules.offerHours)}
        error={errors?.fields.offer_hours}
      />
      <Button type="submit" busy={isSending} className="justify-self-start">
        {say({ en: "Save", es: "Guardar" })}
      </Button>
    </Form>
  );
}

function columnsOf(raceId: string, lang: Lang): RecordColumn<WaitingRunner>[] {
  const say = sayIn(lang);
  return [
    {
      title: say({ en: "Runner", es: "Corredor" }),
      isHead: true,
      room: 34,
      cell: ({ name, email }) => (
        <>
          <RecordLine>{name || email}</RecordLine>
          {name && <RecordLine isQuiet>{email}</RecordLine>}
        </>
      ),
    },
    {
      title: say({ en: "Distance", es: "Distancia" }),
      room: 20,
      cell: ({ distance }) => <RecordLine>{distance}</RecordLine>,
    },
    {
      title: say({ en: "In line", es: "Puesto" }),
      cell: ({ position, offeredUntil, timeZone }) => {
        if (offeredUntil === null) return formatCount(position ?? 0);
        const { en, es } = deadlineWords(offeredUntil, timeZone);
        return say({ en: `Offered until ${en}`, es: `Cupo ofrecido hasta el ${es}` });
      },
    },
    dayColumn(say({ en: "Since", es: "Desde" }), ({ since }) => since),
    menuColumn((runner) => <RunnerMenu raceId={raceId} runner={runner} />),
  ];
}

function RunnerMenu({ raceId, runner }: { raceId: string; runner: WaitingRunner }) {
  const say = useSay();
  const at = useWorkplace();
  const { id, position, offeredUntil } = runner;
  const name = runner.name || runner.email;
  return (
    <RowMenu name={name}>
      {position !== null && (
        <RowAction action={at.waitingList(raceId, "offer")} values={{ runner: id }} about={name}>
          {say({ en: "Offer the next place", es: "Ofrecer el próximo cupo" })}
        </RowAction>
      )}
      <RowQuestion label={say({ en: "Remove", es: "Quitar" })} about={name} isDanger>
        <Form method="post" action={at.waitingList(raceId, "remove")} preventScrollReset>
          <input type="hidden" name="runner" value={id} />
          <p>
            {offeredUntil === null
              ? say({
                  en: `${name} loses the place in line, and gets an email.`,
                  es: `${name} pierde su puesto en la lista, y un correo se lo avisa.`,
                })
              : say({
                  en: `The place that is held for ${name} goes to the next runner in line, and both get an email.`,
                  es: `El cupo reservado para ${name} pasa a quien sigue en la lista, y un correo les avisa a ambos.`,
                })}
          </p>
          <Button type="submit" look="danger" size="small">
            {say({ en: "Remove from the list", es: "Quitar de la lista" })}
          </Button>
        </Form>
      </RowQuestion>
    </RowMenu>
  );
}
