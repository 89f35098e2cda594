import { join } from "node:path";
import type { Database } from "#db/database.ts";
import { entryOrders, paymentMethods, payments, vouchers, waitingRunners } from "#db/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { people, world } from "../people.ts";
import { orderWorld } from "./orders.ts";

const dayMs = 24 * 3600 * 1000;

/**
 * Puts the orders of the matrix into a database, with their payments and a proof.
 * @param dataDir - of the server, for the file
 */
export async function fillWithOrders(db: Database, dataDir: string): Promise<void> {
  const proofFile = "payment-proofs/secret.pdf";
  await openLocalDisk(join(dataDir, "files")).put(proofFile, Buffer.from("%PDF-1.7 SECRET-PROOF"));
  const expiresAt = new Date(Date.now() + dayMs);
  const order = { currency: "PEN", totalMinor: 8000, origin: "https://dorsal.example" } as const;
  const payment = { attempt: 1, method: "yape", currency: "PEN", amountMinor: 8000 } as const;
  const proof = { proofFile, proofType: "application/pdf" };
  const codes = ["AAAAAAAA", "CCCCCCCC"];
  for (const [at, { ids, raceId, distanceId }] of [
    {
      ids: orderWorld.organized,
      raceId: world.organizedRace,
      distanceId: world.organizedDistances[1],
    },
    { ids: orderWorld.office, raceId: world.officeRace, distanceId: world.officeDistances[1] },
  ].entries()) {
    const { orders, payments: paid, voucher, waits } = ids;
    const { origin } = order;
    await db.insert(waitingRunners).values(
      waits.map((id, place) => ({
        id,
        raceId,
        distanceId,
        userId: world.others[place] ?? "",
        origin,
      })),
    );
    for (const [place, id] of orders.entries()) {
      const isOpen = place < 2;
      await db.insert(entryOrders).values({
        ...order,
        id,
        raceId,
        userId: world.others[0],
        code: `${codes[at]?.slice(0, 7)}${"ACD"[place]}`,
        state: isOpen ? "in_review" : "expired",
        expiresAt: isOpen ? expiresAt : null,
      });
      const received = { state: "received", kind: "surplus", receivedMinor: 8000 } as const;
      await db.insert(payments).values({
        ...payment,
        ...proof,
        id: paid[place] ?? "",
        orderId: id,
        raceId,
        ...(isOpen ? { state: "in_review" } : received),
      });
    }
    await db.insert(vouchers).values({ id: voucher, raceId, code: "OLD", kind: "free" });
  }
  const { race: raceId } = world;
  await db.insert(waitingRunners).values({
    id: orderWorld.ownWait,
    raceId: world.officeRace,
    distanceId: world.officeDistances[1],
    userId: people.owner,
    origin: order.origin,
  });
  await db.insert(paymentMethods).values({ raceId, kind: "yape", textEn: "Yape to 987 654 321" });
  await db.insert(entryOrders).values({
    ...order,
    id: orderWorld.own,
    raceId,
    userId: people.owner,
    code: "DDDDDDDD",
    state: "awaiting_payment",
    expiresAt,
  });
  await db.insert(payments).values({
    ...payment,
    ...proof,
    id: orderWorld.ownPayment,
    orderId: orderWorld.own,
    raceId,
    state: "failed",
  });
}
