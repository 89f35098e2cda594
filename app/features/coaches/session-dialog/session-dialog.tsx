import {
  type FormEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { Button } from "#ui/button.tsx";
import { useFocusOnChange } from "#ui/focus-on-change.ts";
import starsStyles from "#ui/form/stars-input.css?url";
import { StarsInput } from "#ui/form/stars-input.tsx";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { useRepeat, useTimer } from "#ui/timer.ts";
import type { Sentence } from "#values/say.ts";
import type { Coach } from "../personas/coach.ts";
import type { EndReason, StartedSession } from "../sessions/session.ts";
import { isSecureAddress, nextCall, timeLeft } from "./call-state.ts";
import { endCall, endCallByBeacon, sendStars, startCall } from "./calls.ts";
import styles from "./session-dialog.css?url";

/** How often the remaining time is announced. */
const clockMs = 15_000;

/** GAP-25: `speaker` is the name that some browsers still use. */
const allowed =
  "camera; microphone; fullscreen; speaker; speaker-selection; display-capture; autoplay";

/**
 * A session with a coach in a full-screen dialog. It starts when it appears, and ends with each way
 * out: `End Session`, the close button, Escape, the end of its time, and when the page is left. What
 * stands in its frame, the provider's page or ours, makes no difference here.
 * @param opener - gets the focus back in the end
 * @param onSettled - called once the session has started, or could not
 * @param onEnded - called when all is over and the dialog can go
 */
export function SessionDialog({
  coach,
  opener,
  onSettled,
  onEnded,
}: {
  coach: Coach;
  opener: HTMLElement | null;
  onSettled?: () => void;
  onEnded: () => void;
}) {
  const say = useSay();
  const lang = useLang();
  const [state, dispatch] = useReducer(nextCall, { kind: "idle" });
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const shownAt = useRef<number | null>(null);
  /** The conversation that has to be ended, whatever happens to the screen. */
  const open = useRef<string | null>(null);
  const isGone = useRef(false);
  const isOver = state.kind === "ended";
  useFocusReturned(opener);

  async function start() {
    dispatch({ kind: "asked" });
    const started = await startCall(coach, lang);
    if ("failure" in started) {
      dispatch({ kind: "refused", failure: started.failure });
    } else if (isGone.current) {
      endCall(started.session.conversation_id, "closed");
    } else {
      open.current = started.session.conversation_id;
      dispatch({ kind: "started", ...started });
    }
    onSettled?.();
  }

  function end(reason: Extract<EndReason, "closed" | "time">) {
    isGone.current = true;
    if (open.current) endCall(open.current, reason);
    open.current = null;
    const since = shownAt.current;
    const secondsRun = since === null ? 0 : (performance.now() - since) / 1000;
    dispatch({ kind: "ended", secondsRun });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the session is started once
  useEffect(() => {
    isGone.current = false;
    dialog.current?.showModal();
    heading.current?.focus();
    start();
    const leave = () => {
      isGone.current = true;
      if (open.current) endCallByBeacon(open.current);
      open.current = null;
    };
    // A page that comes back from the memory of the browser has no session any more.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && end("closed");
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
      leave();
    };
  }, []);

  useEffect(() => {
    if (!isOver) return;
    dialog.current?.close();
    if (state.rates === null) onEnded();
  }, [isOver, state, onEnded]);

  useTimer(state.kind === "active" ? state.secondsLeft * 1000 : null, () => end("time"));

  function show() {
    if (shownAt.current === null) shownAt.current = performance.now();
    dispatch({ kind: "shown" });
    if (document.activeElement === heading.current) frame.current?.focus();
  }
  const close = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    if (!isOver) end("closed");
  };

  if (isOver && state.rates !== null) {
    return (
      <RatingDialog
        session={state.rates}
        coach={coach.persona_name}
        onClose={() => dispatch({ kind: "rated" })}
      />
    );
  }
  const isConnecting =
    state.kind === "idle" ||
    state.kind === "starting" ||
    (state.kind === "active" && !state.isShown);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="session-title"
      className="session"
      onCancel={close}
      onClose={close}
    >
      <link rel="stylesheet" href={styles} precedence="view" />
      <SessionHead
        heading={heading}
        name={coach.persona_name}
        call={state.kind === "active" ? state : null}
        onEnd={() => end("closed")}
      />
      <div className="session-body">
        {state.kind === "active" && (
          // biome-ignore lint/a11y/noNoninteractiveElementInteractions: it only tells that it has loaded
          <iframe
            ref={frame}
            src={state.session.conversation_url}
            title={say({
              en: `Session with ${coach.persona_name}`,
              es: `Sesión con ${coach.persona_name}`,
            })}
            allow={allowed}
            onLoad={show}
          />
        )}
        {isConnecting && <Connecting />}
        {state.kind === "failed" && (
          <Failed
            failure={state.failure}
            onRetry={() => {
              // The button goes.
              heading.current?.focus();
              start();
            }}
          />
        )}
      </div>
    </dialog>
  );
}

