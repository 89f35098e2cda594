import type { ReactNode, RefObject } from "react";
import type { CoachRoom } from "#features/coaches/room/room.ts";
import { useSay } from "#ui/language/language.tsx";
import type { Words } from "#values/say.ts";
import { RoomIcon } from "./room-icon.tsx";
import type { CoachMood } from "./room-state.ts";

const moods: Record<CoachMood, Words> = {
  calm: { en: "Ready", es: "Listo" },
  listening: { en: "Listening", es: "Escuchando" },
  thinking: { en: "Thinking", es: "Pensando" },
  speaking: { en: "Speaking", es: "Hablando" },
  over: { en: "Session ended", es: "Sesión terminada" },
};

/** Longer captions are set smaller on small screens. */
const longCaption = 110;

const plain = {
  en: "Built-in coach: a program, not a person and not a doctor.",
  es: "Entrenador propio de Dorsal: un programa, no una persona ni un médico.",
};

/** What stands where captions are while nothing is said. */
const idle: Record<CoachMood, Words> = {
  calm: plain,
  listening: plain,
  thinking: { en: "One moment.", es: "Un momento." },
  speaking: plain,
  over: { en: "This session has ended.", es: "Esta sesión terminó." },
};

/** Fills its box, as a picture with `object-fit: cover` does. */
const covering = 'preserveAspectRatio="xMidYMid slice" ';

/** The coach in full size, its name on a bib, and the sentence that it says. */
export function Stage({
  coach,
  portrait,
  mood,
  caption,
  heard,
  isBlocked,
  onHear,
  onSkip,
  children,
}: {
  coach: CoachRoom["coach"];
  portrait: RefObject<HTMLDivElement | null>;
  mood: CoachMood;
  caption: string | null;
  heard: string;
  /** Whether the browser wants a press before it lets the page speak. */
  isBlocked: boolean;
  onHear: () => void;
  onSkip: () => void;
  children: ReactNode;
}) {
  const say = useSay();
  const line = mood === "listening" ? heard || "…" : caption;
  return (
    <section aria-label={say({ en: "The coach", es: "El entrenador" })} className="room-stage">
      <div
        ref={portrait}
        aria-hidden="true"
        className="room-portrait"
        data-shows="rest"
        style={{ backgroundColor: backgroundOf(coach.portrait) }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of ours, which holds no text of anybody
        dangerouslySetInnerHTML={{ __html: coach.portrait.replace("<svg ", `<svg ${covering}`) }}
      />
      {children}
      <div className="room-bib">
        <span aria-hidden="true" className="room-bib-edge">
          {say({ en: "AI", es: "IA" })}
        </span>
        <h1>{coach.name}</h1>
        <p>
          <i aria-hidden="true" />
          {say(moods[mood])}
        </p>
      </div>
      <div className="room-captions">
        {line && (
          <p
            aria-hidden="true"
            className="room-caption"
            data-length={line.length > longCaption ? "long" : undefined}
          >
            {line}
          </p>
        )}
        {!line && !isBlocked && <p className="room-idle">{say(idle[mood])}</p>}
        {mood === "speaking" && (
          <button
            type="button"
            aria-label={say({
              en: "Skip what the coach says",
              es: "Omitir lo que dice el entrenador",
            })}
            onClick={onSkip}
          >
            <RoomIcon name="skip" />
          </button>
        )}
        {isBlocked && (
          <button type="button" className="room-hear" onClick={onHear}>
            <RoomIcon name="sound" />
            {say({ en: "Hear the coach", es: "Escuchar al entrenador" })}
          </button>
        )}
      </div>
      <Profile />
    </section>
  );
}

/** The colour of the room that the portrait stands in: its first shape. It goes on beside the picture. */
function backgroundOf(portrait: string): string | undefined {
  return /fill="(#[0-9a-f]{3,8})"/i.exec(portrait)?.[1];
}

/** Heights of an elevation profile, in percent. */
const heights = [
  22, 30, 26, 40, 52, 46, 62, 78, 70, 88, 100, 84, 66, 74, 58, 44, 50, 36, 42, 60, 72, 56, 48, 34,
  38, 28, 32, 20,
];

/** The voice as the profile of a course: flat in silence, mountains in speech. */
function Profile() {
  return (
    <div aria-hidden="true" className="room-profile">
      {heights.map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change their places
        <i key={place} style={{ height: `${height}%` }} />
      ))}
    </div>
  );
}
