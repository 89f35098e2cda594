import { useCallback, useRef, useState } from "react";
import { Form, href, useLocation } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import type { Assistant } from "#features/assistant/conversation/assistant.ts";
import type { AskRefusal } from "#features/assistant/threads/chat-event.ts";
import { chatBroken } from "#features/assistant/threads/messages.ts";
import type { ChatAllowance, ChatMessage, ChatThread } from "#features/assistant/threads/thread.ts";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { useTimer } from "#ui/timer.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Sentence } from "#values/say.ts";
import { ChatIcon } from "../chat-icon.tsx";
import { DrawerHead } from "../drawer-button.tsx";
import { Answer } from "./answer.tsx";
import { Chooser } from "./chooser.tsx";
import { Composer } from "./composer.tsx";
import { ConversationHead } from "./conversation-head.tsx";
import { Question } from "./question.tsx";
import { SpokenAnswer } from "./spoken-answer.tsx";
import { useStickyEnd } from "./sticky-end.ts";
import { suggestionsFor } from "./suggestions.ts";
import { type ChatTrouble, isBusy, lastQuestion } from "./thread-state.ts";
import { useConversation } from "./use-conversation.ts";

/** How long a chosen assistant is on the screen before its starter is sent. */
const starterMs = 100;

/** Where an assistant that was deleted had its name. */
const unnamed = { en: "Running Assistant", es: "Asistente para corredores" };

/** A conversation: its messages, and the input below them. */
export function ConversationView({
  thread,
  assistant,
  choices,
  race,
  allowance,
  unit,
  refused,
  sendsStarter,
  onStarted,
}: {
  thread: ChatThread | null;
  assistant: Assistant | null;
  /** Assistants to pick from until something is asked; what is typed goes to the first of them. */
  choices: readonly Assistant[] | null;
  race: { id: string; name: string } | null;
  allowance: ChatAllowance | null;
  unit: LengthUnit;
  /** A question that was posted without a script, and why it is not answered. */
  refused: { refusal: AskRefusal; typed: string } | null;
  /** Whether the assistant has just been picked. */
  sendsStarter: boolean;
  onStarted: (thread: string) => void;
}) {
  const say = useSay();
  const lang = useLang();
  const about = { assistant: assistant?.id ?? null, race: race?.id ?? null };
  const { state, ask, retry, stop, rated, dismiss } = useConversation(
    { thread, allowance, refusal: refused?.refusal ?? null },
    about,
    onStarted,
  );
  const input = useRef<HTMLTextAreaElement>(null);
  const { box, isAtEnd, toEnd, follow } = useStickyEnd();
  const { messages } = state;
  const isWaiting = isBusy(state);
  const isElsewhere = state.phase === "elsewhere";
  const { trouble } = state;
  // It says what the allowance says.
  const isUsedUp = trouble?.kind === "refused" && trouble.refusal.problem === "used-up";
  const question = lastQuestion(state);
  const name = assistant?.name ?? say(unnamed);
  const fields = fieldsOf(about);
  const starter = assistant?.conversationStarter;
  const [hasBegun, setBegun] = useState(false);
  const isChoosing = choices !== null && messages.length === 0;
  const isDue = sendsStarter && Boolean(starter) && !hasBegun && messages.length === 0;

  const send = async (text: string, instead: "edit" | null = null) => {
    follow();
    // What was pressed by the keyboard disappears now.
    if (document.activeElement?.matches(":focus-visible")) input.current?.focus();
    return ask(text, instead);
  };
  useTimer(isDue ? starterMs : null, () => {
    setBegun(true);
    // The assistant that was picked is gone: the keyboard goes on beside the conversation.
    if (document.activeElement === document.body) {
      document.getElementById("main")?.focus({ preventScroll: true });
    }
    if (starter) send(starter);
  });
  const onRetry = useLatest(() => {
    follow();
    retry();
  });
  const onRated = useLatest(rated);

  return (
    <>
      {isChoosing ? (
        <DrawerHead />
      ) : (
        <ConversationHead name={name} race={race} debug={latestDebug(messages)} />
      )}
      {isChoosing && (
        <div className="chat-page">
          <Chooser assistants={choices} />
        </div>
      )}
      <div ref={box} hidden={isChoosing} className="chat-scroll">
        <div
          role="log"
          aria-live="off"
          aria-label={say({ en: "Conversation", es: "Conversación" })}
          className="chat-log"
        >
          {messages.length === 0 && !isDue && <Beginning assistant={assistant} race={race} />}
          {messages.map((message, place) => {
            const isLast = place === messages.length - 1;
            const isArriving = isLast && !message.isUser && (isWaiting || isElsewhere);
            return message.isUser ? (
              <Question
                // biome-ignore lint/suspicious/noArrayIndexKey: a message keeps its place, and gets its id late
                key={place}
                text={message.content}
                onEdit={
                  message === question && !isWaiting && !isElsewhere
                    ? (text) => send(text, "edit")
                    : null
                }
              />
            ) : (
              <Answer
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={place}
                message={message}
                name={name}
                unit={unit}
                isArriving={isArriving}
                onRated={onRated}
                onRetry={isLast && question ? onRetry : null}
              />
            );
          })}
          {!isDue &&
            !isChoosing &&
            suggestionsFor(messages, assistant, race, lang).map(({ id, text, options }) => (
              <section
                key={id}
                className="chat-suggestion"
                aria-label={text ?? say({ en: "Suggestions", es: "Sugerencias" })}
              >
                {text && <p>{text}</p>}
                <Replies
                  label={text ?? say({ en: "Suggestions", es: "Sugerencias" })}
                  options={options}
                  fields={fields}
                  onAsk={send}
                />
              </section>
            ))}
        </div>
      </div>
      <div className="chat-foot">
        {!isAtEnd && (
          <button
            type="button"
            aria-label={say({ en: "Jump to latest", es: "Ir a lo último" })}
            title={say({ en: "Jump to latest", es: "Ir a lo último" })}
            onClick={toEnd}
            className="chat-latest"
          >
            <ChatIcon name="down" />
          </button>
        )}
        <Trouble trouble={trouble} onDismiss={dismiss} />
        {isElsewhere && (
          <p role="status" className="chat-allowance">
            {say({
              en: "This question is being answered in another tab.",
              es: "Esta pregunta se está respondiendo en otra pestaña.",
            })}
          </p>
        )}
        {!isUsedUp && <Allowance allowance={state.allowance} />}
        <Composer
          box={input}
          isBusy={isWaiting}
          draft={refused?.typed ?? ""}
          fields={fields}
          onAsk={send}
          onStop={stop}
        />
        <SpokenAnswer
          answer={messages.at(-1) ?? null}
          place={messages.length - 1}
          isArriving={isWaiting}
        />
      </div>
    </>
  );
}

