import type { Database } from '@markwell/database/connect';

interface CountedStatements {
  /** The same database; what is sent through it is counted. */
  database: Database;
  /** How many statements were sent since the last call. A transaction's begin and commit are not counted. */
  take: () => number;
}

export function countStatements(database: Database): CountedStatements {
  let statements = 0;
  const prisma = database.$extends({
    query: {
      $allOperations({ args, query }) {
        statements++;
        return query(args);
      },
    },
  });
  const sql = database.sql.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      statements++;
      return Promise.resolve(result);
    },
  });
  return {
    database: Object.assign(prisma as unknown as Database, { sql }),
    take() {
      const count = statements;
      statements = 0;
      return count;
    },
  };
}
