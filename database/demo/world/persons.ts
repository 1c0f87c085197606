import { marketOf, type MarketCode } from '@omsorg/domain/market.ts'
import {
  insertCareRecipients,
  type CareRecipient,
  type CareRecipientGiven,
  type GuardianGiven,
  type Sensitivity,
} from '../build/care-recipients.ts'
import type { Connection } from '../build/rows.ts'
import type { Seal } from '../../sealed.ts'
import { names } from '../data/names.ts'
import { picturedPersons, picturedPlace } from '../data/pictured.ts'
import { danishTestNumbers, swedishTestNumbers } from '../data/test-identity-numbers.ts'
import { danish, finnish, guidOf, norwegian, swedish, type Identity } from './identity-numbers.ts'
import type { DemoClient, DemoPlace } from './organisation.ts'
import { chanceFrom, type Chance } from './random.ts'

export interface DemoPerson {
  readonly recipient: CareRecipient
  readonly home: DemoPlace
  readonly age: number
  readonly sex: 'male' | 'female'
  readonly status: 'active' | 'inactive' | 'deceased'
  readonly sensitiveTo: readonly Sensitivity[]
  /** The key of a person of the pictures. */
  readonly key: string | null
  /** Empty for those who live at home. */
  readonly room: string
}

/** Ages are counted from here, so that whoever is in the demo is in it tomorrow, under the same name. */
const countedFrom = Temporal.PlainDate.from('2026-11-28')

/** The persons of one client, place by place. */
export async function fillPersons(
  connection: Connection,
  seal: Seal,
  home: DemoClient,
): Promise<readonly DemoPerson[]> {
  const chance = chanceFrom(home.client.market * 31)
  const identities = identitiesFor(home, chance)
  const planned = home.places.toSorted(picturedFirst).flatMap((place) => {
    const taken = takeFor(place, identities)
    return taken.map((identity, index) => planPerson({ home, place, identity, position: index, chance }))
  })
  const recipients = await insertCareRecipients(
    connection,
    seal,
    planned.map(({ given }) => given),
  )
  return planned.map(({ place, age, sex, key, given }, index) => ({
    recipient: recipients[index] as CareRecipient,
    home: place,
    age,
    sex,
    key,
    room: given.room ?? '',
    status: given.status ?? 'active',
    sensitiveTo: given.sensitiveTo ?? [],
  }))
}

function picturedFirst(one: DemoPlace, other: DemoPlace): number {
  return Number(other.place.name === picturedPlace) - Number(one.place.name === picturedPlace)
}

/** Children go to children's places, the oldest to nursing homes; the ward of the pictures chooses first. */
function takeFor({ planned, place }: DemoPlace, identities: Identity[]): Identity[] {
  const pictured = place.name === picturedPlace ? picturedPersons.map(({ number }) => swedish(number)) : []
  const rest = planned.recipients - pictured.length
  const taken = planned.kind === 'children' ? identities.splice(-rest, rest) : identities.splice(0, rest)
  return [...pictured, ...taken]
}

/** As many numbers as the client has persons, the oldest first, without those of the pictures. */
function identitiesFor({ client, places }: DemoClient, chance: Chance): Identity[] {
  const count = places.reduce((sum, { planned }) => sum + planned.recipients, 0)
  const children = places
    .filter(({ planned }) => planned.kind === 'children')
    .reduce((sum, { planned }) => sum + planned.recipients, 0)
  if (client.market === 10) return swedishIdentities(count, children)
  if (client.market === 80) return danishTestNumbers.slice(0, count).map(danish).toSorted(byAge)
  const births = Array.from({ length: count }, (_, index) => birthOf(index < children, chance)).toSorted(
    Temporal.PlainDate.compare,
  )
  return births.map((birth, index) => artificial(client.market, birth, 900 + index * 3))
}

function swedishIdentities(count: number, children: number): Identity[] {
  const pictured = new Set(picturedPersons.map(({ number }) => number))
  const free = swedishTestNumbers.filter((number) => !pictured.has(number)).map(swedish)
  const young = free.slice(-children * 4).filter((_, index) => index % 4 === 0)
  // Adults of all ages: every old person there is, then a selection of the younger ones.
  const adults = free.slice(0, count - children - pictured.size)
  return [...adults, ...young]
}

function birthOf(isChild: boolean, chance: Chance): Temporal.PlainDate {
  const years = isChild ? chance.between(3, 15) : chance.between(45, 96)
  return countedFrom.subtract({ years, days: chance.between(1, 360) })
}

function artificial(market: MarketCode, birth: Temporal.PlainDate, individual: number): Identity {
  if (market === 30) return finnish(birth, individual)
  // Norway: 000 to 499 for those born before 2000, 500 to 999 after.
  const first = birth.year < 2000 ? individual - 800 : individual - 300
  for (let next = first; ; next++) {
    const identity = norwegian(birth, next)
    if (identity) return identity
  }
}

function byAge(one: Identity, other: Identity): number {
  return one.birthDate < other.birthDate ? -1 : 1
}

interface Planning {
  readonly home: DemoClient
  readonly place: DemoPlace
  readonly identity: Identity
  readonly position: number
  readonly chance: Chance
}

interface Planned {
  readonly given: CareRecipientGiven
  readonly place: DemoPlace
  readonly age: number
  readonly sex: 'male' | 'female'
  readonly key: string | null
}

