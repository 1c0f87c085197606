import {
  checkOrderSettings,
  checkPlaceOrderSettings,
  type OrderSettings,
  orderSettingNames,
  type OrderSettingRefusal,
  type OwnOrderSettings,
  type PlaceSettingRefusal,
  settingsOver,
  usualOrderSettings,
} from '@omsorg/domain/orders/settings/order-settings.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { writeOrganisationEvent } from '../../organisation/index.ts'
import {
  holdMethodCodes,
  lockClientOf,
  type OwnRecord,
  type PlaceAddress,
  readOwn,
  type SavedSettings,
  type SettingsOwner,
  writeOwn,
} from './order-settings.sql.ts'
import { ownSettingsOf, storedSettingsOf } from './stored-settings.ts'

export interface SettingsGiven {
  readonly own: OwnOrderSettings
  readonly useClientSettings: boolean
  readonly deliveryAddress: PlaceAddress | null
  /** The version that was read; null for the first save. */
  readonly rowVersion: number | null
}

interface Saving {
  readonly tx: Transaction
  readonly actor: Actor
  readonly now: Temporal.Instant
}

/** What holds for a client whose places have set nothing. */
export async function settingsOfClient(tx: Transaction, clientId: string): Promise<OrderSettings> {
  const record = await readOwn(tx, { clientId, carePlaceId: null })
  return settingsOver(usualOrderSettings, ownSettingsOf(record?.own))
}

/** The client is locked before anything of its settings is read, so of many who save at once each sees what stood before. */
export async function saveClientSettings(
  { tx, actor, now }: Saving,
  owner: SettingsOwner,
  given: SettingsGiven,
): Promise<Outcome<SavedSettings, OrderSettingRefusal | 'stale'>> {
  await lockClientOf(tx, owner)
  const [known, former] = await Promise.all([holdMethodCodes(tx, owner.market), readOwn(tx, owner)])
  const check = checkOrderSettings(given.own, usualOrderSettings, known)
  return check.ok ? write({ tx, actor, now }, owner, { given, former }) : check
}

export async function savePlaceSettings(
  { tx, actor, now }: Saving,
  owner: SettingsOwner,
  given: SettingsGiven,
): Promise<Outcome<SavedSettings, PlaceSettingRefusal | 'stale'>> {
  await lockClientOf(tx, owner)
  const [known, former, ground] = await Promise.all([
    holdMethodCodes(tx, owner.market),
    readOwn(tx, owner),
    settingsOfClient(tx, owner.clientId),
  ])
  const street = given.deliveryAddress?.street ?? null
  const check = checkPlaceOrderSettings({ ...given, street }, ground, known)
  return check.ok ? write({ tx, actor, now }, owner, { given, former }) : check
}

async function write(
  { tx, actor, now }: Saving,
  owner: SettingsOwner,
  { given, former }: { readonly given: SettingsGiven; readonly former: OwnRecord | undefined },
): Promise<Outcome<SavedSettings, 'stale'>> {
  if ((former?.rowVersion ?? null) !== given.rowVersion) return refuse('stale')
  const saved = await writeOwn(tx, owner, { ...given, own: storedSettingsOf(given.own) })
  if (!saved) return refuse('stale')
  await writeOrganisationEvent(tx, {
    clientId: owner.clientId,
    carePlaceId: owner.carePlaceId,
    subject: 'order-settings',
    subjectId: owner.carePlaceId ?? owner.clientId,
    event: 'saved',
    detail: { fields: changedFields(given, former) },
    actor,
    now,
  })
  return agree(saved)
}

function changedFields(given: SettingsGiven, former: OwnRecord | undefined): string[] {
  const before = ownSettingsOf(former?.own)
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  return [
    ...orderSettingNames.filter((name) => !isSame(before[name], given.own[name])),
    ...(given.useClientSettings === (former?.useClientSettings ?? false) ? [] : ['useClientSettings']),
    ...(isSame(given.deliveryAddress, former?.deliveryAddress ?? null) ? [] : ['deliveryAddress']),
  ]
}
