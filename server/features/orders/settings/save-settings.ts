import {
  checkOrderSettings,
  checkPlaceOrderSettings,
  type OrderSettings,
  type OrderSettingRefusal,
  type OwnOrderSettings,
  type PlaceSettingRefusal,
  settingsOver,
  usualOrderSettings,
} from '@omsorg/domain/orders/settings/order-settings.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
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

/** What holds for a client whose places have set nothing. */
export async function settingsOfClient(tx: Transaction, clientId: string): Promise<OrderSettings> {
  const record = await readOwn(tx, { clientId, carePlaceId: null })
  return settingsOver(usualOrderSettings, ownSettingsOf(record?.own))
}

/** The client is locked before anything of its settings is read, so of many who save at once each sees what stood before. */
export async function saveClientSettings(
  tx: Transaction,
  owner: SettingsOwner,
  given: SettingsGiven,
): Promise<Outcome<SavedSettings, OrderSettingRefusal | 'stale'>> {
  await lockClientOf(tx, owner)
  const [known, former] = await Promise.all([holdMethodCodes(tx, owner.market), readOwn(tx, owner)])
  const check = checkOrderSettings(given.own, usualOrderSettings, known)
  return check.ok ? write(tx, owner, { given, former }) : check
}

export async function savePlaceSettings(
  tx: Transaction,
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
  return check.ok ? write(tx, owner, { given, former }) : check
}

async function write(
  tx: Transaction,
  owner: SettingsOwner,
  { given, former }: { readonly given: SettingsGiven; readonly former: OwnRecord | undefined },
): Promise<Outcome<SavedSettings, 'stale'>> {
  if ((former?.rowVersion ?? null) !== given.rowVersion) return refuse('stale')
  const saved = await writeOwn(tx, owner, { ...given, own: storedSettingsOf(given.own) })
  return saved ? agree(saved) : refuse('stale')
}
