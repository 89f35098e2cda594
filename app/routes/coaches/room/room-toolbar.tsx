import { useState } from "react";
import { roomLanguages } from "#features/coaches/room/spoken-language.ts";
import { Button } from "#ui/button.tsx";
import { beforeListening } from "./messages.ts";
import type { useMirror } from "./mirror.tsx";
import { RoomIcon } from "./room-icon.tsx";
import type { RoomTools } from "./use-room.ts";

const rates = [
  [0.8, "Slow"],
  [1, "Normal"],
  [1.25, "Fast"],
] as const;

const languageNames = { en: "English", es: "Español" } as const;

/** The devices of a session: the microphone, the coach's voice, the camera and how they are set. */
export function RoomToolbar({
  tools,
  mirror,
}: {
  tools: RoomTools;
  mirror: ReturnType<typeof useMirror>;
}) {
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
        <section aria-label="Before the microphone opens" className="room-consent">
          <p>{beforeListening}</p>
          <div>
            <Button size="small" autoFocus onClick={agree}>
              Start listening
            </Button>
            <Button size="small" look="plain" onClick={() => setAsks("not-yet")}>
              I'd rather type
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
          <span>{isListening ? "Done talking" : "Press to talk"}</span>
        </button>
        <Tool
          name={tools.isMuted ? "sound-off" : "sound"}
          label="Mute the coach"
          isPressed={tools.isMuted}
          isOff={!abilities?.speaks}
          onPress={() => tools.mute(!tools.isMuted)}
        />
        <Tool
          name={mirror.stream ? "camera" : "camera-off"}
          label="Camera, as a mirror"
          isPressed={mirror.stream !== null}
          isOff={!abilities || mirror.isStarting}
          onPress={mirror.stream ? mirror.stop : mirror.start}
        />
        <details className="room-dials">
          <summary aria-label="Voice and language">
            <RoomIcon name="dials" />
          </summary>
          <div>
            <label>
              How fast the coach speaks
              <select
                className="input"
                defaultValue="1"
                onChange={({ target }) => tools.setRate(Number(target.value))}
              >
                {rates.map(([rate, name]) => (
                  <option key={rate} value={rate}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <label>
              I speak
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
                    {languageNames[language]}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </details>
      </div>
      {abilities && !abilities.listens && (
        <p className="room-note">This browser cannot turn speech into text: type instead.</p>
      )}
      {abilities && !abilities.speaks && (
        <p className="room-note">This browser has no voices: the coach answers in writing.</p>
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
