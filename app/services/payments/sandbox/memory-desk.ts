import { isOfKind, type StripeKind, type StripeObject } from "./objects.ts";
import { unknown } from "./refusal.ts";
import type { Desk } from "./store.ts";

/**
 * A desk that keeps its objects in memory, the oldest first, and sends no events: it creates years of
 * the demo members' history, which are then stored at once.
 */
export function openMemoryDesk(objects: Map<string, StripeObject>, now: Date): Desk {
  const seconds = Math.floor(now.getTime() / 1000);
  const ofKind = <K extends StripeKind>(kind: K) =>
    [...objects.values()]
      .filter((object) => isOfKind(kind, object))
      .map((object) => structuredClone(object));
  const find = async <K extends StripeKind>(kind: K, id: string) => {
    const found = objects.get(id);
    return isOfKind(kind, found) ? structuredClone(found) : null;
  };
  return {
    hasTold: () => false,
    find,
    async get(kind, id, param) {
      const found = await find(kind, id);
      if (found) return found;
      throw unknown(kind.replace("_", " "), id, param);
    },
    async put(object) {
      objects.set(object.id, structuredClone(object));
      return object;
    },
    async list(kind, customer) {
      return ofKind(kind)
        .filter((object) => !customer || ("customer" in object && object.customer === customer))
        .reverse();
    },
    async due() {
      return ofKind("subscription")
        .filter(({ _due }) => _due !== null && _due <= seconds)
        .sort((one, other) => Number(one._due) - Number(other._due));
    },
    timeOf: (customer) => seconds + (customer?._ahead ?? 0),
    async tell() {},
    async queueUp() {},
    count: async (kind) => ofKind(kind).length,
  };
}
