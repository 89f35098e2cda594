import type { ManagedCoach } from "#features/coaches/managing/managed-coach.ts";
import type { LayerName } from "#features/coaches/managing/shown-layers.ts";
import { columnWords } from "#values/text/column-words.ts";

const layerWords: Record<LayerName, string> = {
  llm: "Language model (llm)",
  tts: "Voice (tts)",
  stt: "Hearing (stt)",
  perception: "Perception",
};

/** The configuration layers of a persona. Keys in them never reach this screen. */
export function LayerCards({ coach: { layers, source } }: { coach: ManagedCoach }) {
  return (
    <section aria-labelledby="layers-title" className="card p-5">
      <h2 id="layers-title" className="text-lg">
        Configuration Layers
      </h2>
      {layers.length === 0 && (
        <p className="mt-1 text-muted">
          {source === "built-in"
            ? "This coach has none: voice and hearing are those of the visitor's browser."
            : "This persona has none: the provider's own settings apply."}
        </p>
      )}
      <div className="mt-3 grid gap-5 empty:hidden">
        {layers.map(({ name, facts, rest }) => (
          <div key={name}>
            <h3 className="font-semibold">{layerWords[name]}</h3>
            {facts.length > 0 && (
              <dl className="office-facts">
                {facts.map((fact) => (
                  <div key={fact.name}>
                    <dt>{columnWords(fact.name)}</dt>
                    <dd className="whitespace-pre-wrap">{fact.value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {rest && (
              <details className="mt-2 text-sm">
                <summary className="link w-fit">Other settings</summary>
                <pre className="mt-2 whitespace-pre-wrap rounded-control bg-sunken p-3 wrap-anywhere">
                  {rest}
                </pre>
              </details>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
