import { useEffect, useState } from 'react'
import { membership } from '../calls/client.ts'
import type { MembershipNode } from './membership.ts'
import { type SessionUser, actingId } from './session-user.ts'

/** What the person signed in belongs to; null until it is known, or when it could not be read. */
export function useMembership(user: SessionUser): readonly MembershipNode[] | null {
  const id = actingId(user)
  const [nodes, setNodes] = useState(() => membership.nodesOf(id))
  useEffect(() => {
    let current = true
    membership
      .load(id)
      .catch(() => null)
      .then((read) => current && setNodes(read))
    return () => {
      current = false
    }
  }, [id])
  return nodes
}
