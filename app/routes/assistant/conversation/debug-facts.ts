import type { AnswerDebug } from "#features/assistant/threads/thread.ts";
import { type Lang, type Sentence, sayIn, type Words } from "#values/say.ts";

/** A fact about how an answer was made, as the debug panel shows it. */
type DebugFact = { label: string; value: string };

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
