import type { Client } from '../demo/build/organisation.ts'
import type { Connection } from '../demo/build/rows.ts'
import { names } from '../demo/data/names.ts'
import { finnish } from '../demo/world/identity-numbers.ts'
import type { Seal } from '../sealed.ts'

export interface PersonsGiven {
  readonly connection: Connection
  readonly client: Client
  readonly seal: Seal
  readonly recipients: number
  readonly today: Temporal.PlainDate
}

const personsInStatement = 5000
/** An artificial number has an individual number from 900 to 999: a hundred persons can be born on one day. */
const personsOfOneDay = 100

/** Persons with sealed numbers, spread over the places in blocks of a hundred; one of a hundred has died, one of two hundred is protected. */
export async function insertPersons({ connection, client, seal, recipients, today }: PersonsGiven): Promise<void> {
  const youngest = today.subtract({ years: 3 })
  for (let from = 0; from < recipients; from += personsInStatement) {
    const count = Math.min(personsInStatement, recipients - from)
    const identities = Array.from({ length: count }, (_, index) => {
      const position = from + index
      // 7919 is prime to the days of 90 years, so that neighbours are of all ages.
      const day =
        ((position - (position % personsOfOneDay)) / personsOfOneDay) * 7919 + (position % personsOfOneDay) * 331
      return finnish(
        youngest.subtract({ days: day % 32_850 }),
        900 + ((position + Math.floor(day / 32_850)) % personsOfOneDay),
      )
    })
    await connection.query(insertion, [
      client.id,
      identities.map(({ number }) => seal.seal(number)),
      identities.map(({ number }) => seal.blind(number)),
      identities.map(({ birthDate }) => birthDate),
      identities.map(({ sex }) => sex),
      from,
      [...names[30].women, ...names[30].oldWomen, ...names[10].women],
      [...names[30].men, ...names[30].oldMen, ...names[10].men],
      [...names[30].lastNames, ...names[10].lastNames],
    ])
  }
  await connection.query(links, [client.id])
  await connection.query(addresses, [client.id])
}

const insertion = `
  insert into omsorg.care_recipient (client_id, market, identity_number_encrypted, identity_number_blind,
    identity_number_kind, first_name, last_name, sex, birth_date, phone, reference_number, protected_kind,
    protected_source, protected_since, status)
  select $1::uuid, 30, encrypted, blind, 'henkilötunnus',
    case sex when 'female' then ($7::text[])[1 + (n * 7 + n / 53) % array_length($7::text[], 1)]
      else ($8::text[])[1 + (n * 7 + n / 53) % array_length($8::text[], 1)] end,
    ($9::text[])[1 + (n * 13 + n / 17) % array_length($9::text[], 1)],
    sex, birth_date, '+3584012' || lpad((n % 100000)::text, 5, '0'), 'S' || n,
    case when n % 200 = 77 then 'FI_turvakielto' end, case when n % 200 = 77 then 'register' end,
    case when n % 200 = 77 then date '2024-03-01' end, case when n % 100 = 99 then 3 else 1 end
  from unnest($2::bytea[], $3::bytea[], $4::date[], $5::text[]) with ordinality
    as identity (encrypted, blind, birth_date, sex, ordinal)
  cross join lateral (select ($6::int + ordinal - 1)::int as n) as numbered
  order by ordinal`

const links = `
  insert into omsorg.care_recipient_place (care_recipient_id, care_place_id, client_id, room)
  select person.id, place.id, person.client_id, (100 + person.n % 100)::text
  from (select id, client_id, row_number() over (order by id) - 1 as n from omsorg.care_recipient where client_id = $1) person
  join (
    select id, substring(name from '\\d+$')::int - 1 as n from omsorg.care_place where client_id = $1
  ) place on place.n = person.n / 100`

const addresses = `
  insert into omsorg.address (care_recipient_id, kind, name, street, zip, city, country_code, is_default)
  select id, 'delivery', first_name || ' ' || last_name, 'Koivutie ' || 1 + id % 90, '62310', 'Järvimaa', 'FI', true
  from omsorg.care_recipient where client_id = $1 and protected_kind is null`
