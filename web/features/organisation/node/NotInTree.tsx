import type { NodeKind } from '@omsorg/domain/organisation/node/node-kinds.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { NoHits } from '../../../ui/feedback/NoHits.tsx'
import { addressOfTree, type TreeKind } from './chosen-node.ts'
import { useAdministrator } from './use-administrator.ts'

export function treeOf(kind: NodeKind): TreeKind {
  return kind === 'User' || kind === 'Operator' ? kind : 'Client'
}

/** What an address names is in no tree of ours: it leads to the tree, which a phone does not show beside it. */
export function NotInTree({ of }: { readonly of: TreeKind }) {
  const { missing, landing } = useAllTexts().organisation
  const who = useAdministrator()
  return (
    <NoHits
      title={missing.title}
      action={
        who && (
          <RouteButton variant="tinted" to={addressOfTree(who.application, of)}>
            {landing.to[of]}
          </RouteButton>
        )
      }
    >
      {missing.body}
    </NoHits>
  )
}
