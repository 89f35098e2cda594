import type { ReactNode } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import type { AuditEntry } from "#features/audit/change.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { countryIn } from "#values/countries.ts";
import { type Day, formatDay } from "#values/day.ts";
import { type Lang, type Sentence, sayIn, type Words } from "#values/say.ts";
import {
  automaticCategory,
  type CategorizedEntry,
  type EntryCategory,
} from "../../categories/category.ts";
import { correctionWords } from "../../categories/messages.ts";
import { type EntrysTeam, teamLine } from "../../entry-team.ts";
import type { BoughtExtra } from "../../extras/queries.server.ts";
import { extraLine, extraSum, extrasWords } from "../../extras/words.ts";
import type { EntryFile } from "../../files/entry-files.server.ts";
import { FilesToReview } from "../../files/screens/files-to-review.tsx";
import { kindWords, lineageWords } from "../../orders/changes/change.ts";
import type { EntryLineage } from "../../orders/changes/queries.server.ts";
import { localMoment } from "../../orders/words.ts";
import { extrasMinor } from "../../prices/order-price.ts";
import type { GivenAnswer } from "../../questions/question.ts";
import { AnswerFacts } from "../../questions/screens/answer-facts.tsx";
import {
  insuranceAnswers,
  personAnswers,
  type RegistrationStatus,
  registrationStatuses,
  registrationStatusWords,
  waiverWords,
} from "../../registration.ts";
import type { ReviewRequest } from "../../review-requests/review-request.ts";
import { AskForReview } from "../../review-requests/screens/ask-for-review.tsx";
import { SentChannels } from "../../review-requests/screens/sent-channels.tsx";
import { changeLabels, type GivenStatus, offeredStatuses } from "../given-status.ts";
import { raceDayActionWords } from "../messages.ts";
import { type ChangeProblem as Problem, type RosterRecord, runnerName } from "../roster.ts";
import { ChangeProblem } from "./change-problem.tsx";
import { EntryStatusBadge } from "./entry-status-badge.tsx";

