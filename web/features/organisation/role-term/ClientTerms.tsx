import type { AddressedNode } from '@omsorg/domain/organisation/node/node-address.ts'
import { TermList } from './TermList.tsx'

/** The roles of one client that end. */
export default function ClientTerms({
  node,
  mayChange,
}: {
  readonly node: AddressedNode
  readonly mayChange: boolean
}) {
  return <TermList clientId={node.id} mayChange={mayChange} />
}
