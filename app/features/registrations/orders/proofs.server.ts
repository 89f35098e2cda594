import { createHash, randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull, lt, notInArray, or } from "drizzle-orm";
import { entryOrders, payments, races } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import { type Download, forgetStored, readDownload } from "#services/files/files.ts";
import type { Services } from "#services/services.ts";
import { msPerDay, toDay } from "#values/day.ts";
import { documentEnding, mediaTypeOf } from "#values/form/document-format.ts";
import { readId } from "#values/id.ts";
import { type OrderProblem, proofMegabytes } from "./messages.ts";

/** A stored proof that no payment names yet. */
export type KeptProof = { file: string; type: string; hash: string };

/** Days after the race for which proofs are kept: they are personal data. */
const keptDays = 30;

/** How many files one step removes. */
const atOnce = 100;

/** A payment without what its runner sent about it. */
export const withoutProof = {
  proofFile: null,
  proofType: null,
  proofHash: null,
  reference: null,
  referenceKey: null,
};

/** Stores the file of a proof; see `sendProof`. */
export async function keepProof(
  { files, limits }: Pick<Services, "files" | "limits">,
  { userId }: Pick<Viewer, "userId">,
  sent: FormDataEntryValue | null,
): Promise<{ proof: KeptProof; problem: null } | { proof: null; problem: OrderProblem }> {
  const refuse = (problem: OrderProblem) => ({ proof: null, problem });
  if (isFileMissing(sent)) return refuse("no-file");
  if (sent.size > proofMegabytes * 1024 * 1024) return refuse("too-heavy");
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const ending = documentEnding(bytes);
  if (!ending) return refuse("format");
  if (!(await limits.allow("paymentProof", userId))) return refuse("too-often");
  const file = `payment-proofs/${randomUUID()}.${ending}`;
  await files.put(file, bytes);
  const hash = createHash("sha256").update(bytes).digest("hex");
  return { proof: { file, type: mediaTypeOf(ending), hash }, problem: null };
}

export function isFileMissing(sent: FormDataEntryValue | null): sent is string | null {
  return !(sent instanceof File) || sent.size === 0;
}

/** The proof of a payment, for its runner; `null` for other people's. */
export function readOwnProof(
  services: Pick<Services, "db" | "files">,
  viewer: Pick<Viewer, "userId">,
  paymentId: string,
) {
  return readProof(services, paymentId, eq(entryOrders.userId, viewer.userId));
}

/** The same for those who may edit the race. */
export function readSentProof(
  services: Pick<Services, "db" | "files">,
  editor: Editor,
  paymentId: string,
) {
  return readProof(services, paymentId, mayEdit(editor, payments.raceId));
}

async function readProof(
  { db, files }: Pick<Services, "db" | "files">,
  paymentId: string,
  isTheirs: ReturnType<typeof and>,
): Promise<Download | null> {
  const id = readId(paymentId);
  if (id === null) return null;
  const [row] = await db
    .select({ file: payments.proofFile, code: entryOrders.code })
    .from(payments)
    .innerJoin(entryOrders, eq(entryOrders.id, payments.orderId))
    .where(and(eq(payments.id, id), isNotNull(payments.proofFile), isTheirs));
  return row?.file ? readDownload(files, row.file, row.code) : null;
}

/**
 * Removes the proofs of races that are over, and those of deleted accounts. A file goes before its name: what fails
 * is found again the next night.
 */
export async function forgetProofs(
  services: Pick<Services, "db" | "now" | "files" | "log">,
): Promise<void> {
  const { db, now } = services;
  const before = toDay(new Date(now().getTime() - keptDays * msPerDay));
  await forgetStored(services, {
    failure: "a proof of payment was not deleted",
    find: (stuck) =>
      db
        .select({ id: payments.id, file: payments.proofFile })
        .from(payments)
        .innerJoin(entryOrders, eq(entryOrders.id, payments.orderId))
        .innerJoin(races, eq(races.id, payments.raceId))
        .where(
          and(
            isNotNull(payments.proofFile),
            or(lt(races.startDate, before), isNull(entryOrders.userId)),
            notInArray(payments.id, [...stuck]),
          ),
        )
        .limit(atOnce),
    forget: (ids) => db.update(payments).set(withoutProof).where(inArray(payments.id, ids)),
  });
}
