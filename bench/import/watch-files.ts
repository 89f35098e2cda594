import { readFileSync, statSync } from "node:fs";
import { glob } from "node:fs/promises";
import { basename, join } from "node:path";
import FitParser from "fit-file-parser";
import { uploadProblemText } from "#features/activities/messages.ts";
import {
  type FoundFile,
  type MeasuredFile,
  openFile,
} from "#features/activities/uploading/measure-files.server.ts";
import { readFitMessages } from "#features/tracks/fit-messages.ts";
import { sayIn } from "#values/say.ts";
import { printTable, round } from "../table.ts";

const usage = `Reads real files of watches, and compares what we read with what each file says of itself.

  node bench/import/watch-files.ts <folder>...

Real files are in the sources of Debian's packages, which are free but not ours to copy:
  apt-get source --download-only goldencheetah gpsbabel    (or from deb.debian.org/debian/pool/main/g)
  tar xf goldencheetah_*.orig.tar.gz; tar xf gpsbabel_*.orig.tar.xz`;

/** How far our own measure may be from the watch's. Positions and heights are measured differently. */
const bounds = { distance: 0.03, seconds: 10, heartRate: 3, climb: 0.3, climbMeters: 15 };

/** The sports that are kept, and the message that is a sample. */
const onFoot = new Set(["running", "walking", "hiking", "generic"]);
const record = 20;

/** What a session of a file says, by the other library. */
type Session = {
  sport?: string;
  start_time?: Date;
  total_distance?: number;
  total_elapsed_time?: number;
  avg_heart_rate?: number;
  total_ascent?: number;
};

type OtherRecord = {
  timestamp?: Date;
  position_lat?: number;
  position_long?: number;
  distance?: number;
  heart_rate?: number;
};

type Other = { maker: string; sessions: Session[]; records: OtherRecord[] };

const folders = process.argv.slice(2);
if (folders.length === 0) console.log(usage);
else await compareAll(folders);

async function compareAll(all: string[]) {
  const faults: string[] = [];
  const rows: Record<string, string | number>[] = [];
  let records = 0;
  for (const path of await filesIn(all)) {
    const name = basename(path);
    const bytes = readFileSync(path);
    const [found] = openFile({ name, bytes, now: new Date() });
    if (!found) continue;
    const isFit = /fit$/i.test(name);
    const other = isFit ? await byOther(bytes) : null;
    if (other) {
      const compared = compareRecords(bytes, other.records);
      records += compared.count;
      if (compared.fault) faults.push(`${name}: ${compared.fault}`);
    }
    rows.push({ file: name.slice(0, 40), maker: other?.maker ?? "", answer: answerOf(found) });
    if (other) faults.push(...faultsOf(found, other).map((fault) => `${name}: ${fault}`));
  }
  printTable("Real files", rows);
  console.log(`\n${records} records of FIT are the same in both libraries.`);
  for (const fault of faults) console.log(`FAULT ${fault}`);
  console.log(faults.length === 0 ? "No faults." : `${faults.length} faults.`);
  if (faults.length > 0) process.exitCode = 1;
}

async function filesIn(all: string[]): Promise<string[]> {
  const paths: string[] = [];
  for (const folder of all) {
    for await (const path of glob("**/*.{fit,FIT,tcx,TCX,gpx,GPX}", { cwd: folder })) {
      if (statSync(join(folder, path)).isFile()) paths.push(join(folder, path));
    }
  }
  return paths.sort();
}

/** The file by the other library; `null` where that refuses it. */
async function byOther(bytes: Buffer): Promise<Other | null> {
  const options = { force: true, lengthUnit: "m", speedUnit: "m/s", mode: "list" } as const;
  try {
    const read = await new FitParser(options).parseAsync(bytes as Buffer<ArrayBuffer>);
    const {
      file_ids: ids,
      sessions,
      records,
    } = read as unknown as {
      file_ids?: { manufacturer?: string; product?: number }[];
      sessions?: Session[];
      records?: OtherRecord[];
    };
    const maker = `${ids?.[0]?.manufacturer ?? "?"} ${ids?.[0]?.product ?? ""}`;
    return { maker, sessions: sessions ?? [], records: records ?? [] };
  } catch {
    return null;
  }
}

/** Compares each record with the other library's, value by value. */
function compareRecords(bytes: Buffer, others: OtherRecord[]): { count: number; fault?: string } {
  let count = 0;
  let fault: string | undefined;
  readFitMessages(bytes, new Set([record]), (message) => {
    const other = others[count] ?? {};
    const pairs = [
      [message.time ?? undefined, other.timestamp?.getTime()],
      [message.angle(0), other.position_lat],
      [message.angle(1), other.position_long],
      [hundredth(message.unsigned(5)), other.distance],
      [message.unsigned(3), other.heart_rate],
    ];
    for (const [place, [own, theirs]] of pairs.entries()) {
      const isSame = Math.abs((own ?? -1) - (theirs ?? -1)) < 1e-6;
      if (!isSame) fault ??= `record ${count}, value ${place}: ${own} and ${theirs}`;
    }
    count += 1;
  });
  if (count !== others.length) fault ??= `${count} records and ${others.length}`;
  return fault === undefined ? { count } : { count, fault };
}

function hundredth(value: number | undefined): number | undefined {
  return value === undefined ? value : value / 100;
}

function answerOf(found: FoundFile): string {
  if (found.kind === "passed-over") return "passed over";
  if (found.kind === "refused") return sayIn("en")(uploadProblemText(found.problem));
  return found.files
    .map(({ measure }) => {
      const { sport, meters, elapsedSeconds, climb, averageHeartRate, notices } = measure;
      const numbers = `${round(meters / 1000)} km in ${round(elapsedSeconds, 0)} s`;
      const more = `climb ${climb === null ? "?" : round(climb, 0)}, heart ${averageHeartRate ?? "?"}`;
      return `${sport}: ${numbers}, ${more} ${notices.map(({ code }) => code).join(" ")}`;
    })
    .join(" + ");
}

/** Each part on foot is taken, within the bounds; no other one is. */
function faultsOf(found: FoundFile, { sessions }: Other): string[] {
  const named = sessions.filter(({ sport }) => onFoot.has(sport ?? ""));
  if (found.kind !== "measured") return named.length > 0 ? ["a part on foot is refused"] : [];
  if (found.files.length !== named.length) {
    return [`${found.files.length} activities of ${named.length} parts on foot`];
  }
  return found.files.flatMap((file, index) => differences(file, named[index] ?? {}));
}

function differences({ startedAt, measure }: MeasuredFile, session: Session): string[] {
  const faults: string[] = [];
  const check = (what: string, own: number | null, theirs: number | undefined, most: number) => {
    if (own === null || theirs === undefined || Math.abs(own - theirs) <= most) return;
    faults.push(`${what}: ${round(own)} and ${round(theirs)}`);
  };
  const { total_distance: distance, total_ascent: climb } = session;
  check("distance", measure.meters, distance, bounds.distance * (distance ?? 0) + 1);
  check("seconds", measure.elapsedSeconds, session.total_elapsed_time, bounds.seconds);
  check("heart", measure.averageHeartRate, session.avg_heart_rate, bounds.heartRate);
  check("climb", measure.climb, climb, Math.max(bounds.climbMeters, bounds.climb * (climb ?? 0)));
  check(
    "start",
    startedAt.getTime() / 1000,
    (session.start_time?.getTime() ?? 0) / 1000,
    bounds.seconds,
  );
  return faults;
}
