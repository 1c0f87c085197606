import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readSettingsOfPlace } from '../settings/settings.sql.ts'

/** The setting DeactivateAllowed binds who works at the care place; customer service stands above it. */
export async function mayDeactivateHere(
  tx: Transaction,
  { application, carePlaceId }: Pick<Actor, 'application' | 'carePlaceId'>,
): Promise<boolean> {
  if (application !== 'GUIDE') return true
  const settings = carePlaceId ? await readSettingsOfPlace(tx, carePlaceId) : undefined
  return settings?.deactivateAllowed ?? false
}
