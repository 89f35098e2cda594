import { href, Link } from "react-router";
import type { AnswerDebug } from "#features/assistant/threads/thread.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { type Lang, type Sentence, sayIn, type Words } from "#values/say.ts";
import { ChatIcon } from "../chat-icon.tsx";
import { DrawerButton } from "../drawer-button.tsx";

/** A fact about how an answer was made, as the debug panel shows it. */
type DebugFact = { label: string; value: string };

/** Who answers, what it is about, and how the latest answer was made. */
export function ConversationHead({
  name,
  race,
  debug,
}: {
  name: string;
  race: { id: string; name: string } | null;
  debug: AnswerDebug | null;
}) {
  const say = useSay();
  return (
    <header className="chat-head">
      <DrawerButton />
      <div className="chat-with">
        <h1>
          <span>{say({ en: "Chatting with", es: "Conversas con" })}</span> {name}
        </h1>
        {race && (
          <p>
            <Rich
              text={say({ en: `About <0>${race.name}</0>`, es: `Sobre <0>${race.name}</0>` })}
              parts={[
                (words) => <TextLink to={href("/races/:id", { id: race.id })}>{words}</TextLink>,
              ]}
            />
          </p>
        )}
      </div>
      <DebugPanel debug={debug} />
      <Link
        to={href("/chat/:threadId?")}
        aria-label={say({ en: "New Chat", es: "Nueva conversación" })}
        title={say({ en: "New Chat", es: "Nueva conversación" })}
        className="chat-drawer-button"
      >
        <ChatIcon name="plus" />
      </Link>
    </header>
  );
}

/** How the latest answer was made. It opens without a script. */
function DebugPanel({ debug }: { debug: AnswerDebug | null }) {
  const lang = useLang();
  const say = useSay();
  return (
    <details>
      <summary
        title={say({ en: "Debug", es: "Depuración" })}
        className="flex min-h-10 items-center gap-1.5 rounded-control px-2.5 text-muted text-sm hover:bg-sunken hover:text-ink"
      >
        <ChatIcon name="debug" />
        <span className="max-sm:hidden">{say({ en: "Debug", es: "Depuración" })}</span>
      </summary>
      <div className="floating absolute inset-x-0 mx-3 max-h-96 max-w-110 overflow-y-auto p-4 text-sm sm:ml-auto">
        <h2 className="mb-2 text-base">
          {say({ en: "The latest answer", es: "La última respuesta" })}
        </h2>
        {debug ? (
          <dl>
            {debugFacts(debug, lang).map(({ label, value }) => (
              <div
                key={label}
                className="flex justify-between gap-3 border-line border-t border-dashed py-1"
              >
                <dt className="flex-none text-muted">{label}</dt>
                <dd className="tabular text-right wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>{say({ en: "Nothing has been answered yet.", es: "Todavía no hay respuestas." })}</p>
        )}
      </div>
    </details>
  );
}

/** The facts of an answer: what answered, what was understood, what was looked up, how long it took. */
export function debugFacts(debug: AnswerDebug, lang: Lang): DebugFact[] {
  const say = sayIn(lang);
  const facts: [Sentence, Sentence | number | null][] = [
    [
      { en: "Answered by", es: "Respondió" },
      debug.engine === "model"
        ? { en: "language model", es: "modelo de lenguaje" }
        : { en: "built-in assistant", es: "asistente propio de Dorsal" },
    ],
    [{ en: "Model", es: "Modelo" }, debug.model],
    [{ en: "Temperature", es: "Temperatura" }, debug.temperature],
    [{ en: "Intent", es: "Intención" }, debug.intent],
    [{ en: "Tool choice", es: "Elección de herramienta" }, debug.toolChoice],
    [{ en: "Parameters", es: "Parámetros" }, written(debug.parameters)],
    ...debug.toolCalls.map(({ name, parameters, found, ms }): [Sentence, string] => [
      { en: `Tool call ${name}`, es: `Llamada a ${name}` },
      [
        written(parameters),
        say(
          found === null
            ? { en: "failed", es: "falló" }
            : { en: `${found} found`, es: `${found} resultados` },
        ),
        `${Math.round(ms)} ms`,
      ]
        .filter(Boolean)
        .join(" · "),
    ]),
    [
      { en: "First piece", es: "Primera parte" },
      debug.firstByteMs === null ? null : `${Math.round(debug.firstByteMs)} ms`,
    ],
    [{ en: "Whole answer", es: "Respuesta completa" }, `${Math.round(debug.totalMs)} ms`],
    [{ en: "Tokens", es: "Tokens" }, tokens(debug)],
    [{ en: "Problem", es: "Problema" }, debug.problem],
  ];
  return facts.flatMap(([label, value]) =>
    value === null || value === ""
      ? []
      : [{ label: say(label), value: typeof value === "number" ? String(value) : say(value) }],
  );
}

/** `city: Cusco, limit: 5` */
function written(parameters: object): string {
  return Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${typeof value === "object" ? JSON.stringify(value) : value}`)
    .join(", ");
}

function tokens({ inputTokens, outputTokens }: AnswerDebug): Words | null {
  return inputTokens + outputTokens === 0
    ? null
    : {
        en: `${inputTokens} in, ${outputTokens} out`,
        es: `${inputTokens} de entrada, ${outputTokens} de salida`,
      };
}