/** What a conversation without messages shows: who answers, and about what. */
function Beginning({
  assistant,
  race,
}: {
  assistant: Assistant | null;
  race: { id: string; name: string } | null;
}) {
  const say = useSay();
  return (
    <div className="chat-beginning">
      <ChatIcon name="bib" />
      {race ? (
        <p>
          <Rich
            text={say({
              en: `Ask about <0>${race.name}</0>`,
              es: `Pregunta sobre <0>${race.name}</0>`,
            })}
            parts={[
              (words) => <TextLink to={href("/races/:id", { id: race.id })}>{words}</TextLink>,
            ]}
          />
        </p>
      ) : (
        <p>
          {assistant?.description ??
            say({
              en: "Ask about races, training and race day.",
              es: "Pregunta sobre carreras, entrenamiento y el día de la carrera.",
            })}
        </p>
      )}
    </div>
  );
}

function latestDebug(messages: readonly ChatMessage[]) {
  return messages.findLast(({ isUser }) => !isUser)?.debug ?? null;
}

function fieldsOf(about: { assistant: string | null; race: string | null }) {
  const { assistant, race } = about;
  return { ...(assistant && { assistant }), ...(race && { race }) };
}

/** The same function in every rendering, which calls the latest one: messages are not drawn again for it. */
function useLatest<Given extends unknown[]>(work: (...given: Given) => void) {
  const latest = useRef(work);
  latest.current = work;
  return useCallback((...given: Given) => latest.current(...given), []);
}

/** How many messages are left today, once that is worth knowing, and where there are more. */
function Allowance({ allowance }: { allowance: ChatAllowance | null }) {
  const say = useSay();
  if (!allowance?.hint) return null;
  const { used, limit } = allowance.meter;
  const isUsedUp = limit !== null && used >= limit;
  return (
    <p className={isUsedUp ? "notice notice-problem mb-2 block" : "chat-allowance"}>
      {say(allowance.hint)}{" "}
      <TextLink to={href("/membership")}>{say({ en: "View plans", es: "Ver planes" })}</TextLink>
    </p>
  );
}

/** Replies to choose from: each is sent as if it had been typed. */
function Replies({
  label,
  options,
  fields,
  onAsk,
}: {
  label: string;
  options: readonly string[];
  /** What the form sends besides the reply where no script runs. */
  fields: Record<string, string>;
  onAsk: (text: string) => void;
}) {
  return (
    <Form method="post" aria-label={label} className="replies">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {options.map((option) => (
        <button
          key={option}
          type="submit"
          name="text"
          value={option}
          onClick={(event) => {
            event.preventDefault();
            onAsk(option);
          }}
        >
          {option}
        </button>
      ))}
    </Form>
  );
}

const offline = {
  en: "You are offline. Your message is kept: send it when you are back.",
  es: "No tienes conexión. Tu mensaje se conserva: envíalo cuando vuelvas.",
};

/** Why a question was not answered, above the input. It is read aloud when it appears. */
function Trouble({ trouble, onDismiss }: { trouble: ChatTrouble | null; onDismiss: () => void }) {
  const say = useSay();
  return (
    <div role="alert">
      {trouble && (
        <div className="notice notice-problem mb-2 items-center">
          <Icon name="alert" />
          <p className="flex-1">
            {say(sentenceOf(trouble))} <NextStep trouble={trouble} />
          </p>
          <button
            type="button"
            aria-label={say({ en: "Close", es: "Cerrar" })}
            onClick={onDismiss}
            className="chat-tool"
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

function sentenceOf(trouble: ChatTrouble): Sentence {
  if (trouble.kind === "refused") return trouble.refusal.message;
  return trouble.kind === "offline" ? offline : chatBroken;
}

function NextStep({ trouble }: { trouble: ChatTrouble }) {
  const say = useSay();
  const { pathname } = useLocation();
  if (trouble.kind !== "refused") return null;
  const { problem } = trouble.refusal;
  if (problem === "session-over")
    return (
      <TextLink to={loginPath(pathname, "session-over")}>
        {say({ en: "Sign in", es: "Iniciar sesión" })}
      </TextLink>
    );
  if (problem === "used-up")
    return (
      <TextLink to={href("/membership")}>{say({ en: "View plans", es: "Ver planes" })}</TextLink>
    );
  const isGone = problem === "no-thread" || problem === "no-assistant";
  return isGone ? (
    <TextLink to={href("/chat/:threadId?")}>
      {say({ en: "New Chat", es: "Nueva conversación" })}
    </TextLink>
  ) : null;
}
