import type { ManagedCoach } from "#features/coaches/managing/managed-coach.ts";
import { formatFullMoment } from "#values/day.ts";
import { SessionFigures } from "../session-figures.tsx";

/** What a coach is called where, since when, and how its sessions went. */
export function BasicInfo({ coach }: { coach: ManagedCoach }) {
  const facts = [
    ["Name", coach.personaName],
    ["Persona ID", coach.personaId],
    ["Default replica", coach.defaultReplicaId ?? "none"],
    ["Answered by", coach.source === "built-in" ? "the built-in coach" : "the video provider"],
    ["Created", formatFullMoment(coach.createdAt)],
    ["Last changed", formatFullMoment(coach.updatedAt)],
    ["Sessions", <SessionFigures key="sessions" figures={coach.figures} />],
  ] as const;
  return (
    <section aria-labelledby="basic-title" className="card p-5">
      <h2 id="basic-title" className="mb-2 text-lg">
        Basic Info
      </h2>
      <dl className="office-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
