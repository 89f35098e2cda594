import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { DatabaseAway, hasNoPlace, isCut } from "../failures/away.ts";
import { sqlState } from "../failures/problem.ts";
import { type Absence, type Silence, watchAbsence, watchSilence } from "./absence.ts";
import { isOutdated, namesOfKept } from "./prepare.ts";
import {
  type Driver,
  isRead,
  type Rows,
  readsValues,
  rowsOf,
  type Statement,
  sentValue,
} from "./rows.ts";

/** Connections are cut one after the other: the next one may be broken, too. */
const mostTries = 3;

/** The source of a connection and of its replacement. */
type Source = {
  take(): Promise<pg.PoolClient>;
  /** The answer of `client` to a statement without a time limit. */
  ask(client: pg.PoolClient, statement: Statement): Promise<pg.QueryResult>;
  away(problem: unknown): DatabaseAway;
};

/** One connection, for as long as it is held: a transaction, or a session with settings. */
class HeldConnection implements Driver {
  readonly #source: Source;
  #client: pg.PoolClient;
  #isGone = false;
  #isReleased = false;
  /** A connection answers one statement after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(source: Source, client: pg.PoolClient) {
    this.#source = source;
    this.#client = client;
  }

  query(statement: string | Statement, values?: readonly unknown[]): Promise<Rows> {
    const asked = typeof statement === "string" ? { text: statement } : statement;
    const answer = this.#turn.then(() => this.#query(values ? { ...asked, values } : asked));
    this.#turn = answer.catch(() => {});
    return answer;
  }

  async #query(statement: Statement): Promise<Rows> {
    // There is nothing left to roll back; the first error is the one to report.
    if (this.#isGone && /^rollback/i.test(statement.text)) return rowsOf([]);
    try {
      return rowsOf(await this.#source.ask(this.#client, statement));
    } catch (problem) {
      this.#isGone = isCut(problem) || isOutdated(problem);
      if (!isCut(problem)) throw problem;
      if (/^begin/i.test(statement.text)) return this.#beginAgain(statement);
      throw this.#source.away(problem);
    }
  }

  /**
   * No statement has run yet, so another connection can run it. The query builder never releases a
   * connection whose `begin` failed: it releases itself.
   */
  async #beginAgain(begin: Statement, triesLeft = mostTries): Promise<Rows> {
    this.release();
    const client = await this.#source.take();
    try {
      const begun = rowsOf(await this.#source.ask(client, begin));
      this.#client = client;
      this.#isGone = false;
      this.#isReleased = false;
      return begun;
    } catch (problem) {
      client.release(true);
      if (!isCut(problem)) throw problem;
      if (triesLeft === 1) throw this.#source.away(problem);
      return this.#beginAgain(begin, triesLeft - 1);
    }
  }

  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#client.release(this.#isGone);
  }
}

/** A connection that has not opened by then counts as failed. */
const openMs = 1200;
/** While all connections are busy, a statement waits this long. */
const turnMs = 5000;
const lookAgainMs = 150;
/** Callers learn within two seconds that a server is away; the embedded database restarts. */
const patienceMs = { server: 1500, embedded: 10_000 };
/** The server ends a statement that takes too long itself, unless this one connection is silent. */
const afterStatementMs = 2000;
const closeMs = 1000;

const readOnlyRefused = "25006";

export type PoolRules = {
  options: pg.PoolConfig & { max: number };
  engine: "server" | "embedded";
  /**
   * How long a statement outside of transactions may take on a server; 0 means no limit, and that a silent
   * server is waited for.
   */
  statementMs?: number;
  /** Called for each statement that fails and may have written. */
  onFailedWrite?: (problem: unknown) => void;
  /** Called when the database goes away and when it is back. */
  onAbsence?: (isAway: boolean, reason: unknown) => void;
};

export type PoolStats = {
  open: number;
  busy: number;
  /** Callers without a connection. */
  waiting: number;
  /** How often the database has gone away. */
  absences: number;
};

type Question = pg.QueryConfig<unknown[]> & { rowMode?: "array"; query_timeout?: number };

/**
 * All connections to one database. A cut connection is replaced transparently where that is safe: a
 * read runs once more, and a transaction that has not begun begins on another connection. Other
 * statements fail with `DatabaseAway`.
 */
export class ConnectionPool implements Driver {
  /** The query builder gives each transaction a separate connection only if this says "Pool". */
  static readonly name = "ConnectionPool";
  readonly #options: pg.PoolConfig;
  readonly #isServer: boolean;
  readonly #answerMs: number;
  readonly #pool: pg.Pool;
  readonly #onFailedWrite: (problem: unknown) => void;
  readonly #opening = new Set<pg.Client>();
  readonly #open = new Set<pg.PoolClient>();
  readonly #absence: Absence;
  readonly #silence: Silence;
  readonly #nameOf = namesOfKept();
  #lastAway = Number.NEGATIVE_INFINITY;
  #absences = 0;

