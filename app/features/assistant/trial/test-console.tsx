import { type FormEvent, useRef, useState } from "react";
import { href } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { useSay } from "#ui/language/language.tsx";
import { Markdown } from "#ui/markdown/markdown.tsx";
import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";
import { longestQuestion } from "../conversation/limits.ts";
import { managingMessages } from "../managing/messages.ts";
import { noticeMessages } from "../threads/messages.ts";
import type { AnswerDebug, ChatMessage } from "../threads/thread.ts";
import { askTrial, type TrialMessage, TrialRefused, type Tried } from "./trial.ts";

/**
 * A conversation with an assistant or a coach as the screen describes it at this moment. It lives in
 * the page only: nothing of it is stored.
 */
export function TestConsole({
  title,
  lead,
  tried,
}: {
  title: string;
  /** What is talked to, in a sentence. */
  lead: string;
  tried: Tried;
}) {
  const say = useSay();
  const [messages, setMessages] = useState<TrialMessage[]>([]);
  const [asking, setAsking] = useState<AbortController | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isAlive = useHydrated();

  const change = (id: number, changed: Partial<TrialMessage & { author: "assistant" }>) =>
    setMessages((all) =>
      all.map((message) =>
        message.id === id && message.author === "assistant" ? { ...message, ...changed } : message,
      ),
    );
  const ask = async (text: string) => {
    if (asking || text.trim() === "") return;
    const id = messages.length;
    const question = { id, author: "user" as const, text: text.trim() };
    const answer = { id: id + 1, author: "assistant" as const, ...noAnswer };
    setMessages([...messages, question, answer]);
    const controller = new AbortController();
    setAsking(controller);
    try {
      const whole = await askTrial(tried, [...messages, question], {
        onBlocks: (blocks: MarkdownNode[]) => change(answer.id, { blocks }),
        signal: controller.signal,
      });
      change(answer.id, { answer: whole, blocks: whole.blocks });
    } catch (error) {
      change(answer.id, { problem: sentenceOf(error, controller.signal) });
    }
    setAsking(null);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? "";
    if (field.current && !asking) field.current.value = "";
    ask(text);
  };
  return (
    <aside
      aria-labelledby="console-title"
      className="card needs-script min-w-0 p-5 xl:sticky xl:top-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="console-title" className="text-lg">
          {title}
        </h2>
        {messages.length > 0 && !asking && (
          <Button look="plain" size="small" onClick={() => setMessages([])}>
            {say({ en: "Clear", es: "Limpiar" })}
          </Button>
        )}
      </div>
      <p className="mt-1 text-sm text-muted">
        {lead} {say({ en: "Nothing of it is kept.", es: "Nada de esto se guarda." })}
      </p>
      <ol
        className="mt-4 grid gap-4 empty:hidden"
        aria-label={say({ en: "Test conversation", es: "Conversación de prueba" })}
      >
        {messages.map((message) =>
          message.author === "user" ? (
            <li key={message.id} className="ml-auto max-w-[85%] rounded-card bg-sunken px-3 py-2">
              <span className="sr-only">{say({ en: "You:", es: "Tú:" })} </span>
              <span className="wrap-anywhere whitespace-pre-wrap">{message.text}</span>
            </li>
          ) : (
            <li key={message.id} className="min-w-0">
              <TrialAnswer message={message} onOption={ask} />
            </li>
          ),
        )}
      </ol>
      <form onSubmit={send} className="mt-4 flex items-end gap-2">
        <TextField
          ref={field}
          label={say({ en: "Test message", es: "Mensaje de prueba" })}
          maxLength={longestQuestion}
          autoComplete="off"
          className="min-w-0 flex-1"
        />
        {asking ? (
          <Button look="quiet" onClick={() => asking.abort()}>
            {say({ en: "Stop", es: "Detener" })}
          </Button>
        ) : (
          <Button type="submit" look="quiet" disabled={!isAlive}>
            {say({ en: "Send", es: "Enviar" })}
          </Button>
        )}
      </form>
    </aside>
  );
}

const noAnswer = { blocks: [], answer: null, problem: null };

function sentenceOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "Stopped.";
  return error instanceof TrialRefused ? error.message : managingMessages.testFailed;
}

/** An answer in the test console, with how it came about. */
function TrialAnswer({
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