/** Everything about one registration. */
export function EntryScreen({
  entry,
  toOrganizer,
  files,
  extras,
  lineage,
  team,
  history,
  requests,
  categories,
  raceDay,
  problem,
}: {
  entry: RosterRecord;
  /** What the runner answered to the questions of the race. */
  toOrganizer: GivenAnswer[];
  /** Those that the race asks for. */
  files: EntryFile[];
  /** What was bought beside it. */
  extras: BoughtExtra[];
  /** How it was given up, or which entry it replaces. */
  lineage: EntryLineage[];
  /** `null` for an entry without a team. */
  team: EntrysTeam | null;
  history: AuditEntry[];
  requests: ReviewRequest[];
  /** Those of the race. */
  categories: EntryCategory[];
  /** What is arranged for race day. */
  raceDay: ReactNode;
  problem: Problem | undefined;
}) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const { race, distance, bib } = entry;
  const runner = runnerName(entry, lang);
  return (
    <>
      <BackLink to={at.registrations(race.id)}>
        {say({
          en: `All registrations of ${race.name}`,
          es: `Todas las inscripciones de ${race.name}`,
        })}
      </BackLink>
      <ToolHeading
        lead={
          <>
            <TextLink to={at.race(race.id)}>{race.name}</TextLink>
            {[
              `, ${formatDay(race.startDate, lang)}`,
              distance,
              say({ en: `bib ${bib}`, es: `dorsal ${bib}` }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </>
        }
        actions={<EntryStatusBadge status={entry.status} />}
      >
        {runner}
      </ToolHeading>
      <div className="grid gap-8">
        <ChangeProblem problem={problem} />
        {lineage.map(({ kind, isSource, otherId }) => (
          <p key={`${kind} ${isSource}`}>
            {say(kindWords[kind])}: {say(lineageWords(kind, isSource))}{" "}
            {otherId !== null && (
              <TextLink to={at.registration(otherId)}>
                {say({ en: "See the other registration", es: "Ver la otra inscripción" })}
              </TextLink>
            )}
          </p>
        ))}
        {team && (
          <p>
            {say({ en: "Team: ", es: "Equipo: " })}
            <TextLink to={at.teams(race.id)}>{teamLine(team, lang)}</TextLink>
          </p>
        )}
        <div className="flex flex-wrap items-start gap-x-2 gap-y-3">
          <ChangeButtons entry={entry} runner={runner} />
          {entry.userId && (
            <AskForReview
              registrationId={entry.id}
              runner={runner}
              className="button button-quiet button-small"
            />
          )}
          <CancelButton entry={entry} runner={runner} />
        </div>
        {categories.length > 0 && entry.userId !== null && (
          <CategoryCorrection entry={entry} categories={categories} raceDay={race.startDate} />
        )}
        {raceDay}
        <ExtrasOfEntry registrationId={entry.id} extras={extras} />
        {entry.userId !== null && <FilesToReview registrationId={entry.id} files={files} />}
        <EntryAnswers entry={entry} toOrganizer={toOrganizer} />
        <EntryHistory entry={entry} history={history} requests={requests} />
      </div>
    </>
  );
}

type Changed = {
  entry: { id: string; status: RegistrationStatus };
  runner: string;
};

/** What can be done with one registration, without what cancels it. */
function ChangeButtons({ entry: { id, status }, runner }: Changed) {
  const offered = offeredStatuses(status).filter((to) => to !== "cancelled");
  if (offered.length === 0) return null;
  return (
    <Form method="post" preventScrollReset className="office-acts">
      <input type="hidden" name="registration" value={id} />
      {offered.map((to) => (
        <Give key={to} to={to} runner={runner} />
      ))}
    </Form>
  );
}

/** Cancels one registration, and asks before. */
function CancelButton({ entry: { id, status }, runner }: Changed) {
  const say = useSay();
  if (!offeredStatuses(status).includes("cancelled")) return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="registration" value={id} />
      <details className="office-more">
        <summary className="button button-plain button-small text-danger">
          <Rich
            text={say({
              en: `Cancel<0> ${runner}</0>`,
              es: `Cancelar<0> la inscripción de ${runner}</0>`,
            })}
            parts={[(words) => <span className="sr-only">{words}</span>]}
          />
        </summary>
        <p className="my-2 text-sm">
          {say({
            en: `The place of ${runner} is given to someone else, and the runner is told by email.`,
            es: `El cupo de ${runner} queda libre para otra persona, y un correo se lo avisa.`,
          })}
        </p>
        <Button type="submit" name="status" value="cancelled" look="danger" size="small">
          {say({ en: "Cancel registration", es: "Cancelar inscripción" })}
        </Button>
      </details>
    </Form>
  );
}

function Give({ to, runner }: { to: GivenStatus; runner: string }) {
  const say = useSay();
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Button type="submit" name="status" value={to} look="quiet" size="small" busy={isBusy}>
      {say(changeLabels[to])}
      <span className="sr-only"> {runner}</span>
    </Button>
  );
}

/** The runner's answers, or a note that the account is deleted. */
function EntryAnswers({ entry, toOrganizer }: { entry: RosterRecord; toOrganizer: GivenAnswer[] }) {
  const say = useSay();
  const lang = useLang();
  const { person } = useWorkplace();
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="mb-3 text-xl">
        {say({ en: "What the runner entered", es: "Lo que indicó el corredor" })}
      </h2>
      {entry.userId === null ? (
        <p className="text-muted">
          {say({
            en: "The runner has deleted the account. What was given is gone; only the place is counted.",
            es: "El corredor eliminó su cuenta. Sus datos ya no están; solo se cuenta el cupo.",
          })}
        </p>
      ) : (
        <dl className="office-facts">
          {given(entry, lang).map(([label, value]) => (
            <div key={label.en}>
              <dt>{say(label)}</dt>
              <dd>{say(value)}</dd>
            </div>
          ))}
          <AnswerFacts answers={toOrganizer} />
        </dl>
      )}
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        <Link to={href("/races/:id", { id: entry.race.id })} className="link">
          {say({ en: "Page of the race", es: "Página de la carrera" })}
        </Link>
        {entry.userId && person && (
          <Link to={person(entry.userId)} className="link">
            {say({ en: "User account", es: "Cuenta del usuario" })}
          </Link>
        )}
      </p>
    </section>
  );
}