  constructor(rules: PoolRules) {
    const { options, engine, statementMs = 0, onFailedWrite = () => {}, onAbsence } = rules;
    this.#onFailedWrite = onFailedWrite;
    this.#isServer = engine === "server";
    this.#options = {
      ...options,
      keepAlive: this.#isServer,
      keepAliveInitialDelayMillis: 10_000,
      // The embedded database opens a connection as soon as it can.
      connectionTimeoutMillis: this.#isServer ? openMs : 0,
    };
    this.#answerMs = statementMs && statementMs + afterStatementMs;
    this.#pool = new pg.Pool({
      ...this.#options,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: this.#isServer ? turnMs : 0,
      // Callers who still wait for their turn do not each wait for a server that is away.
      Client: clientWithin(() => (this.#isServer ? (this.isAway ? 1 : openMs) : 0), this.#opening),
    });
    // An `error` event without a listener ends the process; callers get the error through their statements.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => {
      client.on("error", () => {});
      this.#open.add(client);
    });
    this.#pool.on("remove", (client) => this.#open.delete(client));
    this.#absence = watchAbsence({
      look: () => this.#look(),
      lookAgainMs,
      patienceMs: patienceMs[engine],
      onChange: (isAway, reason) => {
        if (isAway) this.#absences += 1;
        if (!this.#pool.ending) onAbsence?.(isAway, reason);
      },
    });
    this.#silence = watchSilence({
      isThere: () => isServerThere(this.#options),
      onSilence: () => {
        // Callers have waited for the server already.
        this.#beginAbsence(new Error("The server is silent."), false);
        for (const client of this.#open) cut(client);
      },
    });
  }

  /** Whether the database cannot be reached right now. */
  get isAway(): boolean {
    return this.#absence.isAway();
  }

  stats(): PoolStats {
    const { totalCount: open, idleCount } = this.#pool;
    const { waitingCount: waiting } = this.#pool;
    return { open, busy: open - idleCount, waiting, absences: this.#absences };
  }

  /** Whether a statement has failed since then (`performance.now()`) because the database was away. */
  wasAwaySince(moment: number): boolean {
    return this.isAway || this.#lastAway >= moment;
  }

  async query(statement: string | Statement, values?: readonly unknown[]): Promise<Rows> {
    const asked = typeof statement === "string" ? { text: statement } : statement;
    const question = this.#questionOf(values ? { ...asked, values } : asked);
    if (this.#isServer) question.query_timeout = this.#answerMs;
    try {
      return await this.#ask(question);
    } catch (problem) {
      if (isOutdated(problem)) return await this.#ask({ ...question, name: undefined });
      if (!isCut(problem)) throw problem;
      if (!this.#isServer || !isRead(question.text)) throw this.#away(problem);
      return await this.#readAgain(question, problem);
    }
  }

  async #ask(question: Question): Promise<Rows> {
    const client = await this.#take();
    let isGone = false;
    try {
      return rowsOf(await this.#answer(client, question));
    } catch (problem) {
      isGone = isCut(problem) || isOutdated(problem);
      throw problem;
    } finally {
      client.release(isGone);
    }
  }

  /**
   * The cut connection has left the pool by now, so that another one can open in its place. The server
   * itself refuses the second run if the statement writes.
   */
  async #readAgain(question: Question, problem: unknown, triesLeft = mostTries): Promise<Rows> {
    const client = await this.#take();
    let isDone = false;
    try {
      await this.#answer(client, { text: "begin read only" });
      const rows = rowsOf(await this.#answer(client, question));
      await this.#answer(client, { text: "commit" });
      isDone = true;
      return rows;
    } catch (again) {
      if (sqlState(again) === readOnlyRefused) throw this.#away(problem);
      if (!isCut(again)) throw again;
      if (triesLeft === 1) throw this.#away(problem);
    } finally {
      client.release(!isDone);
    }
    return this.#readAgain(question, problem, triesLeft - 1);
  }

  /** A connection for as long as it is held; the query builder takes one for each transaction. */
  async connect(): Promise<HeldConnection> {
    const source = {
      take: () => this.#take(),
      ask: (client: pg.PoolClient, statement: Statement) =>
        this.#answer(client, this.#questionOf(statement)),
      away: (problem: unknown) => this.#away(problem),
    };
    return new HeldConnection(source, await this.#take());
  }

  /** Runs `work` in a transaction on its connection. */
  async transaction<Result>(work: (tx: Driver) => Promise<Result>): Promise<Result> {
    const connection = await this.connect();
    try {
      await connection.query("begin");
      const result = await work(connection);
      await connection.query("commit");
      return result;
    } catch (problem) {
      await connection.query("rollback").catch(() => {});
      throw problem;
    } finally {
      connection.release();
    }
  }

  /** Ends when everything is answered, or after `patience` milliseconds. */
  async close(patience = closeMs): Promise<void> {
    const stopped = new AbortController();
    const isDone = await Promise.race([
      this.#pool.end().then(() => true),
      pause(patience, false, { signal: stopped.signal }).catch(() => true),
    ]);
    stopped.abort();
    if (!isDone) for (const client of this.#open) cut(client);
  }

  #questionOf({ text, values = [], rowMode }: Statement): Question {
    const question: Question = { text, values: values.map(sentValue), types: readsValues };
    if (rowMode) question.rowMode = rowMode;
    if (this.#isServer) question.name = this.#nameOf(text);
    return question;
  }

  /** An open connection, which its `release` gives back. */
  async #take(): Promise<pg.PoolClient> {
    const begun = performance.now();
    for (;;) {
      const isBack = await this.#absence.end(this.#isServer ? begun : undefined);
      if (!isBack) throw this.#away(this.#absence.reason());
      const asked = performance.now();
      try {
        return await this.#pool.connect();
      } catch (problem) {
        if (!isCut(problem)) throw problem;
        if (!this.#isThereSince(asked, problem)) this.#beginAbsence(problem);
        else if (asked - begun >= turnMs) throw this.#away(problem);
        else await pause(lookAgainMs);
      }
    }
  }

  /** Connects to the database, or throws the error that prevents it. */
  async #look() {
    if (this.#pool.ending) return;
    const asked = performance.now();
    try {
      await greet(this.#options);
    } catch (problem) {
      if (!this.#isThereSince(asked, problem)) throw problem;
    }
  }

  /** Whether only one more connection is unavailable, while the server answers on the others. */
  #isThereSince(asked: number, problem: unknown): boolean {
    if (hasNoPlace(problem)) return this.#open.size > 0;
    return this.#silence.hasAnsweredSince(asked);
  }

  #beginAbsence(problem: unknown, isPatient = true) {
    this.#absence.begin(problem, isPatient);
    // The next callers in the line may have begun to open a connection.
    for (const client of this.#opening) cut(client);
  }

  #away(problem: unknown): DatabaseAway {
    this.#lastAway = performance.now();
    return problem instanceof DatabaseAway ? problem : new DatabaseAway(problem);
  }

  async #answer(client: pg.PoolClient, question: Question): Promise<pg.QueryResult> {
    try {
      const answer = client.query(question);
      // The embedded database is watched by its engine. Nobody waits for a program whose statements may take
      // any time, and on a busy machine a greeting may take longer than a living server is given for it.
      const isWatched = this.#isServer && this.#answerMs > 0;
      return await (isWatched ? this.#silence.heard(answer) : answer);
    } catch (problem) {
      if (!isRead(question.text)) this.#onFailedWrite(problem);
      throw problem;
    }
  }
}

/** Closes a connection at once, without ending the session: pending statements fail. */
export function cut(client: pg.Client): void {
  client.connection.stream.destroy();
}

/**
 * Clients that give up opening after a limit of their own: the pool's one limit is also how long
 * callers wait for their turn.
 * @param opening - has those that have neither opened nor failed yet
 */
function clientWithin(
  limitMs: () => number,
  opening: Set<pg.Client>,
): new (
  options?: pg.ClientConfig,
) => pg.Client {
  return class extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionTimeoutMillis: limitMs() });
      opening.add(this);
      const leave = () => opening.delete(this);
      this.once("connect", leave).once("end", leave);
    }
  };
}

/** Opens a separate connection and ends it, or throws the error that prevents it. */
async function greet(options: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(options);
  // An `error` event without a listener would end the process.
  client.on("error", () => {});
  await client.connect();
  void client.end().catch(() => {});
}

/** How long a living server takes at most to greet a new connection, in steps. */
const knock = { steps: 8, stepMs: 100 };

/**
 * Whether a server answers at the other end: a frozen server, or a network that has fallen silent,
 * closes no connection. A refusal counts as an answer.
 */
async function isServerThere(options: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(options);
  // An `error` event without a listener would end the process.
  client.on("error", () => {});
  const isGreeted = client.connect().then(
    () => true,
    (problem: unknown) => problem instanceof pg.DatabaseError,
  );
  const isThere = await Promise.race([isGreeted, silence()]);
  if (isThere) void client.end().catch(() => {});
  else cut(client);
  return isThere;
}

/** In steps, so that a moment in which this process is busy does not count as silence of the server. */
async function silence(): Promise<false> {
  for (let step = 0; step < knock.steps; step += 1) await pause(knock.stepMs);
  return false;
}
