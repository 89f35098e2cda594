import type { PGlite } from "@electric-sql/pglite";

/** Write-ahead log since the last checkpoint from which a checkpoint is due. */
const checkpointBytes = 32e6;

const changedTables = `
  select format('%I.%I', schemaname, relname) as name
  from pg_stat_user_tables
  where n_mod_since_analyze > 50 + 0.1 * n_live_tup or n_dead_tup > 50 + 0.2 * n_live_tup`;

/** The work of a server's background processes, which the embedded session must do itself. */
export async function maintain(pg: PGlite, isWanted: () => boolean): Promise<void> {
  const { rows: log } = await pg.query<{ bytes: number }>(
    "select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()",
  );
  if ((log[0]?.bytes ?? 0) > checkpointBytes) await pg.exec("checkpoint");
  // The counts of changes are written at most once a second, and then only with the next statement.
  await pg.exec("select pg_stat_force_next_flush()");
  const { rows: tables } = await pg.query<{ name: string }>(changedTables);
  for (const { name } of tables) {
    if (isWanted()) return;
    await pg.exec(`vacuum (analyze) ${name}`);
  }
}
