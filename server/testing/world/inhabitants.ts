import { accountRequestStatus } from '@omsorg/domain/sign-in/account-request/request-status.ts'
import { createSeal, type Seal } from '@omsorg/database/sealed.ts'
import pg from 'pg'
import { insertCare, type Care } from '../care.ts'
import { createMigratedDatabase } from '../database.ts'
import { insertOrganisation, type Organisation } from '../organisation.ts'
import { insertPeople, requestOf, type People } from '../people.ts'
import { secretOfWorlds } from './config.ts'

/** Who lives and works in a world, and where. */
export interface Inhabitants {
  readonly organisation: Organisation
  readonly people: People
  readonly care: Care
}

export async function insertInhabitants(owner: pg.Client, now: Temporal.Instant): Promise<Inhabitants> {
  const organisation = await insertOrganisation(owner)
  const people = await insertPeople(owner, organisation)
  const seal = createSeal(secretOfWorlds)
  const care = await insertCare(owner, seal, organisation, people, now)
  await insertAccountRequests(owner, seal, organisation, people)
  return { organisation, people, care }
}

/** Somebody asks for an account at each client; at the sister place by the name of the client alone. */
async function insertAccountRequests(
  owner: pg.Client,
  seal: Seal,
  { home, neighbour, abroad }: Organisation,
  people: People,
): Promise<void> {
  const asked = [
    [people.colleague, home, home.place.careUnitId],
    [people.deactivated, home, home.place.careUnitId],
    [people.sisterNurse, home, null],
    [people.stranger, neighbour, neighbour.place.careUnitId],
    [people.foreigner, abroad, abroad.place.careUnitId],
  ] as const
  for (const [beside, { client }, careUnitId] of asked) {
    const id = requestOf(beside)
    const words = { firstName: 'Vera', lastName: 'Vill', email: `vera.${id}@region.example`, phone: '+46 8 123 456' }
    const where = { organisation: client.name, workPlace: 'Avdelningen', unitCode: '' }
    const sealed = seal.seal(JSON.stringify({ ...words, ...where, wishes: ['order'], reason: 'Börjar på måndag.' }))
    await owner.query(
      `insert into omsorg.account_request
         (id, status, language, client_id, care_unit_id, sealed, address_hash, challenge_hash, secret_hash, asked_at, confirmed_at)
       overriding system value
       values ($1, ${accountRequestStatus.open}, 'sv', $2, $3, $4, $5, $6, $6, now(), now())`,
      [id, client.id, careUnitId, sealed, Buffer.from(words.email), Buffer.from(`request ${id}`)],
    )
  }
}

/** A database with inhabitants, which worlds are copied from. */
interface InhabitedTemplate {
  readonly url: string
  readonly since: Temporal.Instant
  readonly inhabitants: Inhabitants
}

const variable = 'OMSORG_TEST_INHABITED'

/** Makes the one that the worlds of this run are copied from; answers its address. */
export async function prepareInhabitedTemplate(): Promise<string> {
  const url = await createMigratedDatabase()
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    const since = Temporal.Now.instant()
    const template: InhabitedTemplate = { url, since, inhabitants: await insertInhabitants(owner, since) }
    process.env[variable] = packed(template)
    return url
  } finally {
    await owner.end()
  }
}

/** Null for a world of another day: what its inhabitants have is counted from the day of the world. */
export function inhabitedTemplateFor(now: Temporal.Instant): InhabitedTemplate | null {
  const template = unpacked(process.env[variable] ?? 'null') as InhabitedTemplate | null
  if (!template) return null
  const isLater = Temporal.Instant.compare(template.since, now) <= 0
  return isLater && ['Europe/Stockholm', 'UTC'].every((zone) => dayIn(zone, template.since) === dayIn(zone, now))
    ? template
    : null
}

function dayIn(zone: string, at: Temporal.Instant): string {
  return at.toZonedDateTimeISO(zone).toPlainDate().toString()
}

const moments = { Instant: Temporal.Instant, PlainDate: Temporal.PlainDate }

/** As text for the processes of the tests: JSON that keeps what is a moment or a day. */
function packed(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key, written: unknown) {
    const own = this[key]
    const kind = Object.entries(moments).find(([, type]) => own instanceof type)
    return kind ? { kind: kind[0], written } : written
  })
}

function unpacked(text: string): unknown {
  return JSON.parse(text, (_key, value: { kind?: keyof typeof moments; written?: string } | null) => {
    const type = value?.kind && moments[value.kind]
    return type && value.written ? type.from(value.written) : value
  })
}
