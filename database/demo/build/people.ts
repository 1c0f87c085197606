import { hash } from '@node-rs/argon2'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { CarePlace, CareUnit, Client } from './organisation.ts'
import { insertRow, insertRows, takeId, type Connection, type Row } from './rows.ts'

/** argon2id as the server makes it. Slow on purpose: hash a shared password once and hand the result to every account. */
export async function passwordHashOf(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
}

/** A user or operator as far as other builders need to name it. */
export interface Account {
  readonly id: number
  readonly userName: string
  readonly name: string
}

export type Node =
  | { readonly type: 'client'; readonly id: string; readonly clientId: string }
  | { readonly type: 'care-unit'; readonly id: string; readonly clientId: string }
  | { readonly type: 'care-place'; readonly id: string; readonly clientId: string }

export function atClient({ id }: Client): Node {
  return { type: 'client', id, clientId: id }
}
export function atUnit({ id, clientId }: CareUnit): Node {
  return { type: 'care-unit', id, clientId }
}
export function atPlace({ id, clientId }: CarePlace): Node {
  return { type: 'care-place', id, clientId }
}

interface AccountGiven {
  readonly userName: string
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string | null
  readonly phone?: string | null
  readonly language?: 'en' | 'sv' | 'fi' | 'dk'
  readonly passwordHash?: string | null
  readonly status?: 'active' | 'inactive' | 'locked' | 'pending'
  /** Columns of authentication_method that differ from "password alone". */
  readonly authentication?: Row
  /** The disclaimer is accepted, so that signing in leads straight to work. */
  readonly acceptsDisclaimer?: boolean
}

export interface UserGiven extends AccountGiven {
  readonly client: Client
  /** Where the user belongs, and with which roles there, by code. No roles: a mere member. */
  readonly at?: readonly { readonly node: Node; readonly roles?: readonly string[]; readonly isDefault?: boolean }[]
  readonly isParent?: boolean
  readonly parentUserId?: number
}

/** A user of GUIDE with memberships and roles. */
export async function insertUser(connection: Connection, given: UserGiven): Promise<Account> {
  const { client } = given
  const account = await insertAccount(connection, given, {
    kind: 'user',
    application: 'GUIDE',
    market: client.market,
    client_id: client.id,
    is_parent: given.isParent ?? false,
    parent_user_id: given.parentUserId ?? null,
  })
  const places = given.at ?? []
  await insertRows(
    connection,
    'membership',
    places.map(({ node, isDefault }) => ({
      ...columnsOf(node),
      user_id: account.id,
      is_default: isDefault ?? false,
      created_at: new Date(),
    })),
  )
  for (const { node, roles } of places) await assignRoles(connection, account.id, roles ?? [], columnsOf(node))
  return account
}

function columnsOf(node: Node) {
  return { client_id: node.clientId, node_type: node.type, node_id: node.id }
}

export interface OperatorGiven extends AccountGiven {
  readonly application: 'PRINCIPAL' | 'CSP'
  readonly market?: MarketCode
  readonly roles: readonly string[]
}

/** An operator of administration or customer service; the roles hold in the whole application. */
export async function insertOperator(connection: Connection, given: OperatorGiven): Promise<Account> {
  const account = await insertAccount(connection, given, {
    kind: 'operator',
    application: given.application,
    market: given.market ?? 10,
    client_id: null,
    is_parent: false,
    parent_user_id: null,
  })
  await assignRoles(connection, account.id, given.roles, { client_id: null, node_type: 'application', node_id: null })
  return account
}

async function insertAccount(connection: Connection, given: AccountGiven, fixed: Row): Promise<Account> {
  const id = await takeId(connection, 'user_account')
  const { userName, firstName = 'Test', lastName = userName, status = 'active' } = given
  await insertRow(connection, 'user_account', {
    ...fixed,
    id,
    user_name: userName,
    first_name: firstName,
    last_name: lastName,
    email: given.email === undefined ? `${userName}@omsorg.example` : given.email,
    phone: given.phone ?? null,
    language: given.language ?? 'sv',
    password_hash: given.passwordHash ?? null,
    password_set_at: given.passwordHash ? new Date() : null,
    status,
    locked_reason: status === 'locked' ? 'failed-attempts' : null,
    status_changed_at: new Date(),
    epoch: 1,
    created_at: new Date(),
    row_version: 1,
  })
  await insertRow(connection, 'authentication_method', { ...passwordAlone, user_id: id, ...given.authentication })
  if (given.acceptsDisclaimer ?? true) {
    await insertRow(connection, 'disclaimer_acceptance', {
      user_id: id,
      agreement_version: '1',
      language: given.language ?? 'sv',
      accepted_at: new Date(),
    })
  }
  return { id, userName, name: `${firstName} ${lastName}` }
}

const passwordAlone = {
  password_enabled: true,
  siths_enabled: false,
  siths_number: null,
  vrk_enabled: false,
  vrk_number: null,
  directory_enabled: false,
  directory_user_name: null,
  directory_tenant: null,
  directory_object_id: null,
  sms_code_enabled: false,
  email_code_enabled: false,
  two_factor_enabled: false,
  two_factor_enforced: false,
  row_version: 1,
}

/** Refuses a code that is no role: a world that misspells one would quietly give nothing. */
async function assignRoles(connection: Connection, userId: number, codes: readonly string[], at: Row): Promise<void> {
  if (codes.length === 0) return
  const { rows } = await connection.query<{ id: number; code: string }>(
    'select id, code from omsorg.role where code = any($1)',
    [codes],
  )
  const unknown = codes.filter((code) => !rows.some((role) => role.code === code))
  if (unknown.length > 0) throw new Error(`no role is called ${unknown.join(', ')}`)
  await insertRows(
    connection,
    'role_assignment',
    rows.map((role) => ({ ...at, user_id: userId, role_id: role.id, assigned_at: new Date() })),
  )
}