function given(entry: RosterRecord, lang: Lang): [label: Words, value: Sentence][] {
  const guardian: [Words, string][] = entry.guardianName
    ? [[{ en: "Parent or guardian", es: "Padre, madre o tutor" }, entry.guardianName]]
    : [];
  return [
    [{ en: "Email", es: "Correo electrónico" }, entry.email ?? ""],
    [
      { en: "Date of birth", es: "Fecha de nacimiento" },
      entry.dateOfBirth ? formatDay(entry.dateOfBirth, lang) : "",
    ],
    [{ en: "Phone", es: "Teléfono" }, entry.phone],
    [{ en: "Country", es: "País" }, countryIn(entry.country, lang)],
    ...personAnswers(entry),
    ...insuranceAnswers(entry),
    [{ en: "Emergency contact", es: "Contacto de emergencia" }, entry.emergencyContactName],
    [{ en: "Emergency phone", es: "Teléfono de emergencia" }, entry.emergencyContactPhone],
    ...guardian,
    [{ en: "Waiver", es: "Deslinde de responsabilidad" }, waiverWords(entry)],
  ];
}

const formerAdmin: Words = { en: "a former admin", es: "un administrador anterior" };

/** What the log of changes calls a review request. */
const reviewRequested = "asked for a review of";

/** `confirmed by ana@example.com` */
function changeWords(change: Pick<AuditEntry, "action" | "after">, by: Sentence): Words {
  const done =
    correctionWords(change) ?? raceDayActionWords[change.action] ?? actionWords(change.action);
  return { en: `${done.en} by ${sayIn("en")(by)}`, es: `${done.es} por ${sayIn("es")(by)}` };
}

/** Other actions on an entry in the log of changes, in Spanish. */
const otherActions: Record<string, string> = {
  [reviewRequested]: "reseña pedida",
  "file approved": "archivo aprobado",
  "file opened": "archivo abierto",
  "file refused": "archivo rechazado",
};

function actionWords(action: string): Words {
  const given = registrationStatuses.find((status) => status === action);
  const other = otherActions[action] ?? action;
  return { en: action, es: given ? registrationStatusWords[given].es.toLowerCase() : other };
}

