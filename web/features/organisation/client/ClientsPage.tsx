import { readNodeAddress } from '@omsorg/domain/organisation/node/node-address.ts'
import { useLocation, useParams } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { addressView } from '../../../platform/routing/address-view.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { searchText } from '../../../platform/routing/search-text.ts'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { NoHits } from '../../../ui/feedback/NoHits.tsx'
import { BarePage } from '../../../ui/layout/Page.tsx'
import { usePhoneWidth } from '../../../ui/layout/use-phone-width.ts'
import { type Administration, addressOfNode } from '../node/chosen-node.ts'
import { LandingPane } from '../node/LandingPane.tsx'
import { NodePane } from '../node/NodePane.tsx'
import { TreePane } from '../tree/TreePane.tsx'
import { useClientTree } from '../tree/use-client-tree.ts'
import css from './ClientsPage.module.css'

const view = addressView({ searchText })

/** Who types goes on typing for so long; then it is searched. */
const typingPause = 250

/** The tree of clients, and beside it the node that the address names (A-2.4-02). It stays while the address goes from node to node. */
export function ClientsPage() {
  const t = useAllTexts()
  const { missing, tree: words } = t.organisation
  const user = useSessionUser()
  const application: Administration = user?.application === 'CSP' ? 'CSP' : 'PRINCIPAL'
  const { clientId = null, careUnitId = null, carePlaceId = null, actionName = null } = useWritten()
  const address = useMemo(
    () => readNodeAddress({ clientId, careUnitId, carePlaceId }),
    [clientId, careUnitId, carePlaceId],
  )
  const node = address.state === 'node' ? address.node : null
  const [tree, state] = useClientTree()
  const { view: sought, change } = useAddressView(view)
  const [typed, setTyped] = useState(sought.searchText)
  const isPhone = usePhoneWidth()
  const [showsTree, setShowsTree] = useState(false)
  const { searchStr } = useLocation()

  const term = sought.searchText
  useEffect(() => {
    void (term === '' ? tree.search('', node).then(() => tree.show(node)) : tree.search(term, node))
  }, [tree, node, term])

  // Another address brings its own search; what is being typed stays.
  const [inAddress, setInAddress] = useState(term)
  if (inAddress !== term) {
    setInAddress(term)
    if (typed.trim() !== term) setTyped(term)
  }
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  function type(text: string): void {
    setTyped(text)
    clearTimeout(resting.current)
    const wanted = text.trim().slice(0, 100)
    resting.current = setTimeout(() => change({ searchText: wanted }), wanted === '' ? 0 : typingPause)
  }

  if (!user || user.application === 'GUIDE') return null
  const isFolded = isPhone && node !== null && !showsTree
  return (
    <BarePage>
      <div className={css.area}>
        <div className={css.tree}>
          {isPhone && node && (
            <Button size="compact" wide aria-expanded={!isFolded} onClick={() => setShowsTree(!showsTree)}>
              {isFolded ? words.show : words.hide}
            </Button>
          )}
          {!isFolded && (
            <TreePane
              tree={tree}
              state={state}
              application={application}
              chosen={node}
              term={typed}
              onTerm={type}
              onChoose={(chosen) => {
                setShowsTree(false)
                void openAddress(addressOfNode(application, chosen) + searchStr)
              }}
            />
          )}
        </div>
        <div className={css.pane}>
          {node ? (
            <NodePane
              key={node.id}
              who={{ application, permissions: user.permissions }}
              node={node}
              actionName={actionName}
              query={searchStr}
              tree={tree}
            />
          ) : (
            <>
              <h1 className={css.title}>{t.screens.organisationClients}</h1>
              {address.state === 'unreadable' ? (
                <NoHits title={missing.title}>{missing.body}</NoHits>
              ) : (
                <LandingPane application={application} />
              )}
            </>
          )}
        </div>
      </div>
    </BarePage>
  )
}

/** The parts of the address as they are written. */
function useWritten(): Readonly<Record<string, string | undefined>> {
  return useParams({ strict: false })
}
