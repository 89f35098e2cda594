import type { Database } from "#db/database.ts";

/** The process has ended in the middle of its work. */
export class Killed extends Error {}

const statements = new Set(["select", "insert", "update", "delete", "execute", "$count"]);

/**
 * A database whose process is killed before one of its statements: an open transaction is undone, and what was done
 * before it stays.
 * @param count - how many statements are begun before
 */
export function killedAfter(db: Database, count: number): Database {
  let left = count;
  const dying = (handle: Database): Database =>
    new Proxy(handle, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        if (name === "transaction") {
          return (work: (tx: Database) => unknown, ...options: unknown[]) =>
            value.call(target, (tx: Database) => work(dying(tx)), ...options);
        }
        if (!statements.has(String(name))) return value.bind(target);
        return (...given: unknown[]) => {
          left -= 1;
          if (left < 0) throw new Killed(`before ${String(name)}`);
          return value.apply(target, given);
        };
      },
    });
  return dying(db);
}
