import { checkGroup } from '@omsorg/domain/sign-in/user/user-group.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readGroup } from './user-writes.sql.ts'

interface Wanted {
  /** Null for somebody new. */
  readonly userId: number | null
  readonly clientId: string
  readonly isParentUser: boolean
  readonly parentUserId: number | null
}

/** Judges the group that somebody is to belong to, once nobody else changes it. */
export async function judgeGroup(tx: Transaction, wanted: Wanted) {
  const { isParentUser, parentUserId } = wanted
  const known = await readGroup(tx, wanted)
  if (parentUserId !== null && known.parent_is_parent === null)
    return refuse('parent-not-found', { at: 'parentUserId' })
  return checkGroup({
    isParentUser,
    hasChildren: known.has_children,
    parent:
      parentUserId === null
        ? null
        : { isParentUser: known.parent_is_parent === true, hasChildAtClient: known.has_child_at_client },
  })
}
