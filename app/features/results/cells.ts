import { genderIn } from "#features/registrations/rules/written-gender.ts";
import { fold } from "#values/text/fold.ts";
import type { ResultSex, ResultStatus } from "./result.ts";

/** Characters of a cell that can be a time. */
const longestTime = 24;

const dayMs = 86_400_000;
/** No result takes longer. */
const longestMs = 20 * dayMs;

const days = /^(\d{1,2}) ?[jd](?:ias?|ays?|ours?)? ?(.*)$/;
const clock = /^(\d{1,3}):(\d{2})(?::(\d{2}))?(?:[.,](\d{1,3}))?$/;
const lettered =
  /^(?:(\d{1,3}) ?h)? ?(?:(\d{1,3}) ?(?:m(?:in)?\.?|'(?!')))? ?(?:(\d{1,2})(?:[.,](\d{1,3}))? ?(?:s|''|")?)?$/;
const share = /^[0-4]?\.\d+$/;

/** Marks of footnotes that stand beside a time. */
const marks = /[#*†+]+$/;

/**
 * A time of a results file in milliseconds, as timers write it: `49:31`, `1:02:11.4`, `49:31,40`,
 * `12h34m56s`, `1h02'11''`, `1j 02:10:00`, or the share of a day that a spreadsheet stores. `null` for
 * anything else.
 */
export function readResultTime(text: string): number | null {
  if (text.length > longestTime) return null;
  const plain = fold(text)
    .replace(/[’′‘´]/g, "'")
    .replace(/[“”″]/g, '"')
    .trim();
  const cell = plain.replace(marks, "").trim();
  if (!/\d/.test(cell)) return null;
  const [, dayCount, rest] = days.exec(cell) ?? [];
  if (dayCount !== undefined) {
    const time = rest ? timeOfDay(rest) : 0;
    return time === null ? null : possible(Number(dayCount) * dayMs + time);
  }
  return possible(timeOfDay(cell));
}

function timeOfDay(cell: string): number | null {
  const [, first, second, third, fraction] = clock.exec(cell) ?? [];
  if (first !== undefined) {
    const parts: Parts =
      third === undefined ? ["0", first, second, fraction] : [first, second, third, fraction];
    return inMs(parts, third !== undefined);
  }
  const isShare = share.test(cell) && (Number(cell) < 1 || cell.length > 5);
  if (isShare) return Math.round((Number(cell) * dayMs) / 10) * 10;
  const [whole, hours, minutes, seconds, part] = lettered.exec(cell) ?? [];
  // A bare number could be anything.
  if (whole === undefined || /^[\d.,]+$/.test(cell)) return null;
  return inMs([hours, minutes, seconds, part], hours !== undefined);
}

type Parts = (string | undefined)[];

function inMs(
  [hours = "0", minutes = "0", seconds = "0", fraction = ""]: Parts,
  hasHours: boolean,
) {
  if (Number(seconds) > 59 || (hasHours && Number(minutes) > 59)) return null;
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, "0"));
}

function possible(ms: number | null): number | null {
  return ms !== null && ms > 0 && ms <= longestMs ? ms : null;
}

/** Milliseconds for a meter of a world record, and of the slowest walker over mountains. */
const paces = { fastest: 95, slowest: 1120 };

/**
 * A time that fits the distance: `1:45` of a half marathon is hours, and `38:03:00` of 10 km is what a
 * spreadsheet makes of minutes and seconds.
 */
export function fittingTime(ms: number, text: string, meters: number | null): number {
  if (meters === null) return ms;
  const fits = (time: number) => time >= meters * paces.fastest && time <= meters * paces.slowest;
  if (fits(ms)) return ms;
  if (/^\d{1,2}:\d{2}$/.test(text.trim()) && fits(ms * 60)) return ms * 60;
  if (/^\d{1,3}:\d{2}:00$/.test(text.trim()) && fits(ms / 60)) return ms / 60;
  return ms;
}

/** Whether nobody needs this time for a distance. */
export function isUnlikelyTime(ms: number, meters: number | null): boolean {
  return meters !== null && (ms < meters * paces.fastest || ms > meters * paces.slowest * 2);
}

const statusWords: Record<ResultStatus, RegExp> = {
  dns: /^(dns|ns|no (se )?presentad[oa]s?|no (se )?presento|no partio|no salio|no sale|np|non partant(e?)s?|did not start|nicht (am start|gestartet|angetreten)|n\.?g\.?)$/,
  dsq: /^(dq|dsq|dqf|disq|desc|disqualified|descalificad[oa]s?|desclasificad[oa]s?|disqualifie(e?)s?|disqualifiziert)$/,
  dnf: /^(dnf|retired|retirad[oa]s?|abandon(os?|s|ne|nee)?|ab|no termino|no finalizo|no llego|did not finish|aufgegeben|ausgeschieden|oco|over cutoff|cutoff|fuera de (control|tiempo)|hors delais?|hd|time limit)$/,
  finished:
    /^(finished|finisher|finalizad[oa]|finalizo|termino|llego|classified|clasificad[oa]|classe|arrive|im ziel|official|oficial|ok)$/,
};

/** Numbers that stand for a status where a column of the status has nothing else (UltraSignup). */
const statusNumbers: Record<string, ResultStatus> = {
  1: "finished",
  2: "dnf",
  3: "dns",
  5: "dsq",
};

/** What a cell says of how a runner ended; `null` for any other cell. */
export function readStatus(text: string, isStatusColumn = false): ResultStatus | null {
  const plain = fold(text)
    .replace(/[().:]/g, "")
    .trim();
  if (plain === "" || plain.length > 30) return null;
  const found = (Object.keys(statusWords) as ResultStatus[]).find((status) =>
    statusWords[status].test(plain),
  );
  return found ?? (isStatusColumn ? (statusNumbers[plain] ?? null) : null);
}

/** Whether a cell stands for nothing. */
export function isNothing(text: string): boolean {
  return /^[-–—.\s]*$|^n\/?[ad]\.?$/i.test(text);
}

/** A place: `1`, `1.`, `1º`, `T5`, of `1/2892` the first number. */
export function readPlace(text: string): number | null {
  const [, place] =
    /^t?(\d{1,6})(?:\.0*|[ºª°]|st|nd|rd|th|e|er)?(?: ?\/ ?\d+)?$/i.exec(text.trim()) ?? [];
  return place && Number(place) > 0 ? Number(place) : null;
}

/** The sex that a category names: `Libre Varonil`, `W35`, `M 40-49`, and in France `SEH`, `M2F`. */
export function sexOfCategory(category: string): ResultSex | null {
  const plain = fold(category.trim());
  const byWord = genderIn(plain);
  if (byWord) return byWord;
  const [, french] = /^(?:[a-z]{2}|[vm]\d{1,2})([hf])$/.exec(plain) ?? [];
  if (french) return french === "f" ? "female" : "male";
  const [, letter] = /^([mwfhv])[ -]?u?\d{1,2}(?:\D|$)/.exec(plain) ?? [];
  if (!letter) return null;
  return letter === "w" || letter === "f" ? "female" : "male";
}

/** The year of a birthday in any order of its parts, of two digits of a year, or of Excel's days. */
export function readBirthYear(text: string, raceYear: number): number | null {
  const [, four] = /(?<!\d)((?:19|20)\d{2})(?!\d)/.exec(text) ?? [];
  if (four) return Number(four) <= raceYear ? Number(four) : null;
  if (/^\d{5}(\.\d+)?$/.test(text)) return 1900 + Math.floor((Number(text) - 1) / 365.25);
  const [, two] = /(?:^|[./-])(\d{2})$/.exec(text.trim()) ?? [];
  if (!two) return null;
  const year = Math.floor(raceYear / 100) * 100 + Number(two);
  return year > raceYear - 3 ? year - 100 : year;
}

/** `Ana Quispe` of `Quispe, Ana`, where the column writes names so; `Olga Roble, Jr.` stays. */
export function turnedName(text: string): string {
  const [, last, first] = /^([^,]+), ?([^,]+)$/.exec(text) ?? [];
  if (!last || !first || /^(jr|sr|ii|iii|iv)\.?$/i.test(first.trim())) return text;
  return `${first.trim()} ${last.trim()}`;
}
