import { type FormEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { useSay } from "#ui/language/language.tsx";
import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import { longestQuestion } from "../conversation/limits.ts";
import { managingMessages } from "../managing/messages.ts";
import { askTrial, type TrialMessage, TrialRefused, type Tried } from "./trial.ts";
import { TrialAnswer } from "./trial-answer.tsx";

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
