import type { Database } from "#db/database.ts";
import { readGuestLink } from "#features/reviews/guests/guest-links.server.ts";
import { writeGuestReview } from "#features/reviews/guests/guests.server.ts";
import { reviewsOf } from "#features/reviews/queries.server.ts";
import type { Lang } from "#values/say.ts";
import { outboxOf } from "../outbox.ts";
import { aRace, now } from "../races/races.ts";

const origin = "https://dorsal.example";

/** The fields that a visitor fills in. */
export const typed = {
  rating: 4,
  comment: "Cold start, warm crowd.",
  experience_date: null,
  firstName: "Inés",
  lastName: "Rojas",
  email: "ines@example.com",
  trap: "",
};

/** The services for a guest's review, the sent mails and their links. */
export function guestWorld(tx: Database) {
  const { mail, tokens, messages } = outboxOf(tx);
  const services = { db: tx, now, tokens, mail };
  type Message = Awaited<ReturnType<typeof messages>>[number];
  const sent: Message[] = [];
  return {
    services,
    tokens,
    /** In the order of sending. */
    sent,
    async write(
      subject: { kind: "race"; id: string },
      changed: Partial<typeof typed & { lang: Lang }> = {},
    ) {
      const review = { lang: "en" as const, ...typed, ...changed };
      const answer = await writeGuestReview(services, subject, review, origin);
      const known = new Set(sent.map(({ id }) => id));
      sent.push(...(await messages()).filter(({ id }) => !known.has(id)));
      return answer;
    },
    /** The id of the review that a link of the latest mail, or of the one at `place`, is about. */
    link(kind: "confirm" | "remove", place = -1): string {
      const pattern = new RegExp(`${origin}/reviews/${kind}/(\\S+)`);
      const [, token] = pattern.exec(sent.at(place)?.body ?? "") ?? [];
      const reviewId = readGuestLink({ tokens }, kind, token ?? "");
      if (!reviewId) throw new Error(`No link to ${kind} in the mail.`);
      return reviewId;
    },
    /** Name, whether a guest's, and comment of the reviews that everybody sees. */
    async shown(raceId: string) {
      const { reviews } = await reviewsOf({ db: tx }, "race", raceId, { page: 1 });
      return reviews.map(({ authorName, isGuest, comment }) => [authorName, isGuest, comment]);
    },
  };
}

/** A new race to review. */
export async function subjectRace(tx: Database, raceName = "Carrera") {
  return { kind: "race" as const, id: await aRace(tx, { raceName }) };
}
