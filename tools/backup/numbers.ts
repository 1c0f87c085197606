import type pg from 'pg'

export async function newestMigration(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select name from omsorg.migration order by name desc limit 1')
  return rows[0]?.name ?? ''
}

/**
 * The ERP may know orders that an older moment has forgotten, and refuses another one under their number: no number of the
 * time between is given again.
 */
export async function skipForgottenNumbers(client: pg.Client): Promise<void> {
  await client.query(`
    select setval('omsorg.order_part_id_seq', (select coalesce(max(id), 0) + 100000 from omsorg.order_part)),
           setval('omsorg.customer_order_id_seq', (select coalesce(max(id), 0) + 100000 from omsorg.customer_order))`)
}
