import { renderSVG } from "uqr";
import { typedKey } from "./two-factor.server.ts";

/** The key of an authenticator in all the ways in which an app takes it. */
export function showKey(address: string, backupCodes: string[]) {
  const svg = renderSVG(address, { border: 3, pixelSize: 4 });
  const picture = Buffer.from(svg).toString("base64");
  return { address, key: typedKey(address), picture, backupCodes };
}
