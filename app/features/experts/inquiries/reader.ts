import type { Viewer } from "#features/accounts/viewer.ts";
import type { InquiryReader, InquirySide } from "./inquiry.ts";

/**
 * Who reads a conversation behind a link: the side that the link was sent to. An administrator to whom
 * one side has passed it on, to report abuse, does not write in that side's name.
 */
export function readerOf(
  {
    side,
    visitorId,
    expert,
  }: { side: InquirySide; visitorId: string | null; expert: { userId: string | null } },
  viewer: Pick<Viewer, "userId" | "isAdmin"> | null,
): InquiryReader {
  if (!viewer?.isAdmin) return side;
  return viewer.userId === visitorId || viewer.userId === expert.userId ? side : "admin";
}
