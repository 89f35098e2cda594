import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** A picture as a canvas has it: four bytes for each dot. */
export type CameraFrame = Pick<ImageData, "data" | "width" | "height" | "colorSpace">;

/** Finds the text of a QR code in a picture; `null` where it has none. */
export type ReadFrame = (frame: CameraFrame) => Promise<string | null>;

/**
 * A reader of QR codes for browsers that have none.
 * @param program - its WebAssembly, by its address or as bytes
 */
export async function openQrReader(program: string | ArrayBuffer): Promise<ReadFrame> {
  await prepareZXingModule({
    // Without an address, the library would ask a server that is not ours.
    overrides:
      typeof program === "string" ? { locateFile: () => program } : { wasmBinary: program },
    fireImmediately: true,
  });
  return async (frame) => {
    const [found] = await readBarcodes(frame as ImageData, {
      formats: ["QRCode"],
      tryHarder: true,
      maxNumberOfSymbols: 1,
    });
    return found?.text ?? null;
  };
}
