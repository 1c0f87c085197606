import type { AddressedNode } from '@omsorg/domain/organisation/node/node-address.ts'
import { RequestList } from './RequestList.tsx'

/** Who asks for an account at one client, with those whose organisation nobody knows. */
export default function ClientRequests({
  node,
  mayChange,
}: {
  readonly node: AddressedNode
  readonly mayChange: boolean
}) {
  return (
    <div className="o-stack">
      <RequestList clientId={node.id} mayDecide={mayChange} />
    </div>
  )
}
