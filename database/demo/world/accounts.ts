import { demoApp, demoPassword } from '../accounts.ts'
import { demoCards, demoDirectory, demoTenant } from '../identities.ts'
import {
  atClient,
  atPlace,
  atUnit,
  insertOperator,
  insertUser,
  passwordHashOf,
  type Account,
  type Node,
} from '../build/people.ts'
import type { Seal } from '../../sealed.ts'
import { bytes, insertRow, type Connection, type Row } from '../build/rows.ts'
import { names } from '../data/names.ts'
import { colleagueRoles, operators, prescribersAbroad, swedishAccounts } from '../data/people.ts'
import type { DemoClient } from './organisation.ts'
import { chanceFrom } from './random.ts'

/** Who does the work of the demo world. */
export interface Staff {
  /** Prescribers and orderers of a client, by its name. */
  readonly prescriberOf: ReadonlyMap<string, Account>
  readonly ordererOf: ReadonlyMap<string, Account>
  named(userName: string): Account
}

const colleaguesPerClient: Readonly<Record<number, number>> = { 10: 14, 30: 6, 40: 6, 80: 5 }

/** Every account of the demo and its colleagues, all with the one password. */
export async function fillAccounts(connection: Connection, clients: readonly DemoClient[]): Promise<Staff> {
  const passwordHash = await passwordHashOf(demoPassword)
  const accounts: Account[] = []
  const [sweden, finland] = clients
  if (!sweden || !finland) throw new Error('the demo world has no clients')

  for (const { userName, application, firstName, lastName, roles } of operators) {
    const authentication = directoryOf(userName)
    accounts.push(
      await insertOperator(connection, {
        userName,
        firstName,
        lastName,
        application,
        roles,
        passwordHash,
        authentication,
      }),
    )
  }
  for (const { at, ...person } of swedishAccounts) {
    const places = at.map(({ node, ...rest }) => ({ node: nodeNamed(sweden, node), ...rest }))
    const authentication = authenticationOf(person.userName)
    accounts.push(
      await insertUser(connection, { ...person, client: sweden.client, at: places, passwordHash, authentication }),
    )
  }
  accounts.push(...(await fillParent(connection, sweden, finland, passwordHash)))
  for (const { market, roles, places, ...person } of prescribersAbroad) {
    const home = clients.find(({ client }) => client.market === market) as DemoClient
    const at = places.map((name, index) => ({
      node: nodeNamed(home, name),
      roles,
      isDefault: index === 0,
    }))
    const authentication = authenticationOf(person.userName)
    const { language } = home.planned
    accounts.push(
      await insertUser(connection, { ...person, client: home.client, at, passwordHash, language, authentication }),
    )
  }
  for (const client of clients) accounts.push(...(await fillColleagues(connection, client, passwordHash)))
  const staff = staffOf(clients, accounts)
  await connection.query('update omsorg.role_assignment set assigned_by = $1', [staff.named('admin').id])
  return staff
}

function staffOf(clients: readonly DemoClient[], accounts: readonly Account[]): Staff {
  const named = (userName: string) => {
    const account = accounts.find((each) => each.userName === userName)
    if (!account) throw new Error(`nobody is called ${userName}`)
    return account
  }
  const suffixes: Readonly<Record<number, string>> = { 10: 'se', 30: 'fi', 40: 'no', 80: 'dk' }
  const accountOf = (kind: string, { client }: DemoClient) =>
    named(client.market === 10 ? `${kind}.se` : `prescriber.${suffixes[client.market]}`)
  return {
    prescriberOf: new Map(clients.map((each) => [each.client.name, accountOf('prescriber', each)])),
    ordererOf: new Map(clients.map((each) => [each.client.name, accountOf('orderer', each)])),
    named,
  }
}

function nodeNamed(home: DemoClient, name: string): Node {
  if (home.client.name === name) return atClient(home.client)
  const unit = home.units.find((each) => each.name === name)
  return unit ? atUnit(unit) : atPlace(home.placeNamed(name).place)
}

/** One person with work at two clients: the parent signs in, a child works at each. */
async function fillParent(
  connection: Connection,
  sweden: DemoClient,
  finland: DemoClient,
  passwordHash: string,
): Promise<Account[]> {
  const person = { firstName: 'Paula', lastName: 'Dalmark', passwordHash, email: 'parent.se@omsorg.example' }
  const parent = await insertUser(connection, {
    ...person,
    userName: 'parent.se',
    client: sweden.client,
    isParent: true,
  })
  const childOf = async (home: DemoClient, userName: string, place: string) =>
    insertUser(connection, {
      ...person,
      userName,
      client: home.client,
      parentUserId: parent.id,
      passwordHash: null,
      at: [{ node: nodeNamed(home, place), roles: ['Prescriber', 'Orderer'], isDefault: true }],
    })
  return [
    parent,
    await childOf(sweden, 'parent.se.fjallviken', 'Östra teamet'),
    await childOf(finland, 'parent.se.jarvimaa', 'Itäranta, tiimi 1'),
  ]
}

async function fillColleagues(connection: Connection, home: DemoClient, passwordHash: string): Promise<Account[]> {
  const { market } = home.client
  const chance = chanceFrom(market + 11)
  const colleagues: Account[] = []
  for (let index = 0; index < (colleaguesPerClient[market] ?? 0); index++) {
    const { place } = home.places[index % home.places.length] as DemoClient['places'][number]
    const isWoman = chance.percent(70)
    const firstName = chance.pick(isWoman ? names[market].women : names[market].men)
    const lastName = chance.pick(names[market].lastNames)
    const roles = colleagueRoles[index % colleagueRoles.length] ?? []
    const userName = `${firstName}.${lastName}.${index + 1}`
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9.]/g, '')
    colleagues.push(
      await insertUser(connection, {
        userName,
        firstName,
        lastName,
        client: home.client,
        language: home.planned.language,
        passwordHash,
        at: [{ node: atPlace(place), roles, isDefault: true }],
      }),
    )
  }
  return colleagues
}

function directoryOf(userName: string): Row {
  const person = demoDirectory.find((each) => each.account === userName)
  if (!person) return {}
  return {
    directory_enabled: true,
    directory_user_name: person.userName,
    directory_tenant: demoTenant,
    directory_object_id: person.isLinked ? person.objectId : null,
  }
}

/** The authenticator app of one account, with a secret that the demo tells. */
export async function fillApp(connection: Connection, staff: Staff, seal: Seal, now: Temporal.Instant): Promise<void> {
  await insertRow(connection, 'second_factor', {
    user_id: staff.named(demoApp.userName).id,
    kind: 'totp',
    name: '',
    secret: bytes(seal.seal(demoApp.secret)),
    credential_id: null,
    counter: 0,
    created_at: now.toString(),
    confirmed_at: now.toString(),
    last_used_at: null,
    used_up_at: null,
  })
}

function authenticationOf(userName: string): Row {
  const held = demoCards.find((each) => each.userName === userName)
  if (held) return { [`${held.card}_enabled`]: true, [`${held.card}_number`]: held.number }
  if (userName === 'twofactor.se') return { email_code_enabled: true, two_factor_enabled: true }
  if (userName === demoApp.userName) return { two_factor_enabled: true }
  return {}
}
