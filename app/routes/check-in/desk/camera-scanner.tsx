import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { href, useHref } from "react-router";
import { type Holder, timeAt } from "#features/check-in/check-in.ts";
import { nativeDetector, workerDetector } from "#features/check-in/code-detector.ts";
import type { ScannedCode } from "#features/check-in/desk-store.ts";
import { newSeenCodes } from "#features/check-in/seen-codes.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { Select } from "#ui/form/select.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { Words } from "#values/say.ts";
import type { LiveDesk } from "./live-desk.ts";

/** A volunteer does not notice less; more pictures heat the phone. */
const everyMs = 180;

const problems = {
  refused: {
    en: "This browser does not let the page use the camera. Allow it in the settings of the site, or type the code.",
    es: "Este navegador no deja que la página use la cámara. Permítelo en los ajustes del sitio, o escribe el código.",
  },
  missing: {
    en: "No camera was found on this device. Type the code, the bib or the name.",
    es: "No se encontró una cámara en este dispositivo. Escribe el código, el dorsal o el nombre.",
  },
  busy: {
    en: "Another app uses the camera. Close it and open the camera again.",
    es: "Otra aplicación usa la cámara. Ciérrala y abre la cámara de nuevo.",
  },
  "no-reader": {
    en: "The reader of codes is not on this device yet. Connect it once and open the camera again; until then, type the code.",
    es: "El lector de códigos aún no está en este dispositivo. Conéctalo una vez y abre la cámara de nuevo; mientras tanto, escribe el código.",
  },
  failed: {
    en: "The camera could not be opened. Try again, or type the code.",
    es: "No se pudo abrir la cámara. Inténtalo de nuevo o escribe el código.",
  },
} as const satisfies Record<string, Words>;

type CameraProblem = keyof typeof problems;

const problemOf: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
  NoReader: "no-reader",
};

/** Reads the codes of runners by camera, beside the field for typing. */
export function CameraScanner({ scan, timeZone }: { scan: LiveDesk["scan"]; timeZone: string }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const [handsOver, setHandsOver] = useState(true);
  const [scanned, setScanned] = useState<ScannedCode | null>(null);
  const sounds = useRef<AudioContext | null>(null);
  useEffect(() => () => void sounds.current?.close(), []);
  if (!isOpen) {
    return (
      <div className="checkin-form">
        <Button
          look="quiet"
          size="large"
          onClick={() => {
            // A browser lets a page make sounds once somebody has pressed something.
            sounds.current ??= new AudioContext();
            setScanned(null);
            setOpen(true);
          }}
        >
          {say({ en: "Scan with the camera", es: "Escanear con la cámara" })}
        </Button>
      </div>
    );
  }
  return (
    <section aria-label={say({ en: "Camera", es: "Cámara" })} className="checkin-camera">
      <Camera
        onCode={(code) => {
          void scan(code, handsOver).then((result) => {
            setScanned(result);
            tell(result.outcome, sounds.current);
          });
        }}
        onClose={() => setOpen(false)}
      >
        <div role="status">{scanned && <ScanResult scanned={scanned} timeZone={timeZone} />}</div>
      </Camera>
      <Choice checked={handsOver} onChange={(event) => setHandsOver(event.target.checked)}>
        {say({
          en: "Hand over the kit as soon as its code is read",
          es: "Entregar el kit apenas se lea su código",
        })}
      </Choice>
    </section>
  );
}

function ScanResult({ scanned, timeZone }: { scanned: ScannedCode; timeZone: string }) {
  const say = useSay();
  const lang = useLang();
  const { outcome, entry } = scanned;
  if (!entry) {
    return (
      <p className="checkin-result checkin-result-problem">
        <strong>{say({ en: "Unknown code", es: "Código desconocido" })}</strong>
      </p>
    );
  }
  const before = (holder: Holder | null) =>
    holder
      ? say({
          en: `Already collected at ${timeAt(timeZone, holder.at, lang)}, ${holder.desk}`,
          es: `Ya entregado a las ${timeAt(timeZone, holder.at, lang)}, ${holder.desk}`,
        })
      : "";
  const words = {
    in: say({ en: "Collected", es: "Entregado" }),
    found: say({ en: "Not collected yet", es: "Aún sin entregar" }),
    already: before(entry.holder),
    cancelled: say({ en: "This entry is cancelled", es: "Esta inscripción está cancelada" }),
  };
  return (
    <p className={`checkin-result checkin-result-${looks[outcome]}`}>
      <strong>{words[outcome]}</strong>
      <span>{entry.bib}</span>
      <span>{entry.name}</span>
    </p>
  );
}

const looks = { in: "done", found: "open", already: "double", cancelled: "problem" } as const;

/** Felt and heard without a look at the screen: one high tone is good, two low ones are not. */
function tell(outcome: ScannedCode["outcome"], sounds: AudioContext | null) {
  const isGood = outcome === "in" || outcome === "found";
  navigator.vibrate?.(isGood ? 80 : [120, 80, 120]);
  if (!sounds) return;
  for (const start of isGood ? [0] : [0, 0.2]) {
    const tone = sounds.createOscillator();
    tone.frequency.value = isGood ? 1320 : 330;
    tone.connect(sounds.destination);
    tone.start(sounds.currentTime + start);
    tone.stop(sounds.currentTime + start + 0.12);
  }
}

