import { useEffect, useRef, useState } from "react";
import { useSay } from "#ui/language/language.tsx";
import type { DeviceProblem } from "./room-state.ts";

const problems: Readonly<Record<string, DeviceProblem>> = {
  NotAllowedError: "camera-refused",
  SecurityError: "camera-refused",
  NotFoundError: "no-camera",
  OverconstrainedError: "no-camera",
  NotReadableError: "camera-busy",
  AbortError: "camera-busy",
};

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
