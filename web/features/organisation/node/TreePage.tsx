import type { AnyNode } from '@omsorg/domain/organisation/node/node-address.ts'
import type { NodeKind } from '@omsorg/domain/organisation/node/node-kinds.ts'
import type { TreeNode } from '@omsorg/domain/organisation/tree/forest.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { cutTo } from '../../../platform/forms/cut-to.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { NotInTree } from './NotInTree.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { BarePage } from '../../../ui/layout/Page.tsx'
import { PageTitle } from '../../../ui/layout/PageTitle.tsx'
import { usePhoneWidth } from '../../../ui/layout/use-phone-width.ts'
import type { LazyTree, LazyTreeState } from '../tree/lazy-tree.ts'
import { TreePane, type TreePaneProps } from '../tree/TreePane.tsx'
import { addressOfNode, type TreeKind } from './chosen-node.ts'
import { LandingPane } from './LandingPane.tsx'
import { NodePane } from './NodePane.tsx'
import css from './TreePage.module.css'
import { needsWidth, type TreeOf } from './node-screens.ts'
import { treeView } from './tree-view.ts'
import { useAdministrator } from './use-administrator.ts'
import { mayAdd, wizardNamed, type WizardProps } from './wizards.ts'

/** Who types goes on typing for so long; then it is searched. */
const typingPause = 250

interface TreePageProps<Facts, Chosen extends AnyNode> extends Pick<TreePaneProps<Facts, Chosen>, 'words' | 'lineOf'> {
  readonly kind: TreeKind
  readonly title: string
  readonly tree: LazyTree<Facts, Chosen>
  readonly state: LazyTreeState<Facts>
  /** The node that the address names. */
  readonly node: Chosen | null
  /** It names something that cannot be one. */
  readonly isUnreadable?: boolean
  readonly actionName: string | null
  /** A node of the tree as its address names it; null for one that has no address here, and only opens. */
  readonly addressed: (node: TreeNode<Facts>) => Chosen | null
  /** Fewer signs are not searched for (A-5-26). */
  readonly shortestTerm?: number
}

/** A tree, and beside it the node that the address names (A-2.4-02, A-2.4-07 to A-2.4-10). It stays while the address goes from node to node. */
export function TreePage<Facts, Chosen extends AnyNode>(props: TreePageProps<Facts, Chosen>) {
  const { kind, title, tree, state, words, lineOf, node, isUnreadable = false, actionName, addressed } = props
  const { shortestTerm = 1 } = props
  const t = useAllTexts()
  const { tree: said } = t.organisation
  const who = useAdministrator()
  const { view: sought, change } = useAddressView(treeView)
  const [typed, setTyped] = useState(sought.searchText)
  const isPhone = usePhoneWidth()
  const [showsTree, setShowsTree] = useState(false)

  const term = [...sought.searchText].length < shortestTerm ? '' : sought.searchText
  useEffect(() => {
    void (term === '' ? tree.search('', node).then(() => tree.show(node)) : tree.search(term, node))
  }, [tree, node, term])

  // Another address brings its own search; what is being typed stays.
  const [inAddress, setInAddress] = useState(term)
  if (inAddress !== term) {
    setInAddress(term)
    if (typed.trim() !== term && (term !== '' || [...typed.trim()].length >= shortestTerm)) setTyped(term)
  }
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  function type(text: string): void {
    setTyped(text)
    clearTimeout(resting.current)
    const written = cutTo(text.trim(), 100)
    const wanted = [...written].length < shortestTerm ? '' : written
    resting.current = setTimeout(() => change({ searchText: wanted }), wanted === '' ? 0 : typingPause)
  }

  if (!who) return null
  const { application } = who
  const isShort = typed.trim() !== '' && [...typed.trim()].length < shortestTerm
  const Wizard = mayAdd(kind, who) ? wizardNamed(kind, actionName) : undefined
  const isBeside = node !== null || Wizard !== undefined
  const isFolding = isBeside && (isPhone || needsWidth(kind, actionName))
  const isFolded = isFolding && !showsTree
  // The screens of a node are those of the kinds that stand in this tree.
  const ownTree = tree as unknown as TreeOf<NodeKind>
  return (
    <BarePage>
      <div className={css.area} data-folded={isFolded || undefined}>
        <div className={css.tree}>
          {isFolding && (
            <Button size="compact" wide={isPhone} aria-expanded={!isFolded} onClick={() => setShowsTree(!showsTree)}>
              {isFolded ? said.show : said.hide}
            </Button>
          )}
          {!isFolded && (
            <TreePane
              {...{ tree, state, words, lineOf, chosen: node, term: typed }}
              hint={isShort ? said.tooShort({ count: shortestTerm }) : undefined}
              onTerm={type}
              onChoose={(each) => {
                const chosen = addressed(each)
                if (!chosen) return void tree.toggle(each.id, !state.opened.has(each.id))
                setShowsTree(false)
                void openAddress(addressOfNode(application, chosen) + treeView.write({ ...sought, import: null }))
              }}
            />
          )}
        </div>
        <div className={css.pane}>
          {Wizard ? (
            <Suspense fallback={<Skeleton kind="line" rows={6} label={t.common.states.loading} />}>
              <Wizard node={node as WizardProps['node']} tree={ownTree} />
            </Suspense>
          ) : node ? (
            <NodePane
              key={node.id}
              {...{ who, node, actionName }}
              query={treeView.write({ ...sought, import: null })}
              tree={ownTree}
            />
          ) : (
            <>
              <PageTitle className={css.title}>{title}</PageTitle>
              {isUnreadable ? <NotInTree of={kind} /> : <LandingPane of={kind} />}
            </>
          )}
        </div>
      </div>
    </BarePage>
  )
}
