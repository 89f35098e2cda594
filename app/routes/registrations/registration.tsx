import { useEffect, useRef } from "react";
import { data, Form, href, redirect, useHref } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { type ArrangedRaceDay, arrangedFor } from "#features/race-day/runner.server.ts";
import { bibLabel } from "#features/races/card/bib-number.ts";
import { bibEdge, DistanceBib } from "#features/races/card/distance-bib.tsx";
import { distanceIn } from "#features/races/distance.ts";
import { placeOf, raceUrl } from "#features/races/race.ts";
import { raceType } from "#features/races/race-type.ts";
import { todayAt } from "#features/races/standing.ts";
import { codeSvg, writtenEntryCode } from "#features/registrations/entry-code.ts";
import { teamOfEntry } from "#features/registrations/entry-team.server.ts";
import { type EntrysTeam, teamLine } from "#features/registrations/entry-team.ts";
import { extrasToBuy } from "#features/registrations/extras/buying/buying.server.ts";
import { type BoughtExtra, extrasOfEntry } from "#features/registrations/extras/queries.server.ts";
import { extraLines, extrasWords } from "#features/registrations/extras/words.ts";
import { filesOfEntry } from "#features/registrations/files/entry-files.server.ts";
import { EntryFiles } from "#features/registrations/files/screens/entry-files.tsx";
import { registrationFailures } from "#features/registrations/messages.ts";
import { lineageWords } from "#features/registrations/orders/changes/change.ts";
import { lineageOf, mayBeChanged } from "#features/registrations/orders/changes/queries.server.ts";
import { paidWords } from "#features/registrations/orders/paid-words.ts";
import { findOrder, orderOfEntry } from "#features/registrations/orders/queries.server.ts";
import { findRegistration } from "#features/registrations/queries.server.ts";
import { answersOfEntry } from "#features/registrations/questions/queries.server.ts";
import type { GivenAnswer } from "#features/registrations/questions/question.ts";
import { AnswerFacts } from "#features/registrations/questions/screens/answer-facts.tsx";
import {
  insuranceAnswers,
  mayCancel,
  personAnswers,
  type RegistrationRecord,
  waiverWords,
} from "#features/registrations/registration.ts";
import styles from "#features/registrations/registrations.css?url";
import { findTeam, type Team, teamForEntry } from "#features/registrations/teams/queries.server.ts";
import { HeirSelect } from "#features/registrations/teams/screens/heir-select.tsx";
import type { Heir } from "#features/registrations/teams/team.ts";
import { CertificateLink } from "#features/results/certificate-link.tsx";
import { correctionsOfEntry, type OwnCorrection } from "#features/results/history.server.ts";
import { changeLines } from "#features/results/history.ts";
import { type OwnResult, resultOfEntry } from "#features/results/own-results.server.ts";
import { placeLines, resultLine, teamPlaceLine } from "#features/results/result.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ShareMenu } from "#ui/overlay/share-menu.tsx";
import { Container } from "#ui/page/page.tsx";
import { withQuery } from "#values/address.ts";
import { countryIn } from "#values/countries.ts";
import { formatClockTime, formatDay, toDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { type Lang, type Sentence, sayIn, type Words } from "#values/say.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { inLanguage } from "#values/web/language.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { saidBefore, saidNow } from "#values/web/said.ts";
import type { Route } from "./+types/registration.ts";
import { missingRegistration } from "./missing.ts";
import { BibPictureForm } from "./registration/bib-picture-form.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { db, now, mail, whatsapp } = services(args.context);
  const entry = await findRegistration({ db }, viewer, args.params.id);
  const order = await orderOfEntry({ db }, viewer, args.params.id);
  if (!entry) {
    if (order) throw redirect(href("/orders/:id/:change?", { id: order.id }), 303);
    throw data("Registration not found", 404);
  }
  const asked = args.url.searchParams;
  const paidOrder =
    order && entry.status === "cancelled" && (await findOrder({ db, now }, viewer, order.id));
  const isConfirmedByMail = asked.has("new") && mail.mode !== "unavailable";
  const team = await teamOfEntry({ db }, entry.id);
  const whole = team && (await findTeam({ db, now }, viewer, team.id));
  const today = todayAt(entry.race, now());
  const said = saidBefore(args.request.headers.get("Cookie"));
  const shown = {
    said,
    entry,
    team,
    mayFormTeam: team === null && (await teamForEntry({ db }, entry, today)) !== null,
    leaving: whole && leavingOf(whole),
    orderId: order?.id ?? null,
    mayBeChanged: await mayBeChanged({ db, now }, viewer, entry.id),
    lineage: await lineageOf({ db }, entry.id),
    money: paidOrder ? paidWords(paidOrder) : null,
    arranged: await arrangedFor({ db }, entry.id),
    toOrganizer: await answersOfEntry({ db }, entry.id),
    files: await filesOfEntry({ db }, entry.id),
    extras: await extrasOfEntry({ db }, entry.id),
    sellsExtras: await sellsExtrasFor({ db, now }, viewer, entry.id),
    result: await resultOfEntry({ db }, viewer, entry.id),
    corrections: await correctionsOfEntry({ db }, viewer, entry.id),
    codePicture: `data:image/svg+xml,${encodeURIComponent(codeSvg(entry.checkInCode))}`,
    isNew: asked.has("new"),
    mailedTo: isConfirmedByMail ? viewer.email : null,
    problem: asked.get("problem") === "too-late" ? registrationFailures.tooLate : null,
    mayCancel: mayCancel(entry, today),
    isOver: entry.race.startDate < today,
    hasWhatsApp: whatsapp.mode !== "unavailable",
    origin: publicOrigin(args.request),
    unit: lengthUnitOf(args.request.headers.get("cookie")),
  };
  return data(shown, said ? { headers: { "Set-Cookie": saidNow() } } : {});
}

