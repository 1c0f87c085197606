import { readNodeAddress } from '@omsorg/domain/organisation/node/node-address.ts'
import { useParams } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { addressOfNode } from '../node/chosen-node.ts'
import { nodeIcons } from '../node/node-icons.tsx'
import { TreePage } from '../node/TreePage.tsx'
import { useAdministrator } from '../node/use-administrator.ts'
import { addressedNode, createClientTree, type NodeFacts } from '../tree/client-tree.ts'
import type { LineOf } from '../tree/TreePane.tsx'
import { useTree } from '../tree/use-tree.ts'

/** The tree of clients, and beside it the node that the address names (A-2.4-02). */
export function ClientsPage() {
  const t = useAllTexts()
  const { tree: words, clientTree } = t.organisation
  const application = useAdministrator()?.application ?? 'PRINCIPAL'
  const { clientId = null, careUnitId = null, carePlaceId = null, actionName = null } = useWritten()
  const address = useMemo(
    () => readNodeAddress({ clientId, careUnitId, carePlaceId }),
    [clientId, careUnitId, carePlaceId],
  )
  const [tree, state] = useTree(createClientTree)
  const lineOf = useCallback<LineOf<NodeFacts>>(
    (node) => {
      const { childCount: count, facts } = node
      return {
        href: addressOfNode(application, addressedNode(node)),
        icon: nodeIcons[facts.kind],
        below: facts.kind === 'Client' ? words.unitCount({ count }) : words.placeCount({ count }),
      }
    },
    [application, words],
  )
  return (
    <TreePage
      kind="Client"
      title={t.screens.organisationClients}
      {...{ tree, state, lineOf, actionName }}
      words={clientTree}
      node={address.state === 'node' ? address.node : null}
      isUnreadable={address.state === 'unreadable'}
      addressed={addressedNode}
    />
  )
}

/** The parts of the address as they are written. */
function useWritten(): Readonly<Record<string, string | undefined>> {
  return useParams({ strict: false })
}
