import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { type RecordColumn, RecordLine, Records } from "#ui/list/records.tsx";
import { menuColumn, RowDeletion, RowMenu, RowQuestion } from "#ui/list/row-menu.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { Day } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { SetupFrame } from "../../setup-frame.tsx";
import type { ListedTeam } from "../queries.server.ts";
import { longestTeamName, missingIn, type TeamRules, teamKindWords } from "../team.ts";
import { TeamRulesForm } from "./team-rules-form.tsx";

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
          <TeamRulesForm
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
      <RowDeletion
        about={name}
        action={at.teams(raceId, "delete")}
        values={{ team: id }}
        button={say({ en: "Delete the team", es: "Eliminar el equipo" })}
      >
        {say({
          en: "The team is deleted. Its members stay registered without a team.",
          es: "El equipo se elimina. Sus integrantes siguen inscritos sin equipo.",
        })}
      </RowDeletion>
    </RowMenu>
  );
}