function planPerson({ home, place, identity, position, chance }: Planning): Planned {
  const { market } = home.client
  const pictured = picturedPersons.find(({ number }) => number === identity.number)
  const age = Temporal.PlainDate.from(identity.birthDate).until(countedFrom, { largestUnit: 'years' }).years
  const pool = names[market]
  const [women, men] = age >= 62 ? [pool.oldWomen, pool.oldMen] : [pool.women, pool.men]
  const firstName = pictured?.firstName ?? chance.pick(identity.sex === 'female' ? women : men)
  const lastName = pictured?.lastName ?? chance.pick(pool.lastNames)
  const protectedKind = pictured ? pictured.protectedKind : protectionOf(place, market, position)
  const [zip, city] = chance.pick(pool.towns)
  const street = pictured?.street ?? `${chance.pick(pool.streets)} ${chance.between(1, 48)}`
  const phone = `${home.planned.phonePrefix}${String(605 + (position % 95)).padStart(4, '0')}`
  const isHome = place.planned.kind !== 'nursing-home'
  const room = pictured ? pictured.room : isHome ? '' : String(220 + position)
  // Whoever lives at the care place gets the goods there.
  const atPlace = { careOf: place.planned.name, ...place.address }
  const entryCode = isHome && chance.percent(40) ? String(chance.between(1000, 9999)) : null
  const atHome = { street, zip, city, entryCode }
  return {
    place,
    age,
    sex: identity.sex,
    key: pictured?.key ?? null,
    given: {
      guid: guidOf(`person ${identity.number}`),
      place: place.place,
      otherPlaces: otherPlacesOf(home, place, position),
      room,
      ssn: identity.number,
      temporarySsn: market === 30 && position === 0 && place.planned.kind === 'home-care',
      firstName,
      lastName,
      sex: identity.sex,
      birthDate: identity.birthDate,
      phone: protectedKind ? null : phone,
      email:
        isHome && age < 80 && !protectedKind ? `person.${identity.number.slice(2, 8)}.${position}@example.org` : null,
      referenceNumber:
        market === 10 ? `R${place.planned.number.slice(-3)}${String(position + 1).padStart(3, '0')}` : '',
      sensitiveTo: sensitivitiesOf(pictured?.key ?? null, age, position),
      protectedKind: protectedKind ?? null,
      status: pictured ? 'active' : statusOf(place, position),
      addresses: protectedKind ? [] : [room ? atPlace : atHome],
      guardians: age < 18 ? guardiansOf(home, lastName, position, chance) : [],
      ...trusteeOf(pictured?.key ?? null, age, home, lastName, chance),
    },
  }
}

/** Children who have had many catheters are often sensitive to latex; of the others one in nine, and one in eleven to PVC. */
function sensitivitiesOf(key: string | null, age: number, position: number): readonly Sensitivity[] {
  if (key !== null) return key === 'sture' ? ['latex'] : []
  const latex = age < 18 ? position % 3 === 1 : position % 9 === 2
  return [...(latex ? (['latex'] as const) : []), ...(position % 11 === 3 ? (['pvc'] as const) : [])]
}

/** One of about forty lives under protection, in the way of the country. */
function protectionOf({ planned }: DemoPlace, market: MarketCode, position: number): string | undefined {
  const kinds = { SE: 'SE_skyddad_folkbokforing', FI: 'FI_turvakielto', NO: 'NO_fortrolig', DK: 'DK_navne_adresse' }
  return planned.recipients >= 6 && planned.kind !== 'nursing-home' && position === 4
    ? kinds[marketOf(market).country]
    : undefined
}

/** The last two of a large place have died or moved away. */
function statusOf({ planned }: DemoPlace, position: number): 'active' | 'inactive' | 'deceased' {
  if (planned.recipients < 10) return 'active'
  if (position === planned.recipients - 1) return 'deceased'
  return position === planned.recipients - 2 ? 'inactive' : 'active'
}

/** Some persons are also known at a clinic of the same client. */
function otherPlacesOf(home: DemoClient, place: DemoPlace, position: number): readonly DemoPlace['place'][] {
  if (place.planned.kind !== 'home-care' || position % 5 !== 2) return []
  return home.places
    .filter(({ planned }) => planned.kind === 'clinic')
    .slice(0, 1)
    .map((each) => each.place)
}

function guardiansOf(home: DemoClient, lastName: string, position: number, chance: Chance): GuardianGiven[] {
  const { market } = home.client
  const one = {
    firstName: chance.pick(names[market].women),
    lastName,
    phone: `${home.planned.phonePrefix}${String(620 + (position % 70)).padStart(4, '0')}`,
    email: `guardian.${position}@example.org`,
  }
  return position % 3 === 0
    ? [one]
    : [one, { ...one, firstName: chance.pick(names[market].men), email: `guardian.${position}b@example.org` }]
}

function trusteeOf(
  key: string | null,
  age: number,
  home: DemoClient,
  lastName: string,
  chance: Chance,
): Pick<CareRecipientGiven, 'trustee'> {
  if (key === 'astrid') return { trustee: { name: 'Lars Norrbäck', ssn: '195405283077', phone: '+46701740618' } }
  if (key !== null || age < 18 || !chance.percent(12)) return {}
  const { market } = home.client
  return {
    trustee: { name: `${chance.pick(names[market].men)} ${lastName}`, phone: `${home.planned.phonePrefix}0619` },
  }
}
