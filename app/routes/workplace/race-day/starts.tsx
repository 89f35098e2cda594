import { Form, useHref } from "react-router";
import { formatDuration } from "#features/pace/duration.ts";
import { type BibBlock, longestWaveName } from "#features/race-day/race-day.ts";
import { RaceDayFrame, raceDayTitles } from "#features/race-day/race-day-frame.tsx";
import {
  assigningForm,
  blockChoice,
  blockForm,
  numberingForm,
  waveChoice,
  waveForm,
} from "#features/race-day/schema.ts";
import {
  assignAllWaves,
  blocksOf,
  type CountedWave,
  numberAll,
  removeBlock,
  removeWave,
  saveBlock,
  saveWave,
  waveGaps,
  wavesOf,
} from "#features/race-day/starts.server.ts";
import { distanceNames } from "#features/races/editing/distances/distances.server.ts";
import { raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { findWorkplaceRace } from "#features/races/rights.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { menuColumn, RowDeletion, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { withQuery } from "#values/address.ts";
import { formatClockTime } from "#values/day.ts";
import { type FormErrors, readForm } from "#values/form/form.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { changeOf } from "../../changes.ts";
import type { Handle } from "../../handle.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/starts.ts";
import { ListNotice, raceDayAnswer } from "./answer.tsx";
import { type RaceDayChanged, type RaceDayForm, submitRaceDay } from "./submission.server.ts";

export const handle: Handle = { keepsPages: true };

/** The page's own form adds a wave or changes one; the other changes have addresses below it. */
const changes = {
  "remove-wave": async ({ args, editor, raceId, form }: RaceDayForm): Promise<RaceDayChanged> => {
    const { value, errors } = readForm(waveChoice, form);
    if (errors) return { errors };
    const made = await removeWave(services(args.context), editor, raceId, value.wave);
    return { ...made, said: { en: "Wave deleted.", es: "Oleada eliminada." } };
  },
  assign: async ({ args, editor, raceId, form }: RaceDayForm): Promise<RaceDayChanged> => {
    const { value, errors } = readForm(assigningForm, form);
    if (errors) return { errors };
    const told = toldFrom(args, value);
    const { problem, moved } = await assignAllWaves(services(args.context), editor, raceId, told);
    const said = {
      en: `Waves are assigned. Runners who got another one: ${moved}.`,
      es: `Oleadas asignadas. Corredores que cambiaron de oleada: ${moved}.`,
    };
    return { problem, said };
  },
  block: async ({ args, editor, raceId, form }: RaceDayForm): Promise<RaceDayChanged> => {
    const { value, errors } = readForm(blockForm, form);
    if (errors) return { errors };
    const made = await saveBlock(services(args.context), editor, raceId, value);
    return { ...made, said: { en: "Numbers saved.", es: "Números guardados." } };
  },
  "remove-block": async ({ args, editor, raceId, form }: RaceDayForm): Promise<RaceDayChanged> => {
    const { value, errors } = readForm(blockChoice, form);
    if (errors) return { errors };
    const made = await removeBlock(services(args.context), editor, raceId, value.block);
    return { ...made, said: { en: "Block deleted.", es: "Bloque eliminado." } };
  },
  number: async ({ args, editor, raceId, form }: RaceDayForm): Promise<RaceDayChanged> => {
    const { value, errors } = readForm(numberingForm, form);
    if (errors) return { errors };
    const told = { ...value, ...toldFrom(args, value) };
    const done = await numberAll(services(args.context), editor, raceId, told);
    const left = done.left ?? 0;
    const said = {
      en: `Entries with another number: ${done.given}.${left ? ` Without room in their block: ${left}.` : ""}`,
      es: `Inscripciones con otro número: ${done.given}.${left ? ` Sin lugar en su bloque: ${left}.` : ""}`,
    };
    return { problem: done.problem, said };
  },
};

/** Letters about a change have links to the address at which the organizer made it. */
function toldFrom({ request }: Pick<RaceDayForm["args"], "request">, { tell }: { tell: boolean }) {
  return { origin: tell ? publicOrigin(request) : null };
}

/** Said of every change after which runners may belong in another wave. */
const assignAgain: Words = {
  en: "Runners stay where they are until you assign waves.",
  es: "Los corredores se quedan donde están hasta que asignes las oleadas.",
};

async function save({ args, editor, raceId, form }: RaceDayForm): Promise<RaceDayChanged> {
  const { value, errors } = readForm(waveForm, form);
  if (errors) return { errors };
  const told = { form: value, ...toldFrom(args, value) };
  const { problem, needsAssigning } = await saveWave(services(args.context), editor, raceId, told);
  const done =
    value.wave === null
      ? { en: `${value.name} added.`, es: `Se agregó ${value.name}.` }
      : { en: `${value.name} saved.`, es: `Se guardó ${value.name}.` };
  const said = needsAssigning
    ? { en: `${done.en} ${assignAgain.en}`, es: `${done.es} ${assignAgain.es}` }
    : done;
  return { problem, said };
}

/** `…/races/:id/starts`: the waves in which runners start, and the numbers that they wear. */
export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const { db } = services(args.context);
  const race = await findWorkplaceRace({ db }, editor, id);
  if (!race) throw raceMissing();
  const asked = args.url.searchParams.get("wave");
  const waves = await wavesOf({ db }, race.id);
  return {
    race,
    changed: waves.find((wave) => wave.id === asked) ?? null,
    distances: await distanceNames(db, race.id),
    waves,
    gaps: await waveGaps({ db }, race.id),
    blocks: await blocksOf({ db }, race.id),
  };
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  return submitRaceDay(args, editor, {
    changes,
    own: { name: "wave", make: save },
    at: at.starts,
  });
}

