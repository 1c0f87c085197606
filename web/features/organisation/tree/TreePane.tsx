import { linesOf, type TreeNode } from '@omsorg/domain/organisation/tree/forest.ts'
import IconFold from '@tabler/icons-react/dist/esm/icons/IconFold.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMemo } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { NothingFound } from '../../../platform/NothingFound.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty, ErrorState } from '../../../ui/feedback/Empty.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Tree, type TreeLineShown } from '../../../ui/tree/Tree.tsx'
import type { LazyTree, LazyTreeState } from './lazy-tree.ts'
import css from './TreePane.module.css'

/** What the tree of a kind says of itself. */
export interface TreeWords {
  readonly label: string
  readonly search: string
  /** How much is there while nothing is searched. */
  readonly shown: (given: { readonly count: number }) => string
  readonly empty: string
  readonly emptyNext: string
  readonly nothingFoundNext: string
}

/** How a node is drawn: where it has its address, and how many stand below it, in words. */
export type LineOf<Facts> = (node: TreeNode<Facts>) => Pick<TreeLineShown, 'href' | 'icon' | 'note'> & {
  readonly below: string
  /** In the place of a name of its own. */
  readonly name?: string
}

export interface TreePaneProps<Facts, Chosen extends { readonly id: string }> {
  readonly tree: LazyTree<Facts, Chosen>
  readonly state: LazyTreeState<Facts>
  readonly words: TreeWords
  readonly lineOf: LineOf<Facts>
  readonly chosen: Chosen | null
  readonly term: string
  /** Said in place of what is found, such as that the term is too short. */
  readonly hint?: string | undefined
  readonly onTerm: (term: string) => void
  readonly onChoose: (node: TreeNode<Facts>) => void
}

/** The tree at the side: search on top, what is found under it, and the nodes. */
export function TreePane<Facts, Chosen extends { readonly id: string }>(props: TreePaneProps<Facts, Chosen>) {
  const { tree, state, words, lineOf, chosen, term, hint, onTerm, onChoose } = props
  const [t, f] = useTextsAndFormat()
  const said = t.organisation.tree
  const { phase, nodes, places, total, opened, busy, found, isCleared } = state
  const { loading } = t.common.states
  const lines = useMemo(() => {
    const known = linesOf(nodes, opened).map(({ node, level, place, of, open }): TreeLineShown => {
      const { below, ...line } = lineOf(node)
      return {
        key: node.id,
        name: node.name,
        level,
        place,
        of,
        open,
        ...line,
        busy: busy.has(node.id),
        count: open === null ? undefined : { figure: f.number(node.childCount), words: below },
      }
    })
    return amongAll(known, { places, total }, loading)
  }, [nodes, places, total, opened, busy, lineOf, f, loading])
  const status = found
    ? found.more
      ? said.moreHits({ count: found.hits })
      : said.hits({ count: found.hits })
    : words.shown({ count: total })

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
                aria-label={said.clear}
                onClick={() => onTerm('')}
              />
            )
          }
          value={term}
          onChange={(event) => onTerm(event.target.value)}
        />
        <p className="o-small" role="status">
          {hint ?? (phase === 'there' && !isCleared && status)}
        </p>
      </div>
      {phase === 'failed' ? (
        <div className={css.waiting}>
          <ErrorState
            title={t.common.failure.title}
            retryWord={t.common.actions.retry}
            onRetry={() => void tree.again(chosen)}
          >
            {t.common.failure.body}
          </ErrorState>
        </div>
      ) : phase === 'loading' ? (
        <div className={css.waiting}>
          <Skeleton kind="line" rows={8} label={t.common.states.loading} />
        </div>
      ) : total > 0 ? (
        <Tree
          label={words.label}
          lines={lines}
          chosen={chosen?.id ?? null}
          onChoose={(key) => {
            const line = linesOf(nodes, opened).find(({ node }) => node.id === key)
            if (line) onChoose(line.node)
          }}
          onToggle={(key, open) => void tree.toggle(key, open)}
          onSight={(first, last) => {
            const waiting = lines.slice(first, last + 1).filter((line) => line.waiting !== undefined)
            const [next, end] = [waiting[0], waiting.at(-1)]
            if (next && end) void tree.see(next.place - 1, end.place - 1)
          }}
          term={found?.term}
        />
      ) : found ? (
        <div className={css.waiting}>
          <NothingFound term={found.term} onClearTerm={() => onTerm('')}>
            {words.nothingFoundNext}
          </NothingFound>
        </div>
      ) : isCleared ? (
        <div className={css.waiting}>
          <Empty title={said.cleared} action={<Button onClick={() => void tree.again(chosen)}>{said.showAll}</Button>}>
            {words.nothingFoundNext}
          </Empty>
        </div>
      ) : (
        <div className={css.waiting}>
          <Empty title={words.empty}>{words.emptyNext}</Empty>
        </div>
      )}
      {opened.size > 0 && phase === 'there' && (
        <div className={css.foot}>
          <Button variant="text" size="compact" icon={<IconFold />} onClick={tree.closeAll}>
            {said.closeAll}
          </Button>
        </div>
      )}
    </section>
  )
}

/** The lines in their places among all roots: one that waits for each root that is not known. */
function amongAll(
  lines: readonly TreeLineShown[],
  { places, total }: Pick<LazyTreeState<unknown>, 'places' | 'total'>,
  waiting: string,
): readonly TreeLineShown[] {
  if (places.length === total) return lines
  const all: TreeLineShown[] = []
  let next = 0
  const waitUntil = (place: number): void => {
    for (; next < place; next += 1) {
      const line = {
        key: `place ${next}`,
        name: '',
        level: 1,
        place: next + 1,
        of: total,
        open: null,
        href: '',
        icon: null,
      }
      all.push({ ...line, waiting })
    }
  }
  for (const line of lines) {
    if (line.level > 1) {
      all.push(line)
      continue
    }
    waitUntil(places[line.place - 1] ?? next)
    next += 1
    all.push({ ...line, place: next, of: total })
  }
  waitUntil(total)
  return all
}
