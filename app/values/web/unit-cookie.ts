import { isLengthUnit, type LengthUnit } from "../length.ts";
import { isSecure, readCookie, writeCookie } from "./cookie.ts";

const name = "units";
const yearInSeconds = 31_536_000;

/** The unit of length that a visitor has chosen; kilometres until then. */
export function lengthUnitOf(cookies: string | null): LengthUnit {
  const unit = readCookie(cookies, name);
  return isLengthUnit(unit) ? unit : "km";
}

/** A `Set-Cookie` value that keeps the unit in this browser. */
export function unitCookie(request: Request, unit: LengthUnit): string {
  return writeCookie(name, unit, { seconds: yearInSeconds, isSecure: isSecure(request) });
}
