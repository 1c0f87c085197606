import pg from 'pg'

/** Lines that are only for the report have numbers from here on. */
const firstLine = 100_000

/** Copies lines of the last months until there are so many; answers the period that holds them. Nothing is drawn by them. */
export async function addLines(
  ownerUrl: string,
  wanted: number,
): Promise<{ readonly from: string; readonly to: string }> {
  await removeLines(ownerUrl)
  return withoutTriggers(ownerUrl, async (connection) => {
    const { rows } = await connection.query<{ count: number; from: string; to: string }>(
      `select count(*)::int as count, (current_date - 360)::text as "from", current_date::text as "to"
       from omsorg.order_line l join omsorg.customer_order o on o.id = l.customer_order_id
       where o.confirmed_at >= current_date - 360 and o.confirmed_at < current_date and not l.set_aside`,
    )
    const [there] = rows
    if (!there || there.count === 0) throw new Error('the world of the bench has no lines to copy')
    await connection.query(
      `insert into omsorg.order_line (customer_order_id, order_part_id, line_no, care_recipient_id, product_id, item_number,
         item_name, therapy_area, quantity, items_per_package, price, vat_rate, line_net, vat)
       select l.customer_order_id, l.order_part_id, $2 + l.line_no + 1000 * n, l.care_recipient_id, l.product_id, l.item_number,
         l.item_name, l.therapy_area, l.quantity, l.items_per_package, l.price, l.vat_rate, l.line_net, l.vat
       from generate_series(1, $3::int) n
       cross join omsorg.order_line l
       join omsorg.customer_order o on o.id = l.customer_order_id
       where o.confirmed_at >= current_date - 360 and o.confirmed_at < current_date and not l.set_aside and l.line_no < $2
       limit $1`,
      [Math.max(0, wanted - there.count), firstLine, Math.ceil(wanted / there.count)],
    )
    await connection.query('analyze omsorg.order_line')
    return { from: there.from, to: there.to }
  })
}

export async function removeLines(ownerUrl: string): Promise<void> {
  await withoutTriggers(ownerUrl, async (connection) => {
    await connection.query('delete from omsorg.order_line where line_no >= $1', [firstLine])
    await connection.query('delete from omsorg.report')
  })
}

/** What the database keeps of draws is not asked by a report, and would be worked out for each person. */
async function withoutTriggers<Answer>(
  ownerUrl: string,
  work: (connection: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const connection = new pg.Client({ connectionString: ownerUrl })
  await connection.connect()
  try {
    await connection.query(`set session_replication_role = 'replica'`)
    return await work(connection)
  } finally {
    await connection.end()
  }
}
