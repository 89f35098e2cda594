import { data, Form } from "react-router";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { editsRace } from "#features/races/rights.server.ts";
import { countClaims } from "#features/results/claims.server.ts";
import { uploadResults } from "#features/results/commands.server.ts";
import { findResultsRace, type ResultVersion, versionsOf } from "#features/results/desk.server.ts";
import { mostMegabytes, resultFileProblems, resultProblems } from "#features/results/messages.ts";
import { services } from "#services/context.ts";
import { fileFormOf } from "#services/sent-files.ts";
import { Button } from "#ui/button.tsx";
import { LimitedFileField } from "#ui/form/files/limited-file-field.tsx";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang } from "#ui/language/language.tsx";
import {
  type RecordColumn,
  RecordLine,
  RecordLink,
  RecordMoment,
  Records,
} from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import { upTo } from "#values/form/upload.ts";
import { readId } from "#values/id.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/list.ts";

/** A draft is not public. */
export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const known = services(args.context);
  const race = await findResultsRace(known, editor, args.params.id);
  if (!race) throw raceMissing();
  const [versions, claims] = await Promise.all([
    versionsOf(known, race.id),
    countClaims(known, race.id, ["open"]),
  ]);
  return { race, versions, claims };
}

const fileLimit = upTo(mostMegabytes + 1, resultFileProblems["too-large"]);

type UploadAnswer = { problem: Words; distance: string };

/** Takes a timer's file of a distance. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const raceId = raceIdOf(args.params.id);
  const known = services(args.context);
  if (!(await editsRace(known, editor, raceId))) throw raceMissing();
  const form = await fileFormOf(args, editor, fileLimit);
  const distance = String(form.get("distance") ?? "");
  const refused = (problem: Words) => data<UploadAnswer>({ problem, distance }, 400);
  const file = form.get("file");
  if (!(file instanceof File) || file.name === "") return refused(resultFileProblems["no-file"]);
  if (file.size > mostMegabytes * 1024 * 1024) return refused(resultFileProblems["too-large"]);
  const uploaded = await uploadResults(
    known,
    editor,
    { raceId, distanceId: readId(distance) },
    { name: file.name, bytes: await file.bytes() },
  );
  if (uploaded.problem === "no-race") throw raceMissing();
  if (uploaded.problem !== null) {
    return refused({ ...resultProblems, ...resultFileProblems }[uploaded.problem]);
  }
  return seeOtherSaying(at.resultVersion(raceId, uploaded.id, "columns"), {
    en: "The file was read. Check what each column contains.",
    es: "Leímos el archivo. Revisa qué contiene cada columna.",
  });
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Results", es: "Resultados" }, pageLanguages(matches).lang);

/** The results of a race: which are published, and where a timer's file is uploaded. */
export default function ResultList({ loaderData, actionData }: Route.ComponentProps) {
  const lang = useLang();
  const say = sayIn(lang);
  const at = useWorkplace();
  const { race, versions, claims } = loaderData;
  const isBusy = useIsSending(at.results(race.id));
  const published = new Set(
    versions.filter(({ state }) => state === "published").map(({ distanceId }) => distanceId),
  );
  const first = race.distances.find(({ id }) => !published.has(id)) ?? race.distances[0];
  return (
    <>
      <BackLink to={at.race(race.id)}>
        {say({ en: "Back to the race", es: "Volver a la carrera" })}
      </BackLink>
      <ToolHeading lead={`${race.name}, ${formatDay(race.startDate, lang)}`}>
        {say({ en: "Results", es: "Resultados" })}
      </ToolHeading>
      <Form
        method="post"
        action={at.results(race.id)}
        encType="multipart/form-data"
        className="grid max-w-text gap-5"
      >
        {actionData && <Notice kind="problem">{actionData.problem}</Notice>}
        {race.distances.length > 0 && (
          <Select
            label={say({ en: "Distance", es: "Distancia" })}
            name="distance"
            defaultValue={actionData?.distance ?? first?.id ?? ""}
            options={race.distances.map(({ id, text }) => ({ value: id, label: text }))}
          />
        )}
        <LimitedFileField
          label={say({ en: "File of your timer", es: "Archivo de tu cronometrador" })}
          hint={say({
            en: `CSV, text in columns or Excel workbook (.xlsx), at most ${mostMegabytes} MB. Nothing is public before you publish it.`,
            es: `CSV, texto en columnas o libro de Excel (.xlsx), hasta ${mostMegabytes} MB. Nada es público hasta que lo publiques.`,
          })}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          megabytes={mostMegabytes}
          tooLarge={(name, size) =>
            say({
              en: `${name} has ${size} MB. At most ${mostMegabytes} MB can be read.`,
              es: `${name} pesa ${size} MB. Se pueden leer hasta ${mostMegabytes} MB.`,
            })
          }
          answer={actionData}
          required
        />
        <div>
          <Button type="submit" busy={isBusy}>
            {isBusy
              ? say({ en: "Reading the file…", es: "Leyendo el archivo…" })
              : say({ en: "Read the file", es: "Leer el archivo" })}
          </Button>
        </div>
      </Form>
      {versions.length > 0 && (
        <section className="mt-12" aria-labelledby="versions">
          <h2 id="versions" className="mb-4 text-xl">
            {say({ en: "Versions", es: "Versiones" })}
          </h2>
          <Records
            caption={say({ en: "Versions", es: "Versiones" })}
            columns={columnsOf((id) => at.resultVersion(race.id, id), lang)}
            rows={versions}
            keyOf={({ id }) => id}
          />
          <p className="mt-5">
            <TextLink to={at.resultClaims(race.id)} look="strong">
              {say({
                en: `Claims of runners who entered elsewhere (${formatCount(claims)})`,
                es: `Solicitudes de corredores inscritos en otro lugar (${formatCount(claims)})`,
              })}
            </TextLink>
          </p>
        </section>
      )}
    </>
  );
}

const stateWords: Record<ResultVersion["state"], Words> = {
  draft: { en: "Draft, not public", es: "Borrador, no es público" },
  published: { en: "Published", es: "Publicada" },
  replaced: { en: "Replaced", es: "Reemplazada" },
  withdrawn: { en: "Withdrawn", es: "Retirada" },
};

function columnsOf(addressOf: (id: string) => string, lang: Lang): RecordColumn<ResultVersion>[] {
  const say = sayIn(lang);
  return [
    {
      title: say({ en: "Results", es: "Resultados" }),
      isHead: true,
      room: 40,
      cell: ({ id, distance, version, fileName }) => (
        <>
          <RecordLink to={addressOf(id)}>
            {[
              distance || say({ en: "Race", es: "Carrera" }),
              version && say({ en: `version ${version}`, es: `versión ${version}` }),
            ]
              .filter(Boolean)
              .join(", ")}
          </RecordLink>
          <RecordLine isQuiet>{fileName}</RecordLine>
        </>
      ),
    },
    { title: say({ en: "State", es: "Estado" }), cell: ({ state }) => say(stateWords[state]) },
    {
      title: say({ en: "Finished", es: "Llegaron" }),
      isNumber: true,
      cell: ({ summary }) => formatCount(summary.finished),
    },
    {
      title: say({ en: "By", es: "Por" }),
      cell: ({ createdBy }) =>
        createdBy ?? say({ en: "A former account", es: "Una cuenta eliminada" }),
    },
    {
      title: say({ en: "When", es: "Cuándo" }),
      room: "whole",
      cell: ({ createdAt }) => <RecordMoment at={createdAt} />,
    },
  ];
}
