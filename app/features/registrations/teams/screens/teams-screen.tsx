import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button } from "#ui/button.tsx";
import { BothLanguages } from "#ui/form/both-languages.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { type RecordColumn, RecordLine, Records } from "#ui/list/records.tsx";
import { menuColumn, RowDeletion, RowMenu, RowQuestion } from "#ui/list/row-menu.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { Day } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import { type Lang, type Sentence, sayIn, type Words } from "#values/say.ts";
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

type Field = (name: string) => { defaultValue: string | undefined; error: Sentence | undefined };

/** The team rules of one distance. */
function TeamRulesForm({
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
  const values = errors?.typed ?? valuesOf(rules);
  const field: Field = (name) => ({ defaultValue: values[name], error: errors?.fields[name] });
  return (
    <Form ref={form} method="post" action={action} className="group grid max-w-160 gap-4">
      <input type="hidden" name="distance" value={id} />
      <h2 className="text-xl">{distance}</h2>
      <SizeFields distance={distance} field={field} />
      <div className={onlyWithTeams}>
        <TextField
          name="last_day"
          type="date"
          label={
            <About distance={distance}>
              {{ en: "Last day for changes", es: "Último día para cambios" }}
            </About>
          }
          hint={say({
            en: "Empty: until the day before the race",
            es: "Vacío: hasta el día anterior a la carrera",
          })}
          {...field("last_day")}
        />
        <Choice
          name="has_one_price"
          value="yes"
          defaultChecked={values.has_one_price !== undefined}
        >
          <About distance={distance}>
            {{
              en: "One price for a team: the captain pays it, and the other members pay nothing. A team takes one place of the distance.",
              es: "Un precio por equipo: lo paga el capitán y los demás integrantes no pagan. Un equipo ocupa un cupo de la distancia.",
            }}
          </About>
        </Choice>
        <BothLanguages
          name="text"
          label={{
            en: `Who may be in a team (${distance})`,
            es: `Quiénes pueden formar un equipo (${distance})`,
          }}
          limit={longestTeamText}
          isLong
          field={field}
        />
      </div>
      <Button type="submit" busy={isSending} className="justify-self-start">
        {say({ en: "Save", es: "Guardar" })}
        <span className="sr-only"> {distance}</span>
      </Button>
    </Form>
  );
}

/** A distance without teams has no rules. */
const onlyWithTeams = "grid gap-4 group-has-[[value=off]:checked]:hidden";

/** What the fields begin with, by their names. */
function valuesOf(rules: TeamRules | null): Record<string, string | undefined> {
  if (!rules) return { kind: "off" };
  return {
    kind: rules.kind,
    most: String(rules.most),
    fewest: rules.kind === "team" ? String(rules.fewest) : "",
    last_day: rules.lastDay ?? "",
    has_one_price: rules.hasOnePrice ? "yes" : undefined,
    text_en: rules.text.en ?? "",
    text_es: rules.text.es ?? "",
  };
}

/** A label with its distance for screen readers: the page has a form for each. */
function About({ distance, children }: { distance: string; children: Words }) {
  const say = useSay();
  return (
    <>
      <span className="sr-only">{distance}. </span>
      {say(children)}
    </>
  );
}

/** Whether runners form teams, and how many members they have. */
function SizeFields({ distance, field }: { distance: string; field: Field }) {
  const say = useSay();
  const { least, most } = teamSizes;
  return (
    <>
      <Select
        name="kind"
        label={<About distance={distance}>{{ en: "Teams", es: "Equipos" }}</About>}
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
        {...field("kind")}
      />
      <div className={onlyWithTeams}>
        <TextField
          name="most"
          inputMode="numeric"
          label={
            <About distance={distance}>
              {{
                en: "Maximum number of members, or legs of the relay",
                es: "Máximo de integrantes, o tramos del relevo",
              }}
            </About>
          }
          hint={say({ en: `From ${least} to ${most}`, es: `De ${least} a ${most}` })}
          {...field("most")}
        />
        <TextField
          name="fewest"
          inputMode="numeric"
          label={
            <About distance={distance}>
              {{
                en: "Minimum number of members of a complete team",
                es: "Mínimo de integrantes de un equipo completo",
              }}
            </About>
          }
          hint={say({
            en: "Not for a relay, whose team has a runner for each leg",
            es: "No hace falta en un relevo: su equipo tiene un corredor por tramo",
          })}
          {...field("fewest")}
        />
      </div>
    </>
  );
}
