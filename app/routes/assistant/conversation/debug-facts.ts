import type { AnswerDebug } from "#features/assistant/threads/thread.ts";

/** A fact about how an answer was made, as the debug panel shows it. */
type DebugFact = { label: string; value: string };

/** The facts of an answer: what answered, what was understood, what was looked up, how long it took. */
export function debugFacts(debug: AnswerDebug): DebugFact[] {
  const facts: [string, string | number | null][] = [
    ["Answered by", debug.engine === "model" ? "language model" : "built-in assistant"],
    ["Model", debug.model],
    ["Temperature", debug.temperature],
    ["Intent", debug.intent],
    ["Tool choice", debug.toolChoice],
    ["Parameters", written(debug.parameters)],
    ...debug.toolCalls.map(({ name, parameters, found, ms }): [string, string] => [
      `Tool call ${name}`,
      [written(parameters), found === null ? "failed" : `${found} found`, `${Math.round(ms)} ms`]
        .filter(Boolean)
        .join(" · "),
    ]),
    ["First piece", debug.firstByteMs === null ? null : `${Math.round(debug.firstByteMs)} ms`],
    ["Whole answer", `${Math.round(debug.totalMs)} ms`],
    ["Tokens", tokens(debug)],
    ["Problem", debug.problem],
  ];
  return facts.flatMap(([label, value]) =>
    value === null || value === "" ? [] : [{ label, value: String(value) }],
  );
}

/** `city: Cusco, limit: 5` */
function written(parameters: object): string {
  return Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${typeof value === "object" ? JSON.stringify(value) : value}`)
    .join(", ");
}

function tokens({ inputTokens, outputTokens }: AnswerDebug): string | null {
  return inputTokens + outputTokens === 0 ? null : `${inputTokens} in, ${outputTokens} out`;
}
