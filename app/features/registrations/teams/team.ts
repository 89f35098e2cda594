import type { Day } from "#values/day.ts";
import type { Words } from "#values/say.ts";
import type { TeamKind } from "../entry-team.ts";
import { lastDayFor } from "../orders/changes/change.ts";
import type { QuestionText } from "../questions/question.ts";

/** Members of a team, or legs of a relay. */
export const teamSizes = { least: 2, most: 20 } as const;
export const longestTeamName = 60;
export const longestTeamText = 500;
/** Teams of one race that an account may lead. */
export const mostTeams = 20;

/** What the organizer of a distance says about teams. */
export type TeamRules = {
  kind: TeamKind;
  /** Members of a complete team; of a relay, both numbers are the number of legs. */
  fewest: number;
  most: number;
  /** `null`: until the day before the race. */
  lastDay: Day | null;
  /** Who may be in a team, in the organizer's words. */
  text: QuestionText;
  /** Whether the captain pays for the whole team, which takes one place of the distance. */
  hasOnePrice: boolean;
};

export const teamKindWords: Record<TeamKind, Words> = {
  team: { en: "Teams", es: "Equipos" },
  relay: { en: "Relay", es: "Relevos" },
};

/** Whether teams of a race can still be changed today, at the place of the race. */
export function mayTeamsChange(
  { lastDay }: Pick<TeamRules, "lastDay">,
  { status, startDate }: { status: string; startDate: Day },
  today: Day,
): boolean {
  if (status === "cancelled" || status === "completed") return false;
  return today <= lastDayFor({ lastDay }, startDate);
}

/** Members that a team needs to be complete. */
export function missingIn({ fewest }: Pick<TeamRules, "fewest">, members: number): number {
  return Math.max(fewest - members, 0);
}

/** `3 to 5 members`, `4 legs`. */
export function sizeWords({ kind, fewest, most }: TeamRules): Words {
  if (kind === "relay") return { en: `${most} legs`, es: `${most} tramos` };
  if (fewest === most) return { en: `${most} members`, es: `${most} integrantes` };
  return { en: `${fewest} to ${most} members`, es: `de ${fewest} a ${most} integrantes` };
}

/** Shown in the form of an entry that pays for a team. */
export const wholeTeamPrice: Words = {
  en: "This price is for a whole team. Once it is paid, form the team on the page of your registration and invite the others, who pay nothing.",
  es: "Este precio es por un equipo completo. Una vez pagado, forma el equipo en la página de tu inscripción e invita a los demás, que no pagan.",
};

/** Shown in the form of an entry that joins a team. */
export function joiningWords({ name, hasOnePrice }: { name: string; hasOnePrice: boolean }): Words {
  return hasOnePrice
    ? {
        en: `This entry joins the team “${name}”. Its place is paid for with the team.`,
        es: `Esta inscripción se une al equipo “${name}”. Su cupo está incluido en el precio del equipo.`,
      }
    : {
        en: `This entry joins the team “${name}”.`,
        es: `Esta inscripción se une al equipo “${name}”.`,
      };
}

type Named = { registrationId: string; firstName: string; lastName: string; isOwn: boolean };

/** A member who may lead a team next, by the entry. */
export type Heir = { id: string; name: string };

/** The members of whom a captain chooses the next one: those whom the captain has not entered. */
export function heirsOf(
  { captainId }: { captainId: string | null },
  members: readonly Named[],
  { userId }: { userId: string },
): Heir[] {
  if (captainId !== userId) return [];
  return members
    .filter(({ isOwn }) => !isOwn)
    .map(({ registrationId, firstName, lastName }) => ({
      id: registrationId,
      name: `${firstName} ${lastName}`,
    }));
}

/** Asks a captain who leads the team then. */
export function heirQuestion(team: string): Words {
  return {
    en: `Who leads ${team} from now on?`,
    es: `¿Quién liderará ${team}?`,
  };
}

export const firstHeir: Words = {
  en: "The member who joined first",
  es: "Quien se unió primero",
};
