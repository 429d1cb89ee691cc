import pg from 'pg';
import { createClient } from './create-client.ts';
import { sessionSettings, type Database } from './connect.ts';
import { withAdvisoryLock } from './databases.ts';

/** An advisory lock number that nothing else uses: PostgreSQL refuses two changes of one role at the same time. */
const settingsLock = 7_261_002;

/**
 * Stores the settings for this user in this database. A pooler in transaction mode refuses or loses those that a client
 * asks for, and its sessions get these. Every user may do this for itself.
 */
export async function storeSessionSettings(directUrl: string): Promise<void> {
  await withAdvisoryLock(directUrl, settingsLock, async () => {
    const client = createClient({ connectionString: directUrl });
    await client.connect();
    try {
      const { rows } = await client.query<Session>(currentSession);
      for (const session of rows)
        for (const name of settingNames) await client.query(statementFor(name, session));
    } finally {
      await client.end();
    }
  });
}

export interface SessionProblem {
  /** Instants would be wrong: the process must not start. */
  isFatal: boolean;
  /** What is wrong, and the statement that corrects it. */
  message: string;
}

/** Compares a session of this connection, which may be a pooler's, with what the product needs. */
export async function findSessionProblems({ executeSql }: Database): Promise<SessionProblem[]> {
  const [session] = (await executeSql(currentSession)).rows as Session[];
  const { rows } = await executeSql('select name, setting from pg_settings where name = any ($1)', [
    settingNames,
  ]);
  const found = new Map(
    (rows as { name: SettingName; setting: string }[]).map((row) => [row.name, row.setting]),
  );
  return settingNames.flatMap((name) => {
    const value = found.get(name)?.replace('Etc/UTC', 'UTC') ?? '';
    if (session === undefined || value === String(sessionSettings[name])) return [];
    const message =
      `The database connection has ${name}=${value}, not ${sessionSettings[name]}. Run on the database, as ${session.user} ` +
      `or an administrator: ${statementFor(name, session)}; then have the pooler open new connections (PgBouncer: RECONNECT).`;
    return [{ isFatal: name === 'TimeZone', message }];
  });
}

type SettingName = keyof typeof sessionSettings;
const settingNames = Object.keys(sessionSettings) as SettingName[];

interface Session {
  user: string;
  database: string;
}
const currentSession = 'select current_user as "user", current_database() as database';

function statementFor(name: SettingName, { user, database }: Session): string {
  const [role, base] = [user, database].map((identifier) => pg.escapeIdentifier(identifier));
  return `alter role ${role} in database ${base} set ${name} to '${sessionSettings[name]}'`;
}
