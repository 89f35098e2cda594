import { AskLink } from "./ask-link.tsx";
import type { ListData } from "./list-data.ts";
import type { Asking } from "./use-asked.ts";

/**
 * Which of several places of a name the list is about, with the others; or that no place has
 * the name, and which one is spelled like it.
 */
export function AskedPlaceNotice({ list: { place }, asking }: { list: ListData; asking: Asking }) {
  if (!place) return null;
  const { near } = asking.asked;
  return (
    <div className="mb-6 border-l-4 border-signal bg-surface px-4 py-3">
      {place.label === null ? (
        <p>
          No place is called “{place.typed}”. Check its spelling, or name a larger town close to it.
        </p>
      ) : (
        <>
          <p>
            {place.isCorrected && `No place is called “${place.typed}”. `}
            Races near <strong>{place.label}</strong>.
            {place.others.length > 0 && " Other places of this name:"}
          </p>
          {place.others.length > 0 && (
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
              {place.others.map((other) => (
                <li key={other}>
                  <AskLink
                    asking={asking}
                    change={{ near: near && { ...near, place: other } }}
                    className="link-strong py-1"
                  >
                    {other}
                  </AskLink>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
