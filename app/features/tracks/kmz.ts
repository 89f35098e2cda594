import { unzipSync } from "fflate";
import { trackLimits } from "./limits.ts";

/** The map in a KMZ archive, which programs save as `doc.kml`; other bytes are returned unchanged. */
export function unpackedMap(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return bytes;
  let isFound = false;
  const isMap = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (isFound || !/\.kml$/i.test(name) || originalSize > trackLimits.mapBytes) return false;
    isFound = true;
    return true;
  };
  try {
    const [map] = Object.values(unzipSync(bytes, { filter: isMap }));
    return map ?? bytes;
  } catch {
    // A damaged archive is refused as one.
    return bytes;
  }
}
