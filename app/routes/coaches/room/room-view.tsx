import {
  type FormEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { Form, href, useHref } from "react-router";
import { type CoachRoom, longestSaid, type RoomMessage } from "#features/coaches/room/room.ts";
import { servicesAddress } from "#features/experts/search/filters.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { StarsInput } from "#ui/form/stars-input.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { Said, useSay } from "#ui/language/language.tsx";
import { Stars } from "#ui/list/stars.tsx";
import { markdownWords } from "#ui/markdown/markdown-words.ts";
import { useRepeat } from "#ui/timer.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Say, Sentence, Words } from "#values/say.ts";
import { RoomIcon } from "./room-icon.tsx";
import {
  aboutRoom,
  coachUnreachable,
  deviceMessages,
  isBusy,
  type RoomTrouble,
} from "./room-state.ts";
import { Mirror, RoomToolbar, useMirror } from "./room-toolbar.tsx";
import { SaidMessage } from "./said-message.tsx";
import { Stage } from "./stage.tsx";
import { useRoom } from "./use-room.ts";

/** The room of the built-in coach: its face, what is said, and the runner's voice, keys and camera. */
export function RoomView({
  room,
  isFramed,
  unit,
  said,
}: {
  room: CoachRoom;
  /** Whether it stands in the frame of another page, which has the clock and ends the session. */
  isFramed: boolean;
  unit: LengthUnit;
  /** Why the coach did not answer a form, where no script runs. */
  said: Sentence | null;
}) {
  const say = useSay();
  const sayAddress = useHref(href("/coach-sessions/:id/say", { id: room.id }));
  const { coach, opening } = room;
  const portrait = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const tools = useRoom(room, (shape) => portrait.current?.setAttribute("data-shows", shape));
  const { state, mood, ask } = tools;
  const mirror = useMirror(tools.complain);
  const isOver = state.phase === "over";
  const isArriving = isBusy(state);
  const last = state.messages.at(-1);
  const log = useLastInView(state.messages.length, last);
  const replies = isArriving ? [] : last && !last.isUser ? last.options : opening.suggestions;

  return (
    <main
      id="main"
      tabIndex={-1}
      className="room"
      data-mood={mood}
      data-framed={isFramed || undefined}
    >
      <Stage
        coach={coach}
        portrait={portrait}
        mood={mood}
        caption={state.caption}
        heard={state.heard}
        isBlocked={tools.isBlocked}
        onHear={tools.repeatGreeting}
        onSkip={tools.hush}
      >
        {mirror.stream && !isOver && <Mirror stream={mirror.stream} />}
      </Stage>
      <div className="room-side">
        {!isFramed && !isOver && (
          <Form method="post" className="room-head">
            <TimeLeft seconds={room.secondsLeft} />
            <Button type="submit" look="quiet" size="small">
              {say({ en: "End Session", es: "Terminar la sesión" })}
            </Button>
          </Form>
        )}
        <div
          ref={log}
          role="log"
          aria-live="off"
          aria-label={say({ en: "What was said", es: "Lo que se dijo" })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by the keyboard
          tabIndex={0}
          className="room-log"
          onClickCapture={openBeside}
        >
          <div className="room-said">
            <h2>{coach.name}</h2>
            <p>{opening.greeting}</p>
          </div>
          {state.messages.map((message, place) => (
            <SaidMessage
              // biome-ignore lint/suspicious/noArrayIndexKey: a message keeps its place, and gets its id late
              key={place}
              message={message}
              coach={coach.name}
              unit={unit}
              isArriving={isArriving && message === last}
              isLast={message === last}
            />
          ))}
        </div>
        {isOver ? (
          <Over room={room} isFramed={isFramed} />
        ) : (
          <div className="room-foot">
            {replies.length > 0 && (
              <form
                method="post"
                action={sayAddress}
                aria-label={say({ en: "Suggestions", es: "Sugerencias" })}
                className="room-replies"
              >
                {replies.map((reply) => (
                  <button
                    key={reply}
                    type="submit"
                    name="text"
                    value={reply}
                    onClick={(event) => {
                      event.preventDefault();
                      // The suggestion that had the focus goes.
                      input.current?.focus({ preventScroll: true });
                      ask(reply);
                    }}
                  >
                    {reply}
                  </button>
                ))}
              </form>
            )}
            {said && (
              <p role="alert">
                <Said>{said}</Said>
              </p>
            )}
            <RoomTroubleLine trouble={state.trouble} onDismiss={tools.dismiss} />
            <RoomToolbar tools={tools} mirror={mirror} />
            <SayForm session={room.id} input={input} isBusy={isArriving} onAsk={ask} />
            <details className="room-about">
              <summary className="disclosure">
                {say({ en: "About this coach", es: "Acerca de este entrenador" })}
              </summary>
              <p>{say(aboutRoom)}</p>
            </details>
          </div>
        )}
      </div>
      <Heard answer={last ?? null} isArriving={isArriving} isOver={isOver} />
    </main>
  );
}

/** A link of an answer opens beside the session: to leave the page would end it. */
function openBeside({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link) link.target = "_blank";
}

function Over({ room, isFramed }: { room: CoachRoom; isFramed: boolean }) {
  const say = useSay();
  return (
    <div className="room-over">
      <p>
        <strong>{say({ en: "This session has ended.", es: "Esta sesión terminó." })}</strong>
      </p>
      {!isFramed && (
        <>
          <StarsForm session={room.id} coach={room.coach.name} given={room.rating} />
          <ButtonLink to={servicesAddress({ tab: "virtual" })} look="quiet">
            {say({ en: "Back to the coaches", es: "Volver a los entrenadores" })}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/**
 * Tells a screen reader of an answer once it is whole, and of the end. The captions on the stage
 * change with every sentence, so they are silent.
 */
function Heard({
  answer,
  isArriving,
  isOver,
}: {
  answer: RoomMessage | null;
  isArriving: boolean;
  isOver: boolean;
}) {
  const say = useSay();
  const isWhole = answer !== null && !answer.isUser && !isArriving;
  return (
    <div aria-live="polite" className="sr-only">
      {isWhole && <p key={answer.content}>{wordsOf(answer, say)}</p>}
      {isOver && <p>{say({ en: "This session has ended.", es: "Esta sesión terminó." })}</p>}
    </div>
  );
}

function racesCounted(count: number): Words {
  return count === 1
    ? { en: "One race", es: "Una carrera" }
    : { en: `${count} races`, es: `${count} carreras` };
}

function wordsOf({ blocks, races }: RoomMessage, say: Say): string {
  const names = races.map(({ race }) => race.name).join(", ");
  const found = names && ` ${say(racesCounted(races.length))}: ${names}.`;
  return `${markdownWords(blocks)}${found}`;
}

/** What was said before ends this far above, in pixels. */
const margin = 12;

/**
 * A box that shows the beginning of what was said last: an answer is read from its first line, and
 * the words before it stay above.
 * @param place - how many messages there are
 * @param last - the last one, which may still grow
 */
function useLastInView(place: number, last: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece of the last message counts
  useEffect(() => {
    const { current } = box;
    const shown = current?.lastElementChild;
    if (!current || !(shown instanceof HTMLElement) || place === 0) return;
    const question = shown.previousElementSibling;
    const from = question instanceof HTMLElement && place > 1 ? question : shown;
    current.scrollTo({ top: from.offsetTop - margin });
  }, [place, last]);
  return box;
}

/** What stands in the way, read aloud when it appears. */
function RoomTroubleLine({
  trouble,
  onDismiss,
}: {
  trouble: RoomTrouble | null;
  onDismiss: () => void;
}) {
  const say = useSay();
  return (
    <div role="alert">
      {trouble && (
        <p className="room-trouble">
          <span>{say(sentenceOf(trouble))}</span>
          <button
            type="button"
            aria-label={say({ en: "Dismiss", es: "Descartar" })}
            onClick={onDismiss}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}

function sentenceOf(trouble: RoomTrouble): Sentence {
  if (trouble.kind === "device") return deviceMessages[trouble.problem];
  return trouble.kind === "refused" ? trouble.refusal.message : coachUnreachable;
}

/** Minutes until the session times out. Screen readers do not announce the countdown. */
function TimeLeft({ seconds }: { seconds: number }) {
  const say = useSay();
  const [passed, setPassed] = useState(0);
  useRepeat(60_000, () => setPassed((before) => before + 60));
  const minutes = Math.max(1, Math.ceil((seconds - passed) / 60));
  return (
    <p className="room-left tabular">
      {say(
        minutes === 1
          ? { en: "1 minute left", es: "Queda 1 minuto" }
          : { en: `${minutes} minutes left`, es: `Quedan ${minutes} minutos` },
      )}
    </p>
  );
}

/** Asks how the session was; works without a script. */
function StarsForm({
  session,
  coach,
  given,
}: {
  session: string;
  coach: string;
  given: number | null;
}) {
  const say = useSay();
  if (given !== null) {
    return (
      <p role="status">
        {say({ en: "Thank you. You gave this session", es: "Gracias. A esta sesión le diste" })}{" "}
        <Stars value={given} />
      </p>
    );
  }
  return (
    <Form method="post" action={href("/coach-sessions/:id/rate", { id: session })}>
      <StarsInput
        name="stars"
        label={say({
          en: `How was your session with ${coach}?`,
          es: `¿Cómo estuvo tu sesión con ${coach}?`,
        })}
        defaultValue={0}
      />
      <Button type="submit" size="small" className="mt-2">
        {say({ en: "Send", es: "Enviar" })}
      </Button>
    </Form>
  );
}

/** The text box of the room. Without a script it is a form, whose answer is the page of the room. */
function SayForm({
  session,
  input,
  isBusy,
  onAsk,
}: {
  session: string;
  input: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  onAsk: (text: string) => Promise<boolean>;
}) {
  const say = useSay();
  const [isEmpty, setEmpty] = useState(true);
  const isAlive = useHydrated();
  // A runner may have typed before the scripts took over the page.
  useEffect(() => setEmpty(input.current?.value.trim() === ""), [input]);
  async function send(event: FormEvent) {
    event.preventDefault();
    const { current } = input;
    const text = current?.value.trim();
    if (!current || !text || isBusy) return;
    current.value = "";
    setEmpty(true);
    current.focus();
    if (await onAsk(text)) return;
    if (current.value !== "") return;
    current.value = text;
    setEmpty(false);
  }
  return (
    <form
      method="post"
      action={useHref(href("/coach-sessions/:id/say", { id: session }))}
      onSubmit={send}
      className="room-form"
    >
      <input
        ref={input}
        name="text"
        required
        maxLength={longestSaid}
        autoComplete="off"
        enterKeyHint="send"
        aria-label={say({ en: "Your message to the coach", es: "Tu mensaje para el entrenador" })}
        placeholder={say({ en: "Or type here", es: "O escribe aquí" })}
        onInput={({ currentTarget }) => setEmpty(currentTarget.value.trim() === "")}
      />
      <button
        type="submit"
        aria-label={say({ en: "Send", es: "Enviar" })}
        disabled={isAlive && (isEmpty || isBusy)}
      >
        <RoomIcon name="arrow" />
      </button>
    </form>
  );
}