export const clientAction = (args: Route.ClientActionArgs) => raceDayAnswer(args, "wave");

export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(raceDayTitles.starts, pageLanguages(matches).lang);

type Distance = { id: string; distance: string };

export default function Starts({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const { race, distances, waves, gaps, blocks } = loaderData;
  const sent = actionData?.of === "wave" ? actionData.errors.typed.wave : undefined;
  const changed = waves.find(({ id }) => id === sent) ?? (sent ? null : loaderData.changed);
  const answer = actionData ?? null;
  const errorsOf = (of: string) => (answer?.of === of ? answer.errors : null);
  const isAssigning = useIsSending(at.starts(race.id, "assign"));
  const labels = useHref(at.bibLabels(race.id));
  return (
    <RaceDayFrame race={race} screen="starts">
      <div className="grid max-w-200 gap-10">
        <ListNotice answer={answer} forms={["wave", "block"]} />
        <section aria-labelledby="waves" className="grid gap-5">
          <h2 id="waves" className="text-xl">
            {say({ en: "Waves", es: "Oleadas" })}
          </h2>
          <p className="text-muted">
            {say({
              en: "Each runner starts in the first wave of their distance that takes their time and is not full. A published result of the last two years over the same length counts before the time that the runner expects.",
              es: "Cada corredor sale en la primera oleada de su distancia que admite su tiempo y no está completa. Un resultado publicado en los últimos dos años sobre la misma longitud cuenta antes que el tiempo que espera el corredor.",
            })}
          </p>
          {waves.length === 0 ? (
            <EmptyState title={say({ en: "No waves yet", es: "Todavía no hay oleadas" })}>
              <p>
                {say({
                  en: "Without waves, all runners of a distance start together.",
                  es: "Sin oleadas, todos los corredores de una distancia salen juntos.",
                })}
              </p>
            </EmptyState>
          ) : (
            <>
              <Records
                caption={say({ en: "Waves", es: "Oleadas" })}
                columns={waveColumns(race.id, distances, lang)}
                rows={waves}
                keyOf={({ id }) => id}
              />
              <Form
                method="post"
                action={at.starts(race.id, "assign")}
                preventScrollReset
                className="flex flex-wrap items-center gap-4"
              >
                <Button type="submit" busy={isAssigning}>
                  {say({ en: "Assign waves", es: "Asignar oleadas" })}
                </Button>
                <Choice name="tell">
                  {say({
                    en: "Email runners who move from one wave to another",
                    es: "Avisar por correo a quienes cambian de oleada",
                  })}
                </Choice>
                <p className="text-sm text-muted">
                  {say({
                    en: `Without a wave: ${formatCount(gaps.without)}. Without a time: ${formatCount(gaps.untimed)}.`,
                    es: `Sin oleada: ${formatCount(gaps.without)}. Sin tiempo: ${formatCount(gaps.untimed)}.`,
                  })}
                </p>
              </Form>
            </>
          )}
          <WaveFields
            key={changed?.id ?? waves.length}
            raceId={race.id}
            distances={distances}
            changed={changed}
            errors={errorsOf("wave")}
          />
        </section>
        <section aria-labelledby="bibs" className="grid gap-5">
          <h2 id="bibs" className="text-xl">
            {say({ en: "Bib numbers", es: "Números de dorsal" })}
          </h2>
          <p className="text-muted">
            {say({
              en: "Without blocks, numbers count up in the order of registration. With a block, entries of that distance or wave are numbered within it, and new entries get its next free number.",
              es: "Sin bloques, los números siguen el orden de inscripción. Con un bloque, las inscripciones de esa distancia u oleada se numeran dentro de él, y las nuevas reciben su siguiente número libre.",
            })}
          </p>
          {blocks.length > 0 && (
            <>
              <Records
                caption={say({ en: "Blocks", es: "Bloques" })}
                columns={blockColumns(race.id, { distances, waves }, lang)}
                rows={blocks}
                keyOf={({ id }) => id}
              />
              <NumberFields raceId={race.id} hasWaves={waves.length > 0} />
            </>
          )}
          <BlockFields
            key={blocks.length}
            raceId={race.id}
            distances={distances}
            waves={waves}
            errors={errorsOf("block")}
          />
          <p>
            <a href={labels} download className={buttonClass({ look: "quiet" })}>
              {say({ en: "Bib labels as PDF", es: "Etiquetas de dorsales en PDF" })}
            </a>
          </p>
        </section>
      </div>
    </RaceDayFrame>
  );
}

const nameOf = (distances: readonly Distance[], id: string | null) =>
  distances.find((distance) => distance.id === id)?.distance ?? null;

function waveColumns(
  raceId: string,
  distances: readonly Distance[],
  lang: Lang,
): RecordColumn<CountedWave>[] {
  const say = sayIn(lang);
  return [
    {
      title: say({ en: "Wave", es: "Oleada" }),
      isHead: true,
      cell: ({ name, distanceId, upToS }) => (
        <>
          <b className="wrap-anywhere">{name}</b>
          <span className="block text-sm text-muted">
            {[
              nameOf(distances, distanceId),
              upToS === null
                ? say({ en: "everyone", es: "para todos" })
                : say({
                    en: `up to ${formatDuration(upToS)}`,
                    es: `hasta ${formatDuration(upToS)}`,
                  }),
            ]
              .filter(Boolean)
              .join(", ")}
          </span>
        </>
      ),
    },
    {
      title: say({ en: "Start", es: "Salida" }),
      room: "whole",
      cell: ({ startTime }) => formatClockTime(startTime, lang),
    },
    {
      title: say({ en: "Runners", es: "Corredores" }),
      isNumber: true,
      cell: ({ runners, capacity }) =>
        capacity === null
          ? formatCount(runners)
          : say({
              en: `${formatCount(runners)} of ${formatCount(capacity)}`,
              es: `${formatCount(runners)} de ${formatCount(capacity)}`,
            }),
    },
    menuColumn((wave: CountedWave) => <WaveMenu raceId={raceId} wave={wave} />),
  ];
}

function WaveMenu({ raceId, wave: { id, name, runners } }: { raceId: string; wave: CountedWave }) {
  const say = useSay();
  const at = useWorkplace();
  return (
    <RowMenu name={name}>
      <RowLink to={`${withQuery(at.starts(raceId), { wave: id })}#wave`} about={name}>
        {say({ en: "Change", es: "Cambiar" })}
      </RowLink>
      <RowDeletion
        about={name}
        action={at.starts(raceId, "remove-wave")}
        values={{ wave: id }}
        button={say({ en: "Delete wave", es: "Eliminar oleada" })}
      >
        {runners > 0 &&
          say({
            en: "Its runners have no wave until you assign waves again.",
            es: "Sus corredores quedan sin oleada hasta que asignes las oleadas de nuevo.",
          })}
      </RowDeletion>
    </RowMenu>
  );
}

/** Adds a wave, or changes one, whose distance stays. */
function WaveFields({
  raceId,
  distances,
  changed,
  errors,
}: {
  raceId: string;
  distances: readonly Distance[];
  changed: CountedWave | null;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const sentTo = useWorkplace().starts(raceId);
  const form = useFirstInvalid(errors);
  const isSending = useIsSending(sentTo);
  const typed = (name: string, usual = "") => ({
    name,
    defaultValue: errors?.typed[name] ?? usual,
    error: errors?.fields[name],
  });
  return (
    <Form
      ref={form}
      method="post"
      action={sentTo}
      preventScrollReset
      id="wave"
      className="card grid gap-4 p-5"
    >
      <h3 className="text-lg wrap-anywhere">
        {changed
          ? say({ en: `Change wave ${changed.name}`, es: `Cambiar la oleada ${changed.name}` })
          : say({ en: "Add a wave", es: "Agregar una oleada" })}
      </h3>
      <input type="hidden" name="wave" value={changed?.id ?? ""} />
      {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
      <div className="grid gap-4 sm:grid-cols-2">
        {distances.length > 0 && changed === null && (
          <Select
            label={say({ en: "Distance", es: "Distancia" })}
            options={distances.map(({ id, distance }) => ({ value: id, label: distance }))}
            {...typed("distance", distances[0]?.id)}
          />
        )}
        <TextField
          label={say({ en: "Name", es: "Nombre" })}
          hint={say({ en: "Such as “A” or “Corral 1”", es: "Por ejemplo, “A” o “Corral 1”" })}
          maxLength={longestWaveName}
          {...typed("name", changed?.name)}
        />
        <TextField
          label={say({ en: "Start time", es: "Hora de salida" })}
          type="time"
          {...typed("start_time", changed?.startTime.slice(0, 5) ?? "07:00")}
        />
        <TextField
          label={say({ en: "For times up to (optional)", es: "Para tiempos de hasta (opcional)" })}
          hint={say({
            en: "Such as 50:00; empty takes everyone",
            es: "Por ejemplo, 50:00; vacío admite a todos",
          })}
          {...typed("up_to", changed?.upToS ? formatDuration(changed.upToS) : "")}
        />
        <TextField
          label={say({ en: "Runners at most (optional)", es: "Máximo de corredores (opcional)" })}
          inputMode="numeric"
          {...typed("capacity", changed?.capacity?.toString())}
        />
      </div>
      {changed && changed.runners > 0 && (
        <>
          <Choice name="tell">
            {say({
              en: "If the start time changes, email the runners of this wave",
              es: "Si cambia la hora de salida, avisar por correo a los corredores de esta oleada",
            })}
          </Choice>
          <p className="text-sm text-muted">
            {say({
              en: "The name and the start time hold at once. After another limit for times or runners, assign waves again: until then, runners stay where they are.",
              es: "El nombre y la hora de salida valen de inmediato. Si cambias el tiempo límite o el máximo de corredores, asigna las oleadas de nuevo: hasta entonces, los corredores se quedan donde están.",
            })}
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending}>
          {changed
            ? say({ en: "Save wave", es: "Guardar oleada" })
            : say({ en: "Add wave", es: "Agregar oleada" })}
        </Button>
        {changed && (
          <ButtonLink to={sentTo} look="plain" preventScrollReset>
            {say({ en: "Cancel", es: "Cancelar" })}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}

type CountedBlock = BibBlock & { used: number };
type Subjects = { distances: readonly Distance[]; waves: readonly CountedWave[] };

function blockColumns(
  raceId: string,
  { distances, waves }: Subjects,
  lang: Lang,
): RecordColumn<CountedBlock>[] {
  const say = sayIn(lang);
  const subject = ({ distanceId, waveId }: BibBlock) =>
    [nameOf(distances, distanceId), waves.find(({ id }) => id === waveId)?.name]
      .filter(Boolean)
      .join(", ") || say({ en: "All runners", es: "Todos los corredores" });
  return [
    {
      title: say({ en: "For", es: "Para" }),
      isHead: true,
      cell: (block) => <b>{subject(block)}</b>,
    },
    {
      title: say({ en: "Numbers", es: "Números" }),
      isNumber: true,
      cell: ({ firstBib, lastBib }) => `${firstBib}–${lastBib}`,
    },
    {
      title: say({ en: "Used", es: "Usados" }),
      isNumber: true,
      cell: ({ used, firstBib, lastBib }) =>
        say({
          en: `${formatCount(used)} of ${formatCount(lastBib - firstBib + 1)}`,
          es: `${formatCount(used)} de ${formatCount(lastBib - firstBib + 1)}`,
        }),
    },
    menuColumn((block: CountedBlock) => (
      <BlockMenu raceId={raceId} id={block.id} name={subject(block)} />
    )),
  ];
}

function BlockMenu({ raceId, id, name }: { raceId: string; id: string; name: string }) {
  const say = useSay();
  const at = useWorkplace();
  return (
    <RowMenu name={name}>
      <RowDeletion
        about={name}
        action={at.starts(raceId, "remove-block")}
        values={{ block: id }}
        button={say({ en: "Delete block", es: "Eliminar bloque" })}
      >
        {say({
          en: "Entries keep the numbers that they have.",
          es: "Las inscripciones conservan los números que tienen.",
        })}
      </RowDeletion>
    </RowMenu>
  );
}

function BlockFields({
  raceId,
  distances,
  waves,
  errors,
}: Subjects & { raceId: string; errors: FormErrors | null }) {
  const say = useSay();
  const sentTo = useWorkplace().starts(raceId, "block");
  const form = useFirstInvalid(errors);
  const isSending = useIsSending(sentTo);
  const options = [
    ...(distances.length === 0
      ? [{ value: "race", label: say({ en: "All runners", es: "Todos los corredores" }) }]
      : distances.map(({ id, distance }) => ({ value: `distance:${id}`, label: distance }))),
    ...waves.map(({ id, distanceId, name }) => ({
      value: `wave:${id}`,
      label: [nameOf(distances, distanceId), name].filter(Boolean).join(", "),
    })),
  ];
  const typed = (name: string, usual = "") => ({
    name,
    defaultValue: errors?.typed[name] ?? usual,
    error: errors?.fields[name],
  });
  return (
    <Form
      ref={form}
      method="post"
      action={sentTo}
      preventScrollReset
      className="card grid gap-4 p-5"
    >
      <h3 className="text-lg">
        {say({ en: "Numbers for a distance or a wave", es: "Números para una distancia u oleada" })}
      </h3>
      {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
      <div className="grid gap-4 sm:grid-cols-3">
        <Select
          label={say({ en: "For", es: "Para" })}
          options={options}
          {...typed("for", options[0]?.value)}
        />
        <TextField
          label={say({ en: "First number", es: "Primer número" })}
          inputMode="numeric"
          {...typed("first")}
        />
        <TextField
          label={say({ en: "Last number", es: "Último número" })}
          inputMode="numeric"
          {...typed("last")}
        />
      </div>
      <div>
        <Button type="submit" busy={isSending}>
          {say({ en: "Save numbers", es: "Guardar números" })}
        </Button>
      </div>
    </Form>
  );
}

function NumberFields({ raceId, hasWaves }: { raceId: string; hasWaves: boolean }) {
  const say = useSay();
  const sentTo = useWorkplace().starts(raceId, "number");
  const isSending = useIsSending(sentTo);
  return (
    <Form method="post" action={sentTo} preventScrollReset className="card grid gap-4 p-5">
      <h3 className="text-lg">
        {say({ en: "Number all entries", es: "Numerar todas las inscripciones" })}
      </h3>
      <Select
        label={say({ en: "Order", es: "Orden" })}
        name="order"
        defaultValue="entered"
        options={[
          { value: "entered", label: say({ en: "By registration", es: "Por inscripción" }) },
          { value: "name", label: say({ en: "By name", es: "Por nombre" }) },
          ...(hasWaves ? [{ value: "wave", label: say({ en: "By wave", es: "Por oleada" }) }] : []),
        ]}
      />
      <Choice name="all">
        {say({
          en: "Also give new numbers to entries that have one of their block",
          es: "Dar números nuevos también a las inscripciones que ya tienen uno de su bloque",
        })}
      </Choice>
      <Choice name="tell">
        {say({
          en: "Email runners who get another number",
          es: "Avisar por correo a quienes reciben otro número",
        })}
      </Choice>
      <p className="text-sm text-muted">
        {say({
          en: "Letters that were sent before keep the old numbers. Entries whose kit is collected keep theirs in every case.",
          es: "Los correos enviados antes conservan los números anteriores. Las inscripciones con el kit entregado siempre conservan el suyo.",
        })}
      </p>
      <div>
        <Button type="submit" look="quiet" busy={isSending}>
          {say({ en: "Number entries", es: "Numerar inscripciones" })}
        </Button>
      </div>
    </Form>
  );
}
