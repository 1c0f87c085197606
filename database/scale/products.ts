import type { Client } from '../demo/build/organisation.ts'
import type { Connection } from '../demo/build/rows.ts'

const onsets = [
  'Ber',
  'Dal',
  'Fura',
  'Gran',
  'Hav',
  'Is',
  'Kal',
  'Lind',
  'Mol',
  'Nor',
  'Ost',
  'Ram',
  'Sol',
  'Tal',
  'Vin',
  'Åke',
]
const endings = ['bo', 'dun', 'fors', 'gård', 'holm', 'len', 'mark', 'näs', 'ren', 'sjö', 'ström', 'vik', 'våg', 'ön']

/** Invented makers, each with a name of its own. */
const makers = onsets.flatMap((onset) => endings.map((ending) => onset + ending))

/** Numbers of the articles of a large catalogue begin here; those of the demo world are below. */
const firstNumber = 2_000_000

/**
 * Fills the catalogue of a client's market up to `total` products: every article that stands in it, made by many other makers,
 * with strengths that differ a little. The client has agreed on nine of ten, in the kinds and stocks of the demo world.
 */
export async function insertProductsAtScale(connection: Connection, client: Client, total: number): Promise<void> {
  const { rows } = await connection.query<{ count: number }>(
    'select count(*)::int as count from omsorg.product where market = $1',
    [client.market],
  )
  const existing = rows[0]?.count ?? 0
  if (existing === 0 || total <= existing) return
  await connection.query(
    `with article as (
       select p.*, row_number() over (order by p.id)::int - 1 as article_no, coalesce(o.agreement_type, 1) as agreement_type,
         o.price, coalesce(s.status, 'in-stock') as stock
       from omsorg.product p
       left join omsorg.product_offer o on o.product_id = p.id and o.client_id = $1
       left join omsorg.product_stock s on s.product_id = p.id
       where p.market = $2
     ), made as (
       select a.*, n, $4::text[] as makers, 1 + n / $3::int as round
       from generate_series(0, $5::int - 1) as n join article a on a.article_no = n % $3::int
     ), inserted as (
       insert into omsorg.product (market, item_number, product_number, product_group_number, name, brand, description,
         therapy_area, category_id, product_type, shape, item_status, delayed_until, active, is_stock_item, latex, pvc, is_pca,
         items_per_package, unit, supplier_item_number, producer_item_number, flavor, vat_class, properties)
       select market, ($6 + n)::text, 'P' || ($6 + n), 'G' || ($6 + n),
         makers[1 + (round * 5 + article_no / 9) % cardinality(makers)] || ' ' || regexp_replace(name, '^\\S+ ', ''),
         makers[1 + (round * 5 + article_no / 9) % cardinality(makers)], description, therapy_area, category_id,
         product_type, shape, item_status, delayed_until, active, is_stock_item, latex, pvc, is_pca, items_per_package, unit,
         (70000 + n)::text, 'M' || ($6 + n), flavor, vat_class,
         case when properties ? 'absorption'
           then properties || jsonb_build_object('absorption', (properties ->> 'absorption')::int + (round % 6) * 50)
           else properties end
       from made
       returning id, item_number
     ), numbered as (
       select i.id, m.n, m.agreement_type, m.price, m.stock
       from inserted i join made m on ($6 + m.n)::text = i.item_number
     ), offered as (
       insert into omsorg.product_offer (client_id, product_id, price, agreement_type, price_agreement_type)
       select $1, id, price + n % 97, case when n % 5 = 0 then 1 else agreement_type end, 'agreement'
       from numbered where n % 10 <> 9
     )
     insert into omsorg.product_stock (product_id, status, quantity) select id, stock, 50 from numbered`,
    [client.id, client.market, existing, makers, total - existing, firstNumber],
  )
}
