import { href, Link } from "react-router";
import type { OrganizedRace } from "#features/organizers/organizer.ts";
import { organizedRaces, requireOrganizer } from "#features/organizers/queries.server.ts";
import { RaceStatusBadge } from "#features/races/editing/race-status-badge.tsx";
import { workspace } from "#features/races/editing/workplace.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { type RecordColumn, RecordLine, RecordLink, Records } from "#ui/list/records.tsx";
import { menuColumn, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { countryIn } from "#values/countries.ts";
import { formatDay } from "#values/day.ts";
import type { Lang, Say } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";

export async function loader(args: Route.LoaderArgs) {
  const organizer = await requireOrganizer(args);
  return { races: await organizedRaces(services(args.context), organizer) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Your races", es: "Tus carreras" }, pageLanguages(matches).lang);

/** The races that the viewer organizes, or how to come to one. */
export default function OwnRaces({ loaderData: { races } }: Route.ComponentProps) {
  const say = useSay();
  const lang = useLang();
  if (races.length === 0) {
    return (
      <>
        <ToolHeading>{say({ en: "Your races", es: "Tus carreras" })}</ToolHeading>
        <EmptyState
          title={say({
            en: "No race is linked to your account yet",
            es: "Todavía no hay carreras vinculadas a tu cuenta",
          })}
          icon="calendar"
          action={
            <>
              <ButtonLink to={href("/races")}>
                {say({ en: "Find your race", es: "Buscar tu carrera" })}
              </ButtonLink>
              <ButtonLink to={href("/suggest")} look="quiet">
                {say({ en: "Tell us about a new race", es: "Cuéntanos de una carrera nueva" })}
              </ButtonLink>
            </>
          }
        >
          <p>
            {say({
              en: "Find your race and choose “Claim this Race” on its page, with the email address of this account. A person checks it with you and then links the race. It is listed here from then on.",
              es: "Busca tu carrera y elige “Gestionar esta carrera” en su página, con el correo de esta cuenta. Una persona lo verifica contigo y luego vincula la carrera. Desde entonces aparece aquí.",
            })}
          </p>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <ToolHeading
        lead={say({
          en: "You can change these races and look after their registrations. Every change is recorded.",
          es: "Puedes cambiar estas carreras y atender sus inscripciones. Todo lo que cambias queda registrado.",
        })}
      >
        {say({ en: "Your races", es: "Tus carreras" })}
      </ToolHeading>
      <Records
        caption={say({ en: "Your races", es: "Tus carreras" })}
        columns={columnsIn(say, lang)}
        rows={races}
        keyOf={({ id }) => id}
      />
      <p className="mt-6 text-muted">
        <Rich
          text={say({
            en: "Is one of your races missing? <0>Find it</0> and claim it, or <1>write to us</1>.",
            es: "¿Falta una de tus carreras? <0>Búscala</0> y pide gestionarla, o <1>escríbenos</1>.",
          })}
          parts={[
            (words) => <TextLink to={href("/races")}>{words}</TextLink>,
            (words) => <TextLink to={href("/contact")}>{words}</TextLink>,
          ]}
        />
      </p>
    </>
  );
}

/** The columns of the list of own races. */
const columnsIn = (say: Say, lang: Lang): RecordColumn<OrganizedRace>[] => [
  {
    title: say({ en: "Race", es: "Carrera" }),
    isHead: true,
    room: 100,
    cell: ({ id, name, city, country }) => (
      <>
        <RecordLink to={workspace.dashboard(id)}>{name}</RecordLink>
        <RecordLine isQuiet>{`${city}, ${countryIn(country, lang)}`}</RecordLine>
      </>
    ),
  },
  {
    title: say({ en: "Date", es: "Fecha" }),
    room: "whole",
    isPlain: true,
    cell: ({ id, name, startDate, lacksNext }) => (
      <span className="record-stack">
        {formatDay(startDate, lang)}
        {lacksNext && (
          <Link to={workspace.nextEdition(id)} className="link inline-block min-h-6 text-sm">
            {say({ en: "Prepare the next edition", es: "Preparar la próxima edición" })}{" "}
            <span className="sr-only">{say({ en: `of ${name}`, es: `de ${name}` })}</span>
          </Link>
        )}
      </span>
    ),
  },
  {
    title: say({ en: "Status", es: "Estado" }),
    room: "whole",
    isPlain: true,
    cell: ({ status }) => <RaceStatusBadge status={status} />,
  },
  {
    title: say({ en: "Distances", es: "Distancias" }),
    isNumber: true,
    cell: ({ distances }) => formatCount(distances),
  },
  {
    title: say({ en: "Registrations", es: "Inscripciones" }),
    isNumber: true,
    cell: (race) => <EntryCounts race={race} />,
  },
  menuColumn((race) => <OwnRaceMenu race={race} />),
];

/** How many have entered, and what waits for the organizer. */
function EntryCounts({
  race: { id, name, runners, unconfirmed, proofs, files },
}: {
  race: OrganizedRace;
}) {
  const say = useSay();
  return (
    <span className="record-stack justify-items-end">
      <Link to={workspace.registrations(id)} className="link inline-block min-w-6 py-0.5">
        {formatCount(runners)}{" "}
        <span className="sr-only">
          {say({ en: `registrations for ${name}`, es: `inscripciones en ${name}` })}
        </span>
      </Link>
      {unconfirmed > 0 && (
        <span className="text-sm text-muted">
          {say({
            en: `${formatCount(unconfirmed)} to confirm`,
            es: `${formatCount(unconfirmed)} por confirmar`,
          })}
        </span>
      )}
      {proofs > 0 && (
        <Link to={workspace.payments(id)} className="link inline-block min-h-6 text-sm">
          {say({
            en: `${formatCount(proofs)} ${proofs === 1 ? "proof" : "proofs"} to review`,
            es: `${formatCount(proofs)} ${proofs === 1 ? "comprobante" : "comprobantes"} por revisar`,
          })}{" "}
          <span className="sr-only">{say({ en: `for ${name}`, es: `de ${name}` })}</span>
        </Link>
      )}
      {files > 0 && (
        <Link
          to={workspace.registrations(id, { files: "received" })}
          className="link inline-block min-h-6 text-sm"
        >
          {say({
            en: `${formatCount(files)} with files to review`,
            es: `${formatCount(files)} con archivos por revisar`,
          })}{" "}
          <span className="sr-only">{say({ en: `for ${name}`, es: `de ${name}` })}</span>
        </Link>
      )}
    </span>
  );
}

/** The ways to the screens of a race. */
function OwnRaceMenu({ race: { id, name } }: { race: OrganizedRace }) {
  const say = useSay();
  return (
    <RowMenu name={name}>
      <RowLink to={workspace.dashboard(id)} about={say({ en: `of ${name}`, es: `de ${name}` })}>
        {say({ en: "Dashboard", es: "Panel" })}
      </RowLink>
      <RowLink to={workspace.race(id)} about={name}>
        {say({ en: "Edit", es: "Editar" })}
      </RowLink>
      {(
        [
          [workspace.setup(id), { en: "Checklist", es: "Pendientes" }],
          [workspace.payments(id), { en: "Payments", es: "Pagos" }],
          [workspace.messages(id), { en: "Messages", es: "Mensajes" }],
          [workspace.guide(id), { en: "Race day", es: "Día de la carrera" }],
          [workspace.results(id), { en: "Results", es: "Resultados" }],
          [workspace.nextEdition(id), { en: "Next edition", es: "Próxima edición" }],
        ] as const
      ).map(([to, words]) => (
        <RowLink key={to} to={to} about={say({ en: `of ${name}`, es: `de ${name}` })}>
          {say(words)}
        </RowLink>
      ))}
      <RowLink
        to={workspace.registrations(id)}
        about={say({ en: `for ${name}`, es: `de ${name}` })}
      >
        {say({ en: "Registrations", es: "Inscripciones" })}
      </RowLink>
      <RowLink to={workspace.startList(id)} about={say({ en: `of ${name}`, es: `de ${name}` })}>
        {say({ en: "Start list", es: "Lista de salida" })}
      </RowLink>
      <RowLink to={workspace.checkIn(id)} about={say({ en: `of ${name}`, es: `de ${name}` })}>
        {say({ en: "Check-in", es: "Mesas de entrega" })}
      </RowLink>
      <RowLink
        to={href("/organize/races/:id/webhooks", { id })}
        about={say({ en: `of ${name}`, es: `de ${name}` })}
      >
        {say({ en: "Webhooks", es: "Webhooks" })}
      </RowLink>
      <RowLink to={href("/races/:id", { id })} about={say({ en: `of ${name}`, es: `de ${name}` })}>
        {say({ en: "Public page", es: "Página pública" })}
      </RowLink>
    </RowMenu>
  );
}
