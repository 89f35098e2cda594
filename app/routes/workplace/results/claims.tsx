import { data, Form } from "react-router";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { editsRace } from "#features/races/rights.server.ts";
import { agreementWords, type ComparedFact } from "#features/results/claim.ts";
import { decideOnClaim, undoClaim } from "#features/results/claiming.server.ts";
import { claimsOfRace, countClaims, type ReviewedClaim } from "#features/results/claims.server.ts";
import { findResultsRace } from "#features/results/desk.server.ts";
import { claimDecisionProblems } from "#features/results/messages.ts";
import { resultLine, sexWords } from "#features/results/result.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { useLang } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import { formOf } from "#values/form/form.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../../changes.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/claims.ts";

/** The decisions on a claim, and the sentence that follows each. */
const changes: Record<"approve" | "refuse" | "undo", Words> = {
  approve: {
    en: "The result now belongs to the runner.",
    es: "El resultado ya es del corredor.",
  },
  refuse: { en: "The claim is refused.", es: "La solicitud fue rechazada." },
  undo: { en: "The result is nobody’s again.", es: "El resultado vuelve a no ser de nadie." },
};
type Change = keyof typeof changes;

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const known = services(args.context);
  const race = await findResultsRace(known, editor, id);
  if (!race) throw raceMissing();
  const claims = await claimsOfRace(known, race.id);
  const { name, startDate } = race;
  const more = (await countClaims(known, race.id)) - claims.length;
  return { race: { id: race.id, name, startDate }, claims, more };
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const raceId = raceIdOf(args.params.id);
  const known = services(args.context);
  if (!(await editsRace(known, editor, raceId))) throw raceMissing();
  const said = changeOf(changes, args.params.change);
  const change = args.params.change as Change;
  const claimId = String((await formOf(args.request)).get("claim") ?? "");
  const key = { raceId, claimId };
  const origin = publicOrigin(args.request);
  const { problem } =
    change === "undo"
      ? await undoClaim(known, editor, key, { origin })
      : await decideOnClaim(known, editor, key, { isApproved: change === "approve", origin });
  if (problem !== null) return data({ problem: claimDecisionProblems[problem] as Words }, 409);
  dropPages(args.context);
  return seeOtherSaying(at.resultClaims(raceId), said);
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(
    { en: "Claims of results", es: "Solicitudes de resultados" },
    pageLanguages(matches).lang,
  );

/** Runners who entered elsewhere and say that a result is theirs: the row beside what their account knows. */
export default function ResultClaims({ loaderData, actionData }: Route.ComponentProps) {
  const lang = useLang();
  const say = sayIn(lang);
  const at = useWorkplace();
  const { race, claims, more } = loaderData;
  const open = claims.filter(({ state }) => state === "open");
  const approved = claims.filter(({ state }) => state === "approved");
  const columns = (buttons: Change[]) => columnsOf({ at, raceId: race.id, buttons }, lang);
  return (
    <>
      <BackLink to={at.results(race.id)}>
        {say({ en: "Back to the results", es: "Volver a los resultados" })}
      </BackLink>
      <ToolHeading lead={`${race.name}, ${formatDay(race.startDate, lang)}`}>
        {say({ en: "Claims of results", es: "Solicitudes de resultados" })}
      </ToolHeading>
      <div className="grid gap-8">
        {actionData && <Notice kind="problem">{actionData.problem}</Notice>}
        <p className="max-w-text text-muted">
          {say({
            en: "Runners who entered elsewhere ask for their results. With your approval a result appears in the runner’s account. You see only what the file knows as well.",
            es: "Corredores que se inscribieron en otro lugar piden sus resultados. Con tu aprobación, el resultado aparece en la cuenta del corredor. Solo ves los datos que también tiene el archivo.",
          })}
        </p>
        {open.length > 0 ? (
          <Records
            caption={say({ en: "To decide", es: "Por decidir" })}
            columns={columns(["approve", "refuse"])}
            rows={open}
            keyOf={({ id }) => id}
          />
        ) : (
          <EmptyState
            title={say({ en: "No claims to decide", es: "No hay solicitudes por decidir" })}
          />
        )}
        {approved.length > 0 && (
          <section aria-labelledby="approved">
            <h2 id="approved" className="mb-4 text-xl">
              {say({ en: "Approved", es: "Aprobadas" })}
            </h2>
            <Records
              caption={say({ en: "Approved", es: "Aprobadas" })}
              columns={columns(["undo"])}
              rows={approved}
              keyOf={({ id }) => id}
            />
          </section>
        )}
        {more > 0 && (
          <p className="text-muted">
            {say({
              en: `Not listed: ${more} more. They appear as the claims above are decided or undone.`,
              es: `Sin mostrar: ${more} más. Aparecen cuando se deciden o se anulan las solicitudes de arriba.`,
            })}
          </p>
        )}
      </div>
    </>
  );
}

