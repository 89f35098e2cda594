import { type ComponentType, lazy, Suspense } from "react";

const load = () => import("#features/registrations/waiting/screens/waiting-parts.tsx");

type Parts = Awaited<ReturnType<typeof load>>;

/** The server imports it at once; browsers load it with the first race that has a waiting list. */
const loaded = import.meta.env.SSR ? await load() : null;

export const JoinWaitingList = late((parts) => parts.JoinWaitingList);
export const WaitLine = late((parts) => parts.WaitLine);
export const WaitLink = late((parts) => parts.WaitLink);

function late<Props extends object>(part: (parts: Parts) => ComponentType<Props>) {
  const Part: ComponentType<Props> = loaded
    ? part(loaded)
    : (lazy(async () => ({ default: part(await load()) })) as unknown as ComponentType<Props>);
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
