import { data, Form, href, useRevalidator } from "react-router";
import { renderSVG } from "uqr";
import {
  type CheckInCount,
  type DoubleScan,
  daysAfterStart,
  type ListedDesk,
  longestDeskName,
  mostFileMegabytes,
  timeAt,
} from "#features/check-in/check-in.ts";
import { desksOf, endDesk, openDesk } from "#features/check-in/desks.server.ts";
import { checkInProblems } from "#features/check-in/messages.ts";
import { checkInCounts, doubleScans, importScans } from "#features/check-in/scans.server.ts";
import { deskChoice, deskForm, readFiledScans } from "#features/check-in/schema.ts";
import { RaceDayFrame, raceDayTitles } from "#features/race-day/race-day-frame.tsx";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { type Editor, editsRace } from "#features/races/rights.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { fileFormOf } from "#services/sent-files.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { LimitedFileField } from "#ui/form/files/limited-file-field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { useIsSending } from "#ui/form/sending.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { RowDeletion, RowMenu } from "#ui/list/row-menu.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { useRepeat } from "#ui/timer.ts";
import { addDays, formatDay } from "#values/day.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { upTo } from "#values/form/upload.ts";
import type { Lang, Say } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../changes.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/check-in.ts";
import { requireEditor } from "./editor.server.ts";

export const handle: Handle = { keepsPages: true };

type CheckInAnswer = { errors: FormErrors | null; made: NewDesk | null };

/** A desk that was just opened, with its link, which is shown only now. */
type NewDesk = { name: string; address: string; picture: string };

const changes = { end: "end", scans: "scans" } as const;

const fileLimit = upTo(mostFileMegabytes + 1, checkInProblems["too-large"]);

const refreshEveryMs = 10_000;

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const raceId = raceIdOf(id);
  const found = await desksOf(services(args.context), editor, raceId);
  if (!found) throw raceMissing();
  return {
    ...found,
    counts: await checkInCounts(services(args.context), raceId),
    doubles: await doubleScans(services(args.context), raceId),
  };
}

/** Opens a desk. The answer is the page itself, because the link is shown only now. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const raceId = raceIdOf(args.params.id);
  if (!(await editsRace(services(args.context), editor, raceId))) throw raceMissing();
  const { change } = args.params;
  if (change !== undefined && changeOf(changes, change) === "scans") {
    return readFile(args, editor, { raceId, screen: at.checkIn(raceId) });
  }
  const form = await formOf(args.request);
  if (change !== undefined) {
    const { value } = readForm(deskChoice, form);
    const ended =
      value && (await endDesk(services(args.context), editor, { raceId, deskId: value.desk }));
    if (!ended) return refused(formErrors(checkInProblems.gone, form), 409);
    return seeOtherSaying(at.checkIn(raceId), {
      en: `${ended} is closed: its link has ended.`,
      es: `Se cerró ${ended}: su enlace ya no funciona.`,
    });
  }
  const { value, errors } = readForm(deskForm, form);
  if (errors) return refused(errors, 400);
  const opened = await openDesk(services(args.context), editor, raceId, value.name);
  if (!opened) throw raceMissing();
  if (opened.problem !== null)
    return refused(formErrors(checkInProblems[opened.problem], form), 409);
  const page = href("/check-in/:token/:change?", { token: opened.token });
  const address = inLanguage(languageOf(args.url), publicOrigin(args.request) + page);
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 4 }))}`;
  return data<CheckInAnswer>({ errors: null, made: { name: opened.name, address, picture } });
}

/** Takes the scans that a device has saved, because it could not send them. */
async function readFile(
  args: Route.ActionArgs,
  editor: Editor,
  { raceId, screen }: { raceId: string; screen: string },
) {
  const form = await fileFormOf(args, editor, fileLimit);
  const file = form.get("file");
  const large = file instanceof File && file.size > mostFileMegabytes * 1024 * 1024;
  if (large) return refused(formErrors(checkInProblems["too-large"], form, "file"), 400);
  const sent = file instanceof File ? readFiledScans(await file.text()) : null;
  if (!sent) return refused(formErrors(checkInProblems["no-scans"], form, "file"), 400);
  const read = await importScans(services(args.context), editor, raceId, sent);
  if (!read) return refused(formErrors(checkInProblems["other-race"], form, "file"), 409);
  const { desk, counted, already, others } = read;
  return seeOtherSaying(screen, {
    en: `Scans of ${desk}: ${counted} collected, ${already} already collected, ${others} others.`,
    es: `Registros de ${desk}: ${counted} entregados, ${already} ya entregados, ${others} otros.`,
  });
}

