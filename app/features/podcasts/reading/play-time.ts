import type { Lang } from "#values/say.ts";

/** `1:05`, `12:05`, `1:02:05`. */
export function formatPlayTime(seconds: number): string {
  const { hours, minutes, rest } = partsOf(seconds);
  const two = (number: number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** `1 minute 5 seconds`: for screen readers. */
export function sayPlayTime(seconds: number, lang: Lang): string {
  const { hours, minutes, rest } = partsOf(seconds);
  const said = [
    { count: hours, unit: { en: "hour", es: "hora" } },
    { count: minutes, unit: { en: "minute", es: "minuto" } },
    { count: rest, unit: { en: "second", es: "segundo" } },
  ].filter(({ count }) => count > 0);
  if (said.length === 0) return lang === "en" ? "0 seconds" : "0 segundos";
  return said.map(({ count, unit }) => `${count} ${unit[lang]}${count === 1 ? "" : "s"}`).join(" ");
}

/** `PT1H2M5S`, as schema.org and the `datetime` of an element take it. */
export function isoPlayTime(seconds: number): string {
  const { hours, minutes, rest } = partsOf(seconds);
  return `PT${hours ? `${hours}H` : ""}${minutes ? `${minutes}M` : ""}${rest}S`;
}

/** The seconds that `83`, `1:23` or `1:02:05` name in an address; `null` for anything else. */
export function readPlayTime(text: string | null): number | null {
  if (text === null || !/^\d{1,6}(?:\.\d{1,3})?$|^(?:\d{1,2}:)?\d{1,3}:\d{2}$/.test(text))
    return null;
  return text.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

function partsOf(seconds: number) {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor(whole / 60) % 60,
    rest: whole % 60,
  };
}
