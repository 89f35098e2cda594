import { href } from "react-router";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Markdown } from "#ui/markdown/markdown.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";
import { noticeMessages } from "../threads/messages.ts";
import type { AnswerDebug, ChatMessage } from "../threads/thread.ts";
import type { TrialMessage } from "./trial.ts";

/** An answer in the test console, with how it came about. */
export function TrialAnswer({
  message: { blocks, answer, problem },
  onOption,
}: {
  message: TrialMessage & { author: "assistant" };
  onOption: (text: string) => void;
}) {
  const say = useSay();
  const isWaiting = !answer && !problem;
  return (
    <article
      aria-label={say({ en: "Answer", es: "Respuesta" })}
      aria-busy={isWaiting}
      className="grid gap-3"
    >
      {blocks.length > 0 && <Markdown tree={blocks} />}
      {isWaiting && blocks.length === 0 && <p className="text-muted">…</p>}
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      {answer && <Found {...answer} />}
      {answer && answer.options.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {answer.options.map((option) => (
            <Button key={option} look="quiet" size="small" onClick={() => onOption(option)}>
              {option}
            </Button>
          ))}
        </div>
      )}
      {answer?.notice && <p className="text-sm text-muted">{noticeMessages[answer.notice].en}</p>}
      {answer?.debug && <How {...answer.debug} />}
    </article>
  );
}

/** The races that would become cards, and the links. */
function Found({ races, links }: Pick<ChatMessage, "races" | "links">) {
  if (races.length + links.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-sm">
      {races.map(({ race, why }) => (
        <li key={race.id}>
          <TextLink to={href("/races/:id", { id: race.id })}>{race.name}</TextLink>{" "}
          <span className="text-muted">
            {[formatDay(race.startDate, "en"), ...why].join(" · ")}
          </span>
        </li>
      ))}
      {links.map(({ label, to }) => (
        <li key={to}>
          <TextLink to={to}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );
}

function How(debug: AnswerDebug) {
  const { engine, model, intent, toolChoice, totalMs, firstByteMs } = debug;
  const facts = [
    engine === "model" ? `Answered by ${model}` : "Answered by the built-in assistant",
    `intent ${intent}`,
    `tools ${toolChoice}`,
    ...debug.toolCalls.map(
      ({ name, found, ms }) => `${name}: ${found === null ? "failed" : `${found} found`}, ${ms} ms`,
    ),
    firstByteMs !== null && `first piece after ${Math.round(firstByteMs)} ms`,
    `${Math.round(totalMs)} ms in all`,
    engine === "model" &&
      `${formatCount(debug.inputTokens)} tokens read, ${formatCount(debug.outputTokens)} written`,
    debug.problem && `problem: ${debug.problem}`,
  ].filter((fact) => typeof fact === "string");
  return (
    <details className="text-sm text-muted">
      <summary className="disclosure">{facts[0]}</summary>
      <ul className="mt-2 grid gap-1 wrap-anywhere">
        {facts.slice(1).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        <li>
          <code>{JSON.stringify(debug.parameters)}</code>
        </li>
      </ul>
    </details>
  );
}
