import { type RaceEventKind, raceEventKinds } from "#features/race-events/race-event.ts";
import { eventWords } from "#features/race-events/webhooks/messages.ts";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { Said, useSay } from "#ui/language/language.tsx";
import type { Sentence } from "#values/say.ts";

/** Which events are sent. */
export function EventChoices({
  chosen,
  error,
}: {
  chosen: readonly RaceEventKind[];
  error: Sentence | undefined;
}) {
  const say = useSay();
  return (
    <ChoiceGroup label={say({ en: "Events", es: "Eventos" })}>
      {raceEventKinds.map((kind) => (
        <Choice
          key={kind}
          name="events"
          value={kind}
          defaultChecked={chosen.includes(kind)}
          aria-describedby={error ? "events-error" : undefined}
        >
          {say(eventWords[kind])}
        </Choice>
      ))}
      {error && (
        <p id="events-error" className="mt-1.5 text-sm font-medium text-danger">
          <Said>{error}</Said>
        </p>
      )}
    </ChoiceGroup>
  );
}