function refused(errors: FormErrors, status: 400 | 409) {
  return data<CheckInAnswer>({ errors, made: null }, status);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(
    serverAction(),
    (): CheckInAnswer => ({
      errors: { form: checkInProblems.failed, fields: {}, typed: {} },
      made: null,
    }),
  );

export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(raceDayTitles["check-in"], pageLanguages(matches).lang);

/** The desks of a race, and what they have done so far. */
export default function CheckIn({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const { race, isOver, desks, counts, doubles } = loaderData;
  const errors = actionData?.errors;
  const opening = at.checkIn(race.id);
  const isSending = useIsSending(opening);
  const isReading = useIsSending(at.checkIn(race.id, "scans"));
  const form = useFirstInvalid(errors);
  const files = useFirstInvalid(errors);
  const { revalidate, state } = useRevalidator();
  useRepeat(isOver ? null : refreshEveryMs, () => {
    if (!document.hidden && state === "idle") void revalidate();
  });
  return (
    <RaceDayFrame race={race} screen="check-in">
      <div className="grid max-w-200 gap-8">
        {actionData?.made && <NewLink made={actionData.made} />}
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        {counts.length === 0 ? (
          <EmptyState
            title={say({ en: "Nobody is entered yet", es: "Todavía no hay inscritos" })}
          />
        ) : (
          <Records
            caption={say({ en: "Collected by distance", es: "Entregas por distancia" })}
            columns={countColumns(say)}
            rows={withTotal(counts)}
            keyOf={({ distance, isTotal }) => (isTotal ? "" : (distance ?? "none"))}
          />
        )}
        <section aria-labelledby="desks">
          <h2 id="desks" className="mb-2 text-xl">
            {say({ en: "Desks", es: "Mesas" })}
          </h2>
          <p className="mb-4 max-w-text text-muted">
            {say({
              en: `Each desk has a link for its volunteers. Anyone who has it sees names, ages and kits of the runners and hands over kits, and nothing else. Links end after ${formatDay(addDays(race.startDate, daysAfterStart), lang)}. Open each one on its phone the same morning, so that it works without a network.`,
              es: `Cada mesa tiene un enlace para sus voluntarios. Quien lo tenga ve nombres, edades y kits de los corredores y entrega kits, y nada más. Los enlaces terminan después del ${formatDay(addDays(race.startDate, daysAfterStart), lang)}. Abre cada uno en su teléfono esa misma mañana, para que funcione sin conexión.`,
            })}
          </p>
          {desks.length > 0 && <DeskList raceId={race.id} zone={race.timeZone} desks={desks} />}
        </section>
        {isOver ? (
          <p className="text-muted">{say(checkInProblems.over)}</p>
        ) : (
          <Form ref={form} key={desks.length} method="post" action={opening} className="grid gap-5">
            <TextField
              label={say({ en: "Name of a new desk", es: "Nombre de una mesa nueva" })}
              name="name"
              maxLength={longestDeskName}
              autoComplete="off"
              defaultValue={errors?.typed.name ?? ""}
              error={errors?.fields.name}
            />
            <div>
              <Button type="submit" busy={isSending}>
                {say({ en: "Open a desk", es: "Abrir una mesa" })}
              </Button>
            </div>
          </Form>
        )}
        {desks.length > 0 && (
          <Form
            ref={files}
            method="post"
            action={at.checkIn(race.id, "scans")}
            encType="multipart/form-data"
            className="grid gap-5"
          >
            <LimitedFileField
              label={say({ en: "Scans from a file", es: "Registros de un archivo" })}
              hint={say({
                en: "A device that gets no network any more can save its scans. Each of them counts once, also if it is sent as well.",
                es: "Un dispositivo que ya no consigue conexión puede guardar sus registros. Cada uno cuenta una vez, aunque también se envíe.",
              })}
              accept=".json,application/json"
              megabytes={mostFileMegabytes}
              tooLarge={() => say(checkInProblems["too-large"])}
              error={errors?.fields.file}
              answer={actionData}
              required
            />
            <div>
              <Button type="submit" look="quiet" busy={isReading}>
                {say({ en: "Read scans", es: "Leer registros" })}
              </Button>
            </div>
          </Form>
        )}
        {doubles.length > 0 && (
          <section aria-labelledby="doubles">
            <h2 id="doubles" className="mb-4 text-xl">
              {say({ en: "Scanned and not counted", es: "Registros que no se contaron" })}
            </h2>
            <Records
              caption={say({ en: "Scanned and not counted", es: "Registros que no se contaron" })}
              columns={doubleColumns(say, lang, race.timeZone)}
              rows={doubles}
              keyOf={({ change }) => String(change)}
            />
          </section>
        )}
      </div>
    </RaceDayFrame>
  );
}

/** The link of a desk that was just opened. */
function NewLink({ made: { name, address, picture } }: { made: NewDesk }) {
  const say = useSay();
  return (
    <section aria-labelledby="new-link" className="card flex flex-wrap items-center gap-5 p-5">
      <img
        src={picture}
        alt={say({
          en: "The link as a code for a camera",
          es: "El enlace como código para la cámara",
        })}
        width="165"
        height="165"
        className="rounded-control"
      />
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="new-link" className="text-lg">
          {say({ en: `The link of ${name}`, es: `El enlace de ${name}` })}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {say({
            en: "It is shown only now. Scan it with the phone of the desk, or send it to the volunteers.",
            es: "Solo se muestra ahora. Escanéalo con el teléfono de la mesa o envíalo a los voluntarios.",
          })}
        </p>
        <p className="mt-3">
          <code className="text-sm break-all">{address}</code>
        </p>
        <p className="mt-3">
          <CopyButton
            text={address}
            done={say({ en: "Copied", es: "Copiado" })}
            className={buttonClass({ look: "quiet", size: "small" })}
          >
            {say({ en: "Copy link", es: "Copiar enlace" })}
          </CopyButton>
        </p>
      </div>
    </section>
  );
}

function DeskList({
  raceId,
  zone,
  desks,
}: {
  raceId: string;
  zone: string;
  desks: readonly ListedDesk[];
}) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  return (
    <ul aria-label={say({ en: "Desks", es: "Mesas" })} className="card divide-y divide-line">
      {desks.map(({ id, name, lastUsedAt, isEnded }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 p-4">
          <div className="min-w-0">
            <p>
              <b className="wrap-anywhere">{name}</b>
            </p>
            <p className="text-sm text-muted">
              {[
                isEnded && say({ en: "closed", es: "cerrada" }),
                lastUsedAt
                  ? say({
                      en: `last used ${timeAt(zone, lastUsedAt, lang, "day")}`,
                      es: `último uso: ${timeAt(zone, lastUsedAt, lang, "day")}`,
                    })
                  : say({ en: "not used yet", es: "aún sin usar" }),
              ]
                .filter(Boolean)
                .join(", ")}
            </p>
          </div>
          {!isEnded && (
            <RowMenu name={name}>
              <RowDeletion
                label={say({ en: "End link", es: "Terminar enlace" })}
                about={name}
                action={at.checkIn(raceId, "end")}
                values={{ desk: id }}
                button={say({ en: `End link ${name}`, es: `Terminar enlace ${name}` })}
              >
                {say({
                  en: "Its phones can no longer hand over kits. An ended link cannot be opened again.",
                  es: "Sus teléfonos ya no podrán entregar kits. Un enlace terminado no se puede volver a abrir.",
                })}
              </RowDeletion>
            </RowMenu>
          )}
        </li>
      ))}
    </ul>
  );
}

type CountLine = CheckInCount & { isTotal: boolean };

function withTotal(counts: readonly CheckInCount[]): CountLine[] {
  const lines = counts.map((count) => ({ ...count, isTotal: false }));
  if (lines.length < 2) return lines;
  const sum = (of: (count: CheckInCount) => number) =>
    counts.reduce((total, count) => total + of(count), 0);
  const total = {
    distance: null,
    entered: sum(({ entered }) => entered),
    checkedIn: sum(({ checkedIn }) => checkedIn),
    isTotal: true,
  };
  return [...lines, total];
}

const countColumns = (say: Say): RecordColumn<CountLine>[] => [
  {
    title: say({ en: "Distance", es: "Distancia" }),
    cell: ({ distance, isTotal }) =>
      isTotal
        ? say({ en: "All", es: "Todas" })
        : (distance ?? say({ en: "Without a distance", es: "Sin distancia" })),
  },
  {
    title: say({ en: "Collected", es: "Entregados" }),
    isNumber: true,
    cell: ({ checkedIn }) => formatCount(checkedIn),
  },
  {
    title: say({ en: "Entered", es: "Inscritos" }),
    isNumber: true,
    cell: ({ entered }) => formatCount(entered),
  },
];

const doubleColumns = (say: Say, lang: Lang, zone: string): RecordColumn<DoubleScan>[] => [
  { title: say({ en: "Bib", es: "Dorsal" }), cell: ({ bib }) => bib },
  {
    title: say({ en: "Runner", es: "Corredor" }),
    cell: ({ name }) => name || say({ en: "Deleted runner", es: "Corredor eliminado" }),
  },
  {
    title: say({ en: "Scanned", es: "Registrado" }),
    cell: ({ at, desk }) => `${timeAt(zone, at, lang)}, ${desk}`,
  },
  {
    title: say({ en: "Why it does not count", es: "Por qué no cuenta" }),
    cell: ({ answer, firstAt, firstDesk }) =>
      answer === "cancelled"
        ? say({ en: "The entry is cancelled", es: "La inscripción está cancelada" })
        : firstAt &&
          say({
            en: `Collected at ${timeAt(zone, firstAt, lang)}, ${firstDesk}`,
            es: `Entregado a las ${timeAt(zone, firstAt, lang)}, ${firstDesk}`,
          }),
  },
];
