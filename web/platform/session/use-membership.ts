import { useCallback } from 'react'
import { membership } from '../calls/client.ts'
import { useLoaded } from '../use-loaded.ts'
import type { MembershipNode } from './membership.ts'
import { type SessionUser, actingId } from './session-user.ts'

/** What the person signed in belongs to; null until it is known, or when it could not be read. */
export function useMembership(user: SessionUser): readonly MembershipNode[] | null {
  const id = actingId(user)
  const loaded = useLoaded(useCallback(() => membership.load(id), [id]))
  return loaded.state === 'there' ? loaded.value : membership.nodesOf(id)
}
