/**
 * The rules of the log of check-ins. A device writes each scan down before it says anything, numbers it
 * under a random id of its installation, and sends it until it is answered. The server stores each number
 * once. The first scan that it receives checks the entry in; all others are answered and kept.
 */

/** Names a scan for ever: the same number of the same installation is the same scan. */
export type ScanKey = { installation: string; sequence: number };

/** What a desk did with an entry. An undo names the scan that it takes back. */
export type Scan = ScanKey & { entryId: string; kind: "in" | "undo"; undoes?: ScanKey | undefined };

/** What came of a scan. `void` is an undo of a scan that no longer holds its entry. */
export type ScanAnswer = "in" | "already" | "cancelled" | "undone" | "void";

/** A scan with its number in the log of the race. */
export type NumberedScan = ScanKey & { change: number };

export type AppendedScan<S extends Scan> = {
  scan: S;
  change: number;
  answer: ScanAnswer;
  /** Of `already`: the scan that holds the entry. */
  heldBy: number | null;
};

/** What the server knows when scans arrive. */
export type ScanLog = {
  /** The number of the last change. */
  change: number;
  isStored: (scan: ScanKey) => boolean;
  /** `null` for an entry that does not exist. */
  entry: (id: string) => { isCancelled: boolean } | null;
  /** The scans by which entries are checked in; changed while scans are appended. */
  holders: Map<string, NumberedScan | null>;
};

/** Appends the scans that are not stored yet, in the order in which they came. */
export function appendScans<S extends Scan>(scans: readonly S[], log: ScanLog): AppendedScan<S>[] {
  const appended: AppendedScan<S>[] = [];
  for (const scan of scans) {
    const entry = log.entry(scan.entryId);
    const isRepeated = log.isStored(scan) || appended.some((one) => isSameScan(one.scan, scan));
    if (entry === null || isRepeated) continue;
    const change = log.change + appended.length + 1;
    const holder = log.holders.get(scan.entryId) ?? null;
    const answer = answerTo(scan, { ...entry, holder });
    const { installation, sequence } = scan;
    log.holders.set(scan.entryId, holderAfter(holder, { installation, sequence, change }, answer));
    const heldBy = answer === "already" ? (holder?.change ?? null) : null;
    appended.push({ scan, change, answer, heldBy });
  }
  return appended;
}

/**
 * The scan that holds an entry as a device sees it: what the server has said, and then what the device has
 * done and not heard of yet.
 */
export function heldLocally<Holder extends ScanKey>(
  known: { holder: Holder | null; isCancelled: boolean },
  unanswered: readonly (Holder & Pick<Scan, "kind" | "undoes">)[],
): Holder | null {
  return unanswered.reduce<Holder | null>(
    (holder, scan) => holderAfter(holder, scan, answerTo(scan, { ...known, holder })),
    known.holder,
  );
}

/** The answer to a scan that has none yet. */
function answerTo(
  { kind, undoes }: Pick<Scan, "kind" | "undoes">,
  { holder, isCancelled }: { holder: ScanKey | null; isCancelled: boolean },
): ScanAnswer {
  if (kind === "undo") return holder && undoes && isSameScan(holder, undoes) ? "undone" : "void";
  if (holder) return "already";
  return isCancelled ? "cancelled" : "in";
}

/** The scan that holds an entry after a scan was answered. */
function holderAfter<Holder extends ScanKey>(
  before: Holder | null,
  scan: Holder,
  answer: ScanAnswer,
): Holder | null {
  if (answer === "in") return scan;
  return answer === "undone" ? null : before;
}

function isSameScan(one: ScanKey, other: ScanKey): boolean {
  return one.sequence === other.sequence && one.installation === other.installation;
}

/** A time of a device on the clock of the server, by what the device showed when it sent the scan. */
export function correctedTime(
  scannedAt: number,
  { sentAt, receivedAt, earliest }: { sentAt: number; receivedAt: number; earliest: number },
): number {
  return Math.min(Math.max(scannedAt + receivedAt - sentAt, earliest), receivedAt);
}