type OpenCamera = {
  cameras: readonly { id: string; name: string }[];
  /** `null` where the camera has no light. */
  light: ((isOn: boolean) => void) | null;
};

/**
 * What the camera shows, until it is closed or the page is hidden.
 * @param children - shown right below the picture
 */
function Camera({
  onCode,
  onClose,
  children,
}: {
  onCode: (code: string) => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const say = useSay();
  const reader = useHref(href("/check-in/reader.js"));
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  latest.current = onCode;
  const isHidden = useIsHidden();
  const [chosen, setChosen] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [open, setOpen] = useState<OpenCamera | null>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [isLit, setLit] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the camera again
  useEffect(() => {
    if (isHidden) return;
    const closing = new AbortController();
    setProblem(null);
    setLit(false);
    void showCamera(video, {
      reader,
      chosen,
      signal: closing.signal,
      onOpen: setOpen,
      onCode: (code) => latest.current(code),
    }).catch((cause) => {
      if (closing.signal.aborted) return;
      closing.abort();
      setOpen(null);
      setProblem(cause instanceof Error ? (problemOf[cause.name] ?? "failed") : "failed");
    });
    return () => closing.abort();
  }, [reader, chosen, attempt, isHidden]);
  return (
    <>
      {problem ? (
        <Notice kind="problem">{problems[problem]}</Notice>
      ) : (
        <video ref={video} playsInline muted className="checkin-video" />
      )}
      {children}
      <div className="checkin-tools">
        {problem && (
          <Button onClick={() => setAttempt((before) => before + 1)}>
            {say({ en: "Try again", es: "Intentar de nuevo" })}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {say({ en: "Close the camera", es: "Cerrar la cámara" })}
        </Button>
        {open?.light && (
          <Button
            look="quiet"
            aria-pressed={isLit}
            onClick={() => {
              open.light?.(!isLit);
              setLit(!isLit);
            }}
          >
            {say({ en: "Light", es: "Luz" })}
          </Button>
        )}
      </div>
      {open && open.cameras.length > 1 && (
        <Select
          label={say({ en: "Camera", es: "Cámara" })}
          defaultValue={chosen ?? open.cameras[0]?.id ?? ""}
          options={open.cameras.map(({ id, name }, place) => ({
            value: id,
            label: name || `${say({ en: "Camera", es: "Cámara" })} ${place + 1}`,
          }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
    </>
  );
}

/** A failure that has a sentence of its own. */
class NoReader extends Error {
  override name = "NoReader";
}

type Showing = {
  reader: string;
  chosen: string | null;
  signal: AbortSignal;
  onOpen: (camera: OpenCamera) => void;
  onCode: (code: string) => void;
};

/** Shows a camera and reads the codes before it until the signal ends that. */
async function showCamera(
  video: RefObject<HTMLVideoElement | null>,
  { reader, chosen, signal, onOpen, onCode }: Showing,
): Promise<void> {
  const { mediaDevices } = navigator;
  if (!mediaDevices) throw new DOMException("", "NotFoundError");
  const size = { width: { ideal: 640 }, height: { ideal: 480 } };
  const camera = chosen ? { deviceId: { exact: chosen } } : { facingMode: "environment" };
  const stream = await mediaDevices.getUserMedia({ video: { ...size, ...camera }, audio: false });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener("abort", stop);
  const element = video.current;
  const [track] = stream.getVideoTracks();
  if (!element || !track) return;
  const lost = new Promise<never>((_, reject) => {
    // Unplugged, forbidden, or taken by another app.
    track.onended = () => reject(new DOMException("", "NotReadableError"));
  });
  element.srcObject = stream;
  await element.play();
  const devices = await mediaDevices.enumerateDevices();
  const own = track.getSettings().deviceId;
  const cameras = devices
    .filter(({ kind }) => kind === "videoinput")
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }))
    .sort((one, other) => Number(other.id === own) - Number(one.id === own));
  onOpen({ cameras, light: lightOf(track) });
  await Promise.race([lost, readCodes(element, { reader, signal, onCode })]);
}

/** The light beside the camera, which browsers know under a name that is not in their types. */
function lightOf(track: MediaStreamTrack): OpenCamera["light"] {
  const { torch } = (track.getCapabilities?.() ?? {}) as { torch?: boolean };
  if (!torch) return null;
  return (isOn) => {
    const light: object = { torch: isOn };
    void track.applyConstraints({ advanced: [light] }).catch(() => {});
  };
}

async function readCodes(
  video: HTMLVideoElement,
  { reader, signal, onCode }: Pick<Showing, "reader" | "signal" | "onCode">,
): Promise<void> {
  const fromWorker = () =>
    workerDetector(reader).catch((cause) => {
      throw new NoReader("", { cause });
    });
  const seen = newSeenCodes();
  let own = await nativeDetector();
  let detector = own ?? (await fromWorker());
  try {
    while (!signal.aborted) {
      const begun = performance.now();
      try {
        const code = await detector.read(video);
        if (code && !signal.aborted && seen.isNew(code, begun)) onCode(code);
      } catch (problem) {
        if (!own) throw problem;
        // A browser may offer a detector whose service is not on the device.
        own = null;
        detector = await fromWorker();
      }
      const rest = Math.max(begun + everyMs - performance.now(), 0);
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  } finally {
    detector.close();
  }
}

function useIsHidden(): boolean {
  const [isHidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const note = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", note);
    return () => document.removeEventListener("visibilitychange", note);
  }, []);
  return isHidden;
}
