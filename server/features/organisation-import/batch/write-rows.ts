import type { ComparedRow } from '@omsorg/domain/organisation-import/batch/compared-row.ts'
import type { SheetField, SheetKind } from '@omsorg/domain/organisation-import/batch/columns.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { addPlaces, addUnits, changePlaces, makeNumbersPrimary, renameUnits } from '../../organisation/index.ts'
import { addUsers, changeUser, welcomeUsers } from '../../sign-in/index.ts'

export interface WriteCall {
  readonly tx: Transaction
  readonly actor: Actor
  readonly now: Temporal.Instant
  readonly seal: Seal
  readonly clientId: string
  readonly market: MarketCode
  readonly welcome: boolean
}

type Values = Readonly<Partial<Record<SheetField, string>>>

const valuesOf = ({ fields }: ComparedRow): Values =>
  Object.fromEntries(fields.flatMap(({ field, after }) => (after === null ? [] : [[field, after]])))

/** Writes some rows that were compared. False when somebody else was quicker by a moment. */
export function writeRows(call: WriteCall, kind: SheetKind, rows: readonly ComparedRow[]): Promise<boolean> {
  const added = rows.filter(({ change }) => change === 'added')
  const changed = rows.filter(({ change }) => change === 'changed')
  if (kind === 'care-units') return writeUnits(call, added, changed)
  return kind === 'care-places' ? writePlaces(call, added, changed) : writeUsers(call, added, changed)
}

type Rows = readonly ComparedRow[]

async function writeUnits({ tx, clientId }: WriteCall, added: Rows, changed: Rows): Promise<boolean> {
  await Promise.all([
    addUnits(
      tx,
      clientId,
      added.map((row) => valuesOf(row).name ?? ''),
    ),
    renameUnits(
      tx,
      changed.map((row) => ({ id: row.targetId ?? '', name: valuesOf(row).name ?? '' })),
    ),
  ])
  return true
}

async function writePlaces({ tx, clientId }: WriteCall, added: Rows, changed: Rows): Promise<boolean> {
  const news = added.map((row) => ({ id: crypto.randomUUID() as string, row, values: valuesOf(row) }))
  const others = changed.map((row) => ({ id: row.targetId ?? '', values: valuesOf(row) }))
  await addPlaces(
    tx,
    clientId,
    news.map(({ id, row, values }) => ({
      id,
      careUnitId: row.parentId ?? '',
      name: values.name ?? '',
      email: values.email ?? null,
      phone: values.phone ?? '',
    })),
  )
  const told = others.filter(({ values: { name, email, phone } }) => Boolean(name ?? email ?? phone))
  await changePlaces(
    tx,
    told.map(({ id, values: { name, email, phone } }) => ({ id, name, email, phone })),
  )
  const numbers = [...news, ...others].flatMap(({ id, values: { customerNumber: number } }) =>
    number === undefined ? [] : [{ id, number }],
  )
  if (numbers.length > 0) await makeNumbersPrimary(tx, clientId, numbers)
  return true
}

async function writeUsers(call: WriteCall, added: Rows, changed: Rows): Promise<boolean> {
  const { tx, clientId, market, actor, now } = call
  const users = added.map((row) => {
    const { userName = '', firstName = '', lastName = '', email = null, phone = null, language = 'en' } = valuesOf(row)
    return { userName, firstName, lastName, email, phone, language, carePlaceId: row.parentId }
  })
  const made = await addUsers(tx, { clientId, market, by: actor.doerId, now }, users)
  if (made.length < users.length) return false
  if (call.welcome) await welcomeUsers(call, made)
  for (const row of changed) {
    const { firstName, lastName, email, phone, language } = valuesOf(row)
    const done = await changeUser(call, { id: Number(row.targetId), firstName, lastName, email, phone, language })
    if (!done) return false
  }
  return true
}
