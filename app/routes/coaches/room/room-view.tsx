import { type MouseEvent, useRef } from "react";
import { Form, href } from "react-router";
import { aboutRoom } from "#features/coaches/room/messages.ts";
import type { CoachRoom } from "#features/coaches/room/room.ts";
import { isBusy } from "#features/coaches/room/room-state.ts";
import { servicesAddress } from "#features/experts/search/filters.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import type { LengthUnit } from "#values/length.ts";
import { Heard } from "./heard.tsx";
import { useLastInView } from "./last-in-view.ts";
import { Mirror, useMirror } from "./mirror.tsx";
import { RoomToolbar } from "./room-toolbar.tsx";
import { RoomTroubleLine } from "./room-trouble.tsx";
import { SaidMessage } from "./said-message.tsx";
import { SayForm } from "./say-form.tsx";
import { Stage } from "./stage.tsx";
import { StarsForm } from "./stars-form.tsx";
import { TimeLeft } from "./time-left.tsx";
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
  said: string | null;
}) {
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
              End Session
            </Button>
          </Form>
        )}
        <div
          ref={log}
          role="log"
          aria-live="off"
          aria-label="What was said"
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
                action={href("/coach-sessions/:id/say", { id: room.id })}
                aria-label="Suggestions"
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
            {said && <p role="alert">{said}</p>}
            <RoomTroubleLine trouble={state.trouble} onDismiss={tools.dismiss} />
            <RoomToolbar tools={tools} mirror={mirror} />
            <SayForm session={room.id} input={input} isBusy={isArriving} onAsk={ask} />
            <details className="room-about">
              <summary className="link">About this coach</summary>
              <p>{aboutRoom}</p>
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
  return (
    <div className="room-over">
      <p>
        <strong>This session has ended.</strong>
      </p>
      {!isFramed && (
        <>
          <StarsForm session={room.id} coach={room.coach.name} given={room.rating} />
          <ButtonLink to={servicesAddress({ tab: "virtual" })} look="quiet">
            Back to the coaches
          </ButtonLink>
        </>
      )}
    </div>
  );
}
