import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button } from "#ui/button.tsx";
import { CountedArea } from "#ui/form/counted-area.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { type RecordColumn, RecordLine, Records } from "#ui/list/records.tsx";
import { menuColumn, RowMenu, RowQuestion } from "#ui/list/row-menu.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { Day } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { SetupFrame } from "../../setup-frame.tsx";
import type { ListedTeam } from "../queries.server.ts";
import {
  longestTeamName,
  longestTeamText,
  missingIn,
  type TeamRules,
  teamKindWords,
  teamSizes,
} from "../team.ts";

/** The team rules of a race, distance by distance, and the teams that its runners have formed. */
export function TeamsScreen({
  race,
  distances,
  teams,
  errors,
}: {
  race: { id: string; name: string; startDate: Day };
  distances: { id: string; distance: string; rules: TeamRules | null }[];
  /** The first ones. */
  teams: ListedTeam[];
  errors: FormErrors | null;
}) {
  const say = useSay();
  const lang = useLang();
  return (
    <SetupFrame race={race} screen="teams">
      <div className="grid gap-8">
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <p className="max-w-text text-muted">
          {say({
            en: "Where a distance has teams, a runner who is entered can form one and invite others with a link. Each member has their own entry. The start list and the exported registrations name the team.",
            es: "Si una distancia tiene equipos, quien ya se inscribió puede formar uno e invitar a otros con un enlace. Cada integrante tiene su propia inscripción. La lista de salida y el archivo de inscripciones indican el equipo.",
          })}
        </p>
        {distances.length === 0 && (
          <EmptyState
            title={say({
              en: "This race has no distances",
              es: "Esta carrera no tiene distancias",
            })}
          />
        )}
        {distances.map((distance) => (
          <RulesForm
            key={distance.id}
            raceId={race.id}
            distance={distance}
            errors={errors?.typed.distance === distance.id ? errors : null}
          />
        ))}
        <section aria-labelledby="teams" className="grid gap-4">
          <h2 id="teams" className="text-xl">
            {say({ en: "Teams", es: "Equipos" })}
          </h2>
          {teams.length === 0 ? (
            <EmptyState title={say({ en: "No teams yet", es: "Todavía no hay equipos" })} />
          ) : (
            <Records
              caption={say({ en: "Teams", es: "Equipos" })}
              columns={columnsOf(race.id, lang)}
              rows={teams}
              keyOf={({ id }) => id}
            />
          )}
        </section>
      </div>
    </SetupFrame>
  );
}

function RulesForm({
  raceId,
  distance: { id, distance, rules },
  errors,
}: {
  raceId: string;
  distance: { id: string; distance: string; rules: TeamRules | null };
  errors: FormErrors | null;
}) {
  const say = useSay();
  const action = useWorkplace().teams(raceId);
  const isSending = useIsSending(action);
  const form = useFirstInvalid(errors);
  const about = <span className="sr-only">{distance}. </span>;
  const { least, most } = teamSizes;
  return (
    <Form ref={form} method="post" action={action} className="grid max-w-160 gap-4">
      <input type="hidden" name="distance" value={id} />
      <h2 className="text-xl">{distance}</h2>
      <Select
        name="kind"
        label={
          <>
            {about}
            {say({ en: "Teams", es: "Equipos" })}
          </>
        }
        options={[
          { value: "off", label: say({ en: "No teams", es: "Sin equipos" }) },
          {
            value: "team",
            label: say({
              en: "Teams that are scored together",
              es: "Equipos que puntúan en conjunto",
            }),
          },
          {
            value: "relay",
            label: say({
              en: "Relay: each member runs one leg",
              es: "Relevos: cada integrante corre un tramo",
            }),
          },
        ]}
        defaultValue={errors?.typed.kind ?? rules?.kind ?? "off"}
        error={errors?.fields.kind}
      />
      <TextField
        name="most"
        inputMode="numeric"
        label={
          <>
            {about}
            {say({
              en: "Maximum number of members, or legs of the relay",
              es: "Máximo de integrantes, o tramos del relevo",
            })}
          </>
        }
        hint={say({ en: `From ${least} to ${most}`, es: `De ${least} a ${most}` })}
        defaultValue={errors?.typed.most ?? (rules ? String(rules.most) : "")}
        error={errors?.fields.most}
      />
      <TextField
        name="fewest"
        inputMode="numeric"
        label={
          <>
            {about}
            {say({
              en: "Minimum number of members of a complete team",
              es: "Mínimo de integrantes de un equipo completo",
            })}
          </>
        }
        hint={say({
          en: "Not for a relay, whose team has a runner for each leg",
          es: "No hace falta en un relevo: su equipo tiene un corredor por tramo",
        })}
        defaultValue={errors?.typed.fewest ?? (rules?.kind === "team" ? String(rules.fewest) : "")}
        error={errors?.fields.fewest}
      />
      <TextField
        name="last_day"
        type="date"
        label={
          <>
            {about}
            {say({ en: "Last day for changes", es: "Último día para cambios" })}
          </>
        }
        hint={say({
          en: "Empty: until the day before the race",
          es: "Vacío: hasta el día anterior a la carrera",
        })}
        defaultValue={errors?.typed.last_day ?? rules?.lastDay ?? ""}
        error={errors?.fields.last_day}
      />
      <CountedArea
        name="text_en"
        label={say({
          en: `Who may be in a team, in English (${distance})`,
          es: `Quiénes pueden formar un equipo, en inglés (${distance})`,
        })}
        rows={2}
        limit={longestTeamText}
        defaultValue={errors?.typed.text_en ?? rules?.text.en ?? ""}
        error={errors?.fields.text_en}
      />
      <CountedArea
        name="text_es"
        label={say({
          en: `Who may be in a team, in Spanish (${distance})`,
          es: `Quiénes pueden formar un equipo, en español (${distance})`,
        })}
        rows={2}
        limit={longestTeamText}
        defaultValue={errors?.typed.text_es ?? rules?.text.es ?? ""}
        error={errors?.fields.text_es}
      />
      <Button type="submit" busy={isSending} className="justify-self-start">
        {say({ en: "Save", es: "Guardar" })}
        <span className="sr-only"> {distance}</span>
      </Button>
    </Form>
  );
}

