import type { AddressedNode } from '@omsorg/domain/organisation/node/node-address.ts'
import { linesOf, type TreeNode } from '@omsorg/domain/organisation/tree/forest.ts'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs'
import IconDoor from '@tabler/icons-react/dist/esm/icons/IconDoor.mjs'
import IconFold from '@tabler/icons-react/dist/esm/icons/IconFold.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useMemo } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { NothingFound } from '../../../platform/NothingFound.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty, ErrorState } from '../../../ui/feedback/Empty.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Tree, type TreeLineShown } from '../../../ui/tree/Tree.tsx'
import { type Administration, addressOfNode } from '../node/chosen-node.ts'
import type { ClientTree, ClientTreeState, NodeFacts } from './client-tree.ts'
import css from './TreePane.module.css'

export const nodeIcons: Readonly<Record<NodeFacts['kind'], ReactNode>> = {
  Client: <IconBuildingBank />,
  CareUnit: <IconBuildingHospital />,
  CarePlace: <IconDoor />,
}

interface TreePaneProps {
  readonly tree: ClientTree
  readonly state: ClientTreeState
  readonly application: Administration
  readonly chosen: AddressedNode | null
  readonly term: string
  readonly onTerm: (term: string) => void
  readonly onChoose: (node: AddressedNode) => void
}

/** The tree at the side: search on top, what is found under it, and the nodes. */
export function TreePane({ tree, state, application, chosen, term, onTerm, onChoose }: TreePaneProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.organisation.tree
  const { phase, nodes, opened, busy, found } = state
  const lines = useMemo(
    () =>
      linesOf(nodes, opened).map(({ node, level, place, of, open }): TreeLineShown => {
        const { childCount: count, facts } = node
        const below = facts.kind === 'Client' ? words.unitCount({ count }) : words.placeCount({ count })
        return {
          key: node.id,
          name: node.name,
          level,
          place,
          of,
          open,
          href: addressOfNode(application, addressedNode(node)),
          icon: nodeIcons[facts.kind],
          busy: busy.has(node.id),
          count: open === null ? undefined : { figure: f.number(count), words: below },
        }
      }),
    [nodes, opened, busy, application, words, f],
  )
  const said = found
    ? found.more
      ? words.moreHits({ count: found.hits })
      : words.hits({ count: found.hits })
    : words.clients({ count: nodes.length })

  return (
    <section className={css.pane} aria-label={words.label}>
      <div className={css.search} role="search">
        <TextField
          label={words.search}
          labelHidden
          placeholder={words.search}
          type="search"
          size="compact"
          autoComplete="off"
          icon={<IconSearch />}
          trailing={
            term !== '' && (
              <Button
                variant="text"
                size="small"
                square
                icon={<IconX />}
                aria-label={words.clear}
                onClick={() => onTerm('')}
              />
            )
          }
          value={term}
          onChange={(event) => onTerm(event.target.value)}
        />
        <p className="o-small" role="status">
          {phase === 'there' && said}
        </p>
      </div>
      {phase === 'failed' ? (
        <ErrorState
          title={t.common.failure.title}
          retryWord={t.common.actions.retry}
          onRetry={() => void tree.again(chosen)}
        >
          {t.common.failure.body}
        </ErrorState>
      ) : phase === 'loading' ? (
        <div className={css.waiting}>
          <Skeleton kind="line" rows={8} label={t.common.states.loading} />
        </div>
      ) : nodes.length > 0 ? (
        <Tree
          label={words.label}
          lines={lines}
          chosen={chosen?.id ?? null}
          onChoose={(key) => {
            const line = linesOf(nodes, opened).find(({ node }) => node.id === key)
            if (line) onChoose(addressedNode(line.node))
          }}
          onToggle={(key, open) => void tree.toggle(key, open)}
          term={found?.term}
        />
      ) : found ? (
        <NothingFound term={found.term} onClearTerm={() => onTerm('')}>
          {words.nothingFoundNext}
        </NothingFound>
      ) : (
        <Empty title={words.empty}>{words.emptyNext}</Empty>
      )}
      {opened.size > 0 && phase === 'there' && (
        <div className={css.foot}>
          <Button variant="text" size="compact" icon={<IconFold />} onClick={tree.closeAll}>
            {words.closeAll}
          </Button>
        </div>
      )}
    </section>
  )
}

export function addressedNode({ id, facts }: TreeNode<NodeFacts>): AddressedNode {
  const { kind, clientId, careUnitId } = facts
  if (kind === 'Client') return { kind, id, clientId }
  return kind === 'CareUnit' ? { kind, id, clientId } : { kind, id, clientId, careUnitId }
}