type Place = { at: Workplace; raceId: string; buttons: Change[] };

function columnsOf(place: Place, lang: Lang): RecordColumn<ReviewedClaim>[] {
  const say = sayIn(lang);
  return [
    {
      title: say({ en: "Result", es: "Resultado" }),
      isHead: true,
      room: 28,
      cell: (claim) => <Row claim={claim} lang={lang} />,
    },
    {
      title: say({ en: "Account", es: "Cuenta" }),
      cell: (claim) => <Account claim={claim} lang={lang} />,
    },
    {
      title: say({ en: "Note", es: "Nota" }),
      cell: ({ note }) => (note ? <span className="wrap-anywhere">{note}</span> : "–"),
    },
    {
      title: say({ en: "Decision", es: "Decisión" }),
      hideTitle: true,
      cell: (claim) => <Decision claim={claim} place={place} lang={lang} />,
    },
  ];
}

function Row({
  claim: { row, bib, distance, isLost },
  lang,
}: {
  claim: ReviewedClaim;
  lang: Lang;
}) {
  const say = sayIn(lang);
  const facts = [`# ${bib}`, distance, row?.category].filter(Boolean).join(" · ");
  return (
    <>
      <span className="wrap-anywhere">{row?.name || say({ en: "No name", es: "Sin nombre" })}</span>
      <span className="record-line record-quiet">{facts}</span>
      {row?.status && (
        <span className="record-line record-quiet tabular">
          {resultLine({ ...row, status: row.status }, lang)}
        </span>
      )}
      {(isLost || !row) && (
        <span className="block text-sm font-medium text-danger">
          {say({
            en: "The published results give this bib number to nobody, or to somebody else",
            es: "En los resultados publicados este dorsal no es de nadie o es de otra persona",
          })}
        </span>
      )}
    </>
  );
}

/** What the account knows of the facts that the file has, and whether they fit. */
function Account({ claim: { name, birthYear, sex }, lang }: { claim: ReviewedClaim; lang: Lang }) {
  const say = sayIn(lang);
  const line = (text: string, { agreement }: Pick<ComparedFact<unknown>, "agreement">) => (
    <span className="record-line">
      <span className="wrap-anywhere">{text}</span>{" "}
      <span
        className={
          agreement === "different" ? "text-sm font-medium text-danger" : "text-sm text-muted"
        }
      >
        ({say(agreementWords[agreement])})
      </span>
    </span>
  );
  return (
    <>
      {line(name.account || say({ en: "No name", es: "Sin nombre" }), name)}
      {birthYear &&
        line(
          say({
            en: `Born in ${birthYear.account}; file: ${birthYear.file}`,
            es: `Nacimiento: ${birthYear.account}; archivo: ${birthYear.file}`,
          }),
          birthYear,
        )}
      {sex && line(say(sexWords[sex.account]), sex)}
    </>
  );
}

const buttonWords: Record<Change, Words> = {
  approve: { en: "Approve", es: "Aprobar" },
  refuse: { en: "Refuse", es: "Rechazar" },
  undo: { en: "Undo the approval", es: "Anular la aprobación" },
};

function Decision({ claim, place, lang }: { claim: ReviewedClaim; place: Place; lang: Lang }) {
  const say = sayIn(lang);
  return (
    <div className="flex flex-wrap gap-2">
      {place.buttons.map((change) => (
        <Form
          key={change}
          method="post"
          action={place.at.resultClaims(place.raceId, change)}
          preventScrollReset
        >
          <input type="hidden" name="claim" value={claim.id} />
          <Button
            type="submit"
            look={change === "approve" ? "quiet" : "plain"}
            size="row"
            aria-label={`${say(buttonWords[change])}: ${claim.row?.name || claim.bib}`}
          >
            {say(buttonWords[change])}
          </Button>
        </Form>
      ))}
    </div>
  );
}
