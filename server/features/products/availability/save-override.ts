import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { type AreaLimit, checkOverride } from '@omsorg/domain/products/availability/availability.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { writeUserEvent } from '../../sign-in/index.ts'
import { overrideViewOf } from './override-view.ts'
import { lockUser, readOverride, writeOverride } from './override.sql.ts'

interface OverrideToSave {
  readonly userId: number
  readonly useOverride: boolean
  readonly areas: readonly AreaLimit[]
  /** Null: there are none yet. */
  readonly rowVersion: number | null
}

/** Locks the user, judges, writes, and answers what holds now. */
export async function saveOverride(tx: Transaction, actor: Actor, given: OverrideToSave) {
  const { userId, useOverride, areas, rowVersion } = given
  await lockUser(tx, userId)
  const stands = await readOverride(tx, userId)
  if (!stands) return refuse('user-not-found', { at: 'userId' })
  if (stands.row_version !== rowVersion) return refuse('stale')
  const assessed = checkOverride(areas, stands.areas)
  if (!assessed.ok) return assessed
  const next = { userId, clientId: stands.client_id, useOverride, areas, rowVersion: (rowVersion ?? 0) + 1 }
  await writeOverride(tx, next)
  await writeUserEvent(tx, { userId, event: 'product-availability', detail: { useOverride, areas }, actor })
  const saved = await readOverride(tx, userId)
  return saved ? agree(overrideViewOf(userId, saved)) : refuse('user-not-found', { at: 'userId' })
}
