import { agree, refuse, type Outcome } from '../../outcome.ts'

/** What decides whether a user may be the parent of others, or the child of one. */
export interface GroupFacts {
  readonly isParentUser: boolean
  /** The one that is asked for; null for none. */
  readonly parent: {
    readonly isParentUser: boolean
    /** Another child of it belongs to the same client. */
    readonly hasChildAtClient: boolean
  } | null
  readonly hasChildren: boolean
}

/** A group is one level deep, and has one child at each client (A-6-49). */
export function checkGroup({
  isParentUser,
  parent,
  hasChildren,
}: GroupFacts): Outcome<null, 'parent-of-parent' | 'has-children' | 'parent-not-found' | 'parent-twice'> {
  if (!isParentUser && hasChildren) return refuse('has-children', { at: 'isParentUser' })
  if (parent === null) return agree(null)
  if (isParentUser || hasChildren) return refuse('parent-of-parent', { at: 'parentUserId' })
  if (!parent.isParentUser) return refuse('parent-not-found', { at: 'parentUserId' })
  return parent.hasChildAtClient ? refuse('parent-twice', { at: 'parentUserId' }) : agree(null)
}