/** Who is called, how long it may last, and the ways out. */
function SessionHead({
  heading,
  name,
  call,
  onEnd,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  name: string;
  /** `null` before it begins and after it fails. */
  call: { session: StartedSession; secondsLeft: number } | null;
  onEnd: () => void;
}) {
  const say = useSay();
  const closing = say({
    en: "Close and end the session (Escape)",
    es: "Cerrar y terminar la sesión (Escape)",
  });
  return (
    <header className="session-head">
      <h2 ref={heading} id="session-title" tabIndex={-1}>
        {name}
      </h2>
      {call && (
        <>
          {isSecureAddress(call.session.conversation_url, window.location.href) && (
            <p className="session-secure">
              <Padlock />
              {say({ en: "Secure connection", es: "Conexión segura" })}
            </p>
          )}
          <Clock seconds={call.secondsLeft} />
        </>
      )}
      <button type="button" className="session-end" onClick={onEnd}>
        {say({ en: "End Session", es: "Terminar la sesión" })}
      </button>
      <button
        type="button"
        aria-label={closing}
        title={closing}
        className="session-close"
        onClick={onEnd}
      >
        <Icon name="close" />
      </button>
    </header>
  );
}

function Connecting() {
  const say = useSay();
  return (
    <div role="status" className="session-connecting">
      <span aria-hidden="true" className="session-spinner" />
      <p>{say({ en: "Connecting to your coach", es: "Conectando con tu entrenador" })}</p>
    </div>
  );
}

function Failed({ failure, onRetry }: { failure: Sentence; onRetry: () => void }) {
  const say = useSay();
  return (
    <div role="alert" className="session-failed">
      <Icon name="alert" />
      <p>
        <strong>{say(failure)}</strong>
      </p>
      <button type="button" className="session-end" onClick={onRetry}>
        {say({ en: "Try again", es: "Intentar de nuevo" })}
      </button>
    </div>
  );
}

/** What has opened the dialog is disabled while the session starts: the browser forgets its focus. */
function useFocusReturned(opener: HTMLElement | null) {
  useEffect(
    () => () => {
      if (opener?.isConnected) opener.focus();
    },
    [opener],
  );
}

/** Not read aloud while it passes. */
function Clock({ seconds }: { seconds: number }) {
  const say = useSay();
  const [passed, setPassed] = useState(0);
  useRepeat(clockMs, () => setPassed((before) => before + clockMs / 1000));
  return <p className="session-clock">{say(timeLeft(seconds - passed))}</p>;
}

function Padlock() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
    </svg>
  );
}

/** Asks how a session was. It can be skipped: closing it gives no stars. */
function RatingDialog({
  session,
  coach,
  onClose,
}: {
  session: string;
  coach: string;
  onClose: () => void;
}) {
  const say = useSay();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const thanks = useFocusOnChange<HTMLDivElement>(isDone);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const stars = new FormData(event.currentTarget);
    if (!stars.has("stars"))
      return setProblem(
        say({
          en: "Choose one to five stars, or skip.",
          es: "Elige de una a cinco estrellas, u omite este paso.",
        }),
      );
    setSending(true);
    const isKept = await sendStars(session, stars);
    setSending(false);
    setProblem(
      isKept
        ? null
        : say({
            en: "Your stars could not be sent. Please try again.",
            es: "No pudimos enviar tus estrellas. Inténtalo de nuevo.",
          }),
    );
    setDone(isKept);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        isDone
          ? say({ en: "Thank you", es: "Gracias" })
          : say({ en: "How was your session?", es: "¿Cómo estuvo tu sesión?" })
      }
    >
      {isDone ? (
        <div ref={thanks} role="status" tabIndex={-1} className="outline-none">
          <p>
            {say({
              en: "Your stars are saved. They help other runners to choose a coach.",
              es: "Guardamos tus estrellas. Ayudan a otros corredores a elegir un entrenador.",
            })}
          </p>
          <Button className="mt-5" onClick={onClose}>
            {say({ en: "Close", es: "Cerrar" })}
          </Button>
        </div>
      ) : (
        <form onSubmit={send}>
          <link rel="stylesheet" href={starsStyles} precedence="view" />
          <StarsInput
            name="stars"
            label={say({ en: `Your session with ${coach}`, es: `Tu sesión con ${coach}` })}
            defaultValue={0}
            error={problem ?? undefined}
          />
          <div className="mt-5 flex gap-3">
            <Button type="submit" busy={isSending}>
              {say({ en: "Send", es: "Enviar" })}
            </Button>
            <Button look="plain" onClick={onClose}>
              {say({ en: "Skip", es: "Omitir" })}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