/** What the viewer should know of their team before they cancel. */
type LeavingTeam = {
  name: string;
  /** The members of whom one leads the team then; none where the viewer does not lead it. */
  heirs: Heir[];
  /** Whether the place and the price stay with the team. */
  keepsPlace: boolean;
};

function leavingOf({ name, heirs, hasOneOwn, members, rules }: Team): LeavingTeam {
  return {
    name,
    heirs: hasOneOwn ? heirs : [],
    keepsPlace: rules?.hasOnePrice === true && members.length > 1,
  };
}

/** Whether something is left to buy for an entry, or to pay. */
async function sellsExtrasFor(...asked: Parameters<typeof extrasToBuy>): Promise<boolean> {
  const found = await extrasToBuy(...asked);
  return found !== null && (found.extras.length > 0 || found.openOrderId !== null);
}

/** The page shows personal data: it is not cached. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, params, matches, error }) =>
  loaderData
    ? pageMeta(pageLanguages(matches), {
        title: {
          en: `Your registration for ${loaderData.entry.race.name}`,
          es: `Tu inscripción en ${loaderData.entry.race.name}`,
        },
        description: {
          en: `Your registration for ${loaderData.entry.race.name}.`,
          es: `Tu inscripción en ${loaderData.entry.race.name}.`,
        },
        url: loaderData.origin + href("/registrations/:id", { id: params.id }),
        indexed: false,
      })
    : missingRegistration(matches, error);

const headings = {
  registered: { en: "You are registered", es: "Tu inscripción está lista" },
  confirmed: { en: "Your registration is confirmed", es: "Tu inscripción está confirmada" },
  completed: { en: "You have run this race", es: "Ya corriste esta carrera" },
  cancelled: { en: "This registration is cancelled", es: "Esta inscripción está cancelada" },
} as const;

type Loaded = Route.ComponentProps["loaderData"];

/** The last screen of the wizard, and later the page of the registration. */
export default function RegistrationPage({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { entry, isNew, isOver } = loaderData;
  const { race } = entry;
  const isLive = entry.status !== "cancelled";
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that sent the form is gone: a screen reader goes on with what came of it.
  useEffect(() => {
    // Where it stands: on a phone the bib above it is what one came for.
    if (isNew) heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <Container className="entry">
      <EntryBib entry={entry} unit={loaderData.unit} isNew={isNew} />
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
          {say(headings[entry.status])}
        </h1>
        <p className="mt-2 text-lg text-muted">
          {race.status === "cancelled"
            ? say({
                en: `${race.name} has been cancelled by the organizer`,
                es: `El organizador canceló ${race.name}`,
              })
            : race.name}
        </p>
        <EntryNotices loaded={loaderData} />
        {loaderData.result && (
          <EntryResult
            entry={entry}
            result={loaderData.result}
            corrections={loaderData.corrections}
          />
        )}
        <EntrySummary
          entry={entry}
          unit={loaderData.unit}
          arranged={loaderData.arranged}
          team={isLive ? loaderData.team : null}
          extras={loaderData.extras}
        />
        <WaysOn loaded={loaderData} />
        <EntryFiles
          registrationId={entry.id}
          files={loaderData.files}
          isClosed={!isLive || isOver}
        />
        {isLive && !isOver && (
          <EntryCode code={entry.checkInCode} picture={loaderData.codePicture} />
        )}
        {isLive && <BibPictureForm id={entry.id} title={say(runsWords(race, isOver))} />}
        <EntryAnswers entry={entry} toOrganizer={loaderData.toOrganizer} />
        {loaderData.mayCancel && <CancelForm entry={entry} leaving={loaderData.leaving} />}
      </div>
    </Container>
  );
}

function runsWords({ name }: { name: string }, isOver: boolean): Words {
  return isOver
    ? { en: `I ran ${name}`, es: `Corrí ${name}` }
    : { en: `I am running ${name}`, es: `Voy a correr ${name}` };
}

/** What has happened to the entry, and what the last click has done. */
function EntryNotices({ loaded: { problem, said, money, lineage, mailedTo } }: { loaded: Loaded }) {
  const say = useSay();
  return (
    <div className="mt-4 flex flex-col gap-3 empty:hidden">
      {problem && <Notice kind="problem">{problem}</Notice>}
      {said && <Notice>{said}</Notice>}
      {money && (
        <Notice>
          {say(money)}{" "}
          {say({
            en: "What you paid does not come back by itself: the organizer decides about it.",
            es: "Lo que pagaste no se devuelve solo: lo decide el organizador.",
          })}
        </Notice>
      )}
      {lineage.map(({ kind, isSource, otherId }) => (
        <Notice key={`${kind} ${isSource}`}>
          {say(lineageWords(kind, isSource))}{" "}
          {kind === "distance" && otherId !== null && (
            <TextLink to={href("/registrations/:id", { id: otherId })}>
              {say({ en: "See it", es: "Verla" })}
            </TextLink>
          )}
        </Notice>
      ))}
      {mailedTo && (
        <Notice>
          {say({
            en: `A confirmation is on its way to ${mailedTo}.`,
            es: `La confirmación va en camino a ${mailedTo}.`,
          })}
        </Notice>
      )}
    </div>
  );
}

/** What to do next, with few things beside it; then, quietly, everything else that can be done with the entry. */
function WaysOn({ loaded }: { loaded: Loaded }) {
  const say = useSay();
  const lang = useLang();
  const { entry, isOver } = loaded;
  const { id, race } = entry;
  const calendar = useHref(href("/races/:id/calendar.ics", { id: race.id }));
  const isLive = entry.status !== "cancelled";
  const isAhead = isLive && !isOver;
  const next: { to: string; label: Words } = isAhead
    ? {
        to: href("/registrations/:id/race-day/:change?", { id }),
        label: { en: "Prepare for race day", es: "Prepararte para la carrera" },
      }
    : isLive
      ? {
          to: href("/races/:id/review", { id: race.id }),
          label: { en: "Write a review", es: "Escribir una reseña" },
        }
      : {
          to: href("/races/:id", { id: race.id }),
          label: { en: "See the race", es: "Ver la carrera" },
        };
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <ButtonLink to={next.to}>{say(next.label)}</ButtonLink>
        {isAhead && (
          <a href={calendar} className={buttonClass({ look: "quiet" })}>
            <Icon name="calendar" />
            {say({ en: "Add to calendar", es: "Agregar al calendario" })}
          </a>
        )}
        {isLive && (
          <ShareMenu
            name={say(runsWords(race, isOver))}
            url={inLanguage(lang, raceUrl(race, loaded.origin))}
            size="normal"
          />
        )}
      </div>
      <nav aria-label={say({ en: "About this entry", es: "Sobre esta inscripción" })}>
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
          {quietWays(loaded).map(({ to, label }) => (
            <li key={to}>
              <TextLink to={to}>{say(label)}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function quietWays(loaded: Loaded): { to: string; label: Words }[] {
  const { entry, isOver, team, orderId } = loaded;
  const { id, race } = entry;
  const isLive = entry.status !== "cancelled";
  const ways: [isOffered: boolean, to: string, label: Words][] = [
    [
      isLive && team !== null,
      href("/teams/:id/:change?", { id: team?.id ?? "" }),
      { en: "See your team", es: "Ver tu equipo" },
    ],
    [
      loaded.mayFormTeam,
      href("/registrations/:id/team", { id }),
      { en: "Form a team", es: "Formar un equipo" },
    ],
    [
      loaded.sellsExtras,
      href("/registrations/:id/extras", { id }),
      { en: "Buy extras", es: "Comprar adicionales" },
    ],
    [
      loaded.mayBeChanged,
      href("/registrations/:id/change/:change?", { id }),
      { en: "Change your entry", es: "Cambiar tu inscripción" },
    ],
    [
      orderId !== null,
      href("/orders/:id/:change?", { id: orderId ?? "" }),
      { en: "See your order", es: "Ver tu pedido" },
    ],
    [
      loaded.hasWhatsApp && isLive && !isOver,
      href("/dashboard/whatsapp/:change?"),
      { en: "WhatsApp messages", es: "Mensajes de WhatsApp" },
    ],
    [isLive, href("/races/:id", { id: race.id }), { en: "See the race", es: "Ver la carrera" }],
    [true, href("/dashboard"), { en: "Go to your dashboard", es: "Ir a tu panel" }],
  ];
  return ways.flatMap(([isOffered, to, label]) => (isOffered ? [{ to, label }] : []));
}

/** The runner's bib: the race on its edge, the distance as its number, the name below. */
function EntryBib({
  entry,
  unit,
  isNew,
}: {
  entry: RegistrationRecord;
  unit: LengthUnit;
  /** Pinned on before the eyes of the runner who has just registered. */
  isNew: boolean;
}) {
  const lang = useLang();
  const { race, distance, firstName, lastName } = entry;
  const state = entry.status === "cancelled" ? " entry-bib-void" : isNew ? " entry-bib-new" : "";
  return (
    <div className={`entry-bib${state}`}>
      <DistanceBib
        edge={bibEdge(race.city, formatDay(race.startDate, lang))}
        number={distance === null ? raceType(race.type, lang).label : bibLabel(distance, unit)}
        name={`${firstName} ${lastName}`}
      />
    </div>
  );
}

/** What the race came to, with the certificate, and whether the name is on the public page. */
function EntryResult({
  entry: { id, race },
  result,
  corrections,
}: {
  entry: RegistrationRecord;
  result: OwnResult;
  corrections: readonly OwnCorrection[];
}) {
  const say = useSay();
  const lang = useLang();
  const { key, bib, status, isNameHidden } = result;
  const team = teamPlaceLine(result, lang);
  const places = [...placeLines({ ...result, placeOverall: null }, lang), ...(team ? [team] : [])];
  const list = href("/races/:id/results", { id: race.id });
  return (
    <section id="result" aria-labelledby="entry-result" className="mt-6">
      <h2 id="entry-result" className="text-lg font-bold">
        {result.isOfTeam
          ? say({ en: "The result of your team", es: "El resultado de tu equipo" })
          : say({ en: "Your result", es: "Tu resultado" })}
      </h2>
      <p className="tabular mt-1 text-2xl">{resultLine(result, lang)}</p>
      {places.length > 0 && <p className="text-muted">{places.join(" · ")}</p>}
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        <TextLink to={withQuery(list, { distance: key, q: bib })}>
          {say({ en: "In the results", es: "En los resultados" })}
        </TextLink>
        {status === "finished" && bib !== "" && (
          <CertificateLink raceId={race.id} resultsKey={key} bib={bib} />
        )}
      </p>
      {!result.isOfTeam && <ResultNameForm id={id} isNameHidden={isNameHidden} />}
      {corrections.length > 0 && <ResultCorrections corrections={corrections} />}
    </section>
  );
}

/** What the organizer corrected of the result after it was published, and why. */
function ResultCorrections({ corrections }: { corrections: readonly OwnCorrection[] }) {
  const lang = useLang();
  const say = sayIn(lang);
  return (
    <details className="mt-3">
      <summary className="disclosure">
        {say({ en: "Corrections of this result", es: "Correcciones de este resultado" })}
      </summary>
      <ol className="mt-2 grid gap-3">
        {corrections.map(({ at, reason, ...change }) => (
          <li key={at.toISOString()}>
            <p className="text-sm text-muted">
              {formatDay(toDay(at), lang)}
              {reason && ` · ${reason}`}
            </p>
            {changeLines(change, lang).map((line) => (
              <p key={line} className="tabular wrap-anywhere">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Whether the public results name the runner. */
function ResultNameForm({ id, isNameHidden }: { id: string; isNameHidden: boolean }) {
  const say = useSay();
  return (
    <Form
      method="post"
      action={href("/registrations/:id/result-name", { id })}
      className="mt-3 flex flex-wrap items-center gap-3"
    >
      {isNameHidden && <input type="hidden" name="shown" value="1" />}
      <p className="text-sm text-muted">
        {isNameHidden
          ? say({
              en: "The public results show your bib number and your time without your name.",
              es: "Los resultados públicos muestran tu dorsal y tu tiempo sin tu nombre.",
            })
          : say({
              en: "Your name is in the public results.",
              es: "Tu nombre aparece en los resultados públicos.",
            })}
      </p>
      <Button type="submit" look="quiet" size="small">
        {isNameHidden
          ? say({ en: "Show my name", es: "Mostrar mi nombre" })
          : say({ en: "Hide my name", es: "Ocultar mi nombre" })}
      </Button>
    </Form>
  );
}

/** Day, time and place of the start. */
function EntrySummary({
  entry: { race, distance, category, bib },
  unit,
  arranged,
  team,
  extras,
}: {
  entry: RegistrationRecord;
  unit: LengthUnit;
  team: EntrysTeam | null;
  /** What was bought beside it. */
  extras: BoughtExtra[];
  /** Its wave and the time slot for its kit. */
  arranged: ArrangedRaceDay | null;
}) {
  const say = useSay();
  const lang = useLang();
  const start = arranged?.waveStart ?? race.startTime;
  return (
    <div className="mt-6">
      <Facts
        items={[
          { label: say({ en: "Bib", es: "Dorsal" }), value: bib },
          {
            label: say({ en: "Distance", es: "Distancia" }),
            value: distance && distanceIn(distance, unit),
          },
          { label: say({ en: "Category", es: "Categoría" }), value: category },
          { label: say({ en: "Team", es: "Equipo" }), value: team && teamLine(team, lang) },
          { label: say(extrasWords), value: extraLines(extras, lang) },
          { label: say({ en: "Date", es: "Fecha" }), value: formatDay(race.startDate, lang) },
          {
            label: say({ en: "Start", es: "Salida" }),
            value: start && formatClockTime(start, lang),
          },
          { label: say({ en: "Wave", es: "Oleada" }), value: arranged?.waveName ?? null },
          {
            label: say({ en: "Kit pick-up", es: "Entrega del kit" }),
            value:
              arranged?.slotDay && arranged.slotBegins
                ? `${formatDay(arranged.slotDay, lang)}, ${formatClockTime(arranged.slotBegins, lang)}`
                : null,
          },
          { label: say({ en: "Place", es: "Lugar" }), value: placeOf(race, lang) },
        ]}
      />
    </div>
  );
}

/** What a desk reads on race day. */
function EntryCode({ code, picture }: { code: string; picture: string }) {
  const say = useSay();
  return (
    <section id="code" aria-labelledby="entry-code" className="entry-code">
      <img
        src={picture}
        alt={say({ en: "The code of your registration", es: "El código de tu inscripción" })}
        width="165"
        height="165"
      />
      <div>
        <h2 id="entry-code">{say({ en: "Your code", es: "Tu código" })}</h2>
        <p>
          {say({
            en: "Show it when you pick up your kit: here, in the email of your registration, or on the image of your bib if you choose it below. Keep it to yourself: anyone who has it could pick up your kit.",
            es: "Muéstralo al recoger tu kit: aquí, en el correo de tu inscripción o en la imagen de tu dorsal, si lo eliges abajo. No lo compartas: quien lo tenga podría recoger tu kit.",
          })}
        </p>
        <p className="entry-code-typed">{writtenEntryCode(code)}</p>
      </div>
    </section>
  );
}

/** What the runner entered, folded away because others may see the screen. */
function EntryAnswers({
  entry,
  toOrganizer,
}: {
  entry: RegistrationRecord;
  toOrganizer: GivenAnswer[];
}) {
  const say = useSay();
  return (
    <details className="entry-details">
      <summary className="disclosure">
        {say({ en: "Your details", es: "Lo que escribiste" })}
      </summary>
      <dl className="answers">
        {given(entry, useLang()).map(([label, value]) => (
          <div key={label.en}>
            <dt>{say(label)}</dt>
            <dd>{say(value)}</dd>
          </div>
        ))}
        <AnswerFacts answers={toOrganizer} />
      </dl>
    </details>
  );
}

function given(entry: RegistrationRecord, lang: Lang): [label: Words, value: Sentence][] {
  const guardian: [Words, string][] = entry.guardianName
    ? [[{ en: "Parent or Guardian", es: "Padre, madre o tutor" }, entry.guardianName]]
    : [];
  return [
    [{ en: "Name", es: "Nombre" }, `${entry.firstName} ${entry.lastName}`],
    [{ en: "Date of Birth", es: "Fecha de nacimiento" }, formatDay(entry.dateOfBirth, lang)],
    [{ en: "Phone", es: "Teléfono" }, entry.phone],
    [{ en: "Country", es: "País" }, countryIn(entry.country, lang)],
    ...personAnswers(entry),
    ...insuranceAnswers(entry),
    [
      { en: "Emergency Contact Name", es: "Nombre del contacto de emergencia" },
      entry.emergencyContactName,
    ],
    [
      { en: "Emergency Contact Phone", es: "Teléfono del contacto de emergencia" },
      entry.emergencyContactPhone,
    ],
    ...guardian,
    [{ en: "Waiver", es: "Deslinde de responsabilidad" }, waiverWords(entry)],
  ];
}

/** The button that cancels, after a first click that explains the consequences. */
function CancelForm({
  entry: { id, race, distance },
  leaving,
}: {
  entry: RegistrationRecord;
  leaving: LeavingTeam | null;
}) {
  const say = useSay();
  const lang = useLang();
  const action = href("/registrations/:id/cancel", { id });
  const isBusy = useIsSending(action);
  return (
    <details className="entry-details">
      <summary className="disclosure">
        {say({ en: "Cancel registration", es: "Cancelar inscripción" })}
      </summary>
      <Form method="post" action={action} className="mt-3">
        <p className="max-w-text">
          {leaving?.keepsPlace
            ? say({
                en: "Your place and what was paid for it stay with your team.",
                es: "Tu cupo y lo pagado por él se quedan con tu equipo.",
              })
            : cancellationWords({ race, distance }, lang)}
        </p>
        {leaving && leaving.heirs.length > 0 && (
          <HeirSelect className="mt-4 max-w-100" team={leaving.name} heirs={leaving.heirs} />
        )}
        <Button type="submit" look="danger" busy={isBusy} className="mt-4">
          {say({ en: "Cancel my registration", es: "Cancelar mi inscripción" })}
        </Button>
      </Form>
    </details>
  );
}

/** What a runner should know before they cancel. */
function cancellationWords(
  { race, distance }: Pick<RegistrationRecord, "race" | "distance">,
  lang: Lang,
): string {
  const say = sayIn(lang);
  const day = race.registrationDeadline && formatDay(race.registrationDeadline, lang);
  return [
    distance
      ? say({
          en: `Your place in the ${distance} at ${race.name} goes to somebody else at once.`,
          es: `Tu cupo en ${distance} de ${race.name} queda libre de inmediato para otra persona.`,
        })
      : say({
          en: `Your place at ${race.name} goes to somebody else at once.`,
          es: `Tu cupo en ${race.name} queda libre de inmediato para otra persona.`,
        }),
    day &&
      say({
        en: `You could register again until ${day} if places are left.`,
        es: `Puedes volver a inscribirte hasta el ${day} si quedan cupos.`,
      }),
    say({
      en: "A fee that you have paid is a matter for the organizer.",
      es: "Si pagaste la inscripción, el pago se trata con el organizador.",
    }),
  ]
    .filter(Boolean)
    .join(" ");
}
