import pg from 'pg'
import type { BenchWorld } from '../world/world.ts'

/** Names that find somebody: the last name at a place, the whole name where a hundred thousand are searched. */
export async function namesOf(world: BenchWorld, carePlaceId: string | null): Promise<string[]> {
  const found = carePlaceId
    ? await ask<{ name: string }>(
        world,
        `select distinct c.last_name as name from omsorg.care_recipient_place l
         join omsorg.care_recipient c on c.id = l.care_recipient_id
         where l.care_place_id = $1 and c.protected_kind is null and length(c.last_name) >= 4 order by 1`,
        [carePlaceId],
      )
    : await ask<{ name: string }>(
        world,
        `select distinct first_name || ' ' || last_name as name from omsorg.care_recipient
         where id % 997 = 0 and protected_kind is null order by 1 limit 100`,
        [],
      )
  return shuffled(found).map(({ name }) => name)
}

/** What is typed on the way to a product: three letters of its maker, the maker, the name, the number. */
export async function typedForProducts(world: BenchWorld): Promise<{ category: string; searchTerm: string }[]> {
  const found = await ask<{ area: string; brand: string; name: string; number: string }>(
    world,
    `select p.therapy_area as area, p.brand, p.name, p.item_number as number from omsorg.product p
     join omsorg.product_offer o on o.product_id = p.id and o.agreement_type = 1
     where p.therapy_area in ('Incontinence', 'Catheter', 'WoundCare', 'Ostomy') and p.brand <> '' and p.id % 1009 = 0
     order by p.id limit 30`,
    [],
  )
  const typed = found.flatMap(({ area, brand, name, number }) =>
    [brand.slice(0, 3), brand, name, number].map((searchTerm) => ({ category: area, searchTerm })),
  )
  return shuffled(typed)
}

export async function ask<Row extends pg.QueryResultRow>(
  world: BenchWorld,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const connection = new pg.Client({ connectionString: world.ownerUrl })
  await connection.connect()
  try {
    return (await connection.query<Row>(text, values)).rows
  } finally {
    await connection.end()
  }
}

/** In an order that is not that of the ids, and the same in every run. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const place = (index: number) => (index * 7919 + 13) % 104_729
  return items
    .map((item, index) => ({ item, at: place(index) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