/** The history of a registration, with its review requests. */
function EntryHistory({
  entry,
  history,
  requests,
}: {
  entry: RosterRecord;
  history: AuditEntry[];
  requests: ReviewRequest[];
}) {
  const say = useSay();
  const { timeZone } = entry.race;
  return (
    <>
      <section aria-labelledby="history">
        <h2 id="history" className="text-xl">
          {say({ en: "History", es: "Historial" })}
        </h2>
        <p className="mb-3 text-sm text-muted">
          {say({ en: "Times at the place of the race", es: "Horas del lugar de la carrera" })}
        </p>
        <ul className="grid gap-2">
          {history.map(({ id, adminEmail, createdAt, ...change }) => (
            <li key={id}>
              <Moment at={createdAt} timeZone={timeZone} />{" "}
              {say(changeWords(change, adminEmail ?? formerAdmin))}
            </li>
          ))}
          <li>
            <Moment at={entry.createdAt} timeZone={timeZone} />{" "}
            {say({ en: "registered by the runner", es: "inscripción hecha por el corredor" })}
          </li>
        </ul>
      </section>
      {requests.length > 0 && (
        <section aria-labelledby="requests">
          <h2 id="requests" className="mb-3 text-xl">
            {say({ en: "Review requests", es: "Pedidos de reseña" })}
          </h2>
          <ul className="grid gap-4">
            {requests.map(({ id, createdAt, by, customMessage, ...sent }) => (
              <li key={id}>
                <Moment at={createdAt} timeZone={timeZone} />{" "}
                {say({ en: `by ${by ?? formerAdmin.en}`, es: `por ${by ?? formerAdmin.es}` })}
                <SentChannels sent={sent} />
                {customMessage && (
                  <blockquote className="mt-1 border-l-4 border-line pl-3 whitespace-pre-line text-muted">
                    {customMessage}
                  </blockquote>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Moment({ at, timeZone }: { at: Date; timeZone: string }) {
  const say = useSay();
  return (
    <time dateTime={at.toISOString()} className="tabular text-muted">
      {say(localMoment(at, timeZone))}
    </time>
  );
}

/** The category of an entry: the automatic one, unless an organizer chooses another. */
function CategoryCorrection({
  entry,
  categories,
  raceDay,
}: {
  entry: CategorizedEntry & { id: string; categoryId: string | null };
  categories: readonly EntryCategory[];
  raceDay: Day;
}) {
  const say = useSay();
  const action = useWorkplace().correction(entry.id);
  const isBusy = useIsSending(action);
  const automatic = automaticCategory(categories, entry, raceDay)?.name;
  const offered = categories.filter(
    ({ id, distanceId }) =>
      distanceId === null || distanceId === entry.distanceId || id === entry.categoryId,
  );
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
    >
      <Select
        label={say({ en: "Category", es: "Categoría" })}
        name="category"
        defaultValue={entry.categoryId ?? ""}
        options={[
          {
            value: "",
            label: automatic
              ? say({ en: `Automatic: ${automatic}`, es: `Automática: ${automatic}` })
              : say({ en: "Automatic: none fits", es: "Automática: ninguna corresponde" }),
          },
          ...offered.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Button type="submit" look="quiet" size="small" busy={isBusy}>
        {say({ en: "Change category", es: "Cambiar categoría" })}
      </Button>
    </Form>
  );
}

/** What was bought beside an entry, each with the way to take it back. */
function ExtrasOfEntry({
  registrationId,
  extras,
}: {
  registrationId: string;
  extras: readonly BoughtExtra[];
}) {
  const say = useSay();
  if (extras.length === 0) return null;
  return (
    <section aria-labelledby="extras">
      <h2 id="extras" className="mb-3 text-xl">
        {say(extrasWords)}
      </h2>
      <ul className="card max-w-200 divide-y divide-line">
        {extras.map((extra) => (
          <BoughtLine key={extra.id} registrationId={registrationId} extra={extra} />
        ))}
      </ul>
    </section>
  );
}

function BoughtLine({ registrationId, extra }: { registrationId: string; extra: BoughtExtra }) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const line = extraLine(extra, lang);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 p-4">
      <p className="min-w-0 wrap-anywhere">
        {line}, {say(extraSum(extra, extra.currency))}
        {extra.isReturned && (
          <span className="block text-sm text-muted">
            {say({ en: "Taken back", es: "Retirado" })}
          </span>
        )}
      </p>
      {!extra.isReturned && (
        <Form method="post" action={at.takeBack(registrationId, extra.id)} preventScrollReset>
          <details className="office-more">
            <summary className="button button-plain button-small">
              {say({ en: "Take back", es: "Retirar" })}
              <span className="sr-only"> {line}</span>
            </summary>
            <p className="my-2 max-w-text text-sm">
              {extrasMinor([extra]) > 0
                ? say({
                    en: "It is free for others, and what it has cost is on the list “To settle”. The person who paid gets an email.",
                    es: "Queda libre para otras personas, y lo que costó pasa a la lista “Por resolver”. Un correo le avisa a quien pagó.",
                  })
                : say({
                    en: "It is free for others. The person who ordered it gets an email.",
                    es: "Queda libre para otras personas. Un correo le avisa a quien lo pidió.",
                  })}
            </p>
            <Button type="submit" look="danger" size="small">
              {say({ en: "Take it back", es: "Retirarlo" })}
            </Button>
          </details>
        </Form>
      )}
    </li>
  );
}
