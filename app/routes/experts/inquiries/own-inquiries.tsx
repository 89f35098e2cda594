import type { OwnInquiry } from "#features/experts/inquiries/inquiry.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatFullMoment } from "#values/day.ts";

/** The conversations that the viewer has with an expert. */
export function OwnInquiries({ inquiries, name }: { inquiries: OwnInquiry[]; name: string }) {
  if (inquiries.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="text-xl">Your conversations with {name}</h2>
      <ul className="mt-3">
        {inquiries.map(({ id, path, lastMessageAt, isClosed }) => (
          <li key={id}>
            <TextLink to={path} className="inline-block py-1">
              Last message on {formatFullMoment(lastMessageAt)}
            </TextLink>
            {isClosed && <span className="text-sm text-muted"> · closed</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
