import {
  atClient,
  atPlace,
  insertOperator,
  insertUser,
  passwordHashOf,
  type Account,
} from '@omsorg/database/demo/build/people.ts'
import type { Connection } from '@omsorg/database/demo/build/rows.ts'
import type { Organisation, SeededClient } from './organisation.ts'

export const password = 'Correct-Horse-7!'

/** Hashed once: every world has the same password, and a hash is slow on purpose. */
const passwordHash = passwordHashOf(password)

/** The number of the passkey that some have, which opens nothing: the step is asked of whoever has turned it on. */
export function passkeyOf({ id }: Account): number {
  return 1_000_000 + id
}

/** The number of the account request that stands beside somebody, at their care unit. */
export function requestOf({ id }: Pick<Account, 'id'>): number {
  return 3_000_000 + id
}

/** The number of the one piece of news of a client. */
export function newsOf({ invoiceAreaId }: Pick<SeededClient, 'invoiceAreaId'>): number {
  return 4_000_000 + invoiceAreaId
}

/** Seen by everybody of the client, and by nobody else. */
async function insertNews(connection: Connection, seeded: SeededClient, { id }: Account): Promise<void> {
  await connection.query(
    `insert into omsorg.news (id, client_id, market, state, valid_from, created_by, updated_by)
     overriding system value values ($1, $2, $3, 'published', '2020-01-01', $4, $4)`,
    [newsOf(seeded), seeded.client.id, seeded.client.market, id],
  )
  await connection.query(
    `insert into omsorg.news_text (news_id, language, header, text) values ($1, 'sv', 'Nya rutiner', '<p>Läs dem.</p>')`,
    [newsOf(seeded)],
  )
}

/** Who works in the world, each by what they may do. */
export type People = Awaited<ReturnType<typeof insertPeople>>

export async function insertPeople(connection: Connection, { home, neighbour, abroad }: Organisation) {
  const hash = await passwordHash
  const user = (userName: string, roles: readonly string[], client: SeededClient = home, more: object = {}) =>
    insertUser(connection, {
      userName,
      client: client.client,
      passwordHash: hash,
      at: [{ node: atPlace(client.place), roles, isDefault: true }],
      ...more,
    })
  const operator = (
    userName: string,
    application: 'CSP' | 'PRINCIPAL',
    roles: readonly string[],
    market: 10 | 30 = 10,
  ) => insertOperator(connection, { userName, application, roles, market, passwordHash: hash })

  const prescriber = await insertUser(connection, {
    userName: 'prescriber',
    firstName: 'Anna',
    lastName: 'Ek',
    client: home.client,
    passwordHash: hash,
    at: [
      { node: atPlace(home.place), roles: ['Prescriber', 'Orderer'], isDefault: true },
      { node: atPlace(home.sister), roles: ['Nurse'] },
    ],
  })
  const withPasskey = async (account: Account) => {
    await connection.query(
      `insert into omsorg.second_factor (id, user_id, kind, name, secret) overriding system value
       values ($1, $2, 'passkey', 'Passkey', '\\x00')`,
      [passkeyOf(account), account.id],
    )
    return account
  }
  const parent = await user('parent', [], home, { isParent: true, at: [] })
  const people = {
    /** Prescribes and orders at the home place, is a nurse without order right at the sister place. */
    prescriber,
    /** Handles dispense items besides. */
    colleague: await withPasskey(
      await user('colleague', ['Prescriber', 'Orderer', 'DispenseHandler', 'PrescriptionRenewRequester']),
    ),
    ordererOfOneArea: await user('orderer.of.one.area', ['OrdererIncontinence', 'Nurse']),
    restrictedPrescriber: await user('restricted.prescriber', ['RestrictedPrescriber']),
    purchaser: await user('purchaser', ['CarePlacePurchaser']),
    nurse: await user('nurse', ['Nurse']),
    /** Works at the same client, and not at the home place. */
    sisterNurse: await withPasskey(
      await user('sister.nurse', ['Prescriber', 'Orderer'], { ...home, place: home.sister }),
    ),
    /** Works at another client of the same market. */
    stranger: await withPasskey(await user('stranger', ['Prescriber', 'Orderer'], neighbour)),
    /** Works in another market. */
    foreigner: await withPasskey(await user('foreigner', ['Prescriber', 'Orderer'], abroad)),
    parent,
    child: await user('child', ['Prescriber', 'Orderer'], neighbour, { parentUserId: parent.id, passwordHash: null }),
    deactivated: await user('deactivated', ['Nurse'], home, { status: 'inactive' }),
    locked: await user('locked', ['Nurse'], home, { status: 'locked' }),
    pending: await user('pending', ['Nurse'], home, { status: 'pending' }),
    owesSecondFactor: await user('owes.second.factor', ['Nurse'], home, {
      authentication: { email_code_enabled: true, two_factor_enabled: true },
    }),
    /** From whom a second factor is demanded, and who has none and no address. */
    owesFirstFactor: await user('owes.first.factor', ['Nurse'], home, {
      email: null,
      authentication: { two_factor_enforced: true },
    }),
    /** Keeps what the client says of products itself, writes its news, and handles the portal accounts at home. */
    keeper: await user('keeper', [], home, {
      at: [
        { node: atPlace(home.place), roles: ['Nurse', 'CRPHandler'], isDefault: true },
        { node: atClient(home.client), roles: ['RankingHandler', 'CustomArticleNumberHandler', 'NewsManager'] },
      ],
    }),
    /** Looks after the users of the care unit at home, and nothing else. */
    unitAdministrator: await user('unit.keeper', [], home, {
      at: [
        { node: atPlace(home.place), roles: [], isDefault: true },
        { node: { type: 'care-unit', id: home.place.careUnitId, clientId: home.client.id }, roles: ['CUAdmin'] },
      ],
    }),
    withoutPlace: await user('without.place', [], home, { at: [{ node: atClient(home.client) }] }),
    customerService: await operator('customer.service', 'CSP', ['CSPAdmin']),
    customerServiceAbroad: await operator('customer.service.abroad', 'CSP', ['CSPAdmin'], 30),
    impersonator: await operator('impersonator', 'CSP', ['CSPImpersonator']),
    administrator: await operator('administrator', 'PRINCIPAL', ['Admin']),
  } satisfies Record<string, Account>
  for (const client of [home, neighbour, abroad]) await insertNews(connection, client, people.keeper)
  for (const each of Object.values<Account>(people)) {
    await connection.query(
      `insert into omsorg.refresh_family (id, user_id, expires_at) values ($1, $2, now() + interval '12 hours')`,
      [sessionIdOf(each), each.id],
    )
  }
  return people
}

/** Everybody has a session that somebody else may try to reach. */
export function sessionIdOf({ id }: Pick<Account, 'id'>): string {
  return `00000000-0000-4000-9000-${String(id).padStart(12, '0')}`
}
