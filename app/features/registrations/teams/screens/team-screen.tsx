import { Form, href } from "react-router";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { LiveMessage } from "#ui/message/toast.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import type { FormErrors } from "#values/form/form.ts";
import type { Sentence, Words } from "#values/say.ts";
import type { Team, TeamMember } from "../queries.server.ts";
import { longestTeamName, missingIn } from "../team.ts";
import { HeirSelect } from "./heir-select.tsx";
import { TeamRulesText } from "./team-parts.tsx";

type ShownTeam = Omit<Team, "captainId" | "inviteCode" | "origin">;

type TeamChange = "add" | "captain" | "enter" | "leg" | "link" | "close-link" | "remove" | "rename";

const pathOf = (id: string, change?: TeamChange) => href("/teams/:id/:change?", { id, change });

/** A team: who is in it, who is missing, and how others join. */
export function TeamScreen({
  team,
  link,
  entersOthers,
  said,
  errors,
}: {
  team: ShownTeam;
  /** The address that lets others join; `null` without one, or where the viewer does not lead the team. */
  link: string | null;
  /** Whether the race takes several people in one order. */
  entersOthers: boolean;
  said: Sentence | null;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const { rules, isOpen, isLed, members, free } = team;
  const missing = rules ? missingIn(rules, members.length) : 0;
  const isFull = rules !== null && members.length >= rules.most;
  const own = members.find(({ isOwn }) => isOwn);
  return (
    <Container className="py-10 sm:py-14">
      <div className="grid max-w-170 gap-8">
        <PageHeading lead={`${team.raceName}, ${team.distance}`}>{team.name}</PageHeading>
        {said && <LiveMessage>{say(said)}</LiveMessage>}
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        {!isOpen && (
          <Notice>
            {say({
              en: "This team can no longer be changed. Ask the organizer if something is wrong.",
              es: "Este equipo ya no se puede cambiar. Si algo no está bien, consulta al organizador.",
            })}
          </Notice>
        )}
        {rules && <TeamRulesText rules={rules} />}
        <section aria-labelledby="members" className="grid gap-4">
          <h2 id="members" className="text-xl">
            {say({ en: "Members", es: "Integrantes" })}
          </h2>
          <p className="text-muted">{say(completenessWords(missing, members))}</p>
          {members.length > 0 && (
            <ul className="card divide-y divide-line">
              {members.map((member) => (
                <Member key={member.registrationId} team={team} member={member} />
              ))}
            </ul>
          )}
        </section>
        {isOpen && isLed && (
          <>
            {!isFull && <Joining team={team} link={link} entersOthers={entersOthers} free={free} />}
            <RenameForm team={team} errors={errors} />
          </>
        )}
        {isOpen && team.heirs.length > 0 && <HandOnForm team={team} />}
        <div className="flex flex-wrap gap-3">
          {own?.isMade && (
            <ButtonLink look="quiet" to={href("/registrations/:id", { id: own.registrationId })}>
              {say({ en: "See your registration", es: "Ver tu inscripción" })}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" to={href("/dashboard")}>
            {say({ en: "Go to your dashboard", es: "Ir a tu panel" })}
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}

/** A place is held before it is paid for, and may still become free. */
function completenessWords(missing: number, members: readonly TeamMember[]): Words {
  if (missing > 0) {
    return {
      en: `Members so far: ${members.length}. Still missing: ${missing}.`,
      es: `Integrantes hasta ahora: ${members.length}. Faltan: ${missing}.`,
    };
  }
  const unpaid = members.filter(({ isMade }) => !isMade).length;
  if (unpaid === 0) return { en: "The team is complete.", es: "El equipo está completo." };
  return {
    en: `The team is complete once everybody has paid. Not paid yet: ${unpaid}.`,
    es: `El equipo estará completo cuando todos paguen. Falta que paguen: ${unpaid}.`,
  };
}

function Member({ team, member }: { team: ShownTeam; member: TeamMember }) {
  const { id, rules, isOpen, isLed } = team;
  const { registrationId, firstName, lastName, number, isMade, isOwn, sharesPlace } = member;
  const say = useSay();
  const name = `${firstName} ${lastName}`;
  const isRelay = rules?.kind === "relay";
  // In a team with one price, a member leaves by cancelling the registration.
  const hasOnePrice = rules?.hasOnePrice === true;
  const mayRemove = hasOnePrice ? isLed && !isOwn && sharesPlace : isLed || isOwn;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <span className="min-w-0 wrap-anywhere">
        <b>{name}</b>
        <span className="block text-sm text-muted">
          {member.isCaptain && say({ en: "Captain. ", es: "Capitán. " })}
          {isRelay && say({ en: `Leg ${number}. `, es: `Tramo ${number}. ` })}
          {isMade
            ? say({ en: "Entered", es: "Inscripción completa" })
            : say({ en: "Not paid yet", es: "Falta el pago" })}
        </span>
      </span>
      <span className="flex flex-wrap items-end gap-3">
        {isOpen && isLed && isRelay && (
          <Form method="post" action={pathOf(id, "leg")} className="flex items-end gap-2">
            <input type="hidden" name="entry" value={registrationId} />
            <Select
              name="leg"
              label={
                <>
                  {say({ en: "Leg", es: "Tramo" })}
                  <span className="sr-only"> {name}</span>
                </>
              }
              options={Array.from({ length: rules.most }, (_, at) => ({
                value: String(at + 1),
                label: String(at + 1),
              }))}
              defaultValue={String(number)}
            />
            <Button type="submit" look="quiet" size="small">
              {say({ en: "Change", es: "Cambiar" })}
              <span className="sr-only"> {name}</span>
            </Button>
          </Form>
        )}
        {isOpen && mayRemove && isOwn && <LeaveForm team={team} member={member} />}
        {isOpen && mayRemove && !isOwn && (
          <Form method="post" action={pathOf(id, "remove")}>
            <input type="hidden" name="entry" value={registrationId} />
            <Button type="submit" look="quiet" size="small">
              {hasOnePrice
                ? say({
                    en: "Remove and cancel the entry",
                    es: "Quitar y cancelar la inscripción",
                  })
                : say({ en: "Remove", es: "Quitar" })}
              <span className="sr-only"> {name}</span>
            </Button>
          </Form>
        )}
      </span>
    </li>
  );
}

/** Takes an own entry out of the team, which its captain hands on. */
function LeaveForm({
  team: { id, name, members, heirs, hasOneOwn },
  member: { registrationId },
}: {
  team: ShownTeam;
  member: TeamMember;
}) {
  const say = useSay();
  return (
    <details className="min-w-0">
      <summary className="disclosure">{say({ en: "Leave", es: "Salir" })}</summary>
      <Form method="post" action={pathOf(id, "remove")} className="mt-3 grid gap-3">
        <input type="hidden" name="entry" value={registrationId} />
        <p className="max-w-text text-sm">
          {members.length === 1
            ? say({
                en: "You keep your entry. The team has nobody else, so it is deleted.",
                es: "Conservas tu inscripción. El equipo no tiene a nadie más, así que se elimina.",
              })
            : say({
                en: "You keep your entry, and run without the team.",
                es: "Conservas tu inscripción y corres sin el equipo.",
              })}
        </p>
        {hasOneOwn && heirs.length > 0 && <HeirSelect team={name} heirs={heirs} />}
        <Button type="submit" look="danger" size="small" className="justify-self-start">
          {say({ en: `Leave ${name}`, es: `Salir de ${name}` })}
        </Button>
      </Form>
    </details>
  );
}

/** How others get into a team that has room: by the link, or as entries of a leader. */
function Joining({
  team: { id },
  link,
  entersOthers,
  free,
}: {
  team: ShownTeam;
  link: string | null;
  entersOthers: boolean;
  free: Team["free"];
}) {
  const say = useSay();
  return (
    <section aria-labelledby="joining" className="grid gap-4">
      <h2 id="joining" className="text-xl">
        {say({ en: "Invite others", es: "Invita a los demás" })}
      </h2>
      <p className="max-w-text text-muted">
        {link
          ? say({
              en: "Anyone who has this link can join with their own entry, until the team is full. A new link replaces it.",
              es: "Quien tenga este enlace se puede unir con su propia inscripción, hasta que el equipo esté completo. Un enlace nuevo lo reemplaza.",
            })
          : say({
              en: "There is no link, so nobody can join by themselves.",
              es: "No hay enlace, así que nadie se puede unir por su cuenta.",
            })}
      </p>
      {link && (
        <p className="flex flex-wrap items-center gap-3">
          <code className="min-w-0 wrap-anywhere">{link}</code>
          <CopyButton
            text={link}
            done={say({ en: "Copied", es: "Copiado" })}
            className={buttonClass({ look: "primary", size: "small" })}
          >
            {say({ en: "Copy", es: "Copiar" })}
          </CopyButton>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Form method="post" action={pathOf(id, "link")}>
          <Button type="submit" look={link ? "plain" : "quiet"} size="small">
            {link
              ? say({ en: "Make a new link", es: "Crear un enlace nuevo" })
              : say({ en: "Make a link", es: "Crear un enlace" })}
          </Button>
        </Form>
        {link && (
          <Form method="post" action={pathOf(id, "close-link")}>
            <Button type="submit" look="plain" size="small">
              {say({ en: "Switch the link off", es: "Desactivar el enlace" })}
            </Button>
          </Form>
        )}
        {entersOthers && (
          <Form method="post" action={pathOf(id, "enter")}>
            <Button type="submit" look="quiet" size="small">
              {say({ en: "Enter somebody yourself", es: "Inscribir a alguien por tu cuenta" })}
            </Button>
          </Form>
        )}
      </div>
      {free.length > 0 && (
        <ul className="grid gap-3">
          {free.map(({ id: entry, name }) => (
            <li key={entry}>
              <Form method="post" action={pathOf(id, "add")}>
                <input type="hidden" name="entry" value={entry} />
                <Button type="submit" look="quiet" size="small">
                  {say({ en: `Add ${name}`, es: `Agregar a ${name}` })}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Lets a captain who stays in the team hand on the lead. */
function HandOnForm({ team: { id, heirs } }: { team: ShownTeam }) {
  const say = useSay();
  return (
    <details className="min-w-0">
      <summary className="disclosure">
        {say({ en: "Hand on the lead", es: "Ceder el liderazgo" })}
      </summary>
      <Form method="post" action={pathOf(id, "captain")} className="mt-3 grid max-w-100 gap-4">
        <p className="text-sm">
          {say({
            en: "You stay in the team. The member whom you choose invites others and names the team from then on.",
            es: "Sigues en el equipo. Quien elijas invitará a los demás y podrá cambiar el nombre desde ese momento.",
          })}
        </p>
        <Select
          name="captain"
          label={say({ en: "New captain", es: "Nuevo capitán" })}
          options={heirs.map((heir) => ({ value: heir.id, label: heir.name }))}
        />
        <Button type="submit" look="quiet" className="justify-self-start">
          {say({ en: "Hand on the lead", es: "Ceder el liderazgo" })}
        </Button>
      </Form>
    </details>
  );
}

function RenameForm({ team, errors }: { team: ShownTeam; errors: FormErrors | null }) {
  const say = useSay();
  const form = useFirstInvalid(errors);
  return (
    <Form
      ref={form}
      method="post"
      action={pathOf(team.id, "rename")}
      className="grid max-w-100 gap-4"
    >
      <TextField
        name="name"
        label={say({ en: "Name of the team", es: "Nombre del equipo" })}
        maxLength={longestTeamName}
        autoComplete="off"
        defaultValue={errors?.typed.name ?? team.name}
        error={errors?.fields.name}
      />
      <Button type="submit" look="quiet" className="justify-self-start">
        {say({ en: "Rename", es: "Cambiar el nombre" })}
      </Button>
    </Form>
  );
}
