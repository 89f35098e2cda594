import type { CameraFrame } from "./qr-reader.ts";

/** Reads codes from what a camera shows. */
export type CodeDetector = {
  /** The text of the code that the camera shows now; `null` if it shows none. */
  read(video: HTMLVideoElement): Promise<string | null>;
  close(): void;
};

/** More dots cost more time than they gain: this reads a code that is a twelfth of the picture. */
const frameWidth = 640;

/** A reader that has not come by then is not kept on this device. */
const answerMs = 20_000;

type NativeDetector = {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
};
type NativeDetectors = {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
};

/** The browser's own detector of QR codes; `null` where it has none. */
export async function nativeDetector(): Promise<CodeDetector | null> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: NativeDetectors };
  if (!Native) return null;
  try {
    if (!(await Native.getSupportedFormats()).includes("qr_code")) return null;
    const detector = new Native({ formats: ["qr_code"] });
    return {
      read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null,
      close() {},
    };
  } catch {
    return null;
  }
}

/**
 * A detector that reads pictures in a worker.
 * @param address - of the worker's script
 */
export async function workerDetector(address: string): Promise<CodeDetector> {
  const worker = new Worker(address, { type: "module" });
  let answered: ((text: string | null) => void) | null = null;
  let failed: ((problem: Error) => void) | null = null;
  worker.onmessage = ({ data }: MessageEvent<{ text: string | null; isBroken?: true }>) => {
    if (data.isBroken) failed?.(new Error("The reader of codes did not start."));
    else answered?.(data.text);
  };
  worker.onerror = () => failed?.(new Error("The reader of codes did not come."));
  const readFrame = (frame: CameraFrame) =>
    new Promise<string | null>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("The reader does not answer.")), answerMs);
      answered = (text) => {
        clearTimeout(timer);
        resolve(text);
      };
      failed = (problem) => {
        clearTimeout(timer);
        reject(problem);
      };
      worker.postMessage(frame, [frame.data.buffer]);
    });
  const canvas = document.createElement("canvas");
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  const frameOf = (video: HTMLVideoElement): CameraFrame | null => {
    const { videoWidth, videoHeight } = video;
    if (!drawing || videoWidth === 0) return null;
    const scale = Math.min(1, frameWidth / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    drawing.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height, colorSpace } = drawing.getImageData(
      0,
      0,
      canvas.width,
      canvas.height,
    );
    return { data, width, height, colorSpace };
  };
  try {
    // The first picture makes the worker load and compile, so that no scan waits for that.
    const blank = new ImageData(16, 16);
    await readFrame({ data: blank.data, width: 16, height: 16, colorSpace: "srgb" });
  } catch (problem) {
    worker.terminate();
    throw problem;
  }
  return {
    async read(video) {
      const frame = frameOf(video);
      return frame && readFrame(frame);
    },
    close: () => worker.terminate(),
  };
}
