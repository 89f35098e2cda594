import { type RaceEventKind, raceEventKinds } from "#features/race-events/race-event.ts";
import { eventWords } from "#features/race-events/webhooks/messages.ts";
import type { WebhookEndpoint } from "#features/race-events/webhooks/webhook.ts";
import { buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
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

const states = {
  active: { look: "border-pine text-pine", words: { en: "Active", es: "Activo" } },
  failing: { look: "border-danger text-danger", words: { en: "Failing", es: "Con fallas" } },
  paused: { look: "border-edge text-slate", words: { en: "Paused", es: "En pausa" } },
} as const;

/** The state of an address, in one word. */
export function StateBadge({ endpoint }: { endpoint: WebhookEndpoint }) {
  const say = useSay();
  const { look, words } = states[stateOf(endpoint)];
  return <span className={`chip ${look}`}>{say(words)}</span>;
}

function stateOf({ paused, failingSince }: WebhookEndpoint): keyof typeof states {
  if (paused) return "paused";
  return failingSince ? "failing" : "active";
}

/** The secret of an address that was just added. It is shown only now. */
export function NewSecret({ secret }: { secret: string }) {
  const say = useSay();
  return (
    <section aria-labelledby="new-secret" className="card p-5">
      <h2 id="new-secret" className="text-lg">
        {say({ en: "The secret of this address", es: "El secreto de esta dirección" })}
      </h2>
      <p className="mt-1 text-muted">
        {say({
          en: "Your server checks with it that messages come from Dorsal, by the convention of Standard Webhooks. Please keep it now: it is not shown again.",
          es: "Con él, tu servidor verifica que los mensajes vienen de Dorsal, según la convención Standard Webhooks. Guárdalo ahora: no se vuelve a mostrar.",
        })}
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <code className="break-all font-semibold">{secret}</code>
        <CopyButton
          text={secret}
          done={say({ en: "Copied", es: "Copiado" })}
          className={buttonClass({ look: "quiet", size: "small" })}
        >
          {say({ en: "Copy the secret", es: "Copiar el secreto" })}
        </CopyButton>
      </p>
    </section>
  );
}