function columnsOf(raceId: string, lang: Lang): RecordColumn<ListedTeam>[] {
  const say = sayIn(lang);
  return [
    {
      title: say({ en: "Team", es: "Equipo" }),
      isHead: true,
      room: 26,
      cell: ({ name, distance, kind }) => (
        <>
          <RecordLine>{name}</RecordLine>
          <RecordLine isQuiet>
            {[distance, kind && say(teamKindWords[kind])].filter(Boolean).join(", ")}
          </RecordLine>
        </>
      ),
    },
    {
      title: say({ en: "Captain", es: "Capitán" }),
      room: 24,
      cell: ({ captain, captainEmail }) => (
        <>
          <RecordLine>{captain || captainEmail || "–"}</RecordLine>
          {captain && <RecordLine isQuiet>{captainEmail ?? ""}</RecordLine>}
        </>
      ),
    },
    { title: say({ en: "Members", es: "Integrantes" }), cell: ({ members }) => members },
    {
      title: say({ en: "State", es: "Estado" }),
      cell: ({ fewest, count, unpaid }) => {
        const missing = fewest === null ? 0 : missingIn({ fewest }, count);
        return [
          missing > 0
            ? say({ en: `${missing} missing`, es: `Faltan ${missing}` })
            : say({ en: "Complete", es: "Completo" }),
          unpaid > 0 && say({ en: `${unpaid} not paid`, es: `${unpaid} sin pagar` }),
        ]
          .filter(Boolean)
          .join(", ");
      },
    },
    menuColumn((team) => <TeamMenu raceId={raceId} team={team} />),
  ];
}

function TeamMenu({ raceId, team: { id, name } }: { raceId: string; team: ListedTeam }) {
  const say = useSay();
  const at = useWorkplace();
  return (
    <RowMenu name={name}>
      <RowQuestion label={say({ en: "Rename", es: "Cambiar el nombre" })} about={name}>
        <Form method="post" action={at.teams(raceId, "rename")} preventScrollReset>
          <input type="hidden" name="team" value={id} />
          <TextField
            name="name"
            label={say({ en: "Name of the team", es: "Nombre del equipo" })}
            maxLength={longestTeamName}
            defaultValue={name}
          />
          <Button type="submit" size="small">
            {say({ en: "Rename", es: "Cambiar el nombre" })}
          </Button>
        </Form>
      </RowQuestion>
      <RowQuestion label={say({ en: "Delete", es: "Eliminar" })} about={name} isDanger>
        <Form method="post" action={at.teams(raceId, "delete")} preventScrollReset>
          <input type="hidden" name="team" value={id} />
          <p>
            {say({
              en: "The team is deleted. Its members stay registered without a team.",
              es: "El equipo se elimina. Sus integrantes siguen inscritos sin equipo.",
            })}
          </p>
          <Button type="submit" look="danger" size="small">
            {say({ en: "Delete the team", es: "Eliminar el equipo" })}
          </Button>
        </Form>
      </RowQuestion>
    </RowMenu>
  );
}
