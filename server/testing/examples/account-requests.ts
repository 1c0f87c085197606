import { createHash, randomBytes } from 'node:crypto'
import { sealRequest } from '../../features/sign-in/account-request/request-words.ts'
import { accountRequestStatus } from '@omsorg/domain/sign-in/account-request/request-status.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
import type { World } from '../world.ts'
import { solvedToken } from './content.ts'
import type { Examples } from './example.ts'

export const asked = {
  firstName: 'karin',
  lastName: 'öberg',
  email: 'karin.oberg@region.example',
  phone: '+46 8 123 456',
  organisation: 'Region Norr',
  workPlace: 'Norra vårdcentralen',
  unitCode: '',
  wishes: ['order', 'follow'],
  reason: 'Börjar den 1 februari.',
} as const

/** A request that waits, of the care unit at home or as it is given, and the secret of its link. */
export async function addedRequest(
  world: World,
  {
    status = 'open',
    careUnitId = world.home.place.careUnitId,
    clientId = world.home.client.id,
  }: {
    readonly status?: 'asked' | 'open'
    readonly careUnitId?: string | null
    readonly clientId?: string | null
  } = {},
): Promise<{ readonly id: number; readonly email: string; readonly token: string }> {
  const token = randomBytes(32).toString('base64url')
  const email = `karin.${token
    .slice(0, 8)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, 'x')}@region.example`
  const sealed = sealRequest(createSeal(world.config.secret), { ...asked, wishes: [...asked.wishes], email })
  const { rows } = await world.owner.query<{ id: number }>(
    `insert into omsorg.account_request
       (status, language, client_id, care_unit_id, sealed, address_hash, challenge_hash, secret_hash, asked_at, confirmed_at)
     values ($1::int, 'sv', $2, $3, $4, $5, $6, $7, now(), case when $1 = ${accountRequestStatus.open} then now() end) returning id`,
    [
      accountRequestStatus[status],
      clientId,
      careUnitId,
      sealed,
      Buffer.from(email),
      randomBytes(16),
      createHash('sha256').update(token).digest(),
    ],
  )
  return { id: rows[0]?.id ?? 0, email, token }
}

export async function roleIdOf(world: World, code: string): Promise<number> {
  const { rows } = await world.owner.query<{ id: number }>('select id from omsorg.role where code = $1', [code])
  return rows[0]?.id ?? 0
}

/** Of the neighbour, so that no list of the tests shows who is made here. */
const ofNeighbour = ({ neighbour }: World) => ({
  clientId: neighbour.client.id,
  careUnitId: neighbour.place.careUnitId,
})

export const accountRequestExamples: Examples = {
  'sign-in/account-request/ask-account': async (world) => ({
    input: { ...asked, wishes: [...asked.wishes], botToken: await solvedToken(world) },
  }),
  'sign-in/account-request/confirm-account-request': async (world) => ({
    input: { token: (await addedRequest(world, { status: 'asked' })).token },
  }),
  'sign-in/account-request/list-account-requests': () => ({}),
  'sign-in/account-request/approve-account-request': async (world) => ({
    params: { id: (await addedRequest(world, ofNeighbour(world))).id },
    input: {
      clientId: world.neighbour.client.id,
      userName: `karin.${crypto.randomUUID()}`,
      places: [{ carePlaceId: world.neighbour.place.id, roleIds: [await roleIdOf(world, 'Nurse')] }],
    },
  }),
  'sign-in/account-request/refuse-account-request': async (world) => ({
    params: { id: (await addedRequest(world)).id },
    input: { reason: 'Du arbetar inte hos oss.' },
  }),
}
