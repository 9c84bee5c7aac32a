import { Client } from "pg";

/** How many of these messages are not in the database exactly once, with a reply right after. */
export async function countLost(databaseUrl: string, sent: readonly string[]): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ kept: number }>(
    `select count(*)::int as kept from unnest($1::uuid[]) as sent (id)
     where (select count(*) from messages m where m.message_id = sent.id) = 1
       and exists (select from messages m join messages r
         on r.dialogue_id = m.dialogue_id and r.position = m.position + 1 and r.sender = 'system'
         where m.message_id = sent.id)`,
    [sent],
  );
  await client.end();
  return sent.length - (rows[0]?.kept ?? 0);
}
