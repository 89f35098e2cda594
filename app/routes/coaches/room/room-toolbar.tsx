import { useEffect, useRef, useState } from "react";
import { roomLanguages } from "#features/coaches/room/spoken-language.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { ownNames } from "#values/say.ts";
import { RoomIcon } from "./room-icon.tsx";
import { beforeListening, type DeviceProblem } from "./room-state.ts";
import type { RoomTools } from "./use-room.ts";

const problems: Readonly<Record<string, DeviceProblem>> = {
  NotAllowedError: "camera-refused",
  SecurityError: "camera-refused",
  NotFoundError: "no-camera",
  OverconstrainedError: "no-camera",
  NotReadableError: "camera-busy",
  AbortError: "camera-busy",
};

const rates = [
  [0.8, { en: "Slow", es: "Lento" }],
  [1, { en: "Normal", es: "Normal" }],
  [1.25, { en: "Fast", es: "Rápido" }],
] as const;

/** The devices of a session: the microphone, the coach's voice, the camera and how they are set. */
export function RoomToolbar({
  tools,
  mirror,
}: {
  tools: RoomTools;
  mirror: ReturnType<typeof useMirror>;
}) {
  const say = useSay();
  const { abilities, state } = tools;
  const [asks, setAsks] = useState<"not-yet" | "asking" | "agreed">("not-yet");
  const { isListening } = state;

  function talk() {
    if (isListening) return tools.finishHearing();
    if (asks === "agreed") return tools.hear();
    setAsks("asking");
  }
  function agree() {
    setAsks("agreed");
    tools.hear();
  }

  return (
    <div className="room-tools needs-script">
      {asks === "asking" && (
        <section
          aria-label={say({ en: "Before the microphone opens", es: "Antes de abrir el micrófono" })}
          className="room-consent"
        >
          <p>{say(beforeListening)}</p>
          <div>
            <Button size="small" autoFocus onClick={agree}>
              {say({ en: "Start listening", es: "Empezar a escuchar" })}
            </Button>
            <Button size="small" look="plain" onClick={() => setAsks("not-yet")}>
              {say({ en: "I'd rather type", es: "Prefiero escribir" })}
            </Button>
          </div>
        </section>
      )}
      <div className="room-buttons">
        <button
          type="button"
          aria-pressed={isListening}
          disabled={!abilities?.listens}
          onClick={talk}
          className="room-talk"
        >
          <RoomIcon name={isListening ? "stop" : "mic"} />
          <span>
            {isListening
              ? say({ en: "Done talking", es: "Terminé de hablar" })
              : say({ en: "Press to talk", es: "Presiona para hablar" })}
          </span>
        </button>
        <Tool
          name={tools.isMuted ? "sound-off" : "sound"}
          label={say({ en: "Mute the coach", es: "Silenciar al entrenador" })}
          isPressed={tools.isMuted}
          isOff={!abilities?.speaks}
          onPress={() => tools.mute(!tools.isMuted)}
        />
        <Tool
          name={mirror.stream ? "camera" : "camera-off"}
          label={say({ en: "Camera, as a mirror", es: "Cámara, como espejo" })}
          isPressed={mirror.stream !== null}
          isOff={!abilities || mirror.isStarting}
          onPress={mirror.stream ? mirror.stop : mirror.start}
        />
        <details className="room-dials">
          <summary aria-label={say({ en: "Voice and language", es: "Voz e idioma" })}>
            <RoomIcon name="dials" />
          </summary>
          <div>
            <label>
              {say({ en: "How fast the coach speaks", es: "Qué tan rápido habla el entrenador" })}
              <select
                className="input"
                defaultValue="1"
                onChange={({ target }) => tools.setRate(Number(target.value))}
              >
                {rates.map(([rate, name]) => (
                  <option key={rate} value={rate}>
                    {say(name)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {say({ en: "I speak", es: "Yo hablo" })}
              <select
                className="input"
                value={tools.language}
                onChange={({ target }) => {
                  const chosen = roomLanguages.find((language) => language === target.value);
                  if (chosen) tools.setLanguage(chosen);
                }}
              >
                {roomLanguages.map((language) => (
                  <option key={language} value={language} lang={language}>
                    {ownNames[language]}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </details>
      </div>
      {abilities && !abilities.listens && (
        <p className="room-note">
          {say({
            en: "This browser cannot turn speech into text: type instead.",
            es: "Este navegador no puede convertir la voz en texto: escribe.",
          })}
        </p>
      )}
      {abilities && !abilities.speaks && (
        <p className="room-note">
          {say({
            en: "This browser has no voices: the coach answers in writing.",
            es: "Este navegador no tiene voces: el entrenador responde por escrito.",
          })}
        </p>
      )}
    </div>
  );
}

function Tool({
  name,
  label,
  isPressed,
  isOff,
  onPress,
}: {
  name: Parameters<typeof RoomIcon>[0]["name"];
  label: string;
  isPressed: boolean;
  isOff: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isOff}
      onClick={onPress}
      className="room-tool"
    >
      <RoomIcon name={name} />
    </button>
  );
}

/** The runner's own camera, which is shown to the runner and to nobody else. */
export function useMirror(onProblem: (problem: DeviceProblem) => void) {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [isStarting, setStarting] = useState(false);
  const latest = useRef<MediaStream | null>(null);

  function stop() {
    for (const track of latest.current?.getTracks() ?? []) track.stop();
    latest.current = null;
    setStream(null);
  }

  async function start() {
    if (!navigator.mediaDevices) return onProblem("camera-failed");
    setStarting(true);
    try {
      const video = { facingMode: "user", width: { ideal: 640 } };
      const opened = await navigator.mediaDevices.getUserMedia({ video, audio: false });
      stop();
      latest.current = opened;
      // Unplugged, or forbidden meanwhile.
      for (const track of opened.getTracks()) track.onended = stop;
      setStream(opened);
    } catch (error) {
      const name = error instanceof DOMException ? error.name : "";
      onProblem(problems[name] ?? "camera-failed");
    } finally {
      setStarting(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is closed with the room only
  useEffect(() => stop, []);
  return { stream, isStarting, start, stop };
}

export function Mirror({ stream }: { stream: MediaStream }) {
  const say = useSay();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <figure className="room-mirror">
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label={say({ en: "Your camera, as a mirror", es: "Tu cámara, como espejo" })}
      />
      <figcaption>{say({ en: "Only for you", es: "Solo para ti" })}</figcaption>
    </figure>
  );
}
